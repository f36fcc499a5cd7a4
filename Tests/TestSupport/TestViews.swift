import AutoLayout
import Graphics

/// A view with a natural size, like a label with a fixed text.
package final class Box: View {
  private let natural: Size

  package init(_ name: String, _ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric) {
    natural = Size(width: width, height: height)
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  package override var intrinsicContentSize: Size { natural }
}

/// A text that wraps: `length` points wide on one line, and 20 points high for every line it takes at its width.
package final class Prose: View {
  package let length: Double

  package init(length: Double) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  package override var measuresHeightAtWidth: Bool { true }
  package override var intrinsicContentSize: Size { Size(width: length, height: 20) }
  package override func intrinsicContentSize(atWidth width: Double) -> Size {
    guard width < length, width > 0 else { return intrinsicContentSize }
    return Size(width: width, height: (length / width).rounded(.up) * 20)
  }
  package override func firstBaselineOffset(atWidth width: Double) -> Double? { 15 }
  package override func lastBaselineOffset(atWidth width: Double) -> Double? { 5 }
}

/// A text engine for layouts without text: every size is zero.
package final class NoText: TextMeasuring {
  package init() {}

  package func paragraph(for request: ParagraphRequest) -> Paragraph { Paragraph(size: .zero, lines: []) }
  package func metrics(for font: Font) -> FontExtents {
    FontExtents(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0)
  }
  package func hasFamily(_ family: Font.Family) -> Bool { true }
}

/// A root of 320 x 480 points at two pixels a point, unless a test says otherwise.
package struct Stage {
  package let root = View()
  private let measuring = NoText()

  package init(_ views: View...) {
    root.identifier = "root"
    for view in views { root.addSubview(view) }
  }

  @discardableResult
  package func layout(
    _ constraints: LayoutConstraint..., size: Size = Size(width: 320, height: 480), safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, scale: Double = 2
  ) -> LayoutOutcome {
    LayoutConstraint.activate(constraints)
    let traits = TraitCollection(layoutDirection: direction, displayScale: scale)
    return root.layout(
      size: size, safeArea: safeArea, in: LayoutEnvironment(traits: traits, measuring: measuring))
  }
}
