import AutoLayout
import Controls
import Graphics

/// Makes the views of one scene.
///
/// A view's constraints are collected after those of its subviews, so a descendant's come before its ancestor's. They
/// are activated when all views and guides are known.
final class ViewTreeBuilder {
  struct Setting {
    /// The version of Interface Builder that saved the document.
    var toolsVersion: Double
    var margins: MarginRules
    /// The width of the screen in points.
    var screenWidth: Double
    /// Whether the screen is an iPad's.
    var isOnPad: Bool
    /// The height of the root on the document's canvas if it is a table, in points.
    var rootTableHeight: Double?
    /// The natural height of a toolbar in points, or `nil` if the screen does not determine it.
    var toolbarHeight: Double?
    /// Whether the safe area insets the content of scroll views.
    var adjustsScrollViews: Bool
    /// The intrinsic sizes that the document's custom classes computed on its canvas, by the ids of their views.
    var designedSizes: [String: Size]
    /// The names of the document's scenes by the ids of their controllers.
    var sceneNames: [String: String]
    /// The names of views in the document's own language.
    var names: DocumentNames
    var isXib: Bool
    /// Whether the scene is built for the document's own canvas.
    var isDocumentCanvas: Bool
    var traits: TraitCollection
    /// Whether values of data were written into the document.
    var hasData: Bool
    /// The classes that an app loads the document with, or `nil` for a picture of the document.
    var classes: DocumentClasses?

    /// Whether texts have the default text size, at which the document was designed.
    var hasDefaultTextSize: Bool { traits.hasDefaultTextSize }
    /// Whether the scene is built as it was when the document was saved: with its canvas, its text and the default text
    /// size.
    var isDesignState: Bool { !hasData && isDocumentCanvas && traits.isBase && hasDefaultTextSize }
  }

  let setting: Setting
  let resources: SceneResources
  let items = ItemRegistry()
  let constrained: ConstrainedViews
  /// The table whose cells are being built.
  var enclosingTable: TableViewElement?
  private(set) var findings: [Finding] = []
  /// Builds the scene of a controller that a container view shows, or returns `nil` to leave the container view empty.
  private let embeddedScene: (_ controller: String) -> EmbeddedScene?
  private var embeddedScenes: [EmbeddedScene] = []
  private var pendingConstraints: [(owner: View, elements: [ConstraintElement])] = []

  init(
    constrained: ConstrainedViews, setting: Setting, resources: SceneResources,
    embeddedScene: @escaping (_ controller: String) -> EmbeddedScene? = { _ in nil }
  ) {
    self.setting = setting
    self.resources = resources
    self.embeddedScene = embeddedScene
    self.constrained = constrained
  }

  /// Makes a view with all its subviews.
  func build(_ element: ViewElement) -> View {
    let view = makeView(element)
    applyPlace(of: element, to: view)
    furnish(view, as: element)
    return view
  }

  /// Applies an element to an existing view, except for its frame, and adds the subviews.
  func furnish(_ view: View, as element: ViewElement) {
    apply(element, to: view)
    items.register(view, id: element.id)
    registerGuides(of: element, in: view)
    addChildren(of: element, to: view)
    noteConstraints(of: element, owner: view)
  }

  private func addChildren(of element: ViewElement, to view: View) {
    ViewReader.named(element.elementName)?.fill?(self, element, view)
    let stack = view as? StackView
    // As in an app, the mask follows the growth from the saved size, even if constraints place the view (167 children).
    let reference = element.savedFrame?.size
    for subview in element.subviews {
      let child = build(subview)
      if let reference { child.autoresizingReference = reference }
      if let stack {
        applyDesignSlot(of: subview, to: child)
        stack.addArrangedSubview(child)
      } else {
        view.addSubview(child)
      }
    }
  }

  func embedScene(of element: ViewElement, in container: View) {
    guard let scene = element.embeddedController.flatMap(embeddedScene) else { return }
    container.addSubview(scene.view)
    embeddedScenes.append(scene)
  }

  private func noteConstraints(of element: ViewElement, owner: View) {
    let constraints = element.constraints
    if !constraints.isEmpty { pendingConstraints.append((owner, constraints)) }
  }

  /// Activates the collected constraints in order, those of embedded scenes last: in an app, the scenes are loaded
  /// after the scene around them.
  func activateConstraints() {
    var installer = ConstraintInstaller(
      items: items, names: setting.names, includesPlaceholders: setting.isDocumentCanvas)
    for (owner, elements) in pendingConstraints { installer.install(elements, ownedBy: owner) }
    findings += installer.findings
    pendingConstraints = []
    for scene in embeddedScenes { scene.builder.activateConstraints() }
    embeddedScenes = []
  }

  func report(_ finding: Finding) { findings.append(finding) }
}

/// A scene for a container view. Its constraints are not active yet.
struct EmbeddedScene {
  let view: View
  let builder: ViewTreeBuilder
}
