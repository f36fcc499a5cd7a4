import Galley

/// A café's receipt, with names on one side and amounts on the other.
enum ReceiptScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Receipt", in: traits)
    let paper = TornPaper(
      StackView.column(spacing: 12) {
        heading(text, traits)
        Separator(traits)
        for item in ["coffee", "breakfast", "bread", "juice"] { line(item, text, traits) }
        Separator(traits)
        for sum in ["net", "tax"] { line(sum, text, traits, color: .secondaryLabel, style: .subheadline) }
        line("total", text, traits, style: .title3, weight: 700)
        Separator(traits)
        Label(text("payment"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
        Barcode("2026061220718")
        Label(text("thanks"), .subheadline, weight: 500, alignment: .center)
      }.margins(sides: 24, ends: 24))
    let table = View()
    table.backgroundColor = traits.color(.systemGroupedBackground)
    return table.containing { paper }.constrained { table in
      paper.topAnchor == table.topAnchor + 20
      paper.leadingAnchor == table.leadingAnchor + 20
      paper.trailingAnchor == table.trailingAnchor - 20
      paper.bottomAnchor == table.bottomAnchor - 20
    }
  }

  private static func heading(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.column(spacing: 2, alignment: .center) {
      IconTile("fork.knife", traits, side: 44, color: Color(hex: 0x8A5A3C))
      Label(text("shop"), .title2, weight: 700, alignment: .center)
      Label(text("address"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
      Label(text("date"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
    }
  }

  private static func line(
    _ key: String, _ text: SceneTexts, _ traits: TraitCollection, color: SystemColor = .label,
    style: TextStyle = .body, weight: Int = 400
  ) -> View {
    StackView.ends(traits) {
      Label(text(key), style, weight: weight, color: traits.color(color))
      Label(text(key + "Price"), style, weight: weight, color: traits.color(color)).holdSize()
    }
  }
}

/// A strip of paper with a jagged lower edge.
final class TornPaper: View {
  private static let tooth = Size(width: 10, height: 6)

  init(_ content: View) {
    super.init(frame: .zero)
    containing { content }.constrained { paper in
      content.topAnchor == paper.topAnchor
      content.leadingAnchor == paper.leadingAnchor
      content.trailingAnchor == paper.trailingAnchor
      content.bottomAnchor == paper.bottomAnchor - Self.tooth.height
    }
  }

  override func displayItems() -> [DisplayItem] {
    let teeth = max(1, (bounds.width / Self.tooth.width).rounded())
    let width = bounds.width / teeth
    let gum = bounds.maxY - Self.tooth.height
    var edge: [PathElement] = [
      .move(.zero), .line(Point(x: bounds.maxX, y: 0)), .line(Point(x: bounds.maxX, y: gum)),
    ]
    for index in 0..<Int(bounded: teeth) {
      let right = bounds.maxX - Double(index) * width
      edge += [.line(Point(x: right - width / 2, y: bounds.maxY)), .line(Point(x: right - width, y: gum))]
    }
    return [.fill(.elements(edge + [.close]), traitCollection.color(.secondarySystemGroupedBackground))]
  }
}

/// A barcode with bars of four widths.
final class Barcode: View {
  private let widths: [Double]

  /// Makes a code for the digits of a number.
  init(_ number: String, height: Double = 44) {
    widths = number.compactMap(\.wholeNumberValue).flatMap { digit in
      // As in the tables of EAN-13, each digit has four elements with seven modules in all.
      Self.elements[digit % Self.elements.count]
    }
    super.init(frame: .zero)
    // A barcode looks the same in every language.
    semanticContentAttribute = .forceLeftToRight
    constrained { $0.heightAnchor == height }
  }

  private static let elements: [[Double]] = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2], [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2],
    [1, 2, 1, 3], [3, 1, 1, 2],
  ]

  override func displayItems() -> [DisplayItem] {
    let module = bounds.width / max(1, widths.reduce(0, +))
    var left = bounds.minX
    return widths.enumerated().compactMap { index, width in
      defer { left += width * module }
      let bar = Rect(x: left, y: 0, width: width * module, height: bounds.height)
      return index.isMultiple(of: 2) ? .fill(.rect(bar), traitCollection.color(.label)) : nil
    }
  }
}
