import Files
import SnapshotRuns
import Testing

@Suite("Addresses of a shared cache")
struct CacheAddressTests {
  @Test(
    "Messages show an address without a user's name and password",
    arguments: [
      ("https://host/path", "https://host/path"), ("https://me:secret@host/path/", "https://host/path"),
      ("https://me:sec@ret@host", "https://host"), ("http://host:80/a@b", "http://host:80/a@b"),
    ])
  func description(text: String, shown: String) throws {
    #expect(try CacheAddress(text).description == shown)
    #expect(AddressText.withoutCredentials(text).utf8.contains("secret") == false)
    #expect(try CacheAddress(text).hasCredentials == text.utf8.contains("://me"))
  }

  @Test(
    "What goes over http:// to another machine can be read on the way",
    arguments: [
      ("https://host", false), ("http://host", true), ("http://127.0.0.1:80/x", false), ("http://localhost", false),
      ("http://[::1]:80", false), ("http://localhost.example.com", true), ("http://127.0.0.1@example.com", true),
    ])
  func readable(text: String, isReadable: Bool) throws { #expect(try CacheAddress(text).isReadable == isReadable) }

  @Test(
    "An address has a scheme that is spoken, a host, and nothing that ends a line or begins a query",
    arguments: [
      "grpc://host/x", "HTTP://host", "://", "https://", "https:///x", "https://:80/x", "https://me:secret@",
      "https://me:se/secret@host/x",
      "https://h/a b",
      "https://h/\n", "https://h/?a", "https://h/#a", "https://h\u{00E4}/",
    ])
  func wrong(text: String) {
    let error = #expect(throws: CacheAddressError.self) { try CacheAddress(text) }
    #expect(error?.description.utf8.contains("secret") == false)
  }

  @Test("A path is no address", arguments: ["cache", "/tmp/cache", "a:/b", "https:/host"])
  func path(text: String) { #expect(!AddressText.isAddress(text)) }
}
