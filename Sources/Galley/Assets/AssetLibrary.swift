import Files
import Foundation
import ImageFiles
import PangoText
import Projects
import Synchronization

/// The images, colours and fonts of the projects that documents belong to.
///
/// A project's folders are searched once, when a document first needs an asset.
public final class AssetLibrary: Sendable {
  private let known = Mutex(ProjectLibrary())
  private let images = AssetImages()
  /// The documents with images that another run may read.
  private let unsteadyDocuments = Mutex<Set<PathBytes>>([])
  /// Texts that are shown instead of those of tables.
  package let translations: [TranslatedTable]

  /// Makes an empty library.
  public init() { translations = [] }

  /// Makes an empty library.
  ///
  /// - Parameter translations: Texts that are shown instead of those of tables.
  package init(translations: [TranslatedTable]) {
    self.translations = translations
    known.withLock { $0.translations = translations }
  }

  /// Returns an image in the variant that suits the traits best, or `nil` if the project has no image of this name or
  /// it cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of an asset, preceded by those of groups that provide a namespace, or that of an image file
  ///     outside of catalogs, with or without `@2x.png`.
  ///   - traits: The appearance, language, idiom, size classes and scale.
  ///   - document: The path of the document that needs the image; its project is searched.
  public func image(named name: String, for traits: TraitCollection, document: String) -> Image? {
    switch answer(forImage: name, for: traits, document: document) {
    case .image(let image), .incomplete(let image, _): image
    case .unreadable, .missing: nil
    }
  }

  /// Returns a colour in the appearance of the traits, or `nil` if the project has no colour of this name
  /// or its file cannot be read.
  public func color(named name: String, for traits: TraitCollection, document: String) -> Color? {
    if case .color(let color) = answer(forColor: name, for: traits, document: document) { color } else { nil }
  }

  /// Returns a colour of the asset catalogs below a folder, for views made in Swift, or `nil` if they have no colour of
  /// this name that can be read. The colour is dynamic, as that of `UIColor(named:)`: it has the appearance and
  /// contrast of the view that draws it.
  ///
  /// ```swift
  /// let assets = AssetLibrary()
  /// card.backgroundColor = assets.color(named: "Brand/Card", in: "App/Resources")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of a colour set, preceded by those of groups that provide a namespace.
  ///   - folder: The path of a folder that contains `.xcassets` folders at any depth.
  public func color(named name: String, in folder: String) -> Color? {
    let folder = URL(filePath: folder).standardizedFileURL.path(percentEncoded: false)
    let path = folder.utf8.count > 1 ? folder.utf8.dropping(suffix: "/").map(String.init) ?? folder : folder
    return try? known.withLock { $0.assets(ofFolder: path) }.dynamicColor(named: name)
  }

  /// Returns a colour, or why there is none.
  package func answer(forColor name: String, for traits: TraitCollection, document: String) -> ColorAnswer {
    let found = found(AssetRequest(kind: .color, name: name), document)
    do throws(UnreadableInput) {
      return try found.assets.color(named: name, for: traits, in: found.order).map { .color($0) } ?? .missing
    } catch {
      return .unreadable(error.description(inProject: projectFolder(ofDocument: document)))
    }
  }

  /// Returns an image, or why there is none.
  package func answer(forImage name: String, for traits: TraitCollection, document: String) -> ImageAnswer {
    let (assets, order) = found(AssetRequest(kind: .image, name: name), document)
    do throws(UnreadableInput) {
      guard let choice = try assets.choice(named: name, for: traits, in: order) else { return .missing }
      let image = try image(choice, scale: traits.displayScale, document: document)
      let remarks = remarks(on: choice, named: name, scale: traits.displayScale, folder: assets.folder)
      return remarks.isEmpty ? .image(image) : .incomplete(image, remarks.joined(separator: " "))
    } catch {
      return .unreadable(error.description(inProject: assets.folder))
    }
  }

