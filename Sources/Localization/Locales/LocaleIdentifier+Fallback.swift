extension LocaleIdentifier {
  /// The identifiers that stand in for this one, itself first and then ever less specific: `zh-Hant-HK`, `zh-Hant`, `zh`.
  public var fallbackChain: [LocaleIdentifier] {
    let script = self.script ?? impliedScript
    let candidates = [
      self,
      LocaleIdentifier(language: language, script: self.script, region: region),
      LocaleIdentifier(language: language, script: script, region: region),
      LocaleIdentifier(language: language, script: script),
      LocaleIdentifier(language: language, region: region),
      LocaleIdentifier(language: language),
    ]
    var seen: Set<LocaleIdentifier> = []
    return candidates.filter { seen.insert($0).inserted }
  }

  /// The best of what there is for this language: the first of the chain that there is, else the first by name of the
  /// same language in the same script (`pt` finds `pt-BR`, `zh-TW` never `zh-Hans`).
  public func bestMatch(among available: some Sequence<LocaleIdentifier>) -> LocaleIdentifier? {
    let available = Set(available)
    if let match = fallbackChain.first(where: available.contains) { return match }
    return available.filter { $0.language == language && $0.effectiveScript == effectiveScript }
      .min { $0.tag < $1.tag }
  }

  private var effectiveScript: String? { script ?? impliedScript }

  /// The script that Chinese has in a region (CLDR's likely subtags); other languages tell theirs where it matters.
  private var impliedScript: String? {
    guard language == "zh", let region else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}
