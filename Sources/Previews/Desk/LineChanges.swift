import Galley

/// The lines in which two texts differ.
enum LineChanges {
  /// Returns what to replace in a text to get another one, whole lines each.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> [ByteChange] {
    let (oldLines, newLines) = (lines(old), lines(new))
    let difference = newLines.difference(from: oldLines)
    var inserted: [Int: ArraySlice<UInt8>] = [:]
    for case .insert(let place, let line, _) in difference.insertions { inserted[place] = line }
    let removed = Set(difference.removals.map { if case .remove(let place, _, _) = $0 { place } else { -1 } })
    var changes: [ByteChange] = []
    var (place, newPlace, start) = (0, 0, 0)
    while place < oldLines.count || newPlace < newLines.count {
      var (count, text) = (0, [UInt8]())
      while removed.contains(place) || inserted[newPlace] != nil {
        if let line = inserted[newPlace] {
          text += line
          newPlace += 1
        } else {
          count += oldLines[place].count
          place += 1
        }
      }
      if count > 0 || !text.isEmpty {
        changes.append(ByteChange(start..<(start + count), String(decoding: text, as: UTF8.self)))
        start += count
      }
      guard place < oldLines.count else { break }
      start += oldLines[place].count
      place += 1
      newPlace += 1
    }
    return changes
  }

  /// Returns the lines of a text, each with its end.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
