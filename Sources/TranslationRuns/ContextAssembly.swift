import Files
import Galley
import LayoutAudit
import SnapshotRuns

/// Combines what translators need: the tables, and where scenes show their texts.
package struct ContextAssembly {
  private let setting: RunSetting
  private let tables: ProjectTables
  private let scenes: [SeenScene]
  private var pictures: [TranslationContext.Picture] = []
  /// The indices of the pictures of each scene, by their languages.
  private var picturesOfScenes: [Int: [String: Int]] = [:]
  /// The texts of scenes, by their tables and keys.
  private var uses: [Place: [(scene: Int, text: SeenScene.Text)]] = [:]

  private struct Place: Hashable {
    var folder: String
    var table: String
    var key: String
  }

  package init(_ setting: RunSetting, _ scenes: [SeenScene]) {
    self.setting = setting
    self.scenes = scenes
    tables = ProjectTables(setting)
    for (index, scene) in scenes.enumerated() {
      var known: [String: Int] = [:]
      for picture in scene.pictures {
        let place = known[picture.path] ?? pictures.count
        if place == pictures.count {
          pictures.append(.init(path: picture.path, width: picture.width, height: picture.height))
        }
        known[picture.path] = place
        picturesOfScenes[index, default: [:]][scene.cells[picture.cell].locale] = place
      }
      for text in scene.texts {
        guard scene.isDocument else {
          uses[Place(folder: "", table: text.key.table, key: text.key.key), default: []].append((index, text))
          continue
        }
        guard let table = tables.tables(with: text.key, of: scene.file) else { continue }
        let place = Place(folder: table.folder, table: table.name, key: text.key.key)
        uses[place, default: []].append((index, text))
      }
    }
  }

  /// Everything about the texts of all tables.
  package func context(version: String) -> TranslationContext {
    let all = tables.all
    let found = all.flatMap(contextTables) + tablesOfCatalog
    return TranslationContext(
      tables: found.filter { !$0.entries.isEmpty }, pictures: pictures, languages: languages(of: all),
      toolVersion: version)
  }

  /// The languages that the run names, or else all that have tables, without those of the sources.
  private func languages(of all: [ProjectTables.Table]) -> [String] {
    let sources = Set(all.map(\.tables.developmentLanguage.language))
    let atHand =
      if case .named(let names) = setting.matrix.matrix.locales {
        names.compactMap { try? LocaleIdentifier($0) }
      } else {
        all.flatMap(\.tables.locales)
      }
    let targets = atHand.filter { !$0.isBase && PseudoLanguage($0) == nil && !sources.contains($0.language) }
    return Set(targets.map(\.tag)).sorted()
  }

  // MARK: Tables

  /// The tables whose texts scenes written in Swift show. Where the other texts of these tables are shown is not known,
  /// because the code decides it.
  private var tablesOfCatalog: [TranslationContext.Table] {
    let places = uses.keys.filter(\.folder.isEmpty)
    return Set(places.map(\.table)).sorted().map { name in
      let entries = places.filter { $0.table == name }.map(\.key).sorted().map { key in
        let shown = uses[Place(folder: "", table: name, key: key)] ?? []
        var entry = TranslationContext.Entry(key: key, source: VariedText(.plain(shown[0].text.uses[0].string)))
        fillPlaces(of: &entry, shown)
        return entry
      }
      return TranslationContext.Table(original: name, name: name, sourceLanguage: .english, entries: entries)
    }
  }

  /// Returns the tables of one place: one for each file of the sources, `.strings` and `.stringsdict` apart.
  private func contextTables(_ table: ProjectTables.Table) -> [TranslationContext.Table] {
    let tables = table.tables
    let development = tables.developmentLanguage.bestMatch(among: tables.locales)
    let own = development.flatMap { try? tables.table(for: $0).entries } ?? [:]
    let document = table.document.flatMap { try? InterfaceDocument(contentsOf: $0) }
    var sources: [String: VariedText] = [:]
    var order: [String] = []
    for text in document?.localizableTexts ?? [] where text.needsTranslation && sources[text.key] == nil {
      sources[text.key] = VariedText(.plain(text.text))
      order.append(text.key)
    }
    let known = Set(order)
    order += tables.keys.subtracting(known).sorted { (own[$0]?.line ?? .max, $0) < (own[$1]?.line ?? .max, $1) }
    // What the sources mark as not to be translated is nothing to work on.
    order.removeAll(where: tables.isUntranslatable)
    var entries: [(original: String, entry: TranslationContext.Entry)] = []
    let translations = self.translations(in: tables)
    for key in order {
      let source = own[key].map { VariedText($0.text) } ?? sources[key] ?? VariedText(.plain(key))
      var entry = TranslationContext.Entry(key: key, source: source)
      for (language, texts) in translations { entry.translations[language] = texts[key] }
      fillPlaces(of: &entry, uses[Place(folder: tables.folder, table: tables.name, key: key)] ?? [])
      entries.append((original(of: key, table, own[key]?.path), entry))
    }
    let names = entries.map(\.original).uniqued()
    return names.map { name in
      TranslationContext.Table(
        original: name, name: tables.name, sourceLanguage: tables.developmentLanguage,
        entries: entries.filter { $0.original == name }.map(\.entry))
    }
  }

  /// Returns the path of the file that has a text in the language of the sources.
  private func original(of key: String, _ table: ProjectTables.Table, _ path: String?) -> String {
    if let document = table.document { return setting.paths.name(of: document) }
    if let path { return setting.paths.name(of: path) }
    // Only translations have the key: the sources' file of the same type.
    let tables = table.tables
    let any = tables.locales.lazy.compactMap { try? tables.table(for: $0).entries[key]?.path }.first
    let type = any.flatMap { $0.utf8.split(separator: ".").last.map(String.init) } ?? "strings"
    let language = tables.developmentLanguage.tag
    let folder = type == "xcstrings" ? tables.folder : "\(tables.folder)/\(language).lproj"
    return setting.paths.name(of: "\(folder)/\(tables.name).\(type)")
  }

  /// Returns the translations of all keys, by language.
  private func translations(in tables: LocalizedTables) -> [String: [String: TranslationContext.Translation]] {
    var found: [String: [String: TranslationContext.Translation]] = [:]
    for locale in tables.locales where locale.language != tables.developmentLanguage.language {
      if let path = tables.documentPath(for: locale) {
        let texts = (try? InterfaceDocument(contentsOf: path))?.localizableTexts ?? []
        found[locale.tag] = Dictionary(
          texts.map { ($0.key, .init(text: VariedText(.plain($0.text)), state: .translated)) }
        ) { first, _ in first }
      } else {
        let entries = (try? tables.table(for: locale).entries) ?? [:]
        found[locale.tag] = entries.mapValues { .init(text: VariedText($0.text), state: $0.state) }
      }
    }
    return found
  }

  // MARK: Places

  private func fillPlaces(
    of entry: inout TranslationContext.Entry, _ uses: [(scene: Int, text: SeenScene.Text)]
  ) {
    for (index, text) in uses {
      let scene = scenes[index]
      let shots = shots(of: text, inSceneAt: index)
      // Cells of the sources come first, if there are any.
      let first = scene.pictures.first.flatMap { shots[scene.cells[$0.cell].locale] }
      let use = scene.pictures.first.flatMap { picture in text.uses.first { $0.cell == picture.cell } } ?? text.uses[0]
      entry.sightings.append(
        .init(
          document: scene.document, scene: scene.scene, view: text.view, words: text.words, shot: first, shots: shots,
          before: use.before, after: use.after, truncated: TightestPlaces.truncated(text, in: scene)))
    }
    let places = TightestPlaces(uses.map { (scenes[$0.scene], $0.text) })
    for language in places.languages { entry.limits[language] = places.limit(in: language) }
  }

  /// Returns the pictures that show a text of a scene, by their languages.
  private func shots(of text: SeenScene.Text, inSceneAt index: Int) -> [String: TranslationContext.Shot] {
    var shots: [String: TranslationContext.Shot] = [:]
    for picture in scenes[index].pictures {
      let language = scenes[index].cells[picture.cell].locale
      guard let place = picturesOfScenes[index]?[language],
        let use = text.uses.first(where: { $0.cell == picture.cell })
      else { continue }
      shots[language] = .init(picture: place, area: picture.area(of: use.frame))
    }
    return shots
  }
}

