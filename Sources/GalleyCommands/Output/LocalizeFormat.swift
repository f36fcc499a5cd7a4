import ArgumentParser
import Galley
import Reports
import SnapshotRuns
import TranslationRuns

/// A format for translations that are too long.
enum LocalizeFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github

  func text(of exceeded: [ExceededLimit], in scenes: [SeenScene]) -> String {
    switch self {
    case .text:
      exceeded.map { $0.place + ": " + $0.severity + ": " + $0.sentence + "\n" }.joined() + summary(exceeded, scenes)
    case .json: json(of: exceeded, in: scenes)
    case .github: exceeded.map(\.annotation).joined()
    }
  }

  private func summary(_ exceeded: [ExceededLimit], _ scenes: [SeenScene]) -> String {
    // If nothing could be read, that was reported.
    guard !scenes.isEmpty else { return "" }
    let texts = counted(scenes.reduce(0) { $0 + $1.texts.count }, "text")
    let cells = counted(scenes.reduce(0) { $0 + $1.cells.count }, "cell")
    let certain = exceeded.count(where: \.isCertain)
    let notes = exceeded.count - certain
    let words = certain == 0 ? "no translation is too long" : "\(counted(certain, "translation")) too long"
    return words + (notes > 0 ? ", \(notes) by less than the measuring error" : "")
      + ": \(texts) of \(counted(scenes.count, "scene")) in \(cells)\n"
  }

  private func json(of exceeded: [ExceededLimit], in scenes: [SeenScene]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("texts", scenes.reduce(0) { $0 + $1.texts.count })
      json.member("scenes", scenes.count)
      json.member("exceeded") { json in json.array(exceeded) { $1.write(to: &$0) } }
    }
    return json.text + "\n"
  }
}

extension ExceededLimit {
  fileprivate var severity: String { isCertain ? "error" : "note" }

  fileprivate var place: String { (path ?? document) + (line.map { ":\($0)" } ?? "") }

  /// What is wrong, in words.
  fileprivate var sentence: String {
    let more = cells > 1 ? " and in \(counted(cells - 1, "other cell"))" : ""
    let room = characters > 0 ? " (about \(counted(characters, "character")))" : ""
    let excess =
      width > limit
      ? "is \(rounded(width)) pt wide but may be \(rounded(limit)) pt\(room)"
      : "has words that need more lines than average ones, which may be \(rounded(limit)) pt wide\(room)"
    return "'\(key.key)' in \(locale) \(excess): \(cause) in "
      + "'\(scene)' of \(document) at \(traits.device) \(traits.typeSize)\(more): '\(string)'"
  }

  fileprivate var annotation: String {
    let severity = isCertain ? "error" : "notice"
    let line = line.map { ",line=\($0)" } ?? ""
    return "::\(severity) file=\((path ?? document).escapedForProperty)\(line),title=Translation too long::"
      + "\(sentence.escapedForCommand)\n"
  }

  private func rounded(_ points: Double) -> String {
    let tenths = (points * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.member("table", key.table)
      json.member("key", key.key)
      json.member("locale", locale)
      json.member("string", string)
      json.member("width", width)
      json.member("limit", limit)
      json.member("characters", characters)
      json.member("certain", isCertain)
      json.member("cause", cause)
      json.member("document", document)
      json.member("scene", scene)
      json.member("view", view)
      json.member("device", traits.device)
      json.member("typeSize", traits.typeSize)
      json.member("orientation", traits.orientation)
      json.member("cells", cells)
      if let path { json.member("file", path) }
      if let line { json.member("line", line) }
    }
  }
}
