import UIKit

extension UIView {
  /// The view and those in it, each on its own line, as UIKit's `recursiveDescription` writes them without addresses.
  var tree: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "   | ", count: depth) + outline] + subviews.flatMap { $0.lines(depth: depth + 1) }
  }

  /// The class, the frame, and what is not as usual.
  private var outline: String {
    var parts = ["\(type(of: self))", "frame = \(frame.words)"]
    if let shownText { parts.append("text = '\(shownText)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.words)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
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

extension UIViewController {
  /// The controller, its children and what it presents, each on its own line, in the words of UIKit.
  var hierarchy: String { hierarchyLines(inside: view, prefix: "").joined(separator: "\n") }

  private func hierarchyLines(inside root: UIView, prefix: String) -> [String] {
    let isShown = viewIfLoaded?.isDescendant(of: root) ?? false
    let view = viewIfLoaded.map { "<\(type(of: $0))>\(isShown ? "" : " not in the window")" } ?? "(view not loaded)"
    let line = "\(prefix)<\(type(of: self))>, state: \(isShown ? "appeared" : "disappeared"), view: \(view)"
    let below = children.flatMap { $0.hierarchyLines(inside: root, prefix: "\(prefix)   | ") }
    let above = presentedViewController.map { $0.hierarchyLines(inside: $0.view, prefix: "\(prefix)   + ") }
    return [line] + below + (above ?? [])
  }
}

extension CGRect {
  fileprivate var words: String { "(\(minX.words) \(minY.words); \(width.words) \(height.words))" }
}

extension CGFloat {
  /// The number in six digits, as UIKit writes frames.
  fileprivate var words: String { String(format: "%g", Double(self)) }
}
