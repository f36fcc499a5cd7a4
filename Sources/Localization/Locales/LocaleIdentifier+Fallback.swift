extension LocaleIdentifier {
  /// The identifiers that stand in for this one, itself first and then ever less specific: `zh-Hant-HK`, `zh-HK`,
  /// `zh-Hant`, `zh`; `en-GB`, `en-001`, `en`.
  ///
  /// Each is followed by the other spelling of the same, with or without the script that the region implies. Scripts
  /// that are not a language's usual one have no stand-in in another (`sr-Latn` none in `sr`), except that `zh` stands
  /// in for all Chinese, as in projects from before scripts were told.
  public var fallbackChain: [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = [self]
    var next: LocaleIdentifier? = LocaleIdentifier(language: language, script: script, region: region)
    while let current = next {
      chain += [current] + [current.otherSpelling].compactMap(\.self)
      next = current.parent
    }
    var seen: Set<LocaleIdentifier> = []
    return chain.filter { seen.insert($0).inserted }
  }

  /// The best of what there is for this language: the first of the chain that there is, else the first by name of the
  /// same language in the same script (`pt` finds `pt-BR`, `zh-TW` never `zh-Hans`).
  public func bestMatch(among available: some Sequence<LocaleIdentifier>) -> LocaleIdentifier? {
    let available = Set(available)
    if let match = fallbackChain.first(where: available.contains) { return match }
    return available.filter { $0.language == language && $0.unusualScript == unusualScript }
      .min { $0.tag < $1.tag }
  }

  /// The next less specific identifier; none at the end of the chain.
  private var parent: LocaleIdentifier? {
    if let parent = LocaleParents.parent(of: spelledOut) { return parent }
    if region != nil { return LocaleIdentifier(language: language, script: script ?? unusualScript) }
    guard script != nil, unusualScript == nil || language == "zh" else { return nil }
    return LocaleIdentifier(language: language)
  }

  /// The same with the script that the region implies where it is not told, without it where it is.
  private var otherSpelling: LocaleIdentifier? {
    guard let region, let implied = LocaleParents.unusualScripts["\(language)-\(region)"] else { return nil }
    if script == nil { return spelledOut }
    return script == implied ? LocaleIdentifier(language: language, region: region) : nil
  }

  private var spelledOut: LocaleIdentifier {
    LocaleIdentifier(language: language, script: script ?? unusualScript, region: region)
  }

  /// The script, told or implied by the region, where it is not the language's usual one.
  private var unusualScript: String? {
    let script = script ?? region.flatMap { LocaleParents.unusualScripts["\(language)-\($0)"] }
    return script.flatMap { LocaleParents.isUnusual(script: $0, of: language) ? $0 : nil }
  }
}
