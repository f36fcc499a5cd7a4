import Files

/// The address of a server with a cache that several machines share.
///
/// It is asked by the HTTP protocol of Bazel's remote caches: `/ac/` and a key for an entry, `/cas/` and a digest for a
/// value.
package struct CacheAddress: Hashable, Sendable, CustomStringConvertible {
  private static let schemes = ["https://", "http://"]

  /// The address for messages and other processes, without credentials.
  package let description: String
  /// The beginning of the addresses of all requests, with the credentials if there are any.
  let base: String
  /// Whether the address has a user's name or a password.
  package let hasCredentials: Bool
  /// Whether what is sent can be read on the way.
  package let isReadable: Bool
  /// Whether the server is on this machine, so that no proxy leads to it.
  let isOfThisMachine: Bool

  /// - Throws: ``CacheAddressError`` for an address that no cache can have.
  package init(_ text: String) throws(CacheAddressError) {
    let slashes = text.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
    base = String(Substring(text.utf8.dropLast(slashes)))
    description = AddressText.withoutCredentials(base)
    hasCredentials = description != base
    guard let scheme = Self.schemes.first(where: description.utf8.hasPrefix) else { throw .scheme(description) }
    let rest = description.utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ":") else {
      throw .host(description)
    }
    let credentials = base.utf8.dropFirst(scheme.utf8.count).prefix(base.utf8.count - description.utf8.count)
    guard !credentials.contains(UInt8(ascii: "/")) else { throw .credentials(description) }
    let excluded = Array("?#\\\"<>".utf8)
    guard base.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !excluded.contains($0) }) else { throw .text(description) }
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    isOfThisMachine = Self.isOfThisMachine(String(decoding: host, as: UTF8.self))
    isReadable = scheme == "http://" && !isOfThisMachine
  }

  private static func isOfThisMachine(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { host == $0 || host.utf8.hasPrefix($0 + ":") }
  }
}

/// An address that no cache can have.
package enum CacheAddressError: Error, Hashable, CustomStringConvertible {
  case scheme(String)
  /// The text is neither an address nor meant as the name of a folder.
  case incomplete(String)
  case host(String)
  case text(String)
  /// The password has a slash, which ends the host.
  case credentials(String)
  /// The address and what is sent with it would be read by anybody on the way.
  case password(String)
  /// There is no folder in front of the server.
  case noFolder
  /// The header for the server is no line of text.
  case authorization

  package var description: String {
    switch self {
    case .scheme(let address): "the cache's address '\(address)' has to begin with https:// or http://"
    case .incomplete(let text):
      "the cache '\(text)' is no address; expected one such as https://cache.example.com/galley, or './\(text)' for a folder"
    case .host(let address): "the cache's address '\(address)' names no host"
    case .credentials(let address):
      "the password for the cache '\(address)' has a slash; write it as %2F"
    case .password(let address):
      "the cache's address '\(address)' begins with http://, and a password is sent to https:// addresses only"
    case .noFolder:
      "a cache with an address needs a folder, too; name one with another --cache, or set XDG_CACHE_HOME or HOME"
    case .authorization: "GALLEY_CACHE_AUTHORIZATION has a line break or another character that controls"
    case .text(let address):
      "the cache's address '\(address)' has a character that it cannot have; write it as % and two digits, and leave out "
        + "everything from '?' or '#'"
    }
  }
}
