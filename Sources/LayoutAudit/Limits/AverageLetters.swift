/// A text whose letters are as frequent as in a language, to tell how many characters a width is.
///
/// It depends on the language alone, so that the same width is the same number of characters in every table and every
/// command. Texts of an interface also have spaces, which are narrower, and capitals, which are wider.
package struct AverageLetters: Hashable, Sendable {
  /// The letters, spread so that neighbours are different ones.
  package let text: String

  /// - Parameter language: A language tag such as `de` or `pt-BR`. A language without a table has that of the script
  ///   that it is written in, or else English.
  package init(of language: String) {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    let name = parts.first ?? "en"
    let isCyrillic = parts.contains("cyrl") || Self.cyrillic.contains(name) && !parts.contains("latn")
    text = Self.spread(Self.tables[name] ?? Self.tables[isCyrillic ? "ru" : Self.relatives[name] ?? "en"] ?? "")
  }

  /// Languages that are written like another one with a table.
  private static let cyrillic: Set = ["be", "bg", "kk", "ky", "mk", "mn", "sr", "tg", "uk"]
  private static let relatives = [
    "nb": "da", "no": "da", "nn": "da", "sk": "cs", "ca": "es", "gl": "pt", "et": "fi", "az": "tr", "ur": "fa",
    "mr": "hi", "yue": "zh",
  ]

  /// The letters of languages, each followed by its frequency in per cent. A letter without a number has one per cent.
  ///
  /// English, German, French, Spanish, Portuguese, Italian, Turkish, Swedish, Polish and Dutch: Wikipedia, "Letter
  /// frequency", tables "Relative frequencies of letters in the English language" and "... in other languages",
  /// rounded. Their accented letters, and Danish, Finnish, Czech, Hungarian, Russian and Vietnamese as a whole, are
  /// estimates that were not compared with a source. The other alphabets are the main exemplar characters of the
  /// Unicode CLDR, which tells no frequencies. Ideographs, kana and Hangul syllables all have one width, so one stands
  /// for all.
  private static let tables = [
    "en": "e13t9a8o8i7n7s6h6r6d4l4c3u3m2w2f2g2y2p2bvk",
    "de": "e16n10s7r7i7a7t6d5h5u4l3c3g3m3o3b2w2f2kzpvüä",
    "fr": "e15a8s8i8t7n7r7u6l5o6d4c3m3p3é2vqfbghjxà",
    "es": "e12a12o9s8n7r7i6l5d5t5u3c4m3p2b2vgóyíqhfzjñ",
    "pt": "a14e12o10s7r7i6n5d5m5u4t4c4l3p3v2gbhqãfzç",
    "it": "e12a12i10o10n7l6r6t6s5c5d4u3p3m3v2g2hzbfqàè",
    "tr": "a12e9i8n7r7l6ı5k5d5t3m4s3y3u3b3o2ü2ş2z2gğvçhcpö",
    "sv": "e10a9n9t9r8s6d5l5i6o4g3k3m4v2ä2h2f2u2p2å2bcöjy",
    "pl": "i8a9e8o8n6z6w5s4c4r4t4y4d3k4p3l2m3u3j2ł2ę1ą1b1g1ó1h1ż1ś1",
    "nl": "e19n10a7t7i7r6o6d6s4l4g3v3h2k2m2u2b2p2c1j1w2zf",
    "da": "e15r9n7t7i6a6s6d6l5o5g4k3m3u2f2v2b2p2h2å1æ1ø1yj",
    "fi": "a12i11t9n9e8s8l6o6u5k5ä4m3r3v2j2h2y2p2d",
    "cs": "o7a8e8n6t6i6s5r5v5l4d3k3p2u2m2í2z1j1h1ě1y1ý1á1c1ž1š1b1é1č1ř1",
    "ru": "о11е8а8и7н7т6с5р5в5л4к3м3д3п3у3я2ы2ь2г2з2б2ч1й1х1ж1ш1ю1ц1",
    "hu": "e10a9t7l6n6s6k5r4z4i4o4á4é4g4m4y3d2v2b2h2jöópőífcuüú",
    "el": "αβγδεζηθικλμνξοπρστυφχψω",
    "he": "אבגדהוזחטיכלמנסעפצקרשת",
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "fa": "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
    "hi": "अआइउएकगचजटडतदनपबमयरलवशसह",
    "th": "กขคงจชซญดตถทธนบปผพฟมยรลวศสหอ",
    "vi": "n10h8t7i7c6g6a6m3đ3o3u4r3l3v2b2s2d2k2yáàếộạảấ",
    "ja": "い", "zh": "的", "ko": "이",
  ]

  /// Returns the letters of a table, each as often as it says and as evenly as possible.
  private static func spread(_ table: String) -> String {
    var counts: [(letter: Character, count: Int)] = []
    for character in table {
      if let digit = character.wholeNumberValue, character.isASCII, let last = counts.indices.last {
        counts[last].count = counts[last].count * 10 + digit
      } else {
        counts.append((character, 0))
      }
    }
    let places = counts.enumerated().flatMap { order, entry in
      let count = max(1, entry.count)
      // Letters that are equally frequent begin at different places: multiples of the golden section never meet.
      let start = (0.5 + Double(order) * 0.618_034).truncatingRemainder(dividingBy: 1)
      return (0..<count).map { (place: (Double($0) + start) / Double(count), order: order, letter: entry.letter) }
    }
    return String(places.sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.letter))
  }
}
