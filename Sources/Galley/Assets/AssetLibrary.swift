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