extension SeenScene.Picture {
  /// Returns the pixels of an area of the scene, inside the picture.
  fileprivate func area(of area: SeenScene.Area) -> TranslationContext.Area {
    let left = max(0, Int(bounded: ((area.x + x) * scale).rounded(.down)))
    let top = max(0, Int(bounded: ((area.y + y) * scale).rounded(.down)))
    let right = min(width, Int(bounded: ((area.x + area.width + x) * scale).rounded(.up)))
    let bottom = min(height, Int(bounded: ((area.y + area.height + y) * scale).rounded(.up)))
    return TranslationContext.Area(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// The places in which a text has the least room.
///
/// Room is compared in characters: at a larger text size a text may have more points and yet fewer characters. Places
/// in which the text of the sources does not fit either say nothing to a translator: these are faults of the layout.
struct TightestPlaces {
  fileprivate struct Room {
    var scene: SeenScene
    var text: SeenScene.Text
    var use: SeenScene.Use
    var traits: SnapshotTraits
    var limit: TextLimit
    /// The width in points, and the number of average characters.
    var width, characters: Double
  }

  private var rooms: [String: [Room]] = [:]
  private let targets: Set<String>

  init(_ uses: [(scene: SeenScene, text: SeenScene.Text)]) {
    targets = Set(uses.flatMap { $0.scene.cells.map(\.locale) })
    for (scene, text) in uses {
      for use in text.uses {
        let traits = scene.cells[use.cell]
        guard let limit = use.limit, let width = limit.width, use.averageAdvance > 0 else { continue }
        rooms[traits.locale, default: []].append(
          Room(
            scene: scene, text: text, use: use, traits: traits, limit: limit, width: width,
            characters: width / use.averageAdvance))
      }
    }
  }

  /// The languages in which something limits the text.
  var languages: [String] { rooms.keys.sorted() }

  /// Returns how long the text may be in a language, or `nil` if nothing limits it.
  func limit(in language: String) -> TranslationContext.Limit? {
    guard let all = rooms[language] else { return nil }
    let sound = all.filter { !$0.use.lacksRoomForSource }
    // If the text of the sources fits nowhere, a translation should be no longer than that.
    let rooms = sound.isEmpty ? all.prefix(1).compactMap(\.asWideAsSource) : sound
    guard let least = rooms.min(by: { $0.characters < $1.characters }) else { return nil }
    var sizes: [(size: String, points: Double?)] = []
    for size in rooms.map(\.traits.typeSize).uniqued() {
      let own = rooms.filter { $0.traits.typeSize == size }
      sizes.append((size, own.min { $0.characters < $1.characters }?.width))
    }
    let place = "\(least.text.words) of '\(least.scene.scene)' at \(least.traits.device) \(least.traits.typeSize)"
    let limit = least.limit
    return TranslationContext.Limit(
      points: least.width, characters: max(Int(bounded: least.characters), least.use.source?.characters ?? 0),
      lines: limit.lines, fontSize: limit.fontSize, place: place,
      cause: limit.cause ?? "the text does not fit", sizes: sizes)
  }

  /// Returns where a text is truncated, for each language and device with the text sizes.
  static func truncated(_ text: SeenScene.Text, in scene: SeenScene) -> [TranslationContext.Truncation] {
    var found: [TranslationContext.Truncation] = []
    for use in text.uses where use.isTruncated {
      let traits = scene.cells[use.cell]
      let known = found.firstIndex { $0.language == traits.locale && $0.device == traits.device }
      if let known {
        if !found[known].sizes.contains(traits.typeSize) { found[known].sizes.append(traits.typeSize) }
      } else {
        found.append(.init(language: traits.locale, device: traits.device, sizes: [traits.typeSize]))
      }
    }
    return found
  }
}

extension TightestPlaces.Room {
  /// The place with as much room as the text of the sources needs.
  fileprivate var asWideAsSource: Self? {
    use.source.map { source in
      var room = self
      (room.width, room.characters) = (source.width, Double(source.characters))
      room.limit.lines = max(1, limit.lines)
      return room
    }
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
