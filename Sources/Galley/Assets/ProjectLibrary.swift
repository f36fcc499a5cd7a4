import Files
import Foundation
import Projects

/// The projects of documents, and what was found in them.
struct ProjectLibrary: Sendable {
  /// Where a document is.
  struct Place: Hashable, Sendable {
    /// The folder that contains it.
    var folder: String
    /// The top folder of its project.
    var project: String
    /// The folder above which nothing is read.
    var root: String

    /// The place in the whole repository, where a project finds what it lacks, or `nil` if the project is all of it.
    var wider: Place? { root == project ? nil : Place(folder: folder, project: root, root: root) }
  }

  /// What determines the answers to a document's requests.
  private struct Scope: Hashable {
    var place: Place
    /// The targets that hold the document, or none if the answers do not depend on them.
    var targets: [Int] = []
  }

  /// What was found for a request.
  private struct Found {
    /// Where it was found: in the project, or in the whole repository.
    var place: Place
    /// The choice that was made if several files could have been meant.
    var contest: FileOrder.Choice?
  }

  /// Texts that are shown instead of those of tables.
  var translations: [TranslatedTable] = []
  /// The places of documents.
  private var places: [PathBytes: Place] = [:]
  /// The project of each folder of documents, and its root.
  private var folders: [PathBytes: (project: String, root: String)] = [:]
  private var marks = FolderMarks()
  private var projects: [PathBytes: Project] = [:]
  /// The orders of files for documents, by project.
  private var orders: [PathBytes: [PathBytes: FileOrder]] = [:]
  private var found: [Scope: [AssetRequest: Found]] = [:]
  /// The apps of documents.
  private var apps: [PathBytes: Result<AppInfo?, UnreadableInput>] = [:]
  /// The answers by document, except those about apps, which another process may bring later.
  private var answers: [PathBytes: [AssetRequest: AssetAnswer]] = [:]
  /// The answers that documents of a scope have in common.
  private var sharedAnswers: [Scope: [AssetRequest: AssetAnswer]] = [:]
  /// The remarks on documents that were made, and those that were not taken yet.
  private var remarks: [String: (made: Set<String>, pending: [String])] = [:]
  /// Sentences about names that could mean several files as long as the targets are unknown, by document.
  private var undecidedNames: [String: Set<String>] = [:]

  // MARK: Places

  mutating func place(of document: String) -> Place {
    if let known = places[PathBytes(document)] { return known }
    let own = ProjectFolder.own(ofDocument: document)
    if folders[PathBytes(own)] == nil {
      let project = ProjectFolder.around(own, &marks)
      folders[PathBytes(own)] = (project, ProjectFolder.root(above: project, &marks))
    }
    let (project, root) = folders[PathBytes(own)] ?? (own, own)
    let place = Place(folder: own, project: project, root: root)
    places[PathBytes(document)] = place
    return place
  }

  private mutating func with<Result>(_ place: Place, _ body: (inout Project) -> Result) -> Result {
    body(
      &projects[PathBytes(place.project), default: Project(place.project, root: place.root, translations: translations)]
    )
  }

  /// Returns the order in which a project offers the files that a document may mean by a request. The targets are read
  /// only if they matter.
  private mutating func order(of document: String, for request: AssetRequest, at place: Place) -> FileOrder {
    let isOwn = place.project == self.place(of: document).project
    guard isOwn, !with(place, { $0.isContested(request) }) else { return order(for: document, at: place) }
    return FileOrder(near: URL(filePath: document).standardizedFileURL.path)
  }

  /// Returns the order in which a project offers files to a document.
  private mutating func order(for document: String, at place: Place) -> FileOrder {
    if let order = orders[PathBytes(place.project)]?[PathBytes(document)] { return order }
    let isWider = place.project != self.place(of: document).project
    let path = URL(filePath: document).standardizedFileURL.path
    let order = FileOrder(for: path, in: with(place) { $0.targets }, takesForeign: !isWider)
    orders[PathBytes(place.project), default: [:]][PathBytes(document)] = order
    return order
  }

  private mutating func scope(of document: String, for request: AssetRequest) -> Scope {
    let place = place(of: document)
    return Scope(place: place, targets: order(of: document, for: request, at: place).own)
  }

  // MARK: Assets

  /// Returns the assets of a folder, whatever its project.
  mutating func assets(ofFolder folder: String) -> ProjectAssets {
    with(Place(folder: folder, project: folder, root: folder)) { $0.assets }
  }

  /// Returns the assets of the document's project, or those of the whole repository if only they answer a request.
  mutating func assets(for request: AssetRequest, of document: String) -> (ProjectAssets, FileOrder) {
    let place = foundAndNoted(request, document).place
    return (with(place) { $0.assets }, order(of: document, for: request, at: place))
  }

  private mutating func foundAndNoted(_ request: AssetRequest, _ document: String) -> Found {
    let found = found(request, document)
    if let contest = found.contest { remark(contest, request, document, found.place) }
    return found
  }

