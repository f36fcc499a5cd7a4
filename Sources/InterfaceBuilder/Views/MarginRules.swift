import Controls
import Graphics

/// The default margins on the canvas of a version of Interface Builder.
struct MarginRules: Hashable, Sendable {
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double
  /// Whether the document's device has a home button.
  var hasHomeButton: Bool

  /// A table cell and what its margins depend on. Widths are in points.
  struct Cell: Hashable, Sendable {
    var width: Double
    var screenWidth: Double
    var isOnPad = false
    var isOnDevice = false
    var isInXib = false
    var hasAccessory = false
    /// Whether the sections of the table are inset.
    var isInset = false
    /// Whether both the cell and its content view preserve their superviews' margins.
    var preservesSuperviewMargins = false
    /// Whether the cell is below the visible part of its table, so that the canvas does not show it.
    var isOutOfSight = false
  }

  /// Whether a root's margins are measured from the safe area instead of its edges.
  var rootMarginsStartAtSafeArea: Bool { toolsVersion >= Self.versionOfSafeArea }

  /// Returns the margins of a scene's root without the safe area: 16 points at the sides below a width of 400 (71
  /// roots), else 20 (74 roots).
  func root(width: Double) -> DirectionalEdgeInsets { .systemMinimum(inRootOfWidth: width) }

  /// Returns the margins of a scene's root that sets margins: from version 13000 on, they are at least the default ones
  /// (6 roots, with explicit sides of 15 and 16 points).
  func root(width: Double, explicit: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    rootMarginsStartAtSafeArea ? Self.larger(explicit, root(width: width)) : explicit
  }

  /// Returns the margins of a xib's top-level view that sets all of its margins to zero, which mean the default ones of
  /// any view and, at the sides, those of a root (9 of 9 roots).
  func rootOfXibWithZeroMargins(width: Double) -> DirectionalEdgeInsets {
    root(width: width, explicit: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  /// Returns the margins of the content view of a table cell: 8 points before version 13000 (32 cells of 19 documents),
  /// with 15 at the sides if the cell and its content preserve margins (22 cells of 6 documents).
  func content(of cell: Cell) -> DirectionalEdgeInsets {
    guard toolsVersion >= Self.versionOfSafeArea, !isUntouchedByTable(cell) else {
      let side: Double = cell.preservesSuperviewMargins && toolsVersion < Self.versionOfSafeArea ? 15 : 8
      return DirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: cell.hasAccessory ? 8 : side)
    }
    let side = side(of: cell)
    // 15 points on iPads (12 cells of 1 document); on phones 11 (162 cells), and 15 from version 24506 on (8 cells).
    let vertical: Double = cell.isOnPad || toolsVersion >= Self.versionOfTallRows ? 15 : 11
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: cell.hasAccessory ? 8 : side)
  }

  /// Whether the cell has the margins of any view because its table has not shown it: 9 cells of 2 documents, saved by
  /// versions 13196 and 19455. From version 22685 on, such cells have the margins of the others (15 cells of 2
  /// documents).
  private func isUntouchedByTable(_ cell: Cell) -> Bool {
    cell.isOutOfSight && toolsVersion < Self.versionWithMarginsOutOfSight
  }

  // MARK: Sides of cells

  private func side(of cell: Cell) -> Double {
    // The canvas has 16 points (18 cells of 1 document, 704 points wide), and a running app those of separators.
    if cell.isOnPad { return cell.isOnDevice ? Self.side(atWidth: cell.width) : 16 }
    if toolsVersion < Self.versionOfXcode11 { return sideBeforeXcode11(of: cell) }
    // 18 cells of 18 documents.
    if toolsVersion < Self.versionOfXcode12, hasHomeButton { return 15 }
    return sideSinceXcode12(of: cell)
  }

  /// In a xib, the cell's own width decides (44 documents). In a storyboard, the device does (6 documents): 15 points
  /// on the narrowest phones (1 of them), like the inset of separators.
  private func sideBeforeXcode11(of cell: Cell) -> Double {
    if cell.isInXib { return Self.side(atWidth: cell.width) }
    return cell.screenWidth < 375 ? 15 : Self.side(atWidth: cell.screenWidth)
  }

  /// In inset sections, cells have the margin of the sections.
  ///
  /// On phones at least 393 points wide, cells have 20 points if they are wider than 320 (133 cells of 38 documents),
  /// else 16 (18 of 16). On narrower phones they have 16 (95 of 44); cells of storyboards that are wider than the phone
  /// have 20 before version 23504, which narrows them, and so do those of xibs on phones 390 points wide (58 views).
  private func sideSinceXcode12(of cell: Cell) -> Double {
    if cell.isInset { return ListMetrics.sideMargin(atWidth: cell.screenWidth, hasInsetSections: true) }
    let isNarrowed = cell.isInXib && cell.screenWidth < 390 || toolsVersion >= Self.versionOfNarrowedCells
    let width = isNarrowed ? min(cell.width, cell.screenWidth) : cell.width
    if cell.screenWidth >= Self.leastWidthOfWidePhone { return width > 320 ? 20 : 16 }
    return Self.side(atWidth: width)
  }

  private static func side(atWidth width: Double) -> Double {
    DirectionalEdgeInsets.systemMinimum(inRootOfWidth: width).leading
  }

  /// Returns the larger margin at each edge.
  static func larger(_ one: DirectionalEdgeInsets, _ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading), bottom: max(one.bottom, other.bottom),
      trailing: max(one.trailing, other.trailing))
  }

  // MARK: Versions

  /// The first version with safe areas, of Xcode 9 and iOS 11.
  static let versionOfSafeArea = 13000.0
  private static let versionOfXcode11 = 14800.0
  private static let versionOfXcode12 = 17000.0
  private static let versionWithMarginsOutOfSight = 22684.0
  private static let versionOfNarrowedCells = 23504.0
  /// The first version with iOS 26.
  private static let versionOfTallRows = 24000.0
  private static let leastWidthOfWidePhone = 393.0
}
