import Galley
import Reports
import SnapshotRuns

/// Translations that are too long, and those of translators' files that were not checked, in every format.
package struct LimitReport: Reportable {
  private let exceeded: [ExceededLimit]
  private let faults: [LayoutFault]
  private let scenes: [SeenScene]
  private let problems: [Diagnostic]
  private let files: [TranslationFile]

  /// - Parameters:
  ///   - faults: The places that have no room for the texts of the sources either.
  ///   - files: What the check did with the translations of files.
  package init(
    _ exceeded: [ExceededLimit], _ faults: [LayoutFault] = [], in outcome: LocalizationOutcome,
    files: [TranslationFile] = []
  ) {
    self.exceeded = exceeded
    self.faults = faults
    self.files = files
    (scenes, problems) = (outcome.scenes, outcome.problems)
  }

  package var text: String {
    let lines = entries.map { "\($0.place?.words ?? ""): \($0.severity.rawValue): \($0.message)\n" }
    // If nothing could be read, that was reported.
    return lines.joined() + (scenes.isEmpty ? "" : (files.map(\.tally) + [tally]).map { $0 + "\n" }.joined())
  }

  private var entries: [Report.Entry] {
    files.flatMap(\.entries) + exceeded.map(\.entry) + faults.map(\.entry)
  }

  private var textCount: Int { scenes.reduce(0) { $0 + $1.texts.count } }

  private var tally: String {
    guard !scenes.isEmpty else { return "nothing was checked" }
    let cells = counted(scenes.reduce(0) { $0 + $1.cells.count }, "cell")
    let certain = exceeded.count(where: \.isCertain)
    let notes = exceeded.count - certain
    let fitting = files.contains(where: \.isUnused) ? "no other translation is too long" : "no translation is too long"
    let words = certain == 0 ? fitting : "\(counted(certain, "translation")) too long"
    return words + (notes > 0 ? ", \(notes) perhaps" : "")
      + (faults.isEmpty ? "" : ", \(counted(faults.count, "place")) with too little room for the source")
      + ": \(counted(textCount, "text")) of \(counted(scenes.count, "scene")) in \(cells)"
  }

  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("texts", textCount)
      json.member("scenes", scenes.count)
      json.member("exceeded") { json in json.array(exceeded) { $1.write(to: &$0) } }
      if !faults.isEmpty { json.member("layoutFaults") { json in json.array(faults) { $1.write(to: &$0) } } }
      if !files.isEmpty { json.member("translations") { json in json.array(files) { $1.write(to: &$0) } } }
    }
    return json.text + "\n"
  }

  /// The translations, with a test case for each scene.
  package var report: Report {
    var report = Report(
      title: "Translations", tally: (files.map(\.tally) + [tally]).joined(separator: "; "),
      rules: [.tooLong] + (faults.isEmpty ? [] : [.layoutFault]) + (files.isEmpty ? [] : [.unchecked]),
      subjects: files.map(\.subject) + scenes.map { Report.Subject(document: $0.document, name: $0.scene) },
      entries: entries)
    report.problems = problems.map(\.line)
    return report
  }
}

extension Report.Rule {
  fileprivate static let tooLong = Report.Rule(
    id: "translation-too-long", summary: "A translation is longer than the place where it is shown allows.")
  fileprivate static let layoutFault = Report.Rule(
    id: "source-too-long", summary: "A place has no room for the text of the sources.")
}

extension LayoutFault {
  fileprivate var entry: Report.Entry {
    var entry = Report.Entry(
      rule: .layoutFault, severity: fails ? .error : .note, place: Report.Place(document, line: nil),
      message: words, fails: fails,
      title: "Too little room for the source",
      fingerprint: ("fault/v1", [document, scene, key.table, key.key].joined(separator: " ")))
    entry.subjects = [Report.Subject(document: document, name: scene)]
    return entry
  }

  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.member("table", key.table)
      json.member("key", key.key)
      json.member("document", document)
      json.member("scene", scene)
      json.member("view", view)
      json.member("limit", limit)
      json.member("needed", needed)
      json.member("device", traits.device)
      json.member("typeSize", traits.typeSize)
      json.member("cells", cells)
    }
  }
}

extension ExceededLimit {
  fileprivate var severity: Finding.Severity { isCertain ? .error : .note }

  fileprivate var place: Report.Place { Report.Place(path ?? document, line: line) }

  fileprivate var entry: Report.Entry {
    var entry = Report.Entry(
      rule: .tooLong, severity: severity, place: place, message: sentence, fails: isCertain,
      title: "Translation too long",
      fingerprint: ("limit/v1", [path ?? document, key.table, key.key, locale].joined(separator: " ")))
    entry.subjects = [Report.Subject(document: document, name: scene)]
    return entry
  }

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

  private func rounded(_ points: Double) -> String {
    let tenths = (points * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
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
