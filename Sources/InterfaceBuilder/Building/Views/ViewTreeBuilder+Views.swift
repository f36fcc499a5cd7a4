import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  /// Makes the view that stands for an element, without what all views have. Custom classes are drawn as the element
  /// that they extend.
  func makeView(_ element: ViewElement) -> View {
    let id = element.id ?? ""
    switch element.content {
    case .view, .containerView, .webView, .mapView, .canvas, .collectionReusableView:
      return DocumentView(elementName: element.elementName, placeholderSize: element.placeholderIntrinsicSize)
    case .label(let label): return makeLabel(label, id: id)
    case .button(let button): return makeButton(button, id: id)
    case .imageView(let imageView): return makeImageView(imageView, of: element)
    case .stackView(let stack): return makeStack(stack)
    case .scrollView: return ScrollView()
    case .unknown(let name):
      report(.unknownClass(name, view: id))
      return DocumentView(elementName: name)
    default:
      return DocumentView(elementName: element.elementName)
    }
  }

  private func makeImageView(_ written: ImageViewElement, of element: ViewElement) -> View {
    let view = ImageView(image: resources.image(written.image, for: element.id ?? ""))
    view.contentMode = Controls.ContentMode(rawValue: element.contentMode.rawValue) ?? .scaleToFill
    return view
  }

  private func makeStack(_ written: StackViewElement) -> StackView {
    let stack = StackView()
    stack.axis = written.axis == .vertical ? .vertical : .horizontal
    stack.distribution = StackView.Distribution(rawValue: written.distribution.rawValue) ?? .fill
    stack.alignment = StackView.Alignment(rawValue: written.alignment.rawValue) ?? .fill
    stack.spacing = written.usesStandardSpacing ? StandardSpacing.betweenSiblings : written.spacing
    stack.isBaselineRelativeArrangement = written.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = written.isLayoutMarginsRelative
    return stack
  }
}
