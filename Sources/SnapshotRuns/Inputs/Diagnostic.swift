import Files
import Galley
import Projects

/// A line of a run's log: how severe it is, where it is, and what happened.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// Something was not done.
    case error
    /// Something was done differently than requested.
    case warning
    /// Something to know that is not a problem.
    case note
  }

  package var severity: Severity
  /// A path, followed by `:line:column` if they are known, or `nil` for the command itself.
  package var place: String?
  package var message: String

  package init(_ severity: Severity, at place: String? = nil, _ message: String) {
    self.severity = severity
    self.place = place
    self.message = message
  }

  /// The line without its end, in the form that compilers use and editors understand.
  ///
  /// Whatever the document contains, it is one line that acts neither on a terminal nor on a CI system.
  package var line: String { InertText.line("\(place ?? "galley"): \(severity.rawValue): \(message)") }

  /// Returns the diagnostic with a place that has the same words wherever the command runs.
  package func named(by paths: ProjectPaths) -> Diagnostic {
    var diagnostic = self
    diagnostic.place = place.map(paths.words(forPlace:))
    return diagnostic
  }

  /// Returns the diagnostic with its place as it was given, unless that is the absolute path of a file of the project.
  func worded(by paths: ProjectPaths) -> Diagnostic {
    var diagnostic = self
    diagnostic.place = place.map(paths.words(for:))
    return diagnostic
  }

  /// Returns the message, with the place unless that is the document itself.
  func message(in document: String) -> String {
    place.map { $0 == document ? message : "\($0): \(message)" } ?? message
  }
}

// MARK: Errors of the library

extension Diagnostic {
  package init(_ error: InterfaceDocumentError) {
    self.init(.error, at: Self.place(error.path, error.position), error.reason.description)
  }

  /// - Parameter document: The path of the document that was to be shown.
  package init(_ error: DocumentRendererError, in document: String) {
    switch error {
    case .document(let error): self.init(error)
    case .table(let error): self.init(error)
    case .locale(let error): self.init(.error, at: document, error.description)
    }
  }

  package init(_ error: LocalizationError) {
    self.init(.error, at: error.place, error.message)
  }

  package init(_ error: ProjectFileError) {
    self.init(.error, at: error.line.map { "\(error.path):\($0)" } ?? error.path, error.message)
  }

  package init(_ issue: DocumentIssue, in document: String) {
    self.init(.warning, at: Self.place(document, issue.position), issue.kind.description)
  }

  private static func place(_ path: String, _ position: SourcePosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
