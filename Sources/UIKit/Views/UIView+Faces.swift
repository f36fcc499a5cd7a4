import AutoLayout
import Controls

extension UIView {
  /// The class of the view in front of a view of the layout that no app's class claims, by the nearest class that has one.
  static func faceClass(of node: View) -> UIView.Type {
    faces.first { $0.isInFrontOf(node) }?.face ?? UIView.self
  }

  private struct Face: Sendable {
    let face: UIView.Type
    let isInFrontOf: @Sendable (View) -> Bool

    init<Node: View>(_ face: UIView.Type, of node: Node.Type) {
      self.face = face
      isInFrontOf = { $0 is Node }
    }
  }

  /// Subclasses come before their superclasses.
  private static let faces: [Face] = [
    Face(UILabel.self, of: Label.self),
    Face(UIButton.self, of: Button.self),
    Face(UIImageView.self, of: ImageView.self),
    Face(UIStackView.self, of: StackView.self),
    Face(UIScrollView.self, of: ScrollView.self),
    Face(UIControl.self, of: Control.self),
  ]
}
