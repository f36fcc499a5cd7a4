import AutoLayout
import Controls
import Graphics

/// Makes the views of one scene from their elements.
///
/// Views are made first and constraints noted on the way up, so that a descendant's come before its ancestor's; they
/// are activated once every item is known.
final class ViewTreeBuilder {
  /// What the views are made for.
  struct Setting {
    /// The version of Interface Builder that saved the document.
    var toolsVersion: Double
    /// The platform's margins.
    var margins: MarginRules
    /// The width of the screen in points.
    var screenWidth: Double
    /// A toolbar's natural height in points, where the screen decides it.
    var toolbarHeight: Double?
    /// Whether the controller keeps what scrolls clear of bars.
    var adjustsScrollViews: Bool
    /// The names of the document's scenes by their controllers' ids.
    var sceneNames: [String: String]
    /// Whether the document is a xib.
    var isXib: Bool
    /// Whether the views stand on the document's own canvas.
    var isDocumentCanvas: Bool
    /// Whether everything is as it was when the document was saved: its canvas, its texts, the default text size.
    var isDesignState: Bool
  }

  let setting: Setting
  let resources: SceneResources
  let items = ItemRegistry()
  let constrained: ConstrainedViews
  private(set) var findings: [Finding] = []
  private var pendingConstraints: [(owner: View, elements: [ConstraintElement])] = []

  init(root: ViewElement, setting: Setting, resources: SceneResources) {
    self.setting = setting
    self.resources = resources
    constrained = ConstrainedViews(below: root)
  }

  /// The generation of the controls that the document was drawn with.
  var generation: ControlGeneration { ControlGeneration(toolsVersion: setting.toolsVersion) }

  /// Makes a view with everything below it.
  func build(_ element: ViewElement) -> View {
    let view = makeView(element)
    applyPlace(of: element, to: view)
    furnish(view, as: element)
    return view
  }

  /// Gives a view that is there already what its element says, but for the place.
  func furnish(_ view: View, as element: ViewElement) {
    apply(element, to: view)
    items.register(view, id: element.id)
    registerGuides(of: element, in: view)
    addChildren(of: element, to: view)
    noteConstraints(of: element, owner: view)
  }

  /// Adds the views below an element to its view.
  private func addChildren(of element: ViewElement, to view: View) {
    switch element.content {
    case .visualEffectView(let effect): fillContentView(effect.contentView, of: view)
    case .tableView(let table): addRows(of: table, to: view)
    case .tableViewCell(let cell): addContent(of: cell, element, to: view)
    case .collectionView(let collection): addItems(of: collection, to: view)
    case .collectionViewCell(let cell): addContent(of: cell, to: view)
    default: break
    }
    let stack = view as? StackView
    let reference = placesByConstraints(element) ? nil : element.savedFrame?.size
    for subview in element.subviews {
      let child = build(subview)
      if let reference { child.autoresizingReference = reference }
      if let stack { stack.addArrangedSubview(child) } else { view.addSubview(child) }
    }
  }

  // MARK: Constraints

  /// Notes constraints to be activated with an owner.
  func noteConstraints(of element: ViewElement, owner: View) {
    let constraints = element.constraints
    if !constraints.isEmpty { pendingConstraints.append((owner, constraints)) }
  }

  /// Activates all constraints that were noted, in order.
  func activateConstraints() {
    var installer = ConstraintInstaller(items: items, includesPlaceholders: setting.isDocumentCanvas)
    for (owner, elements) in pendingConstraints { installer.install(elements, ownedBy: owner) }
    findings += installer.findings
    pendingConstraints = []
  }

  /// Notes something that cannot be taken over.
  func report(_ finding: Finding) { findings.append(finding) }
}
