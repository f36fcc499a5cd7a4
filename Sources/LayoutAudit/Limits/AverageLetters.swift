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
    let relative = name == "sr" ? (parts.contains("latn") ? "sh" : "mk") : Self.relatives[name]
    text = Self.spread(Self.tables[name] ?? Self.tables[relative ?? (isCyrillic ? "ru" : "en")] ?? "")
  }

  /// Languages that are written like another one with a table.
  private static let cyrillic: Set = ["kk", "ky", "mn", "tg"]
  private static let relatives = [
    "no": "nb", "nn": "nb", "gl": "pt", "et": "fi", "az": "tr", "mr": "hi", "ne": "hi", "yue": "zh", "hr": "sh",
    "bs": "sh", "be": "uk", "tl": "fil",
  ]

  /// The letters of languages, each followed by its frequency in per cent. A letter without a number has one per cent.
  ///
  /// Counted over the word lists of wordfreq 3.1 (Robyn Speer, 2022; subtitles, the web, books, news and Wikipedia),
  /// each word as often as it occurs, and rounded so that all letters of a language are a hundred. In Hindi, Bengali
  /// and Tamil a letter has its vowel signs, as people count characters. The letters of Thai are the main exemplar
  /// characters of the Unicode CLDR, which tells no frequencies. Ideographs, kana and Hangul syllables all have one
  /// width, so one stands for all.
  private static let tables = [
    "en": "e12t9a8o8i7n7s7r6h5l4d4c3u3m3f2g2y2p2w2b2vk",
    "de": "e16n10i8r7s7t6a6d5h5u4l4c3m3g3o2b2f2w2kzvpü",
    "fr": "e15s8a8n7i7t7r7u6o6l6d4c3p3m3é2v2qfgbhj",
    "es": "e14a12o9s7n7r6i6l6d5t4c4u4m3p3bgqyvhfóíj",
    "pt": "a12e12o11s8r7i6d5n5m5t5u4c4l3p3v2gqfbhãéç",
    "it": "e11i11a11o10n7t7r6l6s5c4d4u3p3m3g2v2hfbzq",
    "nl": "e19n10a8i7t7o6r6d5s4l4g3h3v3m2k2u2j2w2bpzcf",
    "da": "e16r9n7t7d6a6i6s5l5o5g5k3m3v3f3h2u2bpåjæøy",
    "nb": "e16r9t8n7i6a6s6l5o5d4g4k4m3v3f2å2p2h2u2bjøy",
    "sv": "a10e9t9r9n8i6s5l5d5o4m4g3k3ä3v2h2å2f2u2p2öbcjy",
    "fi": "a12i11t10n9e8s7o6l6k5ä5u5m3v2r2j2h2p2y2d",
    "is": "a9r9n8i8e7s5t5l4g4u4m4ð4k3f3o3v2h2í2á2d2þjybóæöpúé",
    "pl": "a9i9e8o8z6n6t4s4w4r4c4y4d3k3m3p3j3l2u2b2łgęhżąóść",
    "cs": "e8o8a7n6t6s5i4l4v4d4k4m4r4p3u3í3j3c2á2h2z2y2b2ě2žřéčšý",
    "sk": "o9a9e9n6i6t5s5r5v4k4l4m3d3p3u3j2c2h2á2z2b2y2žčýíšéúť",
    "sl": "e11a10o9i9n7r5s5j5t5l4v4k4d4p3m3z2u2b2čghšcž",
    "sh": "a12o10i9e9n6j5s5r5u4t4d4k4v3m3l3p3z2g2b2šcčhž",
    "hu": "e11a10t7n6l6s6i5k4m4o4z4r4g4é3á3y3d2v2b2h2jpuöcfóő",
    "ro": "e12a11i10r7n7t7u6c5l5o4s4d4p3m3ă3fvșîțbgzâ",
    "ca": "e13a12s8r7l7i7n7t6o5d4u4c4m3p3v2bgqfhéóx",
    "lt": "i13a12s8o6t6e6r6u5n5k5m3l3p3d3v3j2g2b2ėyųšžąį",
    "lv": "a12i10s8t6e6r6u6n5k4ā4m4o3v3l3d3p3j2ī2z2b2ē2gcšū",
    "tr": "a12e10i9n7r7l6k5d4ı4m4t3s3y3u3o3b3ü2z2şgvhçcğpöf",
    "id": "a20n10i8e7u5k5t5r5s5m4d4g4l3p3b3h3y2o2jc",
    "ms": "a21n9e7i7k6u5t5r4m4l4d4s4g4p3h3b3y2o2jcw",
    "fil": "a24n13g10i8s5t5o4m4l4k3p3y3u3r2e2b2h2d2w",
    "vi": "n12h9t7c7i6g5a3đ3u3m3à3o2l2v2r2ư2y2ábpskôếạóộdêảệeốấớờủểâìợềậị",
    "ru": "о11е8а8и7н7т6с6р5в5л4к4м3д3п3у2я2ы2г2ь2б2з2чйжхшю",
    "uk": "о9а9н7і6и6в5т5е5р5с4к4у4д3л3м3п3з2я2ь2б2гйчцхжїюшщє",
    "bg": "а13о9е9и9т7н7с5в5р5д4к4л3м3п3з2я2ъ2гбчущжйц",
    "mk": "а14о11е10и9н7т7с5р4д4в4к4м3л3п2у2г2ј2з2бшчцж",
    "el": "α10τ8ο8σ8ι7ε7ν6ρ4π4κ4μ4η4υ3λ3ί2ά2ό2έ2γ2δ2ωήχθύφώβ",
    "he": "י11ו11ה9ל7א6ת6ר5ב5מ5ש5נ3ע3ם3ד3כ3ח3ק2פ2ס2גןצזטך",
    "ar": "ا14ل12ي8م7ن6و5ر4ت4ع4ب3د3ة3ه3ف3ك2س2أ2ق2ح2جىشصطخذإضثز",
    "fa": "ا14ی9ر8ن7د7ه7و6م6ب5ت5س3ک3ش3ل3ز2فخگعقجحپآچطص",
    "ur": "ا12ی11ک7ر6و6ہ5ے5ن5م5ت4ل4س4ب3ں3د2پ2ج2ھ2گعئفقشحزخٹچص",
    "hi": "र6क4न3स3के3प2का2है2ह2त2में2म2ल2ने2ब2की2से2ए2अ2गकोआयानाजयऔकितावइउदराहोजाभीसावाहीमालेहैंलिईबातेदेलाहाशरीदिविहींभारेतोप्रटतीचनीहुपागानिसीखथायेचा",
    "bn": "র7ক4ন4এ3আ3স2ম2ই2ব2য়2ল2হ2প2রে2রা2মা2নায়েকেকানিতদেনেতাবাজওঅবেবিলেতেছেলাতিসাউপারিপ্রয়াদশটিসেদিকিগভামিযাহাটাখথেজাটছিমেবংখালিথাণলোন্যচশেচাযেশিষ",
    "ta": "க5ம்4ன்3ல்3த3து3க்3ர்2வ2ப2இ2அ2த்2தி2ரு2கு2ட2ட்2ந்2ப்2ய2ள்2எ2டு2ரமனவிடிற்ங்ண்லகிறுறசிஉகாரிசமாமுதாஆபியிபாலையாளபுபோளிஒநவாநாசெறிவுய்நிதைமிகொ",
    "th": "กขคงจชซญดตถทธนบปผพฟมยรลวศสหอ", "ja": "い", "zh": "的", "ko": "이",
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
