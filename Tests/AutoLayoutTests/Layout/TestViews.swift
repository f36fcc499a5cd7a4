import AutoLayout
import Graphics

/// A view with a natural size, as a label of fixed text is.
final class Box: View {
  let natural: Size

  init(_ name: String, _ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric) {
    natural = Size(width: width, height: height)
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { natural }
}

/// A text of a given area: the narrower it is, the higher it gets, in lines of 20 points.
final class Prose: View {
  let length: Double

  init(length: Double) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var measuresHeightAtWidth: Bool { true }
  override var intrinsicContentSize: Size { Size(width: length, height: 20) }
  override func intrinsicContentSize(atWidth width: Double) -> Size {
    guard width < length, width > 0 else { return intrinsicContentSize }
    return Size(width: width, height: (length / width).rounded(.up) * 20)
  }
  override func firstBaselineOffset(atWidth width: Double) -> Double? { 15 }
  override func lastBaselineOffset(atWidth width: Double) -> Double? { 5 }
}

/// Measures no text: the views of these tests bring their sizes.
final class NoText: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph { Paragraph(size: .zero, lines: []) }
  func metrics(for font: Font) -> FontExtents { FontExtents(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0) }
  func hasFamily(_ family: Font.Family) -> Bool { true }
}

/// A root of 320 x 480 points at two pixels a point.
struct Stage {
  let root = View()
  private let measuring = NoText()

  init(_ views: View...) {
    root.identifier = "root"
    for view in views { root.addSubview(view) }
  }

  @discardableResult
  func layout(
    _ constraints: LayoutConstraint..., size: Size = Size(width: 320, height: 480), safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutOutcome {
    LayoutConstraint.activate(constraints)
    let traits = TraitCollection(layoutDirection: direction, displayScale: 2)
    return root.layout(
      size: size, safeArea: safeArea, in: LayoutEnvironment(traits: traits, measuring: measuring))
  }
}
