import UIKit

extension UIView {
  /// The views' descriptions, which an app may override, each on its own line without addresses.
  var tree: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let own = description.replacing(/:? ?0x[0-9a-f]+/, with: "")
    return [String(repeating: "   | ", count: depth) + own] + subviews.flatMap { $0.lines(depth: depth + 1) }
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
