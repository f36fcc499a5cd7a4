import Galley

extension VerificationRules {
  /// Returns what is wrong with rules, depending on whether an image meets them: no document of the project may have
  /// their document, scene or view. A rule for a language that the run leaves out is not looked at.
  ///
  /// - Parameter place: Returns where the configuration has a rule, in messages.
  func checks(of documents: ProjectDocuments, at place: (_ rule: Int) -> String?) -> [RuleCheck] {
    guard !viewRules.isEmpty else { return [] }
    let isOfDocuments = documents.isEmpty == false
    return viewRules.indices.compactMap { index in
      let rule = viewRules[index]
      var check = RuleCheck(
        rule: index, place: place(index), locale: rule.locale, name: rule.scene ?? rule.document ?? "")
      if isOfDocuments, let view = rule.view, !documents.mayHave(object: view) {
        check.ifMet = "the rule is for the view '\(view)', but no document has it"
      }
      let isElsewhere =
        isOfDocuments && rule.document.map(documents.have(document:)) ?? true
        && rule.scene.map(documents.mayHave(scene:)) ?? true
        && rule.locale.map(documents.mayHave(language:)) ?? true
      if !isElsewhere, let scope = rule.scopeInWords { check.ifUnmet = "the rule is for \(scope), but no image is" }
      return check.ifMet == nil && check.ifUnmet == nil ? nil : check
    }
  }
}

extension RuleCheck {
  /// Returns what is wrong with the rule in a whole run, with the nearest names, or `nil` if nothing is.
  ///
  /// - Parameter metRules: The rules that an image of the run meets.
  func problem(in run: VerificationRun, metRules: Set<Int>) -> Diagnostic? {
    guard !metRules.contains(rule) else { return ifMet.map { Diagnostic(.error, at: place, $0) } }
    guard let ifUnmet else { return nil }
    let languages = Set(run.results.lazy.map(\.traits.locale))
    let hint =
      if let locale, !languages.contains(locale) {
        NearestNames.hint(languages, to: locale)
      } else {
        NearestNames.hint(Set(run.results.lazy.flatMap { [$0.scene, $0.document] }), to: name)
      }
    return Diagnostic(.error, at: place, ifUnmet + hint)
  }
}

extension VerificationRun {
  /// Takes out of the results which rules their images meet.
  mutating func takeMetRules() -> Set<Int> {
    let rules = Set(results.flatMap { $0.appliedRules ?? [] })
    for index in results.indices { results[index].appliedRules = nil }
    return rules
  }
}
