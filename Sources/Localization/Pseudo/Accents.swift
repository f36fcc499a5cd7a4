/// Letters that look like those of English and are none of them.
enum Accents {
  /// The text with every letter of English accented.
  static func accented(_ text: String) -> String { String(text.map { table[$0] ?? $0 }) }

  private static let table: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
