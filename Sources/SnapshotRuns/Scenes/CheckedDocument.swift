import Galley
import Reports

/// A document that findings are about, with what the app's code does to its views.
final class CheckedDocument {
  let document: InterfaceDocument
  /// What the app's code does to the document's views.
  let code: AppCode
  /// Where the document's objects begin, by their identifiers.
  let places: [String: DocumentPlace]

  /// The findings that the document accepts.
  let accepted: [AcceptedFindings]

  /// Whether nothing in the project names the document, although its code is at hand: then the app never shows it.
  private lazy var isUnnamed: Bool = {
    let names = document.namesToLoad
    return document.kind == .xib && names.dropFirst().contains { !files($0).isEmpty } && !names.contains(where: isNamed)
  }()
  private let files: (String) -> [(name: String, bytes: [UInt8])]
  private let isNamed: (String) -> Bool

  /// - Parameters:
  ///   - files: Returns the source files of a class of the app, by their names.
  ///   - isNamed: Returns whether the project mentions a class or document, besides this one and the files of the
  ///     class.
  init(
    _ document: InterfaceDocument, files: @escaping (String) -> [(name: String, bytes: [UInt8])],
    isNamed: @escaping (String) -> Bool = { _ in true }
  ) {
    self.document = document
    (self.files, self.isNamed) = (files, isNamed)
    code = AppCode(document.outlets, files: files)
    accepted = document.acceptedFindings
    places = document.positions(ofElements: document.objectIDs).mapValues {
      DocumentPlace(line: $0.line, column: $0.column)
    }
  }

  /// Returns a finding, as a note if it is a warning about what is different in the app, with the reason.
  func considering(_ finding: Finding) -> Finding {
    guard finding.severity == .warning, let reason = excuse(for: finding) else { return finding }
    var finding = finding
    finding.severity = .note
    finding.message += " " + reason
    return finding
  }

  /// Returns what makes a finding less than a warning, in a sentence.
  private func excuse(for finding: Finding) -> String? {
    if document.isLaunchScreen, finding.rule == .contrast {
      return "The system shows a launch screen only until the app is there."
    }
    if isUnnamed { return "Nothing in the project names \(document.namesToLoad[0]), so that it may never be shown." }
    let views = finding.views.map(InterfaceDocument.originalID)
    guard let view = views.first else { return nil }
    switch finding.rule {
    case .touchTarget:
      if let larger = views.dropFirst().first, document.outlets.doTheSame(view, larger) {
        return "The larger one does the same."
      }
      return code.ignoresTouches(of: view) ? "Neither the document nor the app's code says what it does." : nil
    case .overlap:
      let place = views.prefix(2).lazy.compactMap { [code] in code.place(hiding: $0, butNot: Array(views.prefix(2))) }
        .first
      return place.map { "The app's code seems to hide one of them (\($0.words))." }
    // A text that is completely outside would be there with any other words.
    case .clipped where finding.regions.isEmpty: return nil
    default:
      guard let trait = AppCode.Trait(of: finding.rule), let place = code.place(setting: trait, of: view) else {
        return nil
      }
      return "The app's code seems to set \(trait.words) (\(place.words))."
    }
  }
}
