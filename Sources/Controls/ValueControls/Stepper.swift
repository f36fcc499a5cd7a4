import AutoLayout
import Graphics

/// A control with a minus and a plus button.
open class Stepper: Control {
  open override var viewKind: ViewKind { .stepper }

  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0

  open override var intrinsicContentSize: Size { metrics.stepper.size }

  open override func displayItems() -> [DisplayItem] {
    let box = Rect(origin: .zero, size: intrinsicContentSize)
    let minusX = isRightToLeft ? box.width * 0.75 : box.width * 0.25
    let dividerHeight = metrics.stepper.dividerHeight
    let divider = Rect(x: box.midX - 0.5, y: box.midY - dividerHeight / 2, width: 1, height: dividerHeight)
    return faded(
      background(box) + [.fill(.rect(divider), isFlat ? effectiveTintColor : dividerColor)]
        + signItems(hasUpright: false, center: Point(x: minusX, y: box.midY), isActive: value > minimumValue)
        + signItems(hasUpright: true, center: Point(x: box.width - minusX, y: box.midY), isActive: value < maximumValue)
    )
  }

  private var isFlat: Bool { look < .iOS13 }

  private func background(_ box: Rect) -> [DisplayItem] {
    isFlat
      ? [.stroke(.roundedRect(box.insetBy(dx: 0.5, dy: 0.5), radius: 4), StrokeStyle(width: 1), effectiveTintColor)]
      : [.fill(.roundedRect(box, radius: metrics.stepper.cornerRadius), color(.tertiarySystemFill))]
  }

  private func signItems(hasUpright: Bool, center: Point, isActive: Bool) -> [DisplayItem] {
    let ink = isActive ? (isFlat ? effectiveTintColor : color(.label)) : resolved(metrics.stepper.limitColor)
    let line = StrokeStyle(width: metrics.stepper.signThickness, hasRoundCaps: true)
    let length = metrics.stepper.signLength - metrics.stepper.signThickness
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

extension ViewKind {
  package static let stepper = ViewKind.control.named("stepper", "UIStepper") {
    $0.contentLengths = .both
    $0.drawing = .inSizeOfLook
    $0.textOver = .outsideBounds
    $0.keepsSize = true
  }
}

/// Each half is a button.
extension Stepper: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    let halves = [bounds.minX, bounds.midX].map {
      Rect(x: $0, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    }
    let states = [("Decrement", value > minimumValue), ("Increment", value < maximumValue)]
    return zip(isRightToLeft ? halves.reversed() : halves, states).map { half, state in
      let traits: AccessibilityTraits = isEnabled && state.1 ? .button : [.button, .notEnabled]
      return AccessibilityPart(frame: half, AccessibilityDefaults(label: state.0, traits: traits))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}
