import Galley
import Reports

/// What a check asks about the objects of a document. A scene written in Swift has none.
extension SceneSource {
  /// Where the document's objects begin, by their identifiers.
  package var places: [String: DocumentPlace] { own?.places ?? [:] }

  /// Returns the identifier of the object that an object of the document was copied from, as rows are from their
  /// prototype, or that of the object itself.
  package func original(of id: String) -> String { document == nil ? id : InterfaceDocument.originalID(of: id) }

  /// Adds the findings of a scene in a cell to those of the cells before it. Those about what the app's code sets are
  /// notes, and those about the xib of a class are findings of that xib.
  package func add(_ snapshot: SceneSnapshot, _ rendering: Rendering, to scene: inout CheckedScene) {
    let findings = snapshot.layout.findings.map { finding in
      (document(of: finding, in: rendering) ?? own)?.considering(finding) ?? finding
    }
    scene.add(findings, in: SnapshotTraits(snapshot.cell), places: places, original: original) { finding in
      document(of: finding, in: rendering).map { xib in
        CheckedScene.ShownDocument(name: name(xib.document.path), places: xib.places)
      }
    }
  }

  /// Returns the xib that has all objects of a finding, or `nil` if the source's own document has some.
  private func document(of finding: Finding, in rendering: Rendering) -> CheckedDocument? {
    rendering.classXibs.path(ofXibWith: finding.views + finding.constraints).flatMap(shown)
  }

  /// Returns the entries of a scene that the document accepts, with the reasons.
  package func acceptances(of scene: CheckedScene) -> [(entry: Int, reason: String)] {
    scene.entries.enumerated().compactMap { index, entry in
      let objects = Set((entry.views + entry.constraints).map(original))
      let match = accepted(inDocumentShown: entry.shownDocument).first {
        !$0.reason.isEmpty && objects.contains($0.id) && $0.rules.contains(entry.cause.rule)
      }
      return match.map { (index, $0.reason) }
    }
  }

  /// The attributes that accept findings and cannot be used, as lines for the log.
  ///
  /// - Parameter place: The document in messages.
  func acceptanceProblems(in place: String) -> [Diagnostic] {
    (document?.acceptedFindings ?? []).compactMap { accepted in
      let unknown = accepted.rules.first { Finding.Rule(rawValue: $0) == nil }
      let form = "expected rules, a colon and a reason, such as 'truncated: The title fades out.'"
      let problem =
        unknown.map { "unknown rule '\($0)'" + NearestNames.hint(Finding.Rule.allCases.map(\.rawValue), to: $0) }
        ?? (accepted.rules.isEmpty || accepted.reason.isEmpty ? form : nil)
      return problem.map {
        Diagnostic(
          .warning, at: "\(place):\(accepted.position.line):\(accepted.position.column)",
          "\(AcceptedFindings.keyPath): \($0)")
      }
    }
  }
}
