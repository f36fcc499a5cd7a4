/// When views that draw nothing are outlined with their names.
public enum Ghosts: String, CaseIterable, Hashable, Sendable {
  /// In scenes that would be blank.
  case auto
  /// In all scenes.
  case always
  case never
}

/// A document as the origin of a picture.
struct DocumentMaker {
  /// The class of the scene's controller, which may create views in code, or `nil` if it is the system's.
  var controllerClass: String?
  /// Whether the picture is that of a view controller, whose view fills the screen.
  var isOfController: Bool
}

/// What a picture shows if there is no data, and what is said about a blank one.
struct GhostPass {
  let ghosts: Ghosts
  /// The name of what makes the views that a document does not contain, such as the class of a controller.
  let maker: String?
  private let root: View
  private let safeArea: EdgeInsets
  private let content: ShownContent
  private let empty: EmptyViews

  /// Reads the picture of a view after its layout.
  init(over root: View, picture: Picture, safeArea: EdgeInsets, ghosts: Ghosts, maker: String?) {
    self.root = root
    self.safeArea = safeArea
    self.ghosts = ghosts
    self.maker = maker
    content = ShownContent(of: picture)
    empty = content.isBlank || ghosts == .always ? EmptyViews(in: content) : EmptyViews()
  }

  /// The finding about a blank picture, or `nil` if it shows something.
  var finding: Finding? {
    guard content.isBlank else { return nil }
    var hiddenCount = 0
    root.forEachInTree { if $0.isHidden { hiddenCount += 1 } }
    return .blank(root, empty: empty, hiddenCount: hiddenCount, controller: maker)
  }

  /// Why there is no view to outline.
  private var reasonInWords: String {
    if root.subviews.isEmpty { return "no views in the document" }
    return empty.flatViews.isEmpty ? "no visible views" : "views without room"
  }

  /// Returns the outlines to draw over the views.
  ///
  /// - Parameter bars: The frames of the bars over the root.
  func items(below bars: [Rect], traits: TraitCollection, measuring: any TextMeasuring) -> [DisplayItem] {
    guard ghosts == .always || ghosts == .auto && content.isBlank else { return [] }
    let area = Rect(origin: .zero, size: root.bounds.size).inset(by: safeArea)
    var shown = empty.entries.map {
      GhostOutlines.Ghost(
        frame: $0.frame, name: $0.name, isContainer: $0.hasEntriesInside,
        ground: content.ground(at: Point(x: $0.frame.midX, y: $0.frame.midY)))
    }
    if shown.isEmpty, content.isBlank {
      let frame = area.insetBy(dx: min(16, area.width / 8), dy: min(16, area.height / 8))
      let name = maker ?? (root.userLabel.isEmpty ? reasonInWords : root.userLabel)
      shown = [
        GhostOutlines.Ghost(
          frame: frame, name: name, isContainer: false,
          ground: content.ground(at: Point(x: frame.midX, y: frame.midY)))
      ]
    }
    let outlines = GhostOutlines(
      in: area, avoiding: content.areas + content.bars + bars, traits: traits, measuring: measuring)
    return outlines.items(for: shown)
  }
}
