import ArgumentParser
import Files
import Galley
import Reports
import SnapshotRuns

struct LocalesCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Lists the pseudo-languages, or the languages that documents are translated into.",
    discussion: """
      Without documents, lists the pseudo-languages, which --locale accepts like any language. They change the \
      document's own texts, except placeholders such as %@ and markup. Texts that are in no table do not change, so \
      that they stand out. A pseudo-language can be based on any language (de-x-double), and changes can be combined \
      (en-x-expanded-rtl).

      With documents, prints for each language how many texts are translated, which are missing, and which entries of \
      tables are stale because nothing in the document has their key.

      EXAMPLES
        galley locales
        galley locales App/
        galley render App/ --locale en-XA,ar-XB,en-x-double --sheet --out images
      """)

  @Argument(
    help: ArgumentHelp("Interface Builder documents (.xib, .storyboard), or folders of them.", valueName: "input"))
  var inputs: [String] = []

  var projectInputs: [String] { inputs }

  func run() throws {
    guard !inputs.isEmpty else {
      let rows = PseudoLanguage.common.map { [$0.name, $0.summary] }
      return Terminal.standardOutput.write(TextTable(header: ["NAME", "WHAT IT SHOWS"], rows: rows).text)
    }
    let paths = ProjectPaths(inputs: inputs)
    let finder = DocumentFinder(inputs: inputs, paths: paths, selection: try documents)
    finder.notes.forEach(Terminal.report)
    for failure in finder.failures { Terminal.report(Diagnostic(failure)) }
    var status = finder.failures.isEmpty ? ExitStatus.success : .unreadableInput
    for path in finder.documents where !printTranslations(of: path, naming: paths) { status = .unreadableInput }
    try status.throwUnlessSuccess()
  }

  /// What the configuration says about documents.
  private var documents: DocumentSelection {
    get throws {
      do throws(ConfigurationError) {
        return try ConfigurationFile.configuration(named: nil, above: inputs.first).documents
      } catch {
        Terminal.report(error, inputs: inputs)
        throw ExitStatus.wrongUsage
      }
    }
  }

  /// - Returns: Whether the document and all its tables could be read.
  private func printTranslations(of path: String, naming paths: ProjectPaths) -> Bool {
    do throws(InterfaceDocumentError) {
      let listing = TranslationListing(of: try InterfaceDocument(contentsOf: path), at: path, naming: paths)
      Terminal.standardOutput.write(listing.text)
      listing.problems.forEach(Terminal.report)
      return listing.problems.isEmpty
    } catch {
      Terminal.report(Diagnostic(error).named(by: paths))
      return false
    }
  }
}

/// The translations of a document, in words.
private struct TranslationListing {
  /// A line for the document, and for each language a line with the counts and one for each problem.
  private(set) var text: String
  /// The errors in tables that cannot be read.
  private(set) var problems: [Diagnostic] = []
  private let document: InterfaceDocument
  private let path: String
  private let paths: ProjectPaths
  private let lines: [String: Int]
  /// The keys that at least one language has.
  private let keys: Set<String>

  /// Reads all tables of a document.
  init(of document: InterfaceDocument, at path: String, naming paths: ProjectPaths) {
    self.document = document
    self.path = paths.name(of: path)
    self.paths = paths
    lines = document.lines(ofElements: document.objectIDs)
    text = "\(self.path)\n"
    let tables = LocalizedTables(besideDocument: path)
    keys = tables.keys
    problems = tables.brokenCatalogs.map { Diagnostic($0).named(by: paths) }
    addTextsInNoTable()
    for locale in tables.locales where tables.documentPath(for: locale) == nil {
      do throws(LocalizationError) {
        add(try TranslationReport(on: locale, of: document, in: tables))
      } catch {
        problems.append(Diagnostic(error).named(by: paths))
      }
    }
  }

  /// Adds the texts that no language has, once: they may be placeholders that the program replaces.
  private mutating func addTextsInNoTable() {
    guard !keys.isEmpty else { return }
    for wanted in document.localizableTexts where wanted.needsTranslation && !keys.contains(wanted.key) {
      text += "  \(place(ofKey: wanted.key)): in no table: \(wanted.key)\n"
    }
  }

  private mutating func add(_ report: TranslationReport) {
    let missing = report.missing.filter(keys.contains)
    var parts = ["\(report.translated) translated", "\(missing.count) missing", "\(report.stale.count) stale"]
    if !report.unreviewed.isEmpty { parts.append("\(report.unreviewed.count) to be reviewed") }
    text += "  \(report.locale.tag): \(parts.joined(separator: ", "))\n"
    for key in missing { text += "    \(place(ofKey: key)): missing: \(key)\n" }
    for entry in report.stale { text += "    \(place(of: entry)): stale: \(entry.key)\n" }
    for entry in report.unreviewed { text += "    \(place(of: entry)): to be reviewed: \(entry.key)\n" }
  }

  /// Returns the path and line of the object that a key names.
  private func place(ofKey key: String) -> String {
    lines[String(key.utf8.prefix(before: "."))].map { "\(path):\($0)" } ?? path
  }

  private func place(of entry: TranslationReport.Entry) -> String {
    let path = entry.path.map(paths.name(of:)) ?? path
    return entry.line.map { "\(path):\($0)" } ?? path
  }
}
