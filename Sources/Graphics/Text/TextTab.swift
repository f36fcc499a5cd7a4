/// A place where the text after a tab character stands.
public struct TextTab: Hashable, Sendable {
  /// How text stands at a tab.
  public enum Alignment: String, Hashable, Sendable {
    /// It starts there, in its direction of reading.
    case natural
    /// Its left end stands there.
    case left
    /// Its middle stands there.
    case center
    /// Its right end stands there.
    case right
    /// Its decimal point stands there, or its end where it has none.
    case decimal
  }

  /// The distance from the leading edge of the paragraph's width, in points.
  public var location: Double
  /// How text stands there.
  public var alignment: Alignment

  /// Makes a tab.
  public init(location: Double, alignment: Alignment = .natural) {
    self.location = location
    self.alignment = alignment
  }

  /// What paragraphs have unless told otherwise: twelve tabs at 28 points' intervals (NSParagraphStyle, `tabStops`).
  public static let defaultStops = (1...12).map { TextTab(location: 28 * Double($0)) }
}
