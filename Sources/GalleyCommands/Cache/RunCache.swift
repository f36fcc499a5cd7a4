import Digests
import Galley
import SnapshotCache

/// The cache as a run sees it: what this program has made with these fonts and choices.
final class RunCache {
  let store: SnapshotCache
  let assets: AssetLibrary
  private let digest: ContentDigest
  private var cells: [MatrixCell: String] = [:]

  /// Opens a cache; none where there is none, or where the system does not tell what program this is.
  ///
  /// - Parameters:
  ///   - options: where it is.
  ///   - fonts: the fonts of the run.
  ///   - assets: the pictures and colours of the run.
  ///   - choices: what else decides pictures, and is no part of a document, scene or cell.
  init?(_ options: CacheOptions, fonts: FontLibrary, assets: AssetLibrary, choices: RunChoices) {
    // That it cannot be opened was told when the run began.
    guard let store = (try? options.openCache()) ?? nil,
      let engine = EngineDigest.current(
        fonts: fonts, digestOfFile: FileDigests(rememberedBy: store).digest)
    else { return nil }
    self.store = store
    self.assets = assets
    digest = ContentDigest(of: engine.hexadecimal, String(reflecting: choices))
  }

  /// The cache of a unit; none for a scene written in Swift, whose code may ask for anything, and for a document that
  /// cannot be read.
  func unit(_ unit: WorkUnit) -> UnitCache? {
    guard unit.scene.isEmpty, let inputs = DocumentInputs(ofDocument: unit.document) else { return nil }
    return UnitCache(
      run: self, inputs: inputs, document: unit.document,
      digest: ContentDigest(of: digest.hexadecimal, inputs.digest.hexadecimal))
  }

  /// All that there is to tell of a cell, in words that no two cells share.
  func description(of cell: MatrixCell) -> String {
    if let known = cells[cell] { return known }
    let description = String(reflecting: cell)
    cells[cell] = description
    return description
  }
}

/// What decides pictures besides documents, scenes, cells, fonts and the program.
///
/// The cache tells choices apart by how they print, so that a field that is added counts without further ado.
struct RunChoices {
  /// The number that plurals are shown for.
  var sampleNumber: Int
  /// Whose widths and heights system fonts have.
  var systemFonts: SystemFontModel
  var overlay: LayoutOverlay?
  var format = ImageFormat.png

  init(_ setting: RunSetting, overlay: LayoutOverlay? = nil, format: ImageFormat = .png) {
    sampleNumber = setting.selection.sampleNumber
    systemFonts = setting.systemFonts
    self.overlay = overlay
    self.format = format
  }
}
