import Files
import Foundation
import Galley
import Projects
import Reports

/// The documents of a project, whichever of them a run takes.
///
/// A configuration is for the whole project. What it names and a run over a part of the project does not meet may be in
/// another document, which is no mistake. Only what no document has is one.
package final class ProjectDocuments {
  private let paths: ProjectPaths
  private let selection: DocumentSelection
  private let attributes: TextAttributes
  /// Whether the run is one of scenes written in Swift, which no document has.
  private let isCatalog: Bool
  /// The documents that are not asked.
  private let leftOut: Set<String>
  /// The documents, as their bytes. Nothing is read before the first question.
  private lazy var documents = (isCatalog ? [] : finder.documents).filter { !leftOut.contains(Self.identity($0)) }.map {
    path in
    (path: path, bytes: (try? InputFile.content(of: path, as: .document)) ?? [])
  }
  private lazy var finder = DocumentFinder(inputs: [paths.root], paths: paths, selection: selection)

  /// - Parameter leftOut: The paths of documents that are not asked.
  package init(of setting: RunSetting, leavingOut leftOut: [String] = []) {
    paths = setting.paths
    selection = setting.documents
    attributes = setting.textAttributes
    isCatalog = setting.inputs.isEmpty
    self.leftOut = Set(leftOut.map(Self.identity))
  }

  private static func identity(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

  /// Whether there are no documents to ask, as in a run of scenes written in Swift.
  package var isEmpty: Bool { documents.isEmpty }

  /// Returns whether a document may have a scene of a name.
  package func mayHave(scene name: String) -> Bool {
    let address = SceneAddress(name)
    return documents.contains { address.mayBe(in: $0.bytes, of: $0.path) }
  }

  /// Returns whether a document mentions a view or a constraint. Text that XML may write in another way is taken to be
  /// mentioned.
  package func mayHave(object id: String) -> Bool {
    guard id.utf8.allSatisfy({ $0 < 128 && !"&<>\"'".utf8.contains($0) }) else { return true }
    return documents.contains { $0.bytes.firstRange(of: id.utf8) != nil }
  }

  /// Returns whether a document has a path, or ends with it.
  package func have(document name: String) -> Bool {
    documents.contains { document in
      let own = paths.name(of: document.path)
      return own == name || own.utf8.hasSuffix("/" + name)
    }
  }

  /// Returns whether a document has texts in a language, or is shown in it without any.
  package func mayHave(language tag: String) -> Bool {
    guard let locale = try? LocaleIdentifier(tag) else { return false }
    let source = PseudoLanguage(locale)?.source ?? locale
    if source.isBase || source.language == "en" { return true }
    let languages = DocumentLanguages(AssetLibrary(), attributes: attributes)
    return documents.contains { source.bestMatch(among: languages.languages(of: $0.path)) != nil }
  }

  /// Returns what a suppression is for and no document has, in words, or `nil` if there is nothing.
  package func missing(for suppression: Suppression) -> String? {
    if let document = suppression.document, !have(document: document) { return "the document '\(document)'" }
    if let scene = suppression.scene, !mayHave(scene: scene) { return "the scene '\(scene)'" }
    if let object = suppression.object, !mayHave(object: object) { return "the view '\(object)'" }
    return suppression.locales.sorted().first { !mayHave(language: $0) }.map { "the language '\($0)'" }
  }

  /// Returns the patterns of the configuration that take in no document, although that is what they are for.
  var idleIncludes: [String] { isCatalog ? [] : patterns(selection.included, meetingNothingAmong: finder) }

  /// Returns the patterns of the configuration that leave out no document, also none that would be left out anyway.
  ///
  /// A pattern with a hidden folder is none of them: such folders are not searched.
  var idleExcludes: [String] {
    let searched = selection.excluded.filter { !$0.utf8.hasPrefix(".") && !$0.utf8.contains("/.") }
    guard !isCatalog, !searched.isEmpty else { return [] }
    let everything = DocumentSelection(included: selection.included + searched, outputs: selection.outputs)
    return patterns(
      searched, meetingNothingAmong: DocumentFinder(inputs: [paths.root], paths: paths, selection: everything))
  }

  /// Returns the patterns that match no document that was found, and no link or folder that was not searched.
  private func patterns(_ patterns: [String], meetingNothingAmong finder: DocumentFinder) -> [String] {
    let found = (finder.names + finder.failures.map { paths.name(of: $0.input) }).map(paths.path(ofName:))
    return patterns.filter { pattern in
      let rules = IgnoreRules(patterns: [pattern], in: paths.root, named: ProjectPaths.configuration)
      return !pattern.utf8.hasPrefix("!") && !found.contains { rules.decides(on: $0, below: paths.root) }
    }
  }
}

extension IgnoreRules {
  /// Returns whether a pattern matches a file or one of the folders around it.
  fileprivate func decides(on path: String, below root: String) -> Bool {
    var (place, isFolder) = (path, false)
    while place != root, place != "/", !place.isEmpty {
      if decision(on: place, isFolder: isFolder) != nil { return true }
      place = place.utf8.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
      isFolder = true
    }
    return false
  }
}
