import Testing

@testable import GalleyCommands

@Suite("Sizes of files")
struct ByteCountTests {
  @Test(
    "A size is read as people write it",
    arguments: [
      ("50 MB", 50_000_000), ("1.5GiB", 1_610_612_736), ("800", 800), ("2kb", 2000), ("0", 0), ("3 B", 3),
      ("3 GB", 3_000_000_000), ("3 KiB", 3072), ("3 MiB", 3_145_728),
    ])
  func reading(text: String, bytes: Int) {
    #expect(ByteCount(argument: text)?.bytes == bytes)
  }

  @Test(
    "Text that is not a size is refused",
    arguments: ["", "MB", "-5", "5 XB", "1.2.3", "9e99", "99999999999999999999 GB"])
  func refusals(text: String) {
    #expect(ByteCount(argument: text) == nil)
  }

  @Test(
    "A size is written in its largest unit",
    arguments: [(0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (51_349_000, "51.3 MB"), (2_000_000_000, "2 GB")])
  func writing(bytes: Int, text: String) {
    #expect(ByteCount(bytes: bytes).text == text)
  }
}
