import AutoLayout
import Graphics

/// A control with a minus and a plus button.
open class Stepper: Control {
  open override var elementClass: String { "stepper" }
  open override var platformClass: String { "UIStepper" }

  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0

  open override var intrinsicContentSize: Size { Size(width: 94, height: metrics.stepper.height) }

  open override func displayItems() -> [DisplayItem] {
    let box = Rect(origin: .zero, size: intrinsicContentSize)
    let minusX = isRightToLeft ? box.width * 0.75 : box.width * 0.25
    let dividerHeight = metrics.stepper.dividerHeight
    let divider = Rect(x: box.midX - 0.5, y: box.midY - dividerHeight / 2, width: 1, height: dividerHeight)
    return faded(
      background(box) + [.fill(.rect(divider), dividerColor)]
        + signItems(hasUpright: false, center: Point(x: minusX, y: box.midY), isActive: value > minimumValue)
        + signItems(hasUpright: true, center: Point(x: box.width - minusX, y: box.midY), isActive: value < maximumValue)
    )
  }

  private var isFlat: Bool { look < .iOS13 }

  /// D6D6D6 on the light background, as in recorded pictures of iOS 17.5 and 18.5.
  private var dividerColor: Color { isFlat ? effectiveTintColor : color(.separator).opacity(0.47) }

  private func background(_ box: Rect) -> [DisplayItem] {
    isFlat
      ? [.stroke(.roundedRect(box.insetBy(dx: 0.5, dy: 0.5), radius: 4), StrokeStyle(width: 1), effectiveTintColor)]
      : [.fill(.roundedRect(box, radius: metrics.stepper.cornerRadius), color(.tertiarySystemFill))]
  }

  private func signItems(hasUpright: Bool, center: Point, isActive: Bool) -> [DisplayItem] {
    let ink = (isFlat ? effectiveTintColor : color(.label)).opacity(isActive ? 1 : 0.35)
    // With its caps 13.3 points, as in recorded pictures of iOS 17.5 and 18.5.
    let length = 11.7
    let line = StrokeStyle(width: 1.6, hasRoundCaps: true)
    var items: [DisplayItem] = [
      .stroke(
        .line(from: center - Point(x: length / 2, y: 0), to: center + Point(x: length / 2, y: 0)), line, ink)
    ]
    if hasUpright {
      items.append(
        .stroke(.line(from: center - Point(x: 0, y: length / 2), to: center + Point(x: 0, y: length / 2)), line, ink))
    }
    return items
  }
}