  /// Returns what is to be said about an image that was read, as sentences.
  private func remarks(on choice: ImageChoice, named name: String, scale: Double, folder: String) -> [String] {
    func place(_ message: String) -> String {
      UnreadableInput(place: choice.path, message: message).description(inProject: folder)
    }
    var remarks: [String] = []
    if images.lacksTexts(choice, scale: scale) {
      remarks.append(
        "The texts of the image '\(name)' are not drawn from "
          + "\(place("an SVG file's fonts are those of the machine")); convert them to outlines.")
    }
    let messages = images.messages(about: choice, scale: scale)
    if !messages.isEmpty {
      remarks.append("The image '\(name)' may lack a part of \(place(messages.joined(separator: "; "))).")
    }
    return remarks
  }

  private func image(_ choice: ImageChoice, scale: Double, document: String) throws(UnreadableInput) -> Image {
    do throws(ImageFileError) {
      return try images.image(choice, scale: scale)
    } catch {
      if error.mayPass { noteUnsteady(document) }
      throw UnreadableInput(place: choice.path, message: error.description)
    }
  }

  /// Whether a document has images that could not be read, for a reason that another run may not have.
  package func isUnsteady(_ document: String) -> Bool {
    unsteadyDocuments.withLock { $0.contains(PathBytes(document)) }
  }

  /// Notes that another run may read more of a document's images.
  package func noteUnsteady(_ document: String) { unsteadyDocuments.withLock { _ = $0.insert(PathBytes(document)) } }

  /// Returns the paths of the font files for a document.
  package func fonts(aroundDocument document: String) -> [String] {
    known.withLock { known in
      let (assets, order) = known.assets(for: AssetRequest(kind: .fonts, name: ""), of: document)
      let fonts = assets.fonts(in: order)
      return fonts + known.otherFonts(of: document, besides: fonts)
    }
  }

  /// Returns what the app of a document says in its `Info.plist`, or `nil` if nothing is known about it.
  ///
  /// - Throws: ``UnreadableInput`` if the file cannot be read.
  package func app(ofDocument document: String) throws(UnreadableInput) -> AppInfo? {
    try known.withLock { (known) throws(UnreadableInput) in try known.app(of: document) }
  }

  /// Takes what another process has found out about the app of a document.
  package func take(_ app: KnownApp, ofDocument document: String) {
    known.withLock { $0.take(app, of: document) }
  }

  /// Returns the names of a project's images or colours.
  package func names(of kind: AssetRequest.Kind, document: String) -> Set<String> {
    known.withLock { $0.names(of: kind, for: document) }
  }

  /// Returns the path of the document that a name refers to in another one, or `nil` if there is none.
  ///
  /// - Parameter name: The name of the file, with or without type, perhaps after those of folders.
  func document(named name: String, for document: String) -> String? {
    known.withLock { $0.document(named: name, for: document) }
  }

  /// Returns the source files of a class of a document's app, by their names. Files that cannot be read are left out.
  package func code(ofClass name: String, forDocument document: String) -> [(name: String, bytes: [UInt8])] {
    known.withLock { $0.code(ofClass: name, for: document) }.compactMap { path in
      let bytes = try? TextFile(contentsOf: path, as: .source).bytes
      return bytes.map { (path.utf8.split(separator: "/").last.map(String.init) ?? path, $0) }
    }
  }

  /// Returns whether the project of a document mentions a class or document elsewhere than in the files of the class
  /// and in the document itself.
  package func mentions(_ name: String, besides document: String) -> Bool {
    known.withLock { $0.mentions(name, besides: document) }
  }

  /// Returns the names of the documents of a document's project.
  func documentNames(around document: String) -> [String] { known.withLock { $0.documentNames(around: document) } }

  /// Returns why it is not known what the app of a document says, or `nil` if it is.
  package func appProblem(ofDocument document: String) -> UnreadableInput? {
    do throws(UnreadableInput) {
      _ = try app(ofDocument: document)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the languages and tables of the project.
  package func texts(aroundDocument document: String) -> ProjectTexts {
    known.withLock { $0.texts(around: document) }
  }

  /// Returns the tables of a name in the order in which a document uses them.
  package func tables(named name: String, for document: String) -> [LocalizedTables] {
    let (texts, order) = known.withLock { $0.tables(named: name, for: document) }
    return texts.tables(named: name, in: order)
  }

  /// Returns the folders around the language folders and catalogs of a table, in the order in which a document uses
  /// them.
  func folders(ofTable name: String, for document: String) -> [String] {
    let (texts, order) = known.withLock { $0.tables(named: name, for: document) }
    return texts.folders(ofTable: name, in: order)
  }

  /// Returns what a document's project has that cannot be read: folders, groups of asset catalogs and, if texts are
  /// needed, string catalogs.
  package func problems(aroundDocument document: String, withTexts: Bool) -> [UnreadableInput] {
    known.withLock { $0.unreadableInputs(around: document, withTexts: withTexts) }
  }

  /// Returns the top folder of the project that a document belongs to.
  package func projectFolder(ofDocument document: String) -> String {
    known.withLock { $0.place(of: document).project }
  }

  /// Returns why the targets of documents' projects are not known.
  package func projectProblems(ofDocuments documents: [String]) -> [ProjectFileError] {
    known.withLock { $0.problems(ofDocuments: documents) }
  }

  /// Returns sentences about names that a document uses and that could mean several files, as the targets are unknown.
  func undecidedNames(in document: String) -> [String] { known.withLock { $0.undecidedNames(in: document) } }

  /// Returns what is to be said about names that could have meant several files, once for each name that a document has
  /// used.
  package func takeRemarks(onDocument document: String) -> [String] {
    known.withLock { $0.takeRemarks(on: document) }
  }

  /// Returns the answer to a document's request.
  package func answer(to request: AssetRequest, document: String) -> AssetAnswer {
    known.withLock { $0.answer(to: request, of: document) }
  }

  private func found(_ request: AssetRequest, _ document: String) -> (assets: ProjectAssets, order: FileOrder) {
    known.withLock { $0.assets(for: request, of: document) }
  }
}

/// The images and colours that a document can use.
final class DocumentAssets: Sendable {
  private let library: AssetLibrary
  private let document: String
  /// The requests and their answers, or `nil` if they are not recorded.
  private let journal: Mutex<[AssetRequest: AssetAnswer]?>
  private let documentRequests = Atomic(0)
  private let unreadableDocuments = Mutex<Set<String>>([])

  init(library: AssetLibrary, document: String) {
    self.library = library
    self.document = document
    journal = Mutex(nil)
  }

  func image(named name: String, for traits: TraitCollection) -> ImageAnswer {
    note(AssetRequest(kind: .image, name: name))
    return library.answer(forImage: name, for: traits, document: document)
  }

  func color(named name: String, for traits: TraitCollection) -> ColorAnswer {
    note(AssetRequest(kind: .color, name: name))
    return library.answer(forColor: name, for: traits, document: document)
  }

  /// Returns what the app of the document says in its `Info.plist`, or `nil` if that is unknown or cannot be read.
  func app() -> AppInfo? {
    note(AssetRequest(kind: .app, name: ""))
    return try? library.app(ofDocument: document)
  }

  /// Records the request of another storyboard.
  func noteDocument(named name: String) {
    documentRequests.add(1, ordering: .relaxed)
    note(AssetRequest(kind: .document, name: name))
  }

  /// Records that another document cannot be read.
  ///
  /// - Parameter reason: The path and the reason.
  func noteUnreadableDocument(_ reason: String) { unreadableDocuments.withLock { _ = $0.insert(reason) } }

  /// Findings about the other documents that could not be read, and about names that could mean several files as long
  /// as the project's targets cannot be read.
  var findingsOnFiles: [Finding] {
    let documents = unreadableDocuments.withLock(\.self).sorted()
      .map { "A document that is shown here cannot be read: \($0)." }
    let names = library.undecidedNames(in: document).map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
    return (documents + names + appProblems).map { Finding(rule: .unreadableFile, message: $0) }
  }

  /// Why what the app says is not known, in a sentence.
  private var appProblems: [String] {
    library.appProblem(ofDocument: document).map { problem in
      let reason = problem.description(inProject: library.projectFolder(ofDocument: document))
      return ["What the app says about its appearance cannot be read: \(reason)."]
    } ?? []
  }

  /// The number of requests of other storyboards so far.
  var documentRequestCount: Int { documentRequests.load(ordering: .relaxed) }

  /// Returns the paths of the project's font files.
  func fontFiles() -> [String] {
    note(AssetRequest(kind: .fonts, name: ""))
    return library.fonts(aroundDocument: document)
  }

  /// Returns the languages and tables of the project. The caller records what it uses of them with ``note(_:)``.
  func texts() -> ProjectTexts { library.texts(aroundDocument: document) }

  /// Returns the tables of a name in the order in which the document uses them. The caller records that, too.
  func tables(named name: String) -> [LocalizedTables] { library.tables(named: name, for: document) }

  /// Returns a finding about a font file of the project that cannot be read.
  func finding(on font: UnreadableFont) -> Finding {
    let file = UnreadableInput(place: font.path, message: font.description)
    return Finding(
      rule: .unreadableFile,
      message: "The font file \(file.description(inProject: library.projectFolder(ofDocument: document))).")
  }

  /// Starts to record requests.
  func startJournal() { journal.withLock { $0 = [:] } }

  /// Stops recording, and returns the requests since ``startJournal()`` with their answers.
  func endJournal() -> [AssetRequest: AssetAnswer] {
    journal.withLock { journal in
      defer { journal = nil }
      return journal ?? [:]
    }
  }

  /// Records a request with a digest of its files, before they are read. While the files do not change, the digest is
  /// that of what was read.
  func note(_ request: AssetRequest) {
    guard journal.withLock({ $0 != nil }) else { return }
    let answer = library.answer(to: request, document: document)
    journal.withLock { $0?[request] = answer }
  }
}
