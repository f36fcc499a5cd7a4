import Galley

/// Controls with a value, text fields and indicators, in all their states.
enum ValuePage {
  static func sections(_ traits: TraitCollection) -> [[View]] { SystemLook.choices.map { section($0, traits) } }

  /// Returns every control in a look, under the look's name.
  private static func section(_ look: SystemLook, _ traits: TraitCollection) -> [View] {
    LookSection.make(look) {
      toggles
      sliders
      steppers
      segments
      fields(traits)
      pages
      indicators
    }
  }

  private static var toggles: View {
    StackView.row(spacing: 10) {
      for (isOn, isEnabled) in [(true, true), (false, true), (true, false), (false, false)] {
        made(Switch()) { ($0.isOn, $0.isEnabled) = (isOn, isEnabled) }
      }
      made(Switch()) { ($0.isOn, $0.onTintColor) = (true, .systemOrange) }
      View()
    }
  }

  private static var sliders: View {
    StackView.column(spacing: 8) {
      StackView.row(spacing: 14) {
        for (value, isEnabled) in [(0.3, true), (0.8, false)] {
          made(Slider()) { ($0.value, $0.isEnabled) = (value, isEnabled) }.sized(165)
        }
        View()
      }
      made(Slider()) {
        $0.value = 1
        ($0.minimumValueImage, $0.maximumValueImage) = (
          Image(systemName: "sun.min"), Image(systemName: "sun.max")
        )
      }
    }
  }

  private static var steppers: View {
    StackView.row(spacing: 10) {
      for (value, isEnabled) in [(0.0, true), (50, true), (50, false)] {
        made(Stepper()) { ($0.value, $0.isEnabled) = (value, isEnabled) }
      }
      View()
    }
  }

  private static var segments: View {
    StackView.column(spacing: 10) {
      control(selected: 1)
      control(selected: -1)
      control(selected: 0, isEnabled: false)
      made(control(selected: 0)) { $0.segments[2].isEnabled = false }
      StackView.row(spacing: 10) {
        control(selected: 2)
        View()
      }
      StackView.row(spacing: 10) {
        made(SegmentedControl()) {
          $0.segments = ["list.bullet", "square.grid.2x2"].map { .init(image: Image(systemName: $0)) }
          $0.selectedSegmentIndex = 1
        }
        made(control(selected: 0)) {
          ($0.apportionsSegmentWidthsByContent, $0.selectedSegmentTintColor) = (true, .systemYellow)
        }
        View()
      }
    }
  }

  private static func control(selected: Int, isEnabled: Bool = true) -> SegmentedControl {
    made(SegmentedControl()) {
      $0.segments = ["First", "Second", "Third"].map { .init(title: $0) }
      ($0.selectedSegmentIndex, $0.isEnabled) = (selected, isEnabled)
    }
  }

  private static func fields(_ traits: TraitCollection) -> View {
    StackView.column(spacing: 10) {
      field("Text")
      field(nil)
      made(field("Disabled")) { $0.isEnabled = false }
      made(field("password")) { $0.isSecureTextEntry = true }
      LookSection.row(traits) {
        for style in [TextField.BorderStyle.none, .line, .bezel] {
          made(field("Border")) { ($0.borderStyle, $0.clearButtonMode) = (style, .never) }
        }
      }
      made(TextView()) {
        ($0.text, $0.font, $0.isScrollEnabled) = ("A text view", .preferredFont(forTextStyle: .body), false)
      }
    }
  }

  private static func field(_ text: String?) -> TextField {
    made(TextField()) {
      ($0.borderStyle, $0.font) = (.roundedRect, .preferredFont(forTextStyle: .body))
      ($0.text, $0.placeholder, $0.clearButtonMode) = (text, "Placeholder", .always)
    }
  }

  private static var pages: View {
    StackView.row(spacing: 10) {
      for (count, current) in [(3, 0), (6, 4)] {
        made(PageControl()) {
          ($0.numberOfPages, $0.currentPage) = (count, current)
          // White dots are made for pictures.
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.tertiaryLabel, .label)
        }
      }
      View()
    }
  }

  private static var indicators: View {
    StackView.row(spacing: 14) {
      for style in [ActivityIndicatorView.Style.medium, .large] {
        made(ActivityIndicatorView()) { ($0.isAnimating, $0.style) = (true, style) }
      }
      StackView.column(spacing: 10) {
        for progress in [0, 0.4, 1.0] { made(ProgressView()) { $0.progress = progress } }
      }
    }
  }
}
