import Graphics

/// The content of a scene: a view, or a view controller whose hooks are called around the layout of its view.
///
/// A scene that has a controller returns the controller instead of its view, because the view does not retain it.
public protocol SceneContent: AnyObject {
  /// The root of the tree that is laid out.
  var shownView: View { get }
  /// The controller of the root, or `nil`. It decides about the status bar.
  var shownController: ViewController? { get }

  /// Lays out the tree. See ``View/layout(size:safeArea:in:)`` and ``ViewController/layout(size:safeArea:in:)``.
  @discardableResult
  func layout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome
}

/// The content of a scene that can show samples where it has no data: a view or a controller of `UIKit`.
package protocol SampleFillable: SceneContent {
  /// Gives what is empty a text, a picture or rows.
  func fillWithSamples()
}

extension View: SceneContent {
  public var shownView: View { self }
  public var shownController: ViewController? { nil }
}

extension ViewController: SceneContent {
  public var shownView: View { view }
  public var shownController: ViewController? { self }
}

extension ViewController {
  /// Lays out the view like ``View/layout(size:safeArea:in:)``. The first time, it also calls ``viewWillAppear(_:)``
  /// and ``viewIsAppearing(_:)`` before the layout, and ``viewDidAppear(_:)`` after it, on the controller and its
  /// children. Changes that the last hook makes are laid out too.
  ///
  /// - Parameters:
  ///   - size: The view's size in points.
  ///   - safeArea: The insets that bars and the screen's corners cover, in points. ``additionalSafeAreaInsets`` are
  ///     added to them.
  ///   - environment: The traits and the text engine.
  /// - Returns: The conflicts, errors and violations found. The frames are in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    loadViewIfNeeded()
    let view = view
    view.prepare(size: size, safeArea: safeArea, in: environment)
    forEachShown { $0.beginAppearing() }
    // A container may choose the controllers that it shows when it is laid out.
    var rounds = 1
    while layOutAppearing(in: view), rounds < LayoutPass.maximumRounds { rounds += 1 }
    forEachShown { $0.endAppearing() }
    view.performDeferredLayout(from: view)
    return view.takeOutcome()
  }

  /// Lays out the view with the controllers that are shown now.
  ///
  /// - Returns: Whether the layout shows others.
  private func layOutAppearing(in view: View) -> Bool {
    forEachShown {
      $0.beginAppearing()
      $0.continueAppearing()
    }
    view.performDeferredLayout(from: view)
    var showsOthers = false
    forEachShown { if $0.appearance < .laidOut { showsOthers = true } }
    return showsOthers
  }

  private func beginAppearing() {
    advance(to: .announced) {
      viewIfLoaded?.placeControllers()
      callViewWillAppear()
    }
  }
  private func continueAppearing() { advance(to: .laidOut) { callViewIsAppearing() } }
  private func endAppearing() { advance(to: .appeared) { callViewDidAppear() } }

  private func advance(to step: Appearance, _ hook: () -> Void) {
    guard appearance < step else { return }
    appearance = step
    hook()
  }

  /// Visits the controller and those of its children whose views are in its view, parents first.
  private func forEachShown(_ visit: (ViewController) -> Void) {
    visit(self)
    for child in children where child.viewIfLoaded?.isInside(view) == true { child.forEachShown(visit) }
  }
}

/// How far a controller has appeared: not at all, or the last hook that was called.
enum Appearance: Int, Comparable {
  case none, announced, laidOut, appeared

  static func < (one: Appearance, other: Appearance) -> Bool { one.rawValue < other.rawValue }
}
