import Foundation
import Galley
import SnapshotRuns
import Snapshots

/// What the page knows of the project: its scenes, and what can be chosen.
struct PreviewedProject {
  private let board: PreviewBoard
  private let other: OtherState
  private let title: String
  private let start: PreviewStart

  /// Lists documents that have changed anew.
  init(_ desk: PreviewDesk, titled title: String, _ start: PreviewStart) {
    board = desk.project()
    other = desk.other
    self.title = title
    self.start = start
  }

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("version", board.version)
      json.member("title", title)
      json.member("documents") { $0.array(board.units) { document($1, &$0) } }
      json.member("problems", problems)
      json.member("isBuilding", board.isBuilding)
      json.member("choices", choices)
      json.member("cell") { $0.cell(start.cell) }
      json.member("grid") { $0.grid(grid) }
      if let revision = other.revision { json.member("against") { $0.object { $0.member("title", revision.title) } } }
      if let references = other.references {
        json.member("references") { $0.object { $0.member("title", references) } }
      }
      json.member("canWrite", start.canWrite)
      if let last = board.writes.last { json.member("undo") { $0.object { $0.member("title", last.title) } } }
    }
    return json.text
  }

  private var problems: [String] {
    let unfollowed =
      "Not all folders can be followed: this system watches no more. Reload the page after changes there."
    let names = (board.setting.scenes + board.setting.states).map { "'\($0)'" }
    let hasScenes = board.units.contains { board.listing(of: $0).listing?.scenes.isEmpty == false }
    let unknown =
      names.isEmpty || hasScenes ? [] : ["No scene has the name or the state \(names.joined(separator: ", "))."]
    let ofInputs = board.problems + board.inputProblems + unknown + languageProblems
    return ofInputs + board.buildProblems + (board.isFollowingAll ? [] : [unfollowed])
  }

  private func document(_ unit: WorkUnit, _ json: inout JSONText) {
    let (listing, problem) = board.listing(of: unit)
    json.object { json in
      json.member("name", unit.previewName)
      if !unit.isDocument { json.member("catalog", unit.document) }
      if let problem {
        json.member("problem") { json in
          json.object { $0.member("message", problem) }
        }
      }
      json.member("scenes") { json in
        json.array(listing?.scenes ?? []) { json, scene in
          json.object { json in
            json.member("index", scene.index)
            json.member("name", scene.name)
            json.member("id", scene.base + (scene.state.map { " (\($0))" } ?? ""))
            json.member("base", scene.base)
            if let size = scene.size, size.count == 2 {
              json.member("width", size[0])
              json.member("height", size[1])
            }
            if let state = scene.state { json.member("state", state) }
            json.member("devicesOnly", scene.devicesOnly)
          }
        }
      }
    }
  }

  /// The languages that the person asked for and no document has, in sentences.
  private var languageProblems: [String] {
    let known = languages.compactMap { try? LocaleIdentifier($0) }
    return start.grid.locales.compactMap { tag in
      guard let locale = try? LocaleIdentifier(tag) else { return nil }
      let wanted = PseudoLanguage(locale)?.source ?? locale
      let isKnown = wanted.isBase || wanted.language == "en" || wanted.isMirrored
      guard !isKnown, wanted.bestMatch(among: known) == nil else { return nil }
      return "No document has texts in '\(tag)'; their own are shown."
    }
  }

  // MARK: Choices

  private func choices(_ json: inout JSONText) {
    json.object { json in
      json.member("devices", devices)
      json.member("locales") { $0.array(languages + PseudoLanguage.common.map(\.name)) { language($1, &$0) } }
      if let longest { json.member("longest", longest) }
      json.member("sizes", TypeSize.categories.map(\.name))
      json.member("orientations", Device.Orientation.allCases.map(\.rawValue))
      json.member("appearances", TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue))
      json.member("contrasts", AccessibilityContrast.allCases.map(\.rawValue))
      json.member("looks") { json in
        json.choices([("", "Usual")] + SystemLook.choices.map { ($0.name, $0.name.replacing("ios", with: "iOS ")) })
      }
      json.member("overlays") { json in
        json.choices(OverlayKind.allCases.map { ($0.rawValue, $0.rawValue.replacing("-", with: " ").capitalisedFirst) })
      }
      json.member("chrome", ["auto", "always", "never"])
      json.member("ghosts", Ghosts.allCases.map(\.rawValue))
    }
  }

  private func devices(_ json: inout JSONText) {
    json.array([nil] + Device.all.map(Optional.some)) { json, device in
      json.object { json in
        json.member("id", device?.name ?? MatrixScreen.canvas.name)
        json.member("title", device?.productName ?? "Canvas")
        guard let size = device?.size(in: .portrait) else { return }
        json.member("width", size.width)
        json.member("height", size.height)
      }
    }
  }

  /// The languages of all documents, the document's own texts first.
  private var languages: [String] {
    let tags = Set(board.units.flatMap { board.listing(of: $0).listing?.locales.map(\.tag) ?? [] })
    return [MatrixCell.baseLocale] + tags.subtracting([MatrixCell.baseLocale]).sorted()
  }

  /// The language with the longest texts.
  private var longest: String? {
    var lengths: [String: Int] = [:]
    for language in board.units.flatMap({ board.listing(of: $0).listing?.locales ?? [] }) {
      lengths[language.tag, default: 0] += language.length
    }
    return lengths.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func language(_ tag: String, _ json: inout JSONText) {
    let locale = try? LocaleIdentifier(tag)
    let pseudo = locale.flatMap(PseudoLanguage.init)
    let summary = PseudoLanguage.common.first { $0.name == tag }?.summary
    let name = Locale(identifier: "en").localizedString(forIdentifier: tag)
    json.object { json in
      json.member("tag", tag)
      json.member("title", tag == MatrixCell.baseLocale ? "As in the document" : summary ?? name ?? tag)
      json.member("rightToLeft", pseudo?.isRightToLeft ?? locale?.isMirrored ?? false)
      json.member("pseudo", pseudo != nil)
    }
  }

  /// The grid to start with. If no languages are chosen, it has the document's own texts, and all languages or, of too
  /// many for a page, the longest.
  private var grid: PreviewGrid {
    var grid = start.grid
    guard grid.locales.isEmpty else { return grid }
    let (all, longest) = (languages, longest)
    let isOfAll = start.languagesBesideAll != nil || all.count <= Self.mostRows
    grid.locales = all.filter { isOfAll || $0 == MatrixCell.baseLocale || $0 == longest }
    grid.locales += (start.languagesBesideAll ?? []).filter { !all.contains($0) }
    return grid
  }

  /// The most rows of a grid that nobody has chosen.
  private static let mostRows = 8
}

extension JSONText {
  fileprivate mutating func choices(_ choices: [(id: String, title: String)]) {
    array(choices) { json, choice in
      json.object { json in
        json.member("id", choice.id)
        json.member("title", choice.title)
      }
    }
  }

  fileprivate mutating func cell(_ cell: PreviewCell) {
    object { json in
      json.member("device", cell.device)
      json.member("locale", cell.locale)
      json.member("size", cell.size)
      json.member("orientation", cell.orientation)
      json.member("appearance", cell.appearance)
      json.member("contrast", cell.contrast)
      json.member("look", cell.look)
    }
  }

  fileprivate mutating func grid(_ grid: PreviewGrid) {
    object { json in
      json.member("devices", grid.devices)
      json.member("locales", grid.locales)
      json.member("sizes", grid.sizes)
      json.member("appearances", grid.appearances)
      json.member("contrasts", grid.contrasts)
      json.member("looks", grid.looks)
    }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
