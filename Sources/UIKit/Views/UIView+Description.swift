import Foundation

extension UIView {
  /// The class, the address, the frame, and what is not as usual, in UIKit's words.
  final var outline: String {
    var parts = ["\(type(of: self)): \(address(of: self))", "frame = \(frame.words)"]
    if let shownText { parts.append("text = '\(shownText)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.words)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}

extension CGRect {
  fileprivate var words: String { "(\(minX.words) \(minY.words); \(width.words) \(height.words))" }
}

extension CGFloat {
  /// The number in six digits, as UIKit writes frames.
  fileprivate var words: String { String(format: "%g", Double(self)) }
}
