import Digests
import Files
import FixRuns
import Galley
import SnapshotRuns

/// The state of a preview.
struct PreviewBoard {
  private(set) var setting: RunSetting
  /// The number of changes of files and of what was written so far.
  var version = 1
  /// The number of changes of files other than documents.
  var projectVersion = 1
  private(set) var units: [WorkUnit]
  /// What is wrong with the inputs, as sentences.
  private(set) var problems: [String]
  /// What files of the projects cannot be read, as sentences, and the ``projectVersion`` that they were looked for at.
  private(set) var inputProblems: [String] = []
  private var inputVersion: Int?
  /// Whether changes of all files are noticed.
  var isFollowingAll = true
  var isBuilding = false
  var buildProblems: [String] = []
  var isClosed = false
  private var documents: [String: KnownDocument] = [:]
  private var trials: [String: Trial] = [:]
  /// The ids of the trials, the latest at the end.
  private var order: [String] = []
  private var trialCount = 0
  /// What was written, the latest at the end.
  private(set) var writes: [WrittenChange] = []

  /// The number of tried changes to keep.
  private static let mostTrials = 200
  /// The number of written changes that can be taken back.
  private static let mostWrites = 100

  /// A document as it is now, and as it was when it could be read.
  private struct KnownDocument {
    /// The contents of the file as it was read last, with the state of the file.
    var file: (contents: DocumentContents, state: FileState?)?
    /// The contents with their scenes when they could be read last.
    var good: (contents: DocumentContents, listing: DocumentListing)?
    /// What was found out about which contents, and when.
    var listed: (digest: String, projectVersion: Int)?
    /// Why the present contents cannot be read, or `nil`.
    var problem: String?
  }

  init(_ setting: RunSetting) {
    self.setting = setting
    (units, problems) = Self.units(setting)
  }

  private static func units(_ setting: RunSetting) -> ([WorkUnit], [String]) {
    let list = UnitList(setting)
    return (list.units, list.problems.map { $0.named(by: setting.paths).line })
  }

  // MARK: Files

  /// Notes changes of files.
  ///
  /// - Parameter newSetting: The settings anew, if the configuration has changed.
  /// - Returns: Whether workers have to read the settings anew.
  mutating func note(_ changes: FolderWatch.Changes, _ newSetting: Result<RunSetting, any Error>?) -> Bool {
    version += 1
    var needsWorkers = false
    switch newSetting {
    case .success(let setting)?:
      self.setting = setting
      needsWorkers = true
    case .failure(let error)?: problems = ["\(error)"]
    case nil: break
    }
    let files = Set(units.map(\.file).map(RealPath.of))
    let isOfDocuments = !changes.isIncomplete && changes.paths.allSatisfy(files.contains)
    guard !isOfDocuments else { return needsWorkers }
    projectVersion += 1
    if case .failure? = newSetting { return needsWorkers }
    (units, problems) = Self.units(setting)
    return needsWorkers
  }

  /// Whether ``inputProblems`` are those of the present files.
  var knowsInputProblems: Bool { inputVersion == projectVersion }

  mutating func note(inputProblems problems: [String], at version: Int) {
    (inputProblems, inputVersion) = (problems, version)
  }

  func unit(named name: String) -> WorkUnit? { units.first { $0.previewName == name } }

  /// The documents whose scenes have to be listed anew.
  mutating func unlisted() -> [WorkUnit] {
    var unlisted: [WorkUnit] = []
    for unit in units where isUnlisted(unit) { unlisted.append(unit) }
    return unlisted
  }

  mutating func isUnlisted(_ unit: WorkUnit) -> Bool {
    let digest = current(unit).document.digest
    let listed = documents[unit.previewName]?.listed
    return listed?.digest != digest || listed?.projectVersion != projectVersion
  }

  /// Returns a document as its file is now. A file that cannot be read has no contents, which are no document.
  mutating func current(_ unit: WorkUnit) -> (document: PreviewedDocument, contents: [UInt8]) {
    let contents = unit.isDocument ? currentContents(unit) : DocumentContents([])
    return (document(unit, contents), contents.bytes)
  }

