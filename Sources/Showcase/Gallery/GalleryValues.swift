import Galley

/// Controls with a value.
enum GalleryValues {
  static func sections(_ text: SceneTexts) -> [View] {
    [
      GallerySection("Switch") { StackView.grid(columns: 4, switches) },
      GallerySection("Slider") { StackView.grid(columns: 4, sliders) },
      GallerySection("Stepper") { StackView.grid(columns: 4, steppers) },
      GallerySection("SegmentedControl") { StackView.grid(columns: 2, segments(text)) },
      GallerySection("PageControl, ProgressView") { StackView.grid(columns: 4, pages + progress) },
      GallerySection("ActivityIndicatorView, ColorWell") { StackView.grid(columns: 4, indicators + wells) },
    ]
  }

  private static var switches: [GallerySpecimen] {
    [("isOn", true, true), ("off", false, true), ("isOn, disabled", true, false), ("off, disabled", false, false)]
      .map { caption, isOn, isEnabled in
        GallerySpecimen(caption, made(Switch()) { ($0.isOn, $0.isEnabled) = (isOn, isEnabled) })
      }
  }

  private static var sliders: [GallerySpecimen] {
    [("0", 0.0, true), ("0.4", 0.4, true), ("1", 1, true), ("0.4, disabled", 0.4, false)]
      .map { caption, value, isEnabled in
        GallerySpecimen(
          caption, fillsColumn: true, made(Slider()) { ($0.value, $0.isEnabled) = (value, isEnabled) })
      }
  }

  private static var steppers: [GallerySpecimen] {
    [("minimum", 0.0, true), ("between", 50, true), ("maximum", 100, true), ("disabled", 50, false)]
      .map { caption, value, isEnabled in
        GallerySpecimen(caption, made(Stepper()) { ($0.value, $0.isEnabled) = (value, isEnabled) })
      }
  }

  private static func segments(_ text: SceneTexts) -> [GallerySpecimen] {
    let titles = ["first", "second", "third"].map { SegmentedControl.Segment(title: text($0)) }
    let images = ["list.bullet", "square.grid.2x2", "chart.bar"].map {
      SegmentedControl.Segment(image: Image(systemName: $0))
    }
    return [
      ("first selected", titles, 0, true), ("none selected", titles, -1, true), ("images", images, 1, true),
      ("disabled", titles, 2, false),
    ].map { caption, segments, selected, isEnabled in
      GallerySpecimen(
        caption, fillsColumn: true,
        made(SegmentedControl()) {
          ($0.segments, $0.selectedSegmentIndex, $0.isEnabled) = (segments, selected, isEnabled)
        })
    }
  }

  private static var pages: [GallerySpecimen] {
    [("page 1 of 3", 3, 0), ("page 4 of 5", 5, 3)].map { caption, count, current in
      GallerySpecimen(
        caption,
        made(PageControl()) {
          ($0.numberOfPages, $0.currentPage) = (count, current)
          // White dots are made for pictures.
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.tertiaryLabel, .label)
        })
    }
  }

  private static var progress: [GallerySpecimen] {
    [("0.4", 0.4), ("1", 1)].map { caption, value in
      GallerySpecimen(caption, fillsColumn: true, made(ProgressView()) { $0.progress = value })
    }
  }

  private static var indicators: [GallerySpecimen] {
    [ActivityIndicatorView.Style.medium, .large].map { style in
      GallerySpecimen(
        "\(style)", made(ActivityIndicatorView()) { ($0.style, $0.isAnimating) = (style, true) })
    }
  }

  private static var wells: [GallerySpecimen] {
    [("no colour", nil), ("systemPurple", Color.systemPurple)].map { caption, color in
      GallerySpecimen(caption, made(ColorWell()) { $0.selectedColor = color })
    }
  }
}
