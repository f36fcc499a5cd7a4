import Galley

/// A heading and a card with specimens.
final class GallerySection: View {
  init(_ heading: String, ground: Color = .secondarySystemGroupedBackground, @SubviewBuilder _ content: () -> [View]) {
    super.init(frame: .zero)
    let card = StackView.column(spacing: 18, content).margins(sides: 20, ends: 20)
    card.backgroundColor = ground
    card.layer.cornerRadius = 20
    let column = StackView.column(spacing: 8) {
      made(Label(text: heading)) { $0.font = .systemFont(ofSize: 20, weight: .semibold) }
      card
    }
    containing { column }.pinning(column)
  }
}

/// A view with a caption that names its state.
struct GallerySpecimen {
  var caption: String
  var view: View
  /// Whether the view is as wide as its column.
  var fillsColumn = false

  init(_ caption: String, fillsColumn: Bool = false, _ view: View) {
    (self.caption, self.fillsColumn, self.view) = (caption, fillsColumn, view)
  }

  fileprivate func makeCell() -> View {
    StackView.column(spacing: 6, alignment: fillsColumn ? .fill : .leading) {
      view
      GallerySpecimen.makeCaption(caption)
    }
  }

  static func makeCaption(_ text: String) -> Label {
    made(Label(text: text)) {
      ($0.font, $0.textColor, $0.numberOfLines) = (.systemFont(ofSize: 11), .secondaryLabel, 0)
    }
  }
}

extension StackView {
  /// Returns rows of specimens in columns of the same width. By default, the captions of a row are on one line.
  static func grid(
    columns: Int, alignment: Alignment = .bottom, _ specimens: [GallerySpecimen]
  ) -> StackView {
    .column(spacing: 16) {
      for start in stride(from: 0, to: specimens.count, by: columns) {
        gridRow(columns, alignment, Array(specimens[start..<min(start + columns, specimens.count)]))
      }
    }
  }

  private static func gridRow(
    _ columns: Int, _ alignment: Alignment, _ specimens: [GallerySpecimen]
  ) -> StackView {
    let row = StackView.row(spacing: 16, alignment: alignment) {
      for specimen in specimens { specimen.makeCell() }
      for _ in specimens.count..<columns { View() }
    }
    row.distribution = .fillEqually
    return row
  }
}

/// A scrolled picture with a bar at its top or bottom, or with glass on it.
final class GalleryStage: View {
  /// Where a view is on the stage.
  enum Place {
    case top(inset: Double)
    case bottom(inset: Double)
    case center(inset: Double)
  }

  init(height: Double, _ place: Place, _ view: View) {
    super.init(frame: .zero)
    let (scroll, picture) = (ScrollView(), HillsArtwork(.morning, dark: .night))
    let hidden = 4.0
    (clipsToBounds, layer.cornerRadius) = (true, 12)
    // Bars have a background in front of content that is scrolled.
    scroll.contentOffset = Point(x: 0, y: hidden)
    scroll.containing { picture }.constrained { scroll in
      picture.topAnchor == scroll.contentLayoutGuide.topAnchor
      picture.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
      picture.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
      picture.trailingAnchor == scroll.contentLayoutGuide.trailingAnchor
      picture.widthAnchor == scroll.frameLayoutGuide.widthAnchor
      picture.heightAnchor == scroll.frameLayoutGuide.heightAnchor + hidden
    }
    containing {
      scroll
      view
    }.pinning(scroll)
    constrained { stage in
      stage.heightAnchor == height
      switch place {
      case .top(let inset):
        Self.across(stage, view)
        view.topAnchor == stage.topAnchor + inset
      case .bottom(let inset):
        Self.across(stage, view)
        view.bottomAnchor == stage.bottomAnchor - inset
      case .center(let inset): Self.centered(stage, view, inset: inset)
      }
    }
  }

  @ConstraintBuilder
  private static func across(_ stage: View, _ view: View) -> [LayoutConstraint] {
    view.leadingAnchor == stage.leadingAnchor
    view.trailingAnchor == stage.trailingAnchor
  }

  @ConstraintBuilder
  private static func centered(_ stage: View, _ view: View, inset: Double) -> [LayoutConstraint] {
    view.leadingAnchor == stage.leadingAnchor + inset
    view.trailingAnchor == stage.trailingAnchor - inset
    view.topAnchor == stage.topAnchor + inset
    view.bottomAnchor == stage.bottomAnchor - inset
  }
}
