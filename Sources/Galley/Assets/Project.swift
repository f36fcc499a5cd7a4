import Files
import Projects

/// What is at hand in a project. Each part is found when a document first needs it.
struct Project: Sendable {
  let folder: String
  /// The folder above which nothing is read.
  private let root: String
  private let translations: [TranslatedTable]

  /// - Parameters:
  ///   - root: The folder above which nothing is read, whatever the project's files name.
  ///   - translations: Texts that are shown instead of those of tables.
  init(_ folder: String, root: String, translations: [TranslatedTable]) {
    self.folder = folder
    self.root = root
    self.translations = translations
  }

  private lazy var ownListing = ProjectListing(of: folder, root: root)

  /// The files of the project that say which target has what.
  private(set) lazy var files: [ProjectFile] = ownListing.parts[0].paths.filter(ProjectFile.isOne)
    .compactMap { ProjectFile(folder + "/" + $0) }

  /// Everything that the project's files may name, some of it outside of the folder.
  private lazy var listing: ProjectListing = {
    var listing = ownListing
    guard namesFilesAbove else { return listing }
    let limit = RealPath.of(root)
    for place in targets.places(outside: folder) where RealPath.of(place).utf8.hasPrefix(limit + "/") {
      listing.add(place)
    }
    return listing
  }()

  private lazy var namesFilesAbove = root != folder && files.contains(where: \.mayNameFilesAbove)

  private(set) lazy var assets = ProjectAssets(listing)
  private(set) lazy var documents = ProjectFiles(listing)
  private(set) lazy var code = ProjectCode(listing)
  /// The names in the project's files. To read them takes a second for 100 MB.
  private(set) lazy var mentions = ProjectMentions(listing)
  lazy var apps = ProjectApps(listing)

  private(set) lazy var texts: ProjectTexts = {
    var texts = ProjectTexts(files: assets.textFiles)
    texts.translations = translations
    return texts
  }()

  /// The string catalogs that cannot be read.
  private(set) lazy var textProblems: [UnreadableInput] =
    assets.textFiles.contains { $0.utf8.hasSuffix(".xcstrings") } ? texts.problems : []

  /// The targets. To read them takes 30 ms for each MB of a project's file.
  private(set) lazy var targets = ProjectTargets(files)

  /// Returns whether several files could be meant by a request, so that the answer depends on the targets.
  mutating func isContested(_ request: AssetRequest) -> Bool {
    request.kind == .document ? documents.paths(named: request.name).count > 1 : assets.isContested(request)
  }

  /// Why the targets of some of the project's files are not known.
  var problems: [ProjectFileError] {
    mutating get { targets.problems }
  }
}
