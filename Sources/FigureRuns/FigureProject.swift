import Files
import Galley
import Reports
import SnapshotRuns

/// The figures of a project, with everything that says where they come from and go to.
package struct FigureProject: Sendable {
  /// A figure with the place of its declaration.
  package struct Declared: Sendable {
    package var figure: Figure
    /// The line in the project's `figures.yml`, or `nil` for a figure of a catalog.
    package var line: Int?

    package init(_ figure: Figure, line: Int? = nil) {
      self.figure = figure
      self.line = line
    }
  }

  /// Snippets to write beside the pictures.
  package struct Snippets: Hashable, Sendable {
    package var folder: String
    package var formats: [FigureSnippet.Format]

    package init(folder: String, formats: [FigureSnippet.Format]) {
      self.folder = folder
      self.formats = formats
    }
  }

  /// The path of `figures.yml`, or `nil` without one.
  package var path: String?
  /// The folder that paths start from.
  package var folder: String
  /// The folder for pictures, with `{language}` for the language.
  package var output = "Figures"
  package var snippets: Snippets?
  /// Documents and folders of documents; empty for the catalog's scenes.
  package var inputs: [String] = []
  /// The folders and files whose references to pictures are checked.
  package var references = ["."]
  /// The line in `figures.yml` that names them, or `nil` if none does.
  package var lineOfReferences: Int?
  package var figures: [Declared] = []

  package init(path: String?, folder: String) {
    self.path = path
    self.folder = folder
  }

  package static let fileName = "figures.yml"
  static let languagePlace = "{language}"
  /// The folder of records, beside `figures.yml`.
  static let recordsFolder = ".figures"

  /// Whether each language has a folder of its own.
  package var hasLanguageFolders: Bool { output.contains(Self.languagePlace) }

  /// Returns the folder for a language's files, relative to ``folder``.
  func outputFolder(_ template: String, language: String) -> String {
    let folder = template.replacing(Self.languagePlace, with: language)
    return folder.utf8.dropping(suffix: "/").map(String.init) ?? folder
  }

  /// Returns the path of a file or folder.
  func absolute(_ path: String) -> String { path.utf8.hasPrefix("/") ? path : "\(folder)/\(path)" }

  /// Returns a sentence for each figure whose alternative text is generated in English for readers of other languages.
  package func foreignAltTexts(among chosen: [String] = []) -> [Diagnostic] {
    figures.compactMap { declared in
      let figure = declared.figure
      let languages = figure.languages.filter { figure.altText.text(in: $0) == nil && !AltText.speaks($0) }
      guard let first = languages.first, chosen.isEmpty || chosen.contains(figure.name) else { return nil }
      let sentence = "'\(figure.name)': the alternative text in \(languages.joined(separator: ", ")) is English"
      return Diagnostic(.warning, at: place(of: declared), sentence + "; give one with alt: {\(first): ...}")
    }
  }

  /// The place that names the folders and files with references, in messages.
  var placeOfReferences: String? {
    path.map { path in lineOfReferences.map { "\(path):\($0)" } ?? path }
  }

  /// Returns the place of a figure's declaration in messages.
  func place(of figure: Declared) -> String {
    path.flatMap { path in figure.line.map { "\(path):\($0)" } } ?? "figure"
  }

  /// Returns the place of a figure's declaration, or `nil` for a figure of a catalog.
  func place(of figure: Figure) -> Report.Place? {
    let line = figures.first { $0.figure.name == figure.name }?.line
    return path.flatMap { path in line.map { Report.Place(path, line: $0) } }
  }

  /// Returns a problem with a figure's declaration.
  func problem(_ figure: Declared, _ message: String) -> Diagnostic {
    Diagnostic(.error, at: place(of: figure), "'\(figure.figure.name)': \(message)")
  }

  var paths: ProjectPaths { ProjectPaths(inputs: [folder]) }

  /// Returns why the output cannot be written to, or `nil` if it can: a file may come from anybody, and must not write
  /// outside of the project.
  package var outputProblem: String? {
    let paths = paths
    for template in [output] + (snippets.map { [$0.folder] } ?? []) {
      let path = absolute(outputFolder(template, language: "en"))
      // The folder that the link leads to is outside as well.
      if let link = paths.linkOut(of: path) {
        return "'\(link)' is a symbolic link out of the project; replace it with a folder"
      }
      if ProjectPaths.leavesRoot(paths.name(of: path)) || path.utf8.hasPrefix("/") && template.utf8.hasPrefix("/") {
        return "the folder '\(template)' is not in the project; name one below '\(paths.root)'"
      }
    }
    return nil
  }
}