  private mutating func currentContents(_ unit: WorkUnit) -> DocumentContents {
    let state = FileState(of: unit.file)
    if let known = documents[unit.previewName]?.file, known.state == state, state != nil { return known.contents }
    // A file that cannot be read has no contents, which are no document.
    let contents = contents(ofFile: unit) ?? DocumentContents([])
    // A file that changed a moment ago may change again without another state.
    let settled = state.flatMap { $0.isSettled ? $0 : nil }
    documents[unit.previewName, default: KnownDocument()].file = (contents, settled)
    return contents
  }

  private func document(_ unit: WorkUnit, _ contents: DocumentContents) -> PreviewedDocument {
    PreviewedDocument(
      name: unit.document, file: unit.file, folder: unit.folder, catalogScene: unit.scene, digest: contents.digest,
      projectVersion: projectVersion)
  }

  /// The contents of a document as they were read last.
  func contents(of name: String) -> DocumentContents? { documents[name]?.file?.contents }

  // MARK: Listings

  mutating func note(
    _ listing: Result<DocumentListing, PreviewError>, of document: PreviewedDocument, _ contents: [UInt8]
  ) {
    var known = documents[document.previewName] ?? KnownDocument()
    known.listed = (document.digest, document.projectVersion)
    switch listing {
    case .success(let listing):
      known.good = (DocumentContents(contents, digest: document.digest), listing)
      known.problem = nil
    case .failure(let error): known.problem = error.description
    }
    documents[document.previewName] = known
  }

  /// Returns the scenes of a document as it was when it could be read, and why it cannot be read now.
  func listing(of unit: WorkUnit) -> (listing: DocumentListing?, problem: String?) {
    let known = documents[unit.previewName]
    return (known?.good?.listing, known?.problem)
  }

  /// Returns a document in a state that can be read.
  ///
  /// - Returns: The document, its contents, and why it is not shown as it is now.
  mutating func readable(
    _ unit: WorkUnit, in state: PreviewDesk.DocumentState
  ) throws(PreviewError) -> (document: PreviewedDocument, contents: [UInt8], problem: String?) {
    if case .trial(let id) = state {
      guard let trial = trials[id] else { throw .outdatedTrial }
      // Other documents are shown as they are.
      if trial.document == unit.previewName {
        return (document(unit, trial.contents), trial.contents.bytes, nil)
      }
    }
    let known = documents[unit.previewName]
    guard let problem = known?.problem else {
      let (document, contents) = current(unit)
      return (document, contents, nil)
    }
    guard let good = known?.good else { throw PreviewError(problem) }
    return (document(unit, good.contents), good.contents.bytes, problem)
  }

  // MARK: Tried and written changes

  /// Keeps a change that is tried.
  ///
  /// - Parameters:
  ///   - digest: The digest of the contents that the change begins with.
  ///   - former: The id of the trial with these contents, or `nil` if they are those of the file.
  /// - Returns: The trial's id.
  mutating func add(_ trial: Trial, after digest: String, continuing former: String? = nil) -> String {
    trialCount += 1
    let id = "t\(trialCount)"
    var trial = trial
    // What a trial continues is not in the file.
    if let former = former.flatMap({ trials[$0] }), former.document == trial.document {
      trial.continue(former)
    } else {
      trial.base = digest
    }
    trials[id] = trial
    order.append(id)
    if order.count > Self.mostTrials { trials[order.removeFirst()] = nil }
    return id
  }

  /// Returns the difference between the file of a document and what is tried, in the form of `diff -u`.
  func difference(of id: String) -> String {
    guard let trial = trials[id], let file = documents[trial.document]?.file?.contents, file.digest == trial.base else {
      return ""
    }
    let changes = LineChanges.between(file.bytes, trial.contents.bytes)
    return UnifiedDiff(of: file.bytes, named: trial.document).text(making: changes)
  }

