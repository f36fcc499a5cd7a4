extension LocaleIdentifier {
  /// The identifiers to look up instead of this one, from the most to the least specific, starting with itself:
  /// `zh-Hant-HK`, `zh-HK`, `zh-Hant`, `zh`; or `en-GB`, `en-001`, `en`.
  ///
  /// Each identifier is followed by its other spelling, with or without the script that the region implies. A text in a
  /// script that is not the language's default is never replaced by one in the default script (`sr-Latn` by `sr`), with
  /// one exception: `zh` replaces all Chinese, as in projects that predate script codes.
  package var fallbackChain: [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = [self]
    var next: LocaleIdentifier? = LocaleIdentifier(language: language, script: script, region: region)
    while let current = next {
      chain += [current] + [current.otherSpelling].compactMap(\.self)
      next = current.parent
    }
    var seen: Set<LocaleIdentifier> = []
    return chain.filter { seen.insert($0).inserted }
  }

  /// Returns the best of the available languages for this one, or `nil` if none matches.
  ///
  /// That is the first one in its fallback chain, or else the first in alphabetical order with the same language and
  /// script: `pt` matches `pt-BR`, but `zh-TW` never matches `zh-Hans`.
  public func bestMatch(among available: some Sequence<LocaleIdentifier>) -> LocaleIdentifier? {
    // Most projects have the language itself, which is the first of its chain.
    let listed = Array(available)
    guard !listed.contains(self) else { return self }
    let available = Set(listed)
    if let match = fallbackChain.first(where: available.contains) { return match }
    return available.filter { $0.language == language && $0.unusualScript == unusualScript }
      .min { $0.tag < $1.tag }
  }

  /// Returns the languages among the available ones that a translation into this language is for, sorted by their tags,
  /// or none.
  ///
  /// That is the language itself; or else the first one in its fallback chain, as `de` is for `de-DE`; or else all that
  /// have it in theirs, as `pt-BR` and `pt-PT` do for `pt`. That is the lookup of RFC 4647, section 3.4, in both
  /// directions: a translator's tool may name a region that the project does not, or the other way round. Two regions,
  /// two scripts and two languages are never for each other, although one may replace the other on a device.
  package func nearest(among available: some Sequence<LocaleIdentifier>) -> [LocaleIdentifier] {
    let related = Set(available.filter { $0.language == language && $0.unusualScript == unusualScript })
    if let match = fallbackChain.first(where: related.contains) { return [match] }
    return related.filter { $0.fallbackChain.contains(self) }.sorted { $0.tag < $1.tag }
  }

  /// The next less specific identifier, or `nil` at the end of the chain.
  private var parent: LocaleIdentifier? {
    if let parent = LocaleParents.parent(of: spelledOut) { return parent }
    if region != nil { return LocaleIdentifier(language: language, script: script ?? unusualScript) }
    guard script != nil, unusualScript == nil || language == "zh" else { return nil }
    return LocaleIdentifier(language: language)
  }

  /// The same identifier with the script that its region implies added or removed, or `nil` if there is no such script.
  private var otherSpelling: LocaleIdentifier? {
    guard let region, let implied = LocaleParents.unusualScripts["\(language)-\(region)"] else { return nil }
    if script == nil { return spelledOut }
    return script == implied ? LocaleIdentifier(language: language, region: region) : nil
  }

  private var spelledOut: LocaleIdentifier {
    LocaleIdentifier(language: language, script: script ?? unusualScript, region: region)
  }

  /// The script, explicit or implied by the region, or `nil` if it is the language's default.
  private var unusualScript: String? {
    let script = script ?? region.flatMap { LocaleParents.unusualScripts["\(language)-\($0)"] }
    return script.flatMap { LocaleParents.isUnusual(script: $0, of: language) ? $0 : nil }
  }
}
