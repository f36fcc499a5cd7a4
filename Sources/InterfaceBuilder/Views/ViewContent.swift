import AutoLayout
import Controls
import Graphics

/// The kind of a view, with the attributes that only this kind has.
enum ViewContent: Hashable, Sendable {
  case view
  case label(LabelElement)
  case button(ButtonElement)
  case imageView(ImageViewElement)
  case textField(TextFieldElement)
  case textView(TextViewElement)
  case segmentedControl(SegmentedControlElement)
  case `switch`(SwitchElement)
  case slider(SliderElement)
  case progressView(ProgressViewElement)
  case activityIndicator(ActivityIndicatorElement)
  case stepper(StepperElement)
  case pageControl(PageControlElement)
  case datePicker(DatePickerElement)
  case pickerView
  case colorWell(ColorWellElement)
  case stackView(StackViewElement)
  case scrollView(ScrollViewElement)
  case tableView(TableViewElement)
  case tableViewCell(TableViewCellElement)
  case collectionView(CollectionViewElement)
  case collectionViewCell(CollectionViewCellElement)
  /// A header or footer of a collection view.
  case collectionReusableView
  case navigationBar(NavigationBarElement)
  case toolbar(ToolbarElement)
  case tabBar(TabBarElement)
  case searchBar(SearchBarElement)
  case visualEffectView(VisualEffectViewElement)
  /// A view that shows the scene of another controller, given by its id if the document has an embed segue.
  case containerView(embeddedController: String?)
  /// A view whose content only its framework can draw, such as a map or a 3D scene.
  case placeholder(PlaceholderView.Kind)
  /// A view of an unknown kind, by its tag name.
  case unknown(String)
}

extension ViewContent {
  /// The readers of the known kinds, by tag name.
  private static let readers: [String: @Sendable (InterfaceElement) -> ViewContent] = [
    "view": { _ in .view },
    "tableViewCellContentView": { _ in .view },
    "collectionViewCellContentView": { _ in .view },
    "label": { .label(LabelElement($0)) },
    "button": { .button(ButtonElement($0)) },
    "imageView": { .imageView(ImageViewElement($0)) },
    "textField": { .textField(TextFieldElement($0)) },
    "textView": { .textView(TextViewElement($0)) },
    "segmentedControl": { .segmentedControl(SegmentedControlElement($0)) },
    "switch": { .switch(SwitchElement($0)) },
    "slider": { .slider(SliderElement($0)) },
    "progressView": { .progressView(ProgressViewElement($0)) },
    "activityIndicatorView": { .activityIndicator(ActivityIndicatorElement($0)) },
    "stepper": { .stepper(StepperElement($0)) },
    "pageControl": { .pageControl(PageControlElement($0)) },
    "datePicker": { .datePicker(DatePickerElement($0)) },
    "pickerView": { _ in .pickerView },
    "colorWell": { .colorWell(ColorWellElement($0)) },
    "stackView": { .stackView(StackViewElement($0)) },
    "scrollView": { .scrollView(ScrollViewElement($0)) },
    "tableView": { .tableView(TableViewElement($0)) },
    "tableViewCell": { .tableViewCell(TableViewCellElement($0)) },
    "collectionView": { .collectionView(CollectionViewElement($0)) },
    "collectionViewCell": { .collectionViewCell(CollectionViewCellElement($0)) },
    "collectionReusableView": { _ in .collectionReusableView },
    "navigationBar": { .navigationBar(NavigationBarElement($0)) },
    "toolbar": { .toolbar(ToolbarElement($0)) },
    "tabBar": { .tabBar(TabBarElement($0)) },
    "searchBar": { .searchBar(SearchBarElement($0)) },
    "visualEffectView": { .visualEffectView(VisualEffectViewElement($0)) },
    "containerView": { .containerView(embeddedController: ViewElement($0).embeddedController) },
    "webView": { _ in .placeholder(.web) },
    "wkWebView": { _ in .placeholder(.web) },
    "mapView": { _ in .placeholder(.map) },
    "glkView": { _ in .placeholder(.graphics) },
    "mtkView": { _ in .placeholder(.graphics) },
    "spriteKitView": { _ in .placeholder(.sprites) },
    "skView": { _ in .placeholder(.sprites) },
    "scnView": { _ in .placeholder(.scene) },
    "sceneKitView": { _ in .placeholder(.scene) },
    "arskView": { _ in .placeholder(.augmentedReality) },
    "arscnView": { _ in .placeholder(.augmentedReality) },
    "arView": { _ in .placeholder(.augmentedReality) },
  ]

