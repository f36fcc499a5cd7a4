import Files
import Foundation
import Graphics
import Snapshots

/// An image of a folder, as the index lists it.
package struct IndexedImage: Hashable, Sendable, Codable {
  /// The path below the folder of images.
  package var file: String
  /// The document's path, or the catalog's name.
  package var document: String
  package var scene: String
  /// The names and identifiers by which the scene can be chosen.
  package var sceneNames: [String]
  package var traits: SnapshotTraits
  /// The number of pixels per point.
  package var scale: Int
  /// The size in pixels.
  package var width, height: Int
  package var summary: SnapshotSummary
  /// The views of the scene, if this is the scene's first image.
  package var outline: IndexedOutline?
  /// The rules of the findings that make the exit code 1, or `nil` if none do. The page does not have them.
  package var failingRules: [String]?

  package init(
    file: String, document: String, scene: String, sceneNames: [String], traits: SnapshotTraits, scale: Int, width: Int,
    height: Int, summary: SnapshotSummary
  ) {
    self.file = file
    self.document = document
    self.scene = scene
    self.sceneNames = sceneNames
    self.traits = traits
    self.scale = scale
    self.width = width
    self.height = height
    self.summary = summary
  }
}

/// The images of a run, with what was found in them.
package struct ImageIndex: Hashable, Sendable {
  /// The title of the page.
  package var title: String
  /// The images, sorted by their documents, and those of a document in the order of the run. So the page does not
  /// depend on the order in which the documents were named.
  package private(set) var images: [IndexedImage]
  /// The lines of the log about what could not be read or rendered.
  package var problems: [String]

  package init(title: String, images: [IndexedImage], problems: [String] = []) {
    self.title = title
    self.images = []
    self.problems = problems
    add(images)
  }

  /// Adds images, after those of the same documents.
  package mutating func add(_ others: [IndexedImage]) {
    images = (images + others).enumerated()
      .sorted { ($0.element.document, $0.offset) < ($1.element.document, $1.offset) }.map(\.element)
  }

  /// The images with a finding of the rule.
  package func count(of rule: String) -> Int {
    images.count { $0.summary.findings.contains { $0.rule == rule } }
  }

  // Names that differ only in their Unicode normalization are those of different files.
  package var documentCount: Int { Set(images.map { Array($0.document.utf8) }).count }

  package var sceneCount: Int { Set(images.map { Array($0.folder.utf8) }).count }

  /// The rules that have findings, the most severe first, then the most frequent.
  package var rules: [RuleCount] {
    var counts: [String: RuleCount] = [:]
    for image in images {
      var seen: Set<String> = []
      for item in image.summary.findings {
        var count = counts[item.rule] ?? RuleCount(rule: item.rule, severity: item.severity)
        if item.severity.order < count.severity.order { count.severity = item.severity }
        count.findings += 1
        if seen.insert(item.rule).inserted { count.images += 1 }
        counts[item.rule] = count
      }
    }
    return counts.values.sorted { ($0.severity.order, -$0.images, $0.rule) < ($1.severity.order, -$1.images, $1.rule) }
  }

  /// How often a rule was broken.
  package struct RuleCount: Hashable, Sendable {
    package let rule: String
    /// The severity of the most severe finding.
    package fileprivate(set) var severity: Finding.Severity
    package fileprivate(set) var findings = 0
    package fileprivate(set) var images = 0
  }
}

extension IndexedImage {
  /// The path of the scene's folder.
  fileprivate var folder: String { file.utf8.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  fileprivate var name: String {
    file.utf8.lastIndex(of: "/").map { String(file[file.utf8.index(after: $0)...]) } ?? file
  }
}

extension Finding.Severity {
  /// The place in an order that begins with the most severe.
  package var order: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

// MARK: - JSON

extension ImageIndex {
  /// The version of ``json``.
  static let version = 1