  private mutating func found(_ request: AssetRequest, _ document: String) -> Found {
    let scope = scope(of: document, for: request)
    if let known = self.found[scope]?[request] { return known }
    let result = found(request, document, at: scope.place)
    // In the repository, documents of one scope can belong to different targets.
    if result == nil, let wider = scope.place.wider, with(wider, { $0.assets.hasCandidates(for: request) }) {
      return found(request, document, at: wider) ?? Found(place: scope.place)
    }
    self.found[scope, default: [:]][request] = result ?? Found(place: scope.place)
    return result ?? Found(place: scope.place)
  }

  private mutating func found(_ request: AssetRequest, _ document: String, at place: Place) -> Found? {
    let assets = with(place) { $0.assets }
    guard assets.hasCandidates(for: request) else { return nil }
    let order = order(of: document, for: request, at: place)
    guard assets.hasAnswer(to: request, in: order) else { return nil }
    return Found(place: place, contest: assets.contest(for: request, in: order))
  }

  /// Returns the names of images or colours at hand.
  mutating func names(of kind: AssetRequest.Kind, for document: String) -> Set<String> {
    let place = place(of: document)
    return [place, place.wider].compactMap(\.self).reduce(into: []) { names, place in
      names.formUnion(with(place) { $0.assets }.names(of: kind))
    }
  }

  // MARK: Apps

  /// Returns what the app of a document says in its `Info.plist`, or `nil` if nothing is known about it.
  mutating func app(of document: String) throws(UnreadableInput) -> AppInfo? {
    if let known = apps[PathBytes(document)] { return try known.get() }
    let path = URL(filePath: document).standardizedFileURL.path
    let result = with(place(of: document)) { project in
      Result { () throws(UnreadableInput) in try project.apps.info(of: path, in: project.targets) }
    }
    apps[PathBytes(document)] = result
    return try result.get()
  }

  /// Takes what another process has found out about the app of a document.
  mutating func take(_ app: KnownApp, of document: String) { apps[PathBytes(document)] = .success(app.info) }

  /// Returns the font files that the app of a document loads and that its project lacks, from the whole repository.
  mutating func otherFonts(of document: String, besides fonts: [String]) -> [String] {
    guard let names = (try? app(of: document))?.fontNames, let wider = place(of: document).wider else { return [] }
    let missing = Set(names).subtracting(fonts.map { String($0.utf8.split(separator: "/").last ?? "") })
    guard !missing.isEmpty else { return [] }
    let order = order(for: document, at: wider)
    let candidates = with(wider) { $0.assets.fonts }
    return missing.sorted().compactMap { name in
      order.choice(among: candidates.filter { $0.utf8.hasSuffix("/" + name) })?.path
    }
  }

  private mutating func appAnswer(_ document: String) -> AssetAnswer {
    do throws(UnreadableInput) {
      let info = try app(of: document)
      return AssetAnswer(info?.shownFacts ?? "says nothing", readFrom: info.map { [$0.source] } ?? [])
    } catch {
      return AssetAnswer("cannot be read", readFrom: [])
    }
  }

  // MARK: Documents and texts

  mutating func document(named name: String, for document: String) -> String? {
    let request = AssetRequest(kind: .document, name: name)
    let place = place(of: document)
    for place in [place, place.wider].compactMap(\.self) {
      let paths = with(place) { $0.documents }.paths(named: name)
      let order = paths.isEmpty ? nil : order(of: document, for: request, at: place)
      guard let choice = order?.choice(among: paths) else { continue }
      if !choice.rivals.isEmpty { remark(choice, request, document, place) }
      return choice.path
    }
    return nil
  }

  /// Returns the paths of the source files of a class, those nearest to a document first.
  mutating func code(ofClass name: String, for document: String) -> [String] {
    let place = place(of: document)
    return FileOrder(near: document).sorted(with(place) { $0.code }.paths(ofClass: name))
  }

  /// Returns whether a file of the project mentions a class or document, besides a document and the files of the class.
  mutating func mentions(_ name: String, besides document: String) -> Bool {
    let place = place(of: document)
    let own = with(place) { $0.code }.paths(ofClass: name) + [URL(filePath: document).standardizedFileURL.path]
    return with(place) { $0.mentions.mention(name, outside: Set(own)) }
  }

  mutating func documentNames(around document: String) -> [String] {
    let place = place(of: document)
    return with(place) { $0.documents }.documentNames
  }

  mutating func texts(around document: String) -> ProjectTexts {
    let place = place(of: document)
    return with(place) { $0.texts }
  }

  /// Returns the texts of the document's project, or those of the whole repository if only they have a table.
  mutating func tables(named name: String, for document: String) -> (ProjectTexts, FileOrder) {
    let request = AssetRequest(kind: .table, name: name)
    let place = foundAndNoted(request, document).place
    return (with(place) { $0.texts }, order(of: document, for: request, at: place))
  }

  // MARK: Answers

