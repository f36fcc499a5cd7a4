/// A language tag that is safe to hand on: Pango keeps every tag for the process's life.
struct LanguageTag: Hashable {
  let text: String

  /// The tag, or English for what is none.
  init(_ tag: String) {
    let isTag = (1...35).contains(tag.utf8.count) && tag.utf8.allSatisfy(LanguageTag.isAllowed)
    text = isTag ? tag : "en"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
