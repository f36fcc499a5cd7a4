import Files

/// Findings that a document accepts: a runtime attribute of a view or constraint, as Interface Builder's identity
/// inspector sets it.
///
/// The key path is ``keyPath``, the type String, and the value the names of rules, a colon and the reason:
/// `truncated, clipped: The badge fades out.`
package struct AcceptedFindings: Hashable, Sendable {
  package static let keyPath = "galleyAccepts"

  /// The identifier of the view or constraint.
  package let id: String
  /// The names of the rules.
  package let rules: [String]
  /// The reason, or empty if the attribute has none.
  package let reason: String
  /// Where the attribute begins.
  package let position: SourcePosition

  fileprivate init?(_ attribute: InterfaceElement, of id: String) {
    guard attribute.attributes["keyPath"] == Self.keyPath, let value = attribute.string("value") else { return nil }
    let parts = value.utf8.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.id = id
    rules = parts[0].unicodeScalars.split { $0 == "," || $0.properties.isWhitespace }.map { String($0) }
    reason = parts.count > 1 ? String(parts[1].unicodeScalars.trimmingPrefix { $0.properties.isWhitespace }) : ""
    position = attribute.position
  }
}

extension InterfaceDocument {
  /// The findings that the document accepts, in the order of the file.
  package var acceptedFindings: [AcceptedFindings] {
    var accepted: [AcceptedFindings] = []
    root.visit { element in
      guard let id = element.id else { return }
      accepted += element.list("userDefinedRuntimeAttributes").compactMap { AcceptedFindings($0, of: id) }
    }
    return accepted
  }
}
