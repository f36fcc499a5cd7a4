import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  /// Makes the view that stands for an element, without what all views have. Custom classes are drawn as the element
  /// that they extend.
  func makeView(_ element: ViewElement) -> View {
    let id = element.id ?? ""
    switch element.content {
    case .view:
      return DocumentView(elementName: element.elementName, placeholderSize: element.placeholderIntrinsicSize)
    case .label(let label): return makeLabel(label, id: id)
    case .button(let button): return makeButton(button, id: id)
    case .imageView(let imageView): return makeImageView(imageView, of: element)
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
    case .webView, .mapView, .canvas:
      return UnknownView(className: element.customClass ?? element.elementName, elementClass: element.elementName)
    case .unknown(let name):
      report(.unknownClass(name, view: id))
      return UnknownView(className: element.customClass ?? name, elementClass: name)
    case .pickerView: return PickerStandIn(picker: element)
    case .datePicker(let picker):
      return PickerStandIn(datePicker: element, style: picker.style, toolsVersion: setting.toolsVersion)
    }
  }

  private func makeImageView(_ written: ImageViewElement, of element: ViewElement) -> View {
    let view = ImageView(image: resources.image(written.image, for: element.id ?? ""))
    view.contentMode = Controls.ContentMode(rawValue: element.contentMode.rawValue) ?? .scaleToFill
    return view
  }

  private func makeContainer(of controller: String?) -> ContainerView {
    let container = ContainerView()
    container.sceneName = controller.flatMap { setting.sceneNames[$0] }
    return container
  }

  private func makeStack(_ written: StackViewElement) -> StackView {
    let stack = StackView()
    stack.axis = written.axis
    stack.distribution = written.distribution
    stack.alignment = written.alignment
    stack.spacing = written.usesStandardSpacing ? StandardSpacing.betweenSiblings : written.spacing
    stack.isBaselineRelativeArrangement = written.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = written.isLayoutMarginsRelative
    return stack
  }

  private func makeVisualEffectView(_ written: VisualEffectViewElement) -> VisualEffectView {
    guard let blur = written.blurStyle else { return VisualEffectView(style: nil) }
    return VisualEffectView(style: VisualEffectView.Style(rawValue: blur) ?? .regular)
  }
}