  mutating func write(_ id: String) throws(WriteError) {
    guard let trial = trials[id], let unit = unit(named: trial.document) else {
      throw WriteError("The change is not tried any more.")
    }
    let before = try present(unit, expected: trial.base)
    try replace(unit, with: trial.contents)
    let write = WrittenChange(
      document: trial.document, title: trial.title, before: before, digest: trial.contents.digest)
    writes = (writes + [write]).suffix(Self.mostWrites)
    // The page may still ask for it until it knows that it was written.
    trials[id]?.base = trial.contents.digest
  }

  /// Takes back what was written last. A change that can never be taken back is forgotten, so that those before it can.
  mutating func undo() throws(WriteError) {
    guard let last = writes.last else { throw WriteError("Nothing was written.") }
    guard let unit = unit(named: last.document), contents(ofFile: unit)?.digest == last.digest else {
      writes.removeLast()
      version += 1
      throw WriteError(
        "'\(last.document)' was changed by something else, so '\(last.title)' cannot be taken back any more.")
    }
    try checkPlace(of: unit)
    try replace(unit, with: last.before)
    writes.removeLast()
  }

  /// Returns what the file of a document has now.
  ///
  /// - Throws: ``WriteError`` if these are other contents than expected.
  private func present(_ unit: WorkUnit, expected digest: String) throws(WriteError) -> DocumentContents {
    try checkPlace(of: unit)
    guard let contents = contents(ofFile: unit), contents.digest == digest else {
      throw WriteError("'\(unit.document)' was changed by something else. Nothing was written.")
    }
    return contents
  }

  /// Refuses to write through a symbolic link that leads out of the folders of the inputs.
  private func checkPlace(of unit: WorkUnit) throws(WriteError) {
    let file = RealPath.of(unit.file)
    let folders = setting.inputs.map { RealPath.of(Folder.isFolder($0) ? $0 : Folder.parent(of: $0)) }
    guard folders.contains(where: { file.utf8.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else {
      throw WriteError("A symbolic link leads from '\(unit.document)' out of the inputs. Nothing was written.")
    }
  }

  private func contents(ofFile unit: WorkUnit) -> DocumentContents? {
    (try? InputFile.content(of: unit.file, as: .document)).map { DocumentContents($0) }
  }

  private mutating func replace(_ unit: WorkUnit, with contents: DocumentContents) throws(WriteError) {
    do throws(FileError) {
      try AtomicFile.replace(unit.file, with: contents.bytes)
    } catch {
      throw WriteError("\(error)")
    }
    documents[unit.previewName]?.file = (contents, nil)
    version += 1
  }
}

/// The contents of a document.
struct DocumentContents: Hashable {
  let bytes: [UInt8]
  let digest: String

  init(_ bytes: [UInt8]) { self.init(bytes, digest: bytes.hexadecimalHash) }

  init(_ bytes: [UInt8], digest: String) { (self.bytes, self.digest) = (bytes, digest) }
}

/// A change of a document that is tried and not written.
struct Trial: Hashable {
  var document: String
  /// What the first of its changes does, in a sentence.
  private let firstTitle: String
  /// The number of changes.
  private var count = 1
  var contents: DocumentContents
  /// The digest of the file's contents that the change is for.
  fileprivate(set) var base = ""

  /// What the change does, in words.
  var title: String { count == 1 ? firstTitle : "\(firstTitle) and \(counted(count - 1, "more change"))" }

  init(document: String, title: String, contents: [UInt8]) {
    (self.document, firstTitle, self.contents) = (document, title, DocumentContents(contents))
  }

  /// Makes this the change that follows another one.
  fileprivate mutating func `continue`(_ former: Trial) {
    var whole = former
    whole.contents = contents
    whole.count += 1
    self = whole
  }
}

/// A change that was written into the file of a document.
struct WrittenChange: Hashable {
  var document: String
  var title: String
  /// What the file had before.
  var before: DocumentContents
  /// The digest of what was written.
  var digest: String
}

extension WorkUnit {
  /// The name by which the page calls the document, or the scene of a catalog.
  var previewName: String { isDocument ? document : "\(document): \(scene)" }
}

extension PreviewedDocument {
  var previewName: String { unit.previewName }
}
