import Digests
import Files
import Foundation
import Synchronization

/// The images and colours of the projects that documents belong to.
///
/// A project's folders are searched once, when a document first needs an asset.
public final class AssetLibrary: Sendable {
  private let known = Mutex(Known())

  private struct Known {
    /// The project folder of each document.
    var documents: [String: String] = [:]
    /// The project folder of each folder of documents.
    var folders: [String: String] = [:]
    /// The assets of each project folder.
    var projects: [String: ProjectAssets] = [:]
    /// The answers to requests, by project folder.
    var answers: [String: [AssetRequest: AssetAnswer]] = [:]

    mutating func projectFolder(around document: String) -> String {
      if let known = documents[document] { return known }
      let folder = searchedFolder(around: document)
      documents[document] = folder
      return folder
    }

    private mutating func searchedFolder(around document: String) -> String {
      let own = ProjectFolder.own(ofDocument: document)
      let folder = folders[own] ?? ProjectFolder.around(own)
      folders[own] = folder
      return folder
    }

    mutating func assets(in folder: String) -> ProjectAssets {
      if let assets = projects[folder] { return assets }
      let assets = ProjectAssets(folder: folder)
      projects[folder] = assets
      return assets
    }
  }

  /// Makes an empty library.
  public init() {}

  /// Returns an image in the best resolution for the traits, or `nil` if the project has no image of this name.
  ///
  /// - Parameters:
  ///   - name: The asset's name, or that of a PNG file without `@2x.png`.
  ///   - traits: The appearance, idiom and scale.
  ///   - document: The path of the document that needs the image; its project is searched.
  public func image(named name: String, for traits: TraitCollection, document: String) -> Pixmap? {
    assets(around: document).image(named: name, for: traits)
  }

  /// Returns a colour in the appearance of the traits, or `nil` if the project has no colour of this name.
  public func color(named name: String, for traits: TraitCollection, document: String) -> Color? {
    assets(around: document).color(named: name, for: traits)
  }

  /// Returns the answer to a document's request. The files are read for the first request.
  package func answer(to request: AssetRequest, document: String) -> AssetAnswer {
    known.withLock { known in
      let folder = known.projectFolder(around: document)
      if let answer = known.answers[folder]?[request] { return answer }
      let answer = AssetAnswer(files: known.assets(in: folder).files(for: request))
      known.answers[folder, default: [:]][request] = answer
      return answer
    }
  }

  private func assets(around document: String) -> ProjectAssets {
    known.withLock { known in known.assets(in: known.projectFolder(around: document)) }
  }
}

/// The images and colours that a document can use.
final class DocumentAssets: Sendable {
  private let library: AssetLibrary
  private let document: String
  /// The requests and their answers, or `nil` if they are not recorded.
  private let journal: Mutex<[AssetRequest: AssetAnswer]?>

  init(library: AssetLibrary, document: String) {
    self.library = library
    self.document = document
    journal = Mutex(nil)
  }

  func image(named name: String, for traits: TraitCollection) -> Pixmap? {
    note(AssetRequest(kind: .image, name: name))
    return library.image(named: name, for: traits, document: document)
  }

  func color(named name: String, for traits: TraitCollection) -> Color? {
    note(AssetRequest(kind: .color, name: name))
    return library.color(named: name, for: traits, document: document)
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
  private func note(_ request: AssetRequest) {
    guard journal.withLock({ $0 != nil }) else { return }
    let answer = library.answer(to: request, document: document)
    journal.withLock { $0?[request] = answer }
  }
}

/// A document's request to the asset catalogs.
package struct AssetRequest: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case image
    case color
  }

  package var kind: Kind
  package var name: String

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The files that answer a request, with a digest of them.
package struct AssetAnswer: Hashable, Sendable {
  /// The digest of the files' roles and contents.
  package let digest: ContentDigest
  private let files: [String]
  private let states: [FileState?]

  /// Reads the files of an answer.
  init(files: [(role: String, path: String)]) {
    self.files = files.map(\.path)
    states = self.files.map { FileState(of: $0) }
    let hash = ContentHash()
    for file in files {
      hash.add(file.role)
      let data = try? Data(contentsOf: URL(filePath: file.path))
      hash.add(data == nil ? "cannot be read" : "content")
      data?.withUnsafeBytes { hash.add($0) }
    }
    digest = hash.digest()
  }

  /// Whether the files have not changed since they were read.
  package var isUnchanged: Bool {
    zip(files, states).allSatisfy { path, state in FileState(of: path) == state && state?.isSettled != false }
  }
}