  /// Returns the answer to a request. The files are read for the first request.
  mutating func answer(to request: AssetRequest, of document: String) -> AssetAnswer {
    if let known = answers[PathBytes(document)]?[request] { return known }
    let answer = findAnswer(to: request, of: document)
    if request.kind != .app { answers[PathBytes(document), default: [:]][request] = answer }
    return answer
  }

  private mutating func findAnswer(to request: AssetRequest, of document: String) -> AssetAnswer {
    switch request.kind {
    case .app: return appAnswer(document)
    case .language:
      return sharedAnswer(to: request, scope(of: document, for: request)) {
        $0.texts(around: document).answer(aboutLanguage: request.name)
      }
    case .document:
      let path = self.document(named: request.name, for: document)
      let found = AssetRequest(kind: .document, name: path ?? "")
      return sharedAnswer(to: found, scope(of: document, for: request)) { _ in
        AssetAnswer(files: (path.map(DocumentInputs.files(ofDocument:)) ?? []).map { ("document", $0) })
      }
    case .image, .color, .fonts, .table:
      let found = foundAndNoted(request, document)
      let order = order(of: document, for: request, at: found.place)
      let assets = with(found.place) { $0.assets }
      let isUndecided = found.contest?.isUndecided ?? false
      let doubts = isUndecided ? with(found.place) { $0.problems }.map { ("targets", $0.path) } : []
      if request.kind == .fonts {
        let others = otherFonts(of: document, besides: assets.fonts(in: order)).map { ("other", $0) }
        return AssetAnswer(files: assets.files(for: request, in: order) + others + doubts)
      }
      return sharedAnswer(to: request, Scope(place: found.place, targets: order.own)) { _ in
        AssetAnswer(files: assets.files(for: request, in: order) + doubts, areImages: request.kind == .image)
      }
    }
  }

  /// Returns an answer that documents of a scope have in common.
  private mutating func sharedAnswer(
    to request: AssetRequest, _ scope: Scope, find: (inout ProjectLibrary) -> AssetAnswer
  ) -> AssetAnswer {
    if let answer = sharedAnswers[scope]?[request] { return answer }
    let answer = find(&self)
    sharedAnswers[scope, default: [:]][request] = answer
    return answer
  }

  // MARK: Problems and remarks

  mutating func problems(ofDocuments documents: [String]) -> [ProjectFileError] {
    var seen: Set<String> = []
    return documents.map { place(of: $0) }.filter { seen.insert($0.project).inserted }
      .flatMap { with($0) { $0.problems } }
  }

  mutating func unreadableInputs(around document: String, withTexts: Bool) -> [UnreadableInput] {
    let place = place(of: document)
    return with(place) { $0.assets.problems + (withTexts ? $0.textProblems : []) }
  }

  /// Sentences about names that a document uses and that could mean several files, as the targets are unknown.
  func undecidedNames(in document: String) -> [String] { undecidedNames[document, default: []].sorted() }

  /// Notes that a name could have meant several files.
  private mutating func remark(
    _ choice: FileOrder.Choice, _ request: AssetRequest, _ document: String, _ place: Place
  ) {
    let targets = order(for: document, at: place).targetNames
    let text = choice.sentence(about: request, targets: targets, inFolder: place.project)
    guard !choice.isUndecided else {
      undecidedNames[document, default: []].insert(text)
      return
    }
    guard remarks[document, default: ([], [])].made.insert(text).inserted else { return }
    remarks[document]?.pending.append(text)
  }

  mutating func takeRemarks(on document: String) -> [String] {
    guard let pending = remarks[document]?.pending, !pending.isEmpty else { return [] }
    remarks[document]?.pending = []
    return pending
  }
}

extension FileOrder.Choice {
  /// Returns a sentence that says which of several files is used.
  fileprivate func sentence(about request: AssetRequest, targets: [String], inFolder folder: String) -> String {
    let kind =
      switch request.kind {
      case .image: "the image"
      case .color: "the colour"
      case .fonts: "a font file"
      case .table: "the table"
      case .document: "the document"
      case .app: "the app"
      case .language: "the language"
      }
    let subject = request.name.isEmpty ? kind : "\(kind) '\(request.name)'"
    let places = ([path] + rivals).map { path in
      "'\(path.utf8.dropping(prefix: folder + "/").map(String.init) ?? path)'"
    }
    let others = places.dropFirst().prefix(3).joined(separator: ", ")
    let more = rivals.count > 3 ? " and \(rivals.count - 3) more" : ""
    let holders = Set(targets).sorted().map { "'\($0)'" }.joined(separator: " and ")
    let scope =
      switch relation {
      case _ where isUndecided: "in several places, and which of them its target has is not known"
      case .own: "in \(holders) several times"
      case .related: "in several targets that are built with \(holders)"
      case .unclaimed: "in several places, which are equally near"
      case .foreign: "in several targets, none of which is built with \(holders)"
      }
    return "\(subject) is \(scope): \(places[0]) is used, not \(others)\(more)"
  }
}
