import Galley

/// A page of labels as a picture, in several states.
struct PicturePage {
  /// Pixels per point.
  private static let scale = 2.0
  private let rendering: Rendering
  private let renderer: Renderer

  /// Lays out as many labels as fill a picture of a size in pixels.
  init(width: Int, height: Int, renderer: Renderer) {
    self.renderer = renderer
    let size = Size(width: Double(width) / Self.scale, height: Double(height) / Self.scale)
    var samples = TextSamples()
    let page = StackView()
    page.axis = .vertical
    page.spacing = 8
    for row in 0..<Int(size.height / 42) {
      let label = Label(text: samples.text(words: row.isMultiple(of: 3) ? 20 : 3))
      label.identifier = "label \(row)"
      label.numberOfLines = 0
      page.addArrangedSubview(label)
    }
    page.addArrangedSubview(View())
    renderer.settings.recorded.insert(.styles)
    rendering = renderer.render(page, size: size, traits: TraitCollection(displayScale: Self.scale))
  }

  /// The page as it is.
  func files() throws -> SnapshotFiles { try files(of: rendering) }

  /// The page with its tenth label a pixel further to the right.
  func filesWithMovedLabel() throws -> SnapshotFiles {
    var moved = rendering
    moved.displayList.items = moved.displayList.items.shifting(Point(x: 1 / Self.scale, y: 0), only: 10)
    moved.layout.root.children[10].frame.origin.x += 1 / Self.scale
    return try files(of: moved)
  }

  /// The page with every glyph a quarter of a pixel further to the right.
  func filesSmoothedOtherwise() throws -> SnapshotFiles {
    var moved = rendering
    moved.displayList.items = moved.displayList.items.shifting(Point(x: 0.25 / Self.scale, y: 0))
    return try files(of: moved)
  }

  private func files(of rendering: Rendering) throws -> SnapshotFiles {
    let snapshot = SceneSnapshot(
      id: "page", name: "Page", cell: MatrixCell(), scale: Self.scale, layout: rendering.layout,
      displayList: rendering.displayList)
    let sidecar = LayoutRecord(document: "Benchmark", scenes: [snapshot]).json()
    return SnapshotFiles(png: try renderer.png(of: rendering), sidecar: Array(sidecar.utf8))
  }
}

extension [DisplayItem] {
  /// The items with their texts at other points.
  ///
  /// - Parameter row: the only item on the top level to change; all unless given.
  fileprivate func shifting(_ offset: Point, only row: Int? = nil) -> [DisplayItem] {
    enumerated().map { index, item in
      guard row == nil || index == row else { return item }
      switch item {
      case .text(let paragraph, let point, let color):
        return .text(paragraph, at: Point(x: point.x + offset.x, y: point.y + offset.y), color)
      case .group(let group):
        var shifted = group
        shifted.items = group.items.shifting(offset)
        return .group(shifted)
      case .fill, .stroke, .image, .backdrop: return item
      }
    }
  }
}
