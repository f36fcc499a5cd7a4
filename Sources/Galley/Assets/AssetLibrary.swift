import Digests
import Files
import Foundation
import Synchronization

/// The pictures and colours of the projects that documents belong to.
///
/// A project's folders are searched once, when a document first asks for something.
public final class AssetLibrary: Sendable {
  private let known = Mutex(Known())

  /// What has been looked at.
  private struct Known {
    /// The project's folder around each document.
    var documents: [String: String] = [:]
    /// The project's folder around each folder of documents.
    var folders: [String: String] = [:]
    /// What each project's folder holds.
    var projects: [String: ProjectAssets] = [:]
    /// What was found for requests from each project's folder.
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

  /// Makes a library that has looked at nothing yet.
  public init() {}

  /// A picture in the best resolution for some traits.
  ///
  /// - Parameters:
  ///   - name: the asset's name, or the file's without `@2x.png`.
  ///   - traits: appearance, idiom and scale.
  ///   - document: the path of the document that asks; the project around it is searched.
  public func image(named name: String, for traits: TraitCollection, document: String) -> Pixmap? {
    assets(around: document).image(named: name, for: traits)
  }

  /// A colour in the appearance of some traits.
  public func color(named name: String, for traits: TraitCollection, document: String) -> Color? {
    assets(around: document).color(named: name, for: traits)
  }

  /// What a request of a document finds, the files read when it is first asked.
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

/// The pictures and colours that a document may ask for.
final class DocumentAssets: Sendable {
  private let library: AssetLibrary
  private let document: String
  /// What was asked for; none where nobody wants to know.
  private let journal: Mutex<[AssetRequest: AssetAnswer]?>

  /// Takes a library for a document.
  init(library: AssetLibrary, document: String) {
    self.library = library
    self.document = document
    journal = Mutex(nil)
  }

  /// A picture in the best resolution for some traits.
  func image(named name: String, for traits: TraitCollection) -> Pixmap? {
    note(AssetRequest(kind: .image, name: name))
    return library.image(named: name, for: traits, document: document)
  }

  /// A colour in the appearance of some traits.
  func color(named name: String, for traits: TraitCollection) -> Color? {
    note(AssetRequest(kind: .color, name: name))
    return library.color(named: name, for: traits, document: document)
  }

  /// Starts to note what is asked for.
  func startJournal() { journal.withLock { $0 = [:] } }

  /// What was asked for since ``startJournal()``, and what was found.
  func endJournal() -> [AssetRequest: AssetAnswer] {
    journal.withLock { journal in
      defer { journal = nil }
      return journal ?? [:]
    }
  }

  /// Notes a request before its files are read: as long as they stay as they are, what is read is what was noted.
  private func note(_ request: AssetRequest) {
    guard journal.withLock({ $0 != nil }) else { return }
    let answer = library.answer(to: request, document: document)
    journal.withLock { $0?[request] = answer }
  }
}

/// What a document asks the asset catalogs for.
package struct AssetRequest: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    case image
    case color
  }

  /// Whether a picture or a colour is asked for.
  package var kind: Kind
  /// The asset's name.
  package var name: String

  /// Makes a request.
  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// What was found for a request: the files that answer it, and what they come to.
package struct AssetAnswer: Hashable, Sendable {
  /// What names, places and contents of the files come to.
  package let digest: ContentDigest
  private let files: [String]
  private let states: [FileState?]

  /// Reads the files of an answer, each with what it is taken for.
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

  /// Whether the files are still those that were read.
  package var isUnchanged: Bool {
    zip(files, states).allSatisfy { path, state in FileState(of: path) == state && state?.isSettled != false }
  }
}
