import Galley
import Snapshots

/// What the desk of a preview asks a worker process.
struct PreviewQuestion: Codable, Hashable, Sendable {
  enum Topic: String, Codable, Sendable {
    /// The scenes of a document and the languages that it has texts in.
    case scenes
    /// A scene in a cell: its picture, its views and its findings.
    case frame
    /// The files of a scene in a cell as references have them.
    case snapshot
    /// Why a view is where it is, and what of it can be changed.
    case view
    /// The sizes at which a scene breaks.
    case breaks
    /// The changes that mend a finding, each tried in all cells of a grid.
    case fixes
    /// A document with some values changed.
    case edit
  }

  var topic: Topic
  var document: PreviewedDocument
  /// The index of the scene among those of the document.
  var scene = 0
  var cell = PreviewCell()
  var picture = PictureChoices()
  /// Whether a frame has its views and findings, not only the number of findings.
  var hasContents = true
  /// The id of the view to explain.
  var view = ""
  var axis = SweepAxisName.width
  /// The id of the finding to mend.
  var finding = ""
  var grid = PreviewGrid()
  var edits: [PreviewEdit] = []
}

/// A document or a scene of a catalog, as it is read now.
struct PreviewedDocument: Codable, Hashable, Sendable {
  var name: String
  /// The path that the document was read from.
  var file: String
  /// The folder of its pictures, relative to that of references.
  var folder: String
  /// The name of the catalog's scene, or empty for a document.
  var catalogScene = ""
  /// The digest of the document's contents, which the worker gets with the question.
  var digest = ""
  /// The number of changes of other files so far. What a worker keeps from before the last one may be outdated.
  var projectVersion = 0
}

/// What is shown of a scene over and beside its views.
struct PictureChoices: Codable, Hashable, Sendable {
  /// The size in points, or `nil` for the scene's own.
  var width, height: Double?
  /// The pixels per point of a picture that is shown for a moment only, or `nil` for those of the device. The layout is
  /// the same.
  var draftScale: Double?
  /// Whether the picture is written as ``PixelRuns`` instead of as a PNG.
  var isInRuns = false
  /// `auto`, `always` or `never`.
  var chrome = "auto"
  var ghosts = "auto"
  /// The names of overlays.
  var overlays: [String] = []
}

enum SweepAxisName: String, Codable, Sendable, CaseIterable {
  case width
  case height
}

/// A cell of the matrix, by the names of its values.
struct PreviewCell: Codable, Hashable, Sendable {
  var device = MatrixScreen.canvas.name
  var locale = MatrixCell.baseLocale
  var size = "L"
  var orientation = "portrait"
  var appearance = "light"
  var contrast = "normal"
  /// The name of a look, or empty for the usual one.
  var look = ""

  /// The cell.
  ///
  /// - Throws: ``PreviewError`` for a name that nothing has.
  var matrixCell: MatrixCell {
    get throws(PreviewError) {
      guard let size = TypeSize(name: size) else { throw .unknown("text size", size) }
      guard let orientation = Device.Orientation(rawValue: orientation) else {
        throw .unknown("orientation", self.orientation)
      }
      guard let appearance = TraitCollection.UserInterfaceStyle(rawValue: appearance) else {
        throw .unknown("appearance", self.appearance)
      }
      guard let contrast = AccessibilityContrast(rawValue: contrast) else {
        throw .unknown("contrast", self.contrast)
      }
      let look = SystemLook.choices.first { $0.name == self.look }
      guard look != nil || self.look.isEmpty else { throw .unknown("look", self.look) }
      guard let locale = try? LocaleIdentifier(locale) else { throw .unknown("language", locale) }
      return MatrixCell(
        screen: try screen, locale: locale.tag, typeSize: size, orientation: orientation, appearance: appearance,
        contrast: contrast, look: look)
    }
  }

  private var screen: MatrixScreen {
    get throws(PreviewError) {
      guard device != MatrixScreen.canvas.name else { return .canvas }
      do throws(DeviceError) { return .device(try Device(parsing: device)) } catch { throw .unknown("device", device) }
    }
  }
}

/// The values whose combinations a grid shows.
struct PreviewGrid: Codable, Hashable, Sendable {
  var devices = [MatrixScreen.canvas.name]
  var locales = [MatrixCell.baseLocale]
  var sizes = ["L"]
  var appearances = ["light"]
  var contrasts = ["normal"]
  var looks = [""]

  /// The number of cells that a grid may have.
  static let mostCells = 400

  /// The choices of a run over the grid.
  var choices: MatrixChoices {
    get throws(PreviewError) {
      let count = [devices, locales, sizes, appearances, contrasts, looks]
        .reduce(1) { min($0 * $1.count, Self.mostCells + 1) }
      guard (1...Self.mostCells).contains(count) else {
        throw PreviewError("A grid has 1 to \(Self.mostCells) cells.")
      }
      func cells(
        _ names: [String], _ key: WritableKeyPath<PreviewCell, String>
      ) throws(PreviewError) -> [MatrixCell] {
        var cells: [MatrixCell] = []
        for name in names {
          var cell = PreviewCell()
          cell[keyPath: key] = name
          cells.append(try cell.matrixCell)
        }
        return cells
      }
      let looks = looks.filter { !$0.isEmpty }
      return MatrixChoices(
        locales: .named(try cells(locales, \.locale).map(\.locale)),
        typeSizes: try cells(sizes, \.size).map(\.typeSize),
        screens: try cells(devices, \.device).map(\.screen),
        appearances: try cells(appearances, \.appearance).map(\.appearance),
        contrasts: try cells(contrasts, \.contrast).map(\.contrast),
        looks: looks.isEmpty ? nil : try cells(looks, \.look).compactMap(\.look))
    }
  }
}

/// A value of an object of a document to be changed.
struct PreviewEdit: Codable, Hashable, Sendable {
  /// The object's id.
  var object: String
  /// The attribute, by the name that ``EditableValue`` gives it.
  var attribute: String
  /// The new value as the document has it, or `nil` to remove the attribute.
  var value: String?
}

/// A reason why a question of the page has no answer, as a sentence for the person.
struct PreviewError: Error, Hashable, CustomStringConvertible {
  var description: String
  /// Whether the question is about a change that is not tried any more.
  var isOutdated = false

  init(_ description: String) { self.description = description }

  static let outdatedTrial: PreviewError = {
    var error = PreviewError("The change is not tried any more.")
    error.isOutdated = true
    return error
  }()

  static func unknown(_ noun: String, _ name: String) -> PreviewError {
    PreviewError("Nothing has the \(noun) '\(name.prefix(80))'.")
  }
}