  /// The index as JSON: texts and findings that occur in several images are written once and named by their places.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can always be encoded.
    return JSONText.inert((try? encoder.encode(StoredIndex(self))).map(Array.init) ?? [])
  }

  /// Reads an index, or returns `nil` if the bytes are not one of this version.
  init?(json: [UInt8]) {
    guard let stored = try? JSONDecoder().decode(StoredIndex.self, from: Data(json)),
      stored.galleyIndex == Self.version
    else { return nil }
    self.init(title: stored.title, images: stored.indexedImages, problems: stored.problems)
  }
}

/// The form in which the page reads an index.
private struct StoredIndex: Codable {
  struct Scene: Codable {
    var document: String
    var name: String
    var names: [String]
    /// The folder of the scene's images.
    var folder: String
    var images: [Image]
    /// The views in the first image.
    var outline: [IndexedOutline.Row]?
  }

  struct Image: Codable {
    var file: String
    var traits: SnapshotTraits
    var scale: Int
    var width, height: Int
    /// The places of findings, each followed by four numbers for every area.
    var findings: [[Int]]
    /// The places of texts.
    var texts: [Int]
  }

  struct Kind: Codable, Hashable {
    var rule: String
    var severity: Finding.Severity
    var message: String
    var fixes: [String]
  }

  struct Rule: Codable {
    var id: String
    /// What the rule reports; empty for a rule that this version does not know.
    var summary: String
  }

  var galleyIndex = ImageIndex.version
  var title: String
  var problems: [String]
  var rules: [Rule]
  var findings: [Kind] = []
  var texts: [String] = []
  var scenes: [Scene] = []

  init(_ index: ImageIndex) {
    title = index.title
    problems = index.problems
    rules = index.rules.map { Rule(id: $0.rule, summary: Finding.Rule(rawValue: $0.rule)?.summary ?? "") }
    var kinds = Places<Kind>()
    var words = Places<String>()
    var folders = Places<String>()
    for image in index.images {
      let scene = folders.place(of: image.folder)
      if scene == scenes.count {
        scenes.append(
          Scene(document: image.document, name: image.scene, names: image.sceneNames, folder: image.folder, images: []))
      }
      if let outline = image.outline, scenes[scene].outline == nil { scenes[scene].outline = outline.rows }
      scenes[scene].images.append(
        Image(
          file: image.name, traits: image.traits, scale: image.scale, width: image.width, height: image.height,
          findings: image.summary.findings.map { item in
            let kind = Kind(rule: item.rule, severity: item.severity, message: item.message, fixes: item.fixes)
            return [kinds.place(of: kind)] + item.areas.flatMap { [$0.x, $0.y, $0.width, $0.height] }
          },
          texts: image.summary.texts.map { words.place(of: $0) }))
    }
    (findings, texts) = (kinds.values, words.values)
  }

  var indexedImages: [IndexedImage] {
    scenes.flatMap { scene in
      scene.images.enumerated().map { place, image in
        var indexed = IndexedImage(
          file: scene.folder.isEmpty ? image.file : "\(scene.folder)/\(image.file)", document: scene.document,
          scene: scene.name, sceneNames: scene.names, traits: image.traits, scale: image.scale, width: image.width,
          height: image.height,
          summary: SnapshotSummary(
            findings: image.findings.compactMap(item),
            texts: image.texts.compactMap { texts.indices.contains($0) ? texts[$0] : nil }))
        if place == 0 { indexed.outline = scene.outline.map(IndexedOutline.init) }
        return indexed
      }
    }
  }

  private func item(_ numbers: [Int]) -> SnapshotSummary.Item? {
    guard let place = numbers.first, findings.indices.contains(place) else { return nil }
    let kind = findings[place]
    let areas = stride(from: 1, to: numbers.count - 3, by: 4).map {
      SnapshotSummary.Area(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
    }
    return .init(rule: kind.rule, severity: kind.severity, message: kind.message, fixes: kind.fixes, areas: areas)
  }
}

/// Distinct values, by the places at which they were first added.
private struct Places<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
