import Graphics

/// What a picture can be made of: a view, or a controller, whose hooks are called around the layout of its view.
///
/// A function that makes a scene returns one of them. Where there is a controller it returns the controller, not its
/// view: the view does not keep it.
public protocol SceneContent: AnyObject {
  /// The top of the tree that is laid out.
  var shownView: View { get }

  /// Lays out the tree: see ``View/layout(size:safeArea:in:)`` and ``ViewController/layout(size:safeArea:in:)``.
  @discardableResult
  func layout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome
}

extension View: SceneContent {
  /// The view itself.
  public var shownView: View { self }
}

extension ViewController: SceneContent {
  /// The controller's view.
  public var shownView: View { view }
}
