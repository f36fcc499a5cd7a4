extension LimitSearch {
  /// Returns a text for each text that is shown, by the number of its mark. It repeats the text's own words, with as
  /// many characters as fit beside the other texts.
  ///
  /// The texts grow one after the other, in the order of the picture. None grows into the room that another needs for
  /// its own text, so that all of them together cause no new problem in the scene. A text that nothing limits grows to
  /// three times its length, but to at least ``leastRoom`` characters.
  package func longestTexts() -> [Int: String] {
    for mark in sights.map(\.mark).uniqued() {
      let own = measuring.text(of: mark)
      guard own.contains(where: \.isLetter) else { continue }
      let known = Set(sample(mark, 1).problems.keys)
      probe(mark, nil)
      let most = max(3 * own.count, Self.leastRoom)
      var (fits, fails) = (0, most + 1)
      var next = own.count
      while fails - fits > 1 {
        if self.fits(own.repeated(upTo: next), for: mark, known) { fits = next } else { fails = next }
        next = fails > most && fits * 2 < most ? fits * 2 : (fits + fails) / 2
      }
      show(own.repeated(upTo: max(1, fits)), for: mark)
    }
    return measuring.replacements
  }

  private static var leastRoom: Int { 160 }

  private func fits(_ text: String, for mark: Int, _ known: Set<LayoutAudit.LimitProblem>) -> Bool {
    show(text, for: mark)
    let audit = layOut()
    let isTruncated = audit.seenTexts.contains { ProbeMeasuring.mark(of: $0.paragraph) == mark && $0.isTruncated }
    return !isTruncated && audit.limitProblems().keys.allSatisfy(known.contains)
  }

  private func show(_ text: String, for mark: Int) {
    measuring.replacements[mark] = text
    remeasure(mark)
  }
}

extension String {
  /// Returns the start of the text, or of the text again and again, with at most a number of characters and no space at
  /// its end.
  fileprivate func repeated(upTo count: Int) -> String {
    var text = ""
    while text.count < count { text += (text.isEmpty ? "" : " ") + self }
    var start = text.prefix(count)
    while start.last?.isWhitespace == true { start.removeLast() }
    return String(start)
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
