import Testing

@testable import ImageFiles

@Suite("Messages of libraries")
struct LibraryMessageTests {
  @Test(
    "A message names its library, and has neither the process, nor the time, nor an address in memory",
    arguments: [
      ("Poppler", "f: assertion 'a < b' failed", "Poppler says 'f: assertion 'a < b' failed'"),
      (
        "librsvg", "(process:4711): GLib-GObject-WARNING **: 17:47:14.753: invalid instance 0x55d0c3a1f2b0",
        "librsvg says 'GLib-GObject-WARNING **: invalid instance 0x...'"
      ),
      ("GdkPixbuf", "(a) b: 0xFF at 10:11:12", "GdkPixbuf says '(a) b: 0xFF at 10:11:12'"),
    ])
  func steady(origin: String, text: String, sentence: String) {
    #expect(LibraryMessage(origin: origin, text: text).sentence == sentence)
  }

  @Test("A message acts on no terminal: it can contain names from the file")
  func inert() {
    let message = LibraryMessage(origin: "P\u{1B}[2J", text: "a\n::error::b\u{202E}c\u{9B}d")
    #expect(message.sentence == #"P\u{1B}[2J says 'a\n::error::b\u{202E}c\u{9B}d'"#)
  }
}
