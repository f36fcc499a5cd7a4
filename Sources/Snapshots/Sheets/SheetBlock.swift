import AutoLayout
import Graphics

/// The cells of one screen, orientation, appearance, contrast and look.
struct SheetBlock {
  /// The screen and its traits, or an empty text if the block continues the one above.
  let caption: String
  let locales: [String]
  let typeSizes: [TypeSize]
  private let snapshots: [SheetPlace: SceneSnapshot]

  /// Returns the blocks in the order of their first cells.
  static func blocks(of snapshots: [SceneSnapshot]) -> [SheetBlock] {
    let keys = snapshots.map(\.sheetKey).uniqued()
    let groups = Dictionary(grouping: snapshots, by: \.sheetKey)
    return keys.map { SheetBlock(groups[$0] ?? []) }
  }

  private init(_ snapshots: [SceneSnapshot]) {
    locales = snapshots.map(\.cell.locale).uniqued()
    typeSizes = snapshots.map(\.cell.typeSize).uniqued()
    caption = snapshots.first?.sheetCaption ?? ""
    self.snapshots = Dictionary(snapshots.map { (SheetPlace(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private init(continuing block: SheetBlock, caption: String, locales: [String]) {
    self.caption = caption
    self.locales = locales
    typeSizes = block.typeSizes
    snapshots = block.snapshots
  }

  /// The block in parts below each other, with as many columns each as fit into a line of the sheet, and as equal in
  /// number as possible.
  var lines: [SheetBlock] {
    let widest = locales.map(width(ofColumn:)).max() ?? 1
    let column = widest * SheetZoom.wanted(forWidth: widest) + SheetStyle.cellSpace
    let most = max(1, Int(bounded: (SheetStyle.longestLine - SheetStyle.rowLabelWidth) / column))
    guard locales.count > most else { return [self] }
    let count = (locales.count + most - 1) / most
    let columns = (locales.count + count - 1) / count
    return stride(from: 0, to: locales.count, by: columns).map { start in
      SheetBlock(
        continuing: self, caption: start == 0 ? caption : "",
        locales: Array(locales[start..<min(start + columns, locales.count)]))
    }
  }

  /// Returns the cell in a row and a column, or `nil` if the matrix has none.
  func snapshot(typeSize: TypeSize, locale: String) -> SceneSnapshot? {
    snapshots[SheetPlace(locale: locale, typeSize: typeSize)]
  }

  /// Returns the width of a column's widest cell, in points before zooming.
  func width(ofColumn locale: String) -> Double {
    typeSizes.compactMap { snapshot(typeSize: $0, locale: locale)?.displayList.size.width }.max() ?? 0
  }

  /// Returns the height of a row's highest cell, in points before zooming.
  func height(ofRow typeSize: TypeSize) -> Double {
    locales.compactMap { snapshot(typeSize: typeSize, locale: $0)?.displayList.size.height }.max() ?? 0
  }
}

private struct SheetPlace: Hashable {
  let locale: String
  let typeSize: TypeSize

  init(locale: String, typeSize: TypeSize) {
    self.locale = locale
    self.typeSize = typeSize
  }

  init(of snapshot: SceneSnapshot) {
    self.init(locale: snapshot.cell.locale, typeSize: snapshot.cell.typeSize)
  }
}

private struct SheetKey: Hashable {
  let screen: MatrixScreen
  let orientation: Device.Orientation
  let appearance: TraitCollection.UserInterfaceStyle
  let contrast: AccessibilityContrast
  let look: SystemLook?
}

extension SceneSnapshot {
  fileprivate var sheetKey: SheetKey {
    SheetKey(
      screen: cell.screen, orientation: cell.orientation, appearance: cell.appearance, contrast: cell.contrast,
      look: cell.look)
  }

  fileprivate var sheetCaption: String {
    let size = displayList.size
    let extent = "\(Int(bounded: size.width.rounded())) \u{D7} \(Int(bounded: size.height.rounded()))"
    var parts = [cell.screen.productName, extent]
    if cell.orientation == .landscape { parts.append("landscape") }
    if cell.appearance == .dark { parts.append("dark") }
    if cell.contrast == .high { parts.append("high contrast") }
    if let look = cell.look { parts.append(look.productName) }
    return parts.joined(separator: "  \u{B7}  ")
  }
}

extension MatrixScreen {
  fileprivate var productName: String {
    switch self {
    case .canvas: "Canvas"
    case .device(let device): device.shape == .plain ? "Custom size" : device.productName
    }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without repetitions, in the order of their first appearance.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
