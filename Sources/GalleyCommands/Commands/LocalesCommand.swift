import ArgumentParser
import Galley

/// `galley locales`.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Lists the pseudo-languages, or the languages that documents are translated into.",
    discussion: """
      Without documents it lists the languages that nobody speaks, which --locale takes like any other. Their texts are \
      the document's own, changed; placeholders such as %@ and markup stay as they are. Texts that no table has stay too, \
      so that they show. Any language may be changed (de-x-double), and in several ways (en-x-expanded-rtl).

      With documents it tells for each language how many texts are translated, which are missing, and which entries of \
      tables are stale because nothing in the document has their key.

      EXAMPLES
        galley locales
        galley locales App/
        galley render App/ --locale en-XA,ar-XB,en-x-double --sheet --out images
      """)

  @Argument(
    help: ArgumentHelp("Interface Builder documents (.xib, .storyboard) and folders of them.", valueName: "input"))
  var inputs: [String] = []

  func run() throws {
    guard !inputs.isEmpty else {
      let rows = PseudoLanguage.common.map { [$0.name, $0.summary] }
      return Terminal.standardOutput.write(TextTable(header: ["NAME", "WHAT IT SHOWS"], rows: rows).text)
    }
    let finder = DocumentFinder(inputs: inputs)
    for failure in finder.failures { Terminal.standardError.write(Diagnostic(failure).text) }
    var outcome = finder.failures.isEmpty ? Outcome.fine : .unreadableInput
    for path in finder.documents where !tell(path) { outcome = .unreadableInput }
    if outcome != .fine { throw outcome }
  }

  /// Tells of a document's translations.
  ///
  /// - Returns: whether the document and all its tables could be read.
  private func tell(_ path: String) -> Bool {
    do throws(InterfaceDocumentError) {
      let listing = TranslationListing(of: try InterfaceDocument(contentsOf: path), at: path)
      Terminal.standardOutput.write(listing.text)
      for problem in listing.problems { Terminal.standardError.write(problem) }
      return listing.problems.isEmpty
    } catch {
      Terminal.standardError.write(Diagnostic(error).text)
      return false
    }
  }
}
