import FixRuns
import Galley

/// The lines in which two texts differ.
enum LineChanges {
  /// Returns what to replace in a text to get another one, whole lines each.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> [ByteChange] {
    let (oldLines, newLines) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
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
}
