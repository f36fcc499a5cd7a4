import Files
import Localization
import Snapshots

extension TranslationContext {
  /// Returns a line for each place of each text with its coordinates in a picture, as comma-separated values (RFC
  /// 4180).
  ///
  /// The columns with the picture and the rectangle are those that translation platforms map to tags on screenshots.
  package var csv: String {
    let columns =
      [
        "table", "key", "source", "scene", "document", "view", "screenshot", "x", "y", "width", "height", "before",
        "after",
        "truncated",
      ] + languages.flatMap { ["\($0)", "\($0) limit (points)", "\($0) limit (characters)"] }
    var lines = [columns]
    for table in tables {
      for entry in table.entries {
        let source = entry.source.parts.first?.string ?? ""
        let ends = languages.flatMap { language -> [String] in
          let limit = entry.limits[language]
          return [
            entry.translations[language]?.text.parts.first?.string ?? "", limit.map { Entry.number($0.points) } ?? "",
            limit.map { String($0.characters) } ?? "",
          ]
        }
        if entry.sightings.isEmpty {
          lines.append([table.original, entry.key, source] + Array(repeating: "", count: 11) + ends)
        }
        for sighting in entry.sightings {
          let area =
            sighting.shot.map { [$0.area.x, $0.area.y, $0.area.width, $0.area.height].map(String.init) }
            ?? ["", "", "", ""]
          lines.append(
            [
              table.original, entry.key, source, InertText.shown(sighting.scene), sighting.document,
              InertText.shown(sighting.view), sighting.shot.map { pictures[$0.picture].path } ?? "",
            ] + area
              + [
                InertText.shown(sighting.before ?? ""), InertText.shown(sighting.after ?? ""),
                InertText.shown(sighting.truncated.map(\.words).joined(separator: "; ")),
              ]
              + ends)
        }
      }
    }
    return lines.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The characters with which a text begins that a spreadsheet takes for a formula, also in their full width (OWASP,
  /// "CSV Injection").
  private static let formulaStarts: [Unicode.Scalar] = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// Returns a field. A text that a spreadsheet would take for a formula is behind an apostrophe, as is a text with an
  /// apostrophe before such a one: without its first apostrophe, each is what it was.
  static func field(_ text: String) -> String {
    let start = text.unicodeScalars.first { $0 != "'" }
    let text = start.map(formulaStarts.contains) == true ? "'" + text : text
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"\(text.utf8.replacing("\"", with: "\"\""))\""
  }

  /// Returns everything as JSON.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("languages", languages)
      json.member("screenshots") { json in
        json.array(pictures) { json, picture in
          json.object { json in
            json.member("path", picture.path)
            json.member("width", picture.width)
            json.member("height", picture.height)
          }
        }
      }
      json.member("tables") { json in json.array(tables) { write($1, to: &$0) } }
      json.member("neverSeen") { json in
        json.array(unseen) { json, text in
          json.object { json in
            json.member("table", text.table)
            json.member("key", text.key)
          }
        }
      }
    }
    return json.text
  }

  private func write(_ table: Table, to json: inout JSONText) {
    json.object { json in
      json.member("table", table.original)
      json.member("sourceLanguage", table.sourceLanguage.tag)
      json.member("texts") { json in json.array(table.entries) { write($1, to: &$0) } }
    }
  }

  private func write(_ entry: Entry, to json: inout JSONText) {
    json.object { json in
      json.member("key", entry.key)
      json.member("source", entry.source.parts.first?.string ?? "")
      json.member("translations") { json in
        json.object { json in
          for (language, translation) in entry.translations.sorted(by: { $0.key < $1.key }) {
            json.member(language, translation.text.parts.first?.string ?? "")
          }
        }
      }
      json.member("limits") { json in
        json.object { json in
          for (language, limit) in entry.limits.sorted(by: { $0.key < $1.key }) {
            json.member(language) { write(limit, to: &$0) }
          }
        }
      }
      json.member("places") { json in json.array(entry.sightings) { write($1, to: &$0) } }
    }
  }

  private func write(_ limit: Limit, to json: inout JSONText) {
    json.object { json in
      json.member("points", limit.points)
      json.member("characters", limit.characters)
      json.member("lines", limit.lines)
      if let fontSize = limit.fontSize { json.member("fontSize", fontSize) }
      json.member("tightest", limit.place)
      json.member("cause", limit.cause)
      json.member("sizes") { json in
        json.object { json in
          for (size, points) in limit.sizes { if let points { json.member(size, points) } }
        }
      }
    }
  }

  private func write(_ sighting: Sighting, to json: inout JSONText) {
    json.object { json in
      json.member("document", sighting.document)
      json.member("scene", sighting.scene)
      json.member("view", sighting.view)
      json.member("words", sighting.words)
      if let shot = sighting.shot { write(shot, to: &json) }
      if !sighting.shots.isEmpty {
        json.member("screenshots") { json in
          json.object { json in
            for (language, shot) in sighting.shots.sorted(by: { $0.key < $1.key }) {
              json.member(language) { json in json.object { write(shot, to: &$0) } }
            }
          }
        }
      }
      if let before = sighting.before { json.member("before", before) }
      if let after = sighting.after { json.member("after", after) }
      if !sighting.truncated.isEmpty {
        json.member("truncated") { json in
          json.object { json in
            for language in Set(sighting.truncated.map(\.language)).sorted() {
              json.member(language, sighting.truncated.filter { $0.language == language }.map(\.place))
            }
          }
        }
      }
    }
  }

  private func write(_ shot: Shot, to json: inout JSONText) {
    json.member("screenshot", shot.picture)
    json.member("rectangle", [shot.area.x, shot.area.y, shot.area.width, shot.area.height].map(Double.init))
  }
}
