import Digests
import Files
import Galley

/// Compares rendered snapshots with a folder of references, and writes the references that its mode asks for.
package struct SnapshotVerifier: Sendable {
  package let references: ReferenceFolder
  package let rules: VerificationRules
  let record: RecordMode
  private let trust: ReferenceTrust

  /// - Parameter trust: What to believe about references without decoding them.
  package init(
    references: ReferenceFolder, rules: VerificationRules = VerificationRules(), record: RecordMode = .never,
    trusting trust: ReferenceTrust = .sidecars
  ) {
    self.references = references
    self.rules = rules
    self.record = record
    self.trust = trust
  }

  /// A snapshot's result, with what was compared.
  package struct Comparison {
    package var result: SnapshotResult
    fileprivate var snapshot: RenderedSnapshot
    fileprivate var picture: SnapshotPicture
    /// The reference as it was before the comparison, or `nil` if there was none.
    package var reference: SnapshotFiles?
    /// Whether a file of the reference is damaged.
    fileprivate var hasDefect = false

    /// Returns the files of the snapshot. A picture that passes has not been compressed before.
    package func files() throws(PictureError) -> SnapshotFiles {
      SnapshotFiles(
        png: try picture.file(), sidecar: try picture.digests()?.added(to: snapshot.sidecar) ?? snapshot.sidecar)
    }
  }

  /// Compares a snapshot with the reference of its path.
  ///
  /// - Parameter renamedScenes: The references under former names of scenes, which are moved unless nothing is
  ///   recorded.
  /// - Throws: ``UnreadableFiles`` if the scene needs files that cannot be read, so that the picture is neither right
  ///   nor wrong, and no reference; `PictureError` if the snapshot could not be painted, `FileError` if the reference
  ///   cannot be written.
  package func compare(
    _ snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String, renamedScenes: RenamedScenes? = nil
  ) throws -> Comparison {
    guard snapshot.fileProblems.isEmpty else { throw UnreadableFiles(problems: snapshot.fileProblems) }
    guard let picture = snapshot.picture else {
      throw PictureError.painting(
        .noArea(scene: snapshot.scene, width: snapshot.size.width, height: snapshot.size.height))
    }
    var result = unjudged(snapshot, at: paths, document: document)
    let found = renamedScenes.map { $0.reference(for: result.path) } ?? self.reference(for: result.path)
    if let path = found?.path, path != result.path { result.referencePath = path }
    let rules = rules.applying(to: &result, sceneNames: snapshot.sceneNames)
    var checked = Comparison(result: result, snapshot: snapshot, picture: picture, reference: found?.files)
    if let reference = found?.files {
      let outcome = try outcome(of: snapshot, picture, reference, rules)
      checked.result.take(outcome)
      checked.hasDefect = outcome.defect != nil
    } else {
      checked.result.fingerprint = try picture.file().stableHash
    }
    try write(&checked, renamedScenes)
    return checked
  }

  private func outcome(
    of snapshot: RenderedSnapshot, _ picture: SnapshotPicture, _ reference: SnapshotFiles, _ rules: VerificationRules
  ) throws(PictureError) -> SnapshotComparison.Outcome {
    if let refusal = reference.refusal { return SnapshotComparison.Outcome(defect: .refused(refusal)) }
    if let ambiguity = PNG.ambiguity(in: reference.png) {
      return SnapshotComparison.Outcome(defect: .ambiguousPicture("\(ambiguity)"))
    }
    let expected = ReferencePicture(reference, scale: snapshot.scale)
    let areSame = try expected.shows(picture, trusting: trust)
    // Painted only if the pixels have to be compared.
    let pixels = areSame ? nil : try picture.pixels()
    let pictures = ComparedPictures {
      areSame
    } expected: {
      expected.decoded
    } actual: {
      pixels
    }
    return SnapshotComparison(
      of: pictures, layouts: (reference.sidecar, snapshot.sidecar), scale: snapshot.scale, rules: rules
    ) {
      reference.png
    }.verdict()
  }

  /// Returns the path and the files of the reference of a scene written in Swift, which may be under a name with other
  /// escapes.
  private func reference(for path: String) -> (path: String, files: SnapshotFiles)? {
    if let files = references.files(of: path) { return (path, files) }
    guard let former = SnapshotPath.formerly(path), let files = references.files(of: former) else { return nil }
    return (former, files)
  }

  /// Writes the reference that the mode asks for. A reference under a former name is moved, even if the picture has
  /// changed.
  private func write(_ checked: inout Comparison, _ renamedScenes: RenamedScenes?) throws {
    let (result, reference) = (checked.result, checked.reference)
    let former = record == .never ? nil : result.referencePath
    let isAccepted =
      checked.hasDefect
      ? record.mendsReferences : record.records(result.status, passes: rules.passes(result.status))
    guard isAccepted || former != nil else { return }
    let files = try checked.files()
    guard isAccepted && files != reference || former != nil else { return }
    // The sidecar of a picture that passes under a new name gets that name, too.
    let isNew = isAccepted || result.status == .passed
    renamedScenes?.willWrite(to: result.path)
    try references.write(isNew ? files : reference ?? files, as: result.path)
    checked.result.isRecorded = isAccepted
    if let former, renamedScenes?.canRemove(former) ?? true { try references.remove(former) }
  }

  /// Returns the result of a snapshot that cannot be compared.
  package func failure(
    of snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String, because reason: String
  ) -> SnapshotResult {
    var result = unjudged(snapshot, at: paths, document: document)
    result.status = .failed
    result.message = reason
    return result
  }

  private func unjudged(_ snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String) -> SnapshotResult {
    SnapshotResult(
      path: paths.file(ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale), document: document,
      scene: snapshot.scene, traits: SnapshotTraits(snapshot.cell), scale: Int(bounded: snapshot.scale), status: .added)
  }
}

/// Files that a scene needs and that are there but cannot be read.
struct UnreadableFiles: Error, CustomStringConvertible {
  /// What is wrong with each, as a sentence.
  var problems: [String]

  var description: String { problems.joined(separator: " ") }
}

extension SnapshotResult {
  /// Draws where the pixels differ: red where something has changed, amber where only the antialiasing of edges
  /// differs.
  ///
  /// - Returns: The bytes of a PNG file, or `nil` if the pixels were not compared.
  package func differencePicture(from expected: SnapshotFiles, to actual: SnapshotFiles) -> [UInt8]? {
    let scale = Double(self.scale)
    guard let pixels, let before = try? PNG.decode(expected.png, scale: scale),
      let now = try? PNG.decode(actual.png, scale: scale)
    else { return nil }
    return PNG.encode(pixels.picture(of: before, and: now))
  }
}
