internal import CPango

/// Keeps the items of long paragraphs short.
///
/// Pango shapes the rest of an item again for each of its lines, so that a paragraph of one item takes quadratic time:
/// 20,000 Arabic letters without a space 2.5 seconds. The letters on both sides of a division are joined, because Pango
/// shapes items in their context, and only a ligature or kerning across it is lost.
enum ItemDivision {
  /// The length in bytes from which a paragraph is divided. Real paragraphs are rarely longer.
  private static let longParagraph = 2048
  /// The length in bytes after which an item ends at the next space, and at the next character if there is none.
  private static let (shortItem, longItem) = (384, 512)

  /// Divides the items of a paragraph by attributes that change nothing else.
  static func divide(_ characters: String, by attributes: OpaquePointer?) {
    guard characters.utf8.count > longParagraph else { return }
    var (start, end) = (0, 0)
    for character in characters {
      let length = end - start
      if length > longItem || length > shortItem && character == " " {
        insert(start..<end, into: attributes)
        start = end
      }
      end += character.utf8.count
    }
    insert(start..<end, into: attributes)
  }

  private static func insert(_ bytes: Range<Int>, into attributes: OpaquePointer?) {
    // Other fonts are used for missing characters anyway.
    guard let attribute = pango_attr_fallback_new(1) else { return }
    attribute.pointee.start_index = guint(bytes.lowerBound)
    attribute.pointee.end_index = guint(bytes.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }
}
