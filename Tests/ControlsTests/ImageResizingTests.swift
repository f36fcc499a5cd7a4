import Galley
import Testing

/// A picture whose pixels have the number of their column, and 100 times that of their row.
private func picture(columns: Int, rows: Int) -> Pixmap {
  Pixmap(
    width: columns, height: rows, scale: 1,
    pixels: (0..<rows).flatMap { row in (0..<columns).map { UInt32(row * 100 + $0) } })
}

/// The parts that are drawn.
private struct Part: Equatable {
  var rect: Rect
  var pixels: [UInt32]
}

@Suite("Images with slices")
struct ImageResizingTests {
  private func parts(_ image: Image, width: Double, height: Double) throws -> [Part] {
    let list = try Renderer().render(ImageView(image: image), size: Size(width: width, height: height)).displayList
    return list.items.compactMap { item in
      guard case .image(let pixmap, let rect, _) = item else { return nil }
      return Part(rect: rect, pixels: pixmap.pixels)
    }
  }

  private func row(_ insets: EdgeInsets, _ mode: ImageResizing.Mode, columns: Int = 4) -> Image {
    Image(picture(columns: columns, rows: 1)).resizable(capInsets: insets, mode: mode)
  }

  @Test("Caps keep their size, and the centre is stretched between them")
  func stretch() throws {
    let parts = try parts(row(EdgeInsets(left: 1, right: 2), .stretch), width: 20, height: 1)
    #expect(
      parts == [
        Part(rect: Rect(x: 0, y: 0, width: 1, height: 1), pixels: [0]),
        Part(rect: Rect(x: 1, y: 0, width: 17, height: 1), pixels: [1]),
        Part(rect: Rect(x: 18, y: 0, width: 2, height: 1), pixels: [2, 3]),
      ])
  }

  @Test("A tiled centre is repeated, and its last tile is cut off")
  func tile() throws {
    let parts = try parts(row(EdgeInsets(left: 1, right: 1), .tile), width: 7, height: 1)
    #expect(
      parts.map(\.rect.minX) == [0, 1, 3, 5, 6] && parts.map(\.rect.width) == [1, 2, 2, 1, 1]
        && parts.map(\.pixels) == [[0], [1, 2], [1, 2], [1], [3]])
  }

  @Test("Nine parts: the corners keep their size")
  func nine() throws {
    let image = Image(picture(columns: 3, rows: 3)).resizable(capInsets: EdgeInsets(all: 1), mode: .stretch)
    let parts = try parts(image, width: 30, height: 20)
    #expect(parts.count == 9)
    #expect(parts[0] == Part(rect: Rect(x: 0, y: 0, width: 1, height: 1), pixels: [0]))
    #expect(parts[4] == Part(rect: Rect(x: 1, y: 1, width: 28, height: 18), pixels: [101]))
    #expect(parts[8] == Part(rect: Rect(x: 29, y: 19, width: 1, height: 1), pixels: [202]))
  }

  @Test("A part of the centre that a catalog leaves out is not drawn")
  func center() throws {
    var image = row(EdgeInsets(left: 1, right: 1), .stretch, columns: 6)
    image.resizing?.centerSize = Size(width: 1, height: 1)
    #expect(try parts(image, width: 10, height: 1).map(\.pixels) == [[0], [1], [5]])
  }

  @Test("Caps that are larger than the place share it in proportion")
  func small() throws {
    let parts = try parts(row(EdgeInsets(left: 1, right: 3), .stretch), width: 2, height: 1)
    #expect(parts.map(\.rect.width) == [0.5, 1.5])
  }

  @Test("Countless tiles are stretched instead")
  func limit() throws {
    let parts = try parts(row(EdgeInsets(left: 1, right: 2), .tile), width: 1_000_003, height: 1)
    #expect(parts.count == 3)
  }

  @Test("An image in its own size is drawn as a whole")
  func whole() throws {
    #expect(try parts(row(EdgeInsets(left: 1, right: 1), .tile), width: 4, height: 1).count == 1)
  }
}

@Suite("Rendering modes and mirrored images")
struct ImageAppearanceTests {
  private func items(_ image: Image, button: ButtonType? = nil) throws -> [DisplayItem] {
    guard let button else {
      return try Renderer().render(ImageView(image: image), size: Size(width: 4, height: 1)).displayList.items
    }
    let view = Button(type: button)
    view.setImage(image, for: .normal)
    return try Renderer().render(view, size: Size(width: 40, height: 40)).displayList.items
  }

  private func isTinted(_ items: [DisplayItem]) -> Bool? {
    for case .image(_, _, let tint) in items { return tint != nil }
    return nil
  }

  @Test(
    "An image keeps its colours in an image view, and gets the tint in a system button",
    arguments: [
      (Image.RenderingMode.automatic, false, true), (.alwaysOriginal, false, false), (.alwaysTemplate, true, true),
    ])
  func renderingMode(mode: Image.RenderingMode, inView: Bool, inSystemButton: Bool) throws {
    var image = Image(picture(columns: 4, rows: 1))
    image.renderingMode = mode
    #expect(isTinted(try items(image)) == inView)
    #expect(isTinted(try items(image, button: .system)) == inSystemButton)
    #expect(isTinted(try items(image, button: .custom)) == inView)
  }

  @Test("A mirrored image is drawn in its place with its left side on the right")
  func mirrored() throws {
    var image = Image(picture(columns: 4, rows: 1))
    image.isMirrored = true
    guard case .group(let group) = try items(image).first else {
      Issue.record("no group")
      return
    }
    let left = group.transform.apply(to: Point(x: 0, y: 0))
    #expect(left == Point(x: 4, y: 0))
  }
}
