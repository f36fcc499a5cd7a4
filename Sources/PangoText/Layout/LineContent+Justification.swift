import Graphics

extension LineContent {
  /// The line as wide as a width, what is missing shared out among its spaces.
  ///
  /// Pango has stretched it already, but counts a swallowed space's width wrongly where the space is shaped apart from the
  /// word before it.
  func stretched(to width: Double) -> LineContent {
    let missing = width - advance
    guard abs(missing) > TextBox.tolerance, !gaps.isEmpty else { return self }
    let share = missing / Double(gaps.count)
    func moved(_ x: Double) -> Double { x + share * Double(gaps.count { $0 <= x + TextBox.tolerance }) }
    func moved(_ decoration: TextDecoration) -> TextDecoration {
      var result = decoration
      let start: Double = moved(decoration.rect.minX)
      result.rect.origin.x = start
      result.rect.size.width = moved(decoration.rect.maxX) - start
      return result
    }
    var line = self
    line.runs = runs.map { run in
      var result = run
      for index in run.glyphs.indices { result.glyphs[index].x = moved(run.glyphs[index].x) }
      return result
    }
    line.decorations = decorations.map { moved($0) }
    line.backgrounds = backgrounds.map { moved($0) }
    line.advance = width
    line.width += missing
    return line
  }
}
