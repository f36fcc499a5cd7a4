import Galley
import Reports

/// What a check asks about the objects of a document. A scene written in Swift has none.
extension SceneSource {
  /// Where the document's objects begin, by their identifiers.
  package var places: [String: DocumentPlace] {
    positions.mapValues { DocumentPlace(line: $0.line, column: $0.column) }
  }

  /// Returns the identifier of the object that an object of the document was copied from, as rows are from their
  /// prototype, or that of the object itself.
  package func original(of id: String) -> String { document == nil ? id : InterfaceDocument.originalID(of: id) }

  /// Returns findings in which warnings about what the app's code sets are notes, with the place in the code.
  package func consideringCode(_ findings: [Finding]) -> [Finding] {
    guard let code else { return findings }
    return findings.map { finding in
      guard finding.severity == .warning, let view = finding.views.first.map(original),
        let reason = finding.excuse(for: view, in: code)
      else { return finding }
      var finding = finding
      finding.severity = .note
      finding.message += " " + reason
      return finding
    }
  }

  /// Returns the entries of a scene that the document accepts, with the reasons.
  package func acceptances(of scene: CheckedScene) -> [(entry: Int, reason: String)] {
    let accepted = document?.acceptedFindings.filter { !$0.reason.isEmpty } ?? []
    guard !accepted.isEmpty else { return [] }
    return scene.entries.enumerated().compactMap { index, entry in
      let objects = Set((entry.views + entry.constraints).map(original))
      let match = accepted.first { objects.contains($0.id) && $0.rules.contains(entry.cause.rule) }
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

extension Finding {
  /// Returns what the app's code says about the problem of a view that makes it less than a warning, in a sentence.
  fileprivate func excuse(for view: String, in code: AppCode) -> String? {
    if rule == .touchTarget {
      return code.ignoresTouches(of: view) ? "Neither the document nor the app's code says what it does." : nil
    }
    // A text that is completely outside would be there with any other words.
    if rule == .clipped, regions.isEmpty { return nil }
    guard let trait = AppCode.Trait(of: rule), let place = code.place(setting: trait, of: view) else { return nil }
    return "The app's code seems to set \(trait.words) (\(place.words))."
  }
}
