import AutoLayout
import Graphics

/// A bar that shows the progress of a task.
open class ProgressView: View {
  open override var viewKind: ViewKind { .progressView }

  /// The progress, 0...1.
  public var progress = 0.0
  /// The colour of the completed part, or `nil` for the tint colour.
  public var progressTintColor: Color?
  /// The colour of the remaining part, or `nil` for the system's.
  public var trackTintColor: Color?

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: metrics.progressHeight)
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let radius = bounds.height / 2
    let width = bounds.width * min(max(progress, 0), 1)
    let done = Rect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    return [
      .fill(.roundedRect(bounds, radius: radius), trackTintColor ?? color(.systemFill)),
      .fill(.roundedRect(done, radius: radius), progressTintColor ?? effectiveTintColor),
    ]
  }
}

extension ViewKind {
  package static let progressView = ViewKind.view.named("progressView", "UIProgressView") {
    $0.contentLengths = .height
  }
}

extension ProgressView: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [(.progressTint, progressTintColor), (.trackTint, trackTintColor)]
  }
}

extension ProgressView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Progress", value: progress.spokenPercentage, traits: .updatesFrequently)
  }
}
