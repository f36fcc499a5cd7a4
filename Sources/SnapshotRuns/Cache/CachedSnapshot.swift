import Graphics

/// The result of rendering a scene in a cell: its files, its conflicts and the assets that it uses.
package struct CachedSnapshot: Hashable, Sendable {
  /// An asset that the scene requested, and the digest of the answer.
  package struct Asset: Hashable, Sendable {
    /// Whether the asset is a picture or a colour.
    package var kind: String
    package var name: String
    /// 64 hexadecimal digits.
    package var digest: String

    package init(kind: String, name: String, digest: String) {
      self.kind = kind
      self.name = name
      self.digest = digest
    }
  }

  /// What is known of a painted picture.
  package struct Picture: Hashable, Sendable {
    /// The image file, or empty if the run that painted the picture did not need the file.
    package var file: [UInt8]
    /// The digest of the pixels, or empty for formats without pixels.
    package var pixels: String
    /// The digest of a PNG file that has these pixels, or empty if no such file is known.
    package var fileDigest: String

    package init(file: [UInt8], pixels: String = "", fileDigest: String = "") {
      self.file = file
      self.pixels = pixels
      self.fileDigest = fileDigest
    }
  }

  /// The number of pixels per point.
  package var scale: Double
  /// The painted area in points.
  package var size: Size
  /// The picture, or `nil` for a scene without area.
  package var picture: Picture?
  /// The layout's file, without digests of the picture.
  package var sidecar: [UInt8]
  /// The conflicts as the log reports them.
  package var conflicts: [String]
  /// The problems with image files as the log reports them.
  package var fileProblems: [String]
  /// The number of custom views and cells that show the xibs of their classes.
  package var classXibCount: Int
  /// What an index of images shows of the snapshot, in the form that the run chose.
  package var summary: [UInt8]
  /// The assets that the scene requested. The snapshot is valid while they are the same.
  package var assets: [Asset]

  package init(
    scale: Double, size: Size, picture: Picture?, sidecar: [UInt8], conflicts: [String],
    fileProblems: [String] = [], classXibCount: Int = 0, summary: [UInt8] = [], assets: [Asset]
  ) {
    self.scale = scale
    self.size = size
    self.picture = picture
    self.sidecar = sidecar
    self.conflicts = conflicts
    self.fileProblems = fileProblems
    self.classXibCount = classXibCount
    self.summary = summary
    self.assets = assets
  }
}

extension CachedSnapshot {
  /// The snapshot as a value of the cache.
  package var bytes: [UInt8] {
    var fields = EntryWriter()
    fields.add(scale)
    fields.add(size.width)
    fields.add(size.height)
    fields.add(sidecar)
    fields.add(conflicts)
    fields.add(fileProblems)
    fields.add(classXibCount)
    fields.add(summary)
    fields.add(assets.flatMap { [$0.kind, $0.name, $0.digest] })
    if let picture {
      fields.add(picture.pixels)
      fields.add(picture.fileDigest)
      fields.add(picture.file)
    }
    return fields.bytes
  }

  /// Reads a snapshot from a value of the cache, or returns `nil` if it is malformed.
  package init?(bytes: [UInt8]) {
    var fields = EntryReader(bytes)
    guard let scale = fields.number(), let width = fields.number(), let height = fields.number(),
      let sidecar = fields.field(), let conflicts = fields.texts(), let fileProblems = fields.texts(),
      let classXibCount = fields.integer(), let summary = fields.field(), let assets = fields.texts(),
      assets.count % 3 == 0
    else { return nil }
    var picture: Picture?
    if !fields.isAtEnd {
      guard let pixels = fields.text(), let digest = fields.text(), let file = fields.field() else { return nil }
      picture = Picture(file: file, pixels: pixels, fileDigest: digest)
    }
    guard fields.isAtEnd else { return nil }
    self.init(
      scale: scale, size: Size(width: width, height: height), picture: picture, sidecar: sidecar,
      conflicts: conflicts, fileProblems: fileProblems, classXibCount: classXibCount, summary: summary,
      assets: stride(from: 0, to: assets.count, by: 3).map {
        Asset(kind: assets[$0], name: assets[$0 + 1], digest: assets[$0 + 2])
      })
  }
}

/// Everything that a run needs to know about a document: its scenes, its locales and its issues.
package struct CachedDocument: Hashable, Sendable {
  /// A scene by its names.
  package struct Scene: Hashable, Sendable {
    /// The identifier of the scene's root view.
    package var id: String
    /// The scene's name in paths.
    package var name: String
    /// Further names and ids by which the scene can be chosen.
    package var otherNames: [String]

    /// Whether the scene has a picture only on a device.
    package var isOnDevicesOnly: Bool

    package init(id: String, name: String, otherNames: [String] = [], isOnDevicesOnly: Bool = false) {
      self.isOnDevicesOnly = isOnDevicesOnly
      self.id = id
      self.name = name
      self.otherNames = otherNames
    }
  }

  /// The scenes that have a view, in document order.
  package var scenes: [Scene]
  /// The locales that the document has tables for.
  package var locales: [String]
  /// The document's issues as the log reports them.
  package var issues: [String]

  package init(scenes: [Scene], locales: [String], issues: [String]) {
    self.scenes = scenes
    self.locales = locales
    self.issues = issues
  }
}

extension CachedDocument {
  /// The document as a value of the cache.
  package var bytes: [UInt8] {
    var fields = EntryWriter()
    fields.add(scenes.count)
    for scene in scenes {
      fields.add([scene.id, scene.name, scene.isOnDevicesOnly ? "device" : ""] + scene.otherNames)
    }
    fields.add(locales)
    fields.add(issues)
    return fields.bytes
  }

  /// Reads a document from a value of the cache, or returns `nil` if it is malformed.
  package init?(bytes: [UInt8]) {
    var fields = EntryReader(bytes)
    guard let count = fields.integer() else { return nil }
    var scenes: [Scene] = []
    while scenes.count < count {
      guard let names = fields.texts(), names.count >= 3 else { return nil }
      scenes.append(
        Scene(
          id: names[0], name: names[1], otherNames: Array(names.dropFirst(3)), isOnDevicesOnly: names[2] == "device"))
    }
    guard let locales = fields.texts(), let issues = fields.texts(), fields.isAtEnd else { return nil }
    self.init(scenes: scenes, locales: locales, issues: issues)
  }
}

/// Writes fields one after the other, each with its length.
struct EntryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ field: [UInt8]) {
    withUnsafeBytes(of: UInt32(field.count).littleEndian) { bytes += $0 }
    bytes += field
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ number: Double) { add(String(number.bitPattern)) }

  /// Adds the number of texts and then each of them.
  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }
}

/// Reads fields, or returns `nil` if they are malformed.
struct EntryReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func field() -> [UInt8]? {
    guard rest.count >= 4 else { return nil }
    let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard rest.count - 4 >= count else { return nil }
    defer { rest = rest.dropFirst(4 + count) }
    return Array(rest.dropFirst(4).prefix(count))
  }

  mutating func text() -> String? { field().flatMap { String(validating: $0, as: UTF8.self) } }

  mutating func integer() -> Int? { text().flatMap { Int($0) } }

  mutating func number() -> Double? { text().flatMap { UInt64($0) }.map(Double.init(bitPattern:)) }

  mutating func texts() -> [String]? {
    guard let count = integer(), count >= 0 else { return nil }
    var texts: [String] = []
    while texts.count < count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
