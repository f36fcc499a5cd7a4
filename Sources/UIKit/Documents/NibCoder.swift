import AutoLayout
import Foundation

/// What makes the subviews of a view while it is loaded.
protocol NibLoading: AnyObject {
  func makeSubviews(of view: UIView)
}

/// Hands the view of a layout to the view in front of it.
package final class NibCoder: NSCoder {
  package let node: View

  /// What is being loaded and makes the subviews, or `nil` for a view alone.
  let loading: (any NibLoading)?

  package init(_ node: View) {
    self.node = node
    loading = nil
  }

  init(_ node: View, loading: any NibLoading) {
    self.node = node
    self.loading = loading
  }

  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { false }
  public override func decodeObject(forKey key: String) -> Any? { nil }
  public override func decodeBool(forKey key: String) -> Bool { false }
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  public override func decodeDouble(forKey key: String) -> Double { 0 }
  public override func decodeFloat(forKey key: String) -> Float { 0 }
}
