import Localization

/// What translators need to know about the texts of an app: where each is shown, and how long it may be.
package struct TranslationContext: Sendable {
  /// A picture of a scene.
  package struct Picture: Sendable {
    /// The path below the output folder.
    package var path: String
    /// The size in pixels.
    package var width: Int
    package var height: Int

    package init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in the pixels of a picture.
  package struct Area: Hashable, Sendable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A text in a picture.
  package struct Shot: Hashable, Sendable {
    /// The index of the picture.
    package var picture: Int
    package var area: Area

    package init(picture: Int, area: Area) {
      self.picture = picture
      self.area = area
    }
  }

  /// Where a text is truncated today.
  package struct Truncation: Hashable, Sendable {
    package var language: String
    package var device: String
    package var sizes: [String]

    package init(language: String, device: String, sizes: [String]) {
      self.language = language
      self.device = device
      self.sizes = sizes
    }

    /// The device and the text sizes, for a reader who knows the language.
    var place: String { "\(device) at \(sizes.joined(separator: ", "))" }
    var words: String { "\(language) on \(place)" }
  }

  /// A place where a text is shown.
  package struct Sighting: Sendable {
    package var document: String
    package var scene: String
    /// The id of the view, and the view in words.
    package var view: String
    package var words: String
    /// The first picture that shows the text, in the language of the sources if the run has that; `nil` if none does.
    package var shot: Shot?
    /// The pictures that show the text, by their languages.
    package var shots: [String: Shot]
    /// What is read before and after the text.
    package var before: String?
    package var after: String?
    package var truncated: [Truncation]

    package init(
      document: String, scene: String, view: String, words: String, shot: Shot?, shots: [String: Shot] = [:],
      before: String?, after: String?, truncated: [Truncation]
    ) {
      self.document = document
      self.scene = scene
      self.view = view
      self.words = words
      self.shot = shot
      self.shots = shots
      self.before = before
      self.after = after
      self.truncated = truncated
    }
  }

  /// How long a text may be in a language.
  package struct Limit: Sendable {
    /// The width in one line, in points.
    package var points: Double
    /// The number of average characters of the language.
    package var characters: Int
    /// The number of lines of a text of that length.
    package var lines: Int
    /// The size of the font that the width is measured in, in points, if the label shrinks its text.
    package var fontSize: Double?
    /// The tightest place: the scene, the view, the device and the text size.
    package var place: String
    /// What happens to a longer text, as a clause.
    package var cause: String
    /// The limits of each text size, in points; `nil` where nothing limits the text.
    package var sizes: [(size: String, points: Double?)]

    package init(
      points: Double, characters: Int, lines: Int, fontSize: Double? = nil, place: String, cause: String,
      sizes: [(size: String, points: Double?)]
    ) {
      self.points = points
      self.characters = characters
      self.lines = lines
      self.fontSize = fontSize
      self.place = place
      self.cause = cause
      self.sizes = sizes
    }
  }

  /// A translation.
  package struct Translation: Sendable {
    package var text: VariedText
    package var state: StringsTable.State

    package init(text: VariedText, state: StringsTable.State) {
      self.text = text
      self.state = state
    }
  }

  /// A text.
  package struct Entry: Sendable {
    package var key: String
    package var source: VariedText
    package var sightings: [Sighting] = []
    /// The translations by language tag.
    package var translations: [String: Translation] = [:]
    /// The limits by language tag, that of the source language among them. A language without one does not limit the
    /// text.
    package var limits: [String: Limit] = [:]

    package init(key: String, source: VariedText) {
      self.key = key
      self.source = source
    }
  }

  /// The texts of a table or of a document.
  package struct Table: Sendable {
    /// The path of the table or document in the language of the sources.
    package var original: String
    /// The name that code and bundles know the table by.
    package var name: String
    package var sourceLanguage: LocaleIdentifier
    package var entries: [Entry]

    package init(original: String, name: String, sourceLanguage: LocaleIdentifier, entries: [Entry]) {
      self.original = original
      self.name = name
      self.sourceLanguage = sourceLanguage
      self.entries = entries
    }
  }

  package var tables: [Table]
  package var pictures: [Picture]
  /// The languages to translate into, by their tags.
  package var languages: [String]
  /// The version of the tool.
  package var toolVersion: String

  package init(tables: [Table], pictures: [Picture], languages: [String], toolVersion: String) {
    self.tables = tables
    self.pictures = pictures
    self.languages = languages
    self.toolVersion = toolVersion
  }

  /// The texts that no scene shows, with their tables.
  package var unseen: [(table: String, key: String)] {
    tables.flatMap { table in table.entries.filter(\.sightings.isEmpty).map { (table.original, $0.key) } }
  }
}

extension TranslationContext.Entry {
  /// Returns the strings to translate into a language, with their translations: one for each form that the language
  /// has.
  ///
  /// - Parameter categories: The plural forms of the language.
  func units(
    in locale: LocaleIdentifier, _ categories: [PluralCategory]
  ) -> [(steps: [VariedText.Step], source: String, target: String?)] {
    let translation = translations[locale.tag]?.text
    var places = source.parts.map(\.steps)
    let sources = Dictionary(source.parts.map { ($0.steps, $0.string) }) { first, _ in first }
    for steps in places {
      guard case .plural(.other)? = steps.last else { continue }
      for category in categories where category != .other {
        let place = Array(steps.dropLast()) + [.plural(category)]
        if !places.contains(place) { places.append(place) }
      }
    }
    let needed = Set(categories)
    places = places.filter { place in
      guard case .plural(let category)? = place.last else { return true }
      // Apps rely on a form for zero in every language.
      return needed.contains(category) || category == .zero && sources[place] != nil
        || translation?.parts.contains { $0.steps == place } == true
    }
    for part in translation?.parts ?? [] where !places.contains(part.steps) { places.append(part.steps) }
    return places.map { place in
      let general = Array(place.dropLast()) + [VariedText.Step.plural(.other)]
      let source = sources[place] ?? sources[general] ?? source.parts.first?.string ?? key
      return (place, source, translation?.parts.first { $0.steps == place }?.string)
    }
  }

  /// Where the text is shown and how long it may be in a language, in words for translators.
  func notes(in locale: String) -> [String] {
    guard !sightings.isEmpty else { return ["No scene shows this text."] }
    var notes = sightings.prefix(Self.mostNotes).map { sighting in
      let neighbours = [
        sighting.before.map { "after '\($0)'" }, sighting.after.map { "before '\($0)'" },
      ].compactMap(\.self).joined(separator: " and ")
      return "Shown in \(sighting.words) of the scene '\(sighting.scene)' (\(sighting.document))"
        + (neighbours.isEmpty ? "" : ", \(neighbours)") + "."
    }
    if sightings.count > Self.mostNotes { notes.append("Shown in \(sightings.count - Self.mostNotes) other places.") }
    if let limit = limits[locale] {
      notes.append(
        "At most \(Self.number(limit.points)) points wide, about \(limit.characters) characters"
          + (limit.lines > 1 ? " in \(limit.lines) lines" : "")
          + (limit.fontSize.map { ", in the smallest font of \(Self.number($0)) points" } ?? "")
          + ": in \(limit.place), \(limit.cause) if it is longer."
      )
    }
    let truncated = sightings.flatMap(\.truncated).filter { $0.language == locale }.map(\.place)
    if !truncated.isEmpty { notes.append("Truncated today on \(truncated.prefix(3).joined(separator: "; ")).") }
    return notes
  }

  /// The most places that notes name.
  private static let mostNotes = 3

  /// Returns a length with at most two decimals.
  static func number(_ points: Double) -> String {
    let rounded = (points * 100).rounded(.down) / 100
    return (abs(rounded) < 1e9 ? Int(exactly: rounded) : nil).map(String.init) ?? String(rounded)
  }
}
