import Digests
import Galley

/// Compares two folders of images, such as those of two branches.
package struct FolderComparison {
  private let expected: ImageFolder
  private let actual: ImageFolder
  private let rules: VerificationRules
  private let ofTwoRenderers: Bool

  /// - Parameters:
  ///   - expected: The folder before.
  ///   - actual: The folder now.
  ///   - rules: The differences that do not count.
  ///   - ofTwoRenderers: Whether two renderers made the images, so that only their structure is compared.
  package init(
    of expected: ImageFolder, with actual: ImageFolder, rules: VerificationRules = VerificationRules(),
    ofTwoRenderers: Bool = false
  ) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
    self.ofTwoRenderers = ofTwoRenderers
  }

  /// The number of files that are not compared, because they are no images.
  package var otherFileCount: Int { expected.others.union(actual.others).count }

  /// The comparison of an image.
  package struct Comparison {
    package var result: SnapshotResult
    /// The image before, or `nil` if there is none or it cannot be read.
    package var expected: ComparedFile?
    /// The image now, or `nil` if there is none or it cannot be read.
    package var actual: ComparedFile?
    /// Whether the files differ, but further pages or frames that they may have were not compared.
    package var isPartial = false
  }

  /// Compares all images; those that are in the folder before only come last.
  package func forEachComparison(_ visit: (Comparison) throws -> Void) rethrows {
    var former = FormerNames(of: expected, without: actual.names)
    for name in actual.names { try visit(comparison(of: name, &former)) }
    for name in former.names.sorted() {
      try visit(read(name.result(.orphaned), onlyIn: expected, as: name, butMaybeIn: actual, \.expected))
    }
  }

  private func comparison(of name: ImageName, _ former: inout FormerNames) -> Comparison {
    var result = name.result(.added)
    do throws(ComparedFileError) {
      let file = try ComparedFile(at: actual.path(of: name.path))
      guard let before = former.takeName(of: name, file) else {
        return read(result, onlyIn: actual, as: name, butMaybeIn: expected, \.actual)
      }
      // The names look the same if they only differ in how accents are encoded.
      if before.path != name.path { result.referencePath = before.result(.added).path }
      let reference = try ComparedFile(at: expected.path(of: before.path))
      let rules = rules.applying(to: &result)
      let comparison = FileComparison(
        of: reference, with: file, scale: result.scale, rules: rules, ofTwoRenderers: ofTwoRenderers)
      result.take(comparison.outcome())
      return Comparison(result: result, expected: reference, actual: file, isPartial: comparison.isPartial)
    } catch {
      former.take(name)
      return Comparison(result: result.failing(error.description))
    }
  }

  /// Returns the comparison of an image that only one folder has, as far as is known.
  private func read(
    _ result: SnapshotResult, onlyIn folder: ImageFolder, as name: ImageName, butMaybeIn other: ImageFolder,
    _ side: WritableKeyPath<Comparison, ComparedFile?>
  ) -> Comparison {
    if let closed = other.closedFolder(of: name) {
      return Comparison(
        result: result.failing("it is not known whether '\(other.path(of: closed.path))' has an image of this name"))
    }
    var comparison = Comparison(result: result)
    // What verdicts say is about scenes.
    if result.scene.isEmpty { comparison.result.message = "'\(other.path)' has no image of this name" }
    do throws(ComparedFileError) {
      comparison[keyPath: side] = try ComparedFile(at: folder.path(of: name.path))
    } catch {
      comparison.result = result.failing(error.description)
    }
    return comparison
  }
}

extension SnapshotResult {
  /// Returns the result of an image that cannot be compared.
  fileprivate func failing(_ message: String) -> SnapshotResult {
    var result = self
    (result.status, result.message) = (.failed, message)
    return result
  }
}

/// The names of the images before, each to be taken by the image that now has it, or that had it formerly.
private struct FormerNames {
  /// The names that are not taken yet.
  private(set) var names: Set<ImageName>
  /// The names that no image has now, by how they look.
  private var namesByLook: [String: ImageName] = [:]
  private var namesByScene: [Key: ImageName] = [:]
  private var namesByPicture: [Key: ImageName] = [:]

  /// A cell with its scene's id or its picture's hash.
  private struct Key: Hashable {
    var cell: Substring
    var content: String
  }

  init(of folder: ImageFolder, without present: [ImageName]) {
    names = Set(folder.names)
    for name in names.subtracting(present).sorted(by: >) {
      namesByLook[name.path] = name
      guard let file = try? ComparedFile(at: folder.path(of: name.path)) else { continue }
      if let key = Self.sceneKey(of: name, file) { namesByScene[key] = name }
      namesByPicture[Self.pictureKey(of: name, file)] = name
    }
  }

  /// Takes the name that an image had before: the same one, or else that of the same scene in the same cell, or else
  /// that of the same picture.
  mutating func takeName(of name: ImageName, _ file: ComparedFile) -> ImageName? {
    let candidates = [
      name, namesByLook[name.path], Self.sceneKey(of: name, file).flatMap { namesByScene[$0] },
      namesByPicture[Self.pictureKey(of: name, file)],
    ]
    return candidates.lazy.compactMap(\.self).first(where: names.contains).flatMap { names.remove($0) }
  }

  /// Takes a name, if it is not taken yet.
  mutating func take(_ name: ImageName) { names.remove(name) }

  private static func sceneKey(of name: ImageName, _ file: ComparedFile) -> Key? {
    // Scenes in Swift have ids like others: a class with its position.
    guard let head = file.sidecar.flatMap({ SidecarHead($0) }), head.isOfDocument else { return nil }
    return Key(cell: name.path.lastPathPart, content: "\(head.document)/\(head.scene)")
  }

  private static func pictureKey(of name: ImageName, _ file: ComparedFile) -> Key {
    Key(cell: name.path.lastPathPart, content: String(file.bytes.stableHash))
  }
}

extension SidecarHead {
  fileprivate var isOfDocument: Bool { DocumentFinder.isDocument(document) }
}
