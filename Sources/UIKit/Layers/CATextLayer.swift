import Foundation
import Graphics

/// A layer that draws text, which begins at its top edge.
open class CATextLayer: CALayer {
  /// The text, as `String` or `NSAttributedString`.
  open var string: Any?
  /// The font, as `UIFont` or its name. Its size is ``fontSize``.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(.white)
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept, but text is not shortened with an ellipsis.
  open var truncationMode = CATextLayerTruncationMode.none

  package override func kindItems() -> [DisplayItem] {
    guard let text, !bounds.isEmpty else { return [] }
    return UIGraphics.record(size: Size(bounds.size)) { text.draw(in: bounds) }
  }

  private var text: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    var attributes: [NSAttributedString.Key: Any] = [.font: textFont, .paragraphStyle: style]
    attributes[.foregroundColor] = foregroundColor.map(UIColor.init(cgColor:))
    return NSAttributedString(string: text, attributes: attributes)
  }

  private var textFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where text that does not fit is shortened. Here it is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
