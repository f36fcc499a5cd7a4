/// An image, or something else that is no letter, in a line of text.
///
/// The text engine leaves room for it. The view that shows the text draws it.
public struct TextAttachment: Hashable, Sendable {
  /// The character that attachments have in the string of a text: U+FFFC OBJECT REPLACEMENT CHARACTER.
  public static let character: Character = "\u{FFFC}"

  /// The place in points, from the left end of the attachment on the baseline. What is above the baseline has negative
  /// coordinates. Numbers are limited to what can be drawn.
  public let bounds: Rect
  /// What is drawn, in a type that the views know.
  package let content: any Hashable & Sendable

  package init(_ content: any Hashable & Sendable, bounds: Rect) {
    self.content = content
    func limited(_ length: Double, from least: Double) -> Double {
      length.isFinite ? min(max(length, least), Self.greatestLength) : 0
    }
    self.bounds = Rect(
      x: limited(bounds.origin.x, from: -Self.greatestLength), y: limited(bounds.origin.y, from: -Self.greatestLength),
      width: limited(bounds.size.width, from: 0), height: limited(bounds.size.height, from: 0))
  }

  private static let greatestLength = 100_000.0

  public static func == (one: TextAttachment, other: TextAttachment) -> Bool {
    one.bounds == other.bounds && AnyHashable(one.content) == AnyHashable(other.content)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(AnyHashable(content))
  }
}

/// An attachment with its place in a paragraph.
public struct PlacedAttachment: Hashable, Sendable {
  public var attachment: TextAttachment
  /// The place in points, relative to the paragraph's top-left corner.
  public var rect: Rect
  /// The colour of the text there, or nil for the paragraph's.
  public var color: Color?
  public init(_ attachment: TextAttachment, rect: Rect, color: Color? = nil) {
    self.attachment = attachment
    self.rect = rect
    self.color = color
  }
}
