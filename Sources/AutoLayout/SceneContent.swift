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

extension ViewController {
  /// Lays out the view as ``View/layout(size:safeArea:in:)`` does, and lets the controller and its children appear first,
  /// unless they have: ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``, the layout, ``viewDidAppear(_:)``. What the last of
  /// them changes is laid out as well.
  ///
  /// - Parameters:
  ///   - size: the view's size in points.
  ///   - safeArea: how far bars and corners cover the view, in points; ``additionalSafeAreaInsets`` come on top.
  ///   - environment: the traits and the text engine.
  /// - Returns: the conflicts, errors and broken rules met. Frames are left in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    guard !hasAppeared else { return view.layout(size: size, safeArea: safeArea, in: environment) }
    loadViewIfNeeded()
    forEachShown { $0.viewWillAppear(false) }
    let view = view
    view.prepare(size: size, safeArea: safeArea, in: environment)
    forEachShown {
      $0.hasAppeared = true
      $0.viewIsAppearing(false)
    }
    view.performDeferredLayout(from: view)
    forEachShown { $0.viewDidAppear(false) }
    view.performDeferredLayout(from: view)
    return view.takeOutcome()
  }

  /// Visits the controller and the children whose views stand in its view, each before its own children.
  private func forEachShown(_ visit: (ViewController) -> Void) {
    visit(self)
    for child in children where child.viewIfLoaded?.isInside(view) == true { child.forEachShown(visit) }
  }
}
