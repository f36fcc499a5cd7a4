import AutoLayout
import Graphics

// What UIKit says about controls with a value if an app sets nothing.

extension Switch: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: isOn ? "1" : "0", traits: stateTraits(besides: [.button, .toggleButton]))
  }
}

extension Slider: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    return AccessibilityDefaults(
      value: percentage(range > 0 ? (value - minimumValue) / range : 0), traits: stateTraits(besides: .adjustable))
  }
}

extension ProgressView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Progress", value: percentage(progress), traits: .updatesFrequently)
  }
}

extension ActivityIndicatorView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: isAnimating || !hidesWhenStopped, label: isAnimating ? "In progress" : "Progress halted")
  }
}

extension PageControl: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: stateTraits(besides: .adjustable))
  }
}

extension ColorWell: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Color picker", traits: stateTraits(besides: .button))
  }
}

extension DatePicker: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Date Picker", traits: stateTraits(besides: .adjustable), role: .picker)
  }
}

extension PickerView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let chosen = wheels.compactMap { $0.isEmpty ? nil : $0[$0.count / 2] }
    return AccessibilityDefaults(
      value: chosen.isEmpty ? nil : chosen.joined(separator: ", "), traits: .adjustable, role: .picker)
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

/// Each segment is a button.
extension SegmentedControl: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    zip(segments.indices, segmentRects).map { index, rect in
      var traits: AccessibilityTraits = isEnabled && segments[index].isEnabled ? .button : [.button, .notEnabled]
      if index == selectedSegmentIndex { traits.insert(.selected) }
      return AccessibilityPart(
        frame: rect,
        AccessibilityDefaults(
          label: segments[index].title, value: "\(index + 1) of \(segments.count)", traits: traits))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}

/// Returns a share as VoiceOver reads it.
private func percentage(_ share: Double) -> String {
  guard share.isFinite else { return "0%" }
  return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
}