  /// Returns whether a tag name is that of a known kind of view.
  static func isKnown(_ elementName: String) -> Bool { readers[elementName] != nil }

  init(of view: InterfaceElement) {
    self = Self.readers[view.name]?(view) ?? .unknown(view.name)
  }
}

extension ViewElement {
  var content: ViewContent { ViewContent(of: element) }

  /// Whether the view is a cell of a table, whose margins and safe area are not those of a scene's root. As the root of a
  /// xib, a cell of a collection has the safe area (3 documents), and its header has the margins too (1 document).
  var isTableCell: Bool {
    if case .tableViewCell = content { true } else { false }
  }

  var isTable: Bool {
    if case .tableView = content { true } else { false }
  }

  /// The id of the controller whose scene a container view shows.
  fileprivate var embeddedController: String? { segues.first { $0.kind == .embed }?.destination }
}

// MARK: - Building

extension ViewTreeBuilder {
  /// Makes a view with the attributes of its kind. A custom class is drawn like the class that it extends.
  func makeView(_ element: ViewElement) -> View {
    let id = element.id ?? ""
    switch element.content {
    case .view: return setting.classes?.makeView(element.element) ?? DocumentView(elementName: element.elementName)
    case .label(let label): return makeLabel(label, id: id)
    case .button(let button): return makeButton(button, id: id)
    case .imageView(let imageView): return makeImageView(imageView, id: id)
    case .textField(let field): return makeTextField(field, id: id)
    case .textView(let textView): return makeTextView(textView, id: id)
    case .searchBar(let bar): return makeSearchBar(bar, id: id)
    case .segmentedControl(let control): return makeSegmentedControl(control, id: id)
    case .switch(let toggle): return makeSwitch(toggle, id: id)
    case .slider(let slider): return makeSlider(slider, id: id)
    case .stepper(let stepper): return makeStepper(stepper)
    case .progressView(let progress): return makeProgressView(progress, id: id)
    case .activityIndicator(let indicator): return makeActivityIndicator(indicator, id: id)
    case .pageControl(let control): return makePageControl(control, id: id)
    case .stackView(let stack): return makeStack(stack)
    case .scrollView: return ScrollView()
    case .visualEffectView(let effect): return makeVisualEffectView(effect)
    case .navigationBar(let bar): return makeNavigationBar(bar, id: id)
    case .toolbar(let bar): return makeToolbar(bar, id: id)
    case .tabBar(let bar): return makeTabBar(bar, id: id)
    case .tableView(let table): return makeTable(table, id: id)
    case .tableViewCell(let cell): return makeCell(cell, of: element)
    case .collectionView(let collection): return makeCollection(collection)
    case .collectionViewCell(let cell): return makeCollectionCell(cell, of: element)
    case .collectionReusableView: return CollectionReusableView()
    case .containerView(let controller): return makeContainer(of: controller)
    case .placeholder(let kind):
      return PlaceholderView(kind: kind, className: element.customClass, elementClass: element.elementName)
    case .unknown(let name):
      report(.unknownClass(name, view: id))
      return UnknownView(className: element.customClass ?? name, elementClass: name)
    case .pickerView: return makePickerView()
    case .datePicker(let picker): return makeDatePicker(picker)
    case .colorWell(let well): return makeColorWell(well, id: id)
    }
  }
}

extension Finding {
  fileprivate static func unknownClass(_ name: String, view: String) -> Finding {
    Finding(
      rule: .unknownClass, views: [view],
      message: "The view is a '\(name)', which is not supported; an outline is drawn in its place.")
  }
}
