import AutoLayout
import Controls
import Files
import Graphics

/// Describes what a figure shows, from its views.
package enum AltText {
  /// Returns a sentence of 40 to 150 characters: the scenes with the texts that matter most, such as `The screen
  /// Sign-in with "Welcome back", the fields "Email" and "Password", and the button "Sign In".`
  ///
  /// - Parameter language: The language of the sentence, which is English instead of a language without ``AltWords``.
  package static func text(for scenes: [ShownScene], in language: String) -> String {
    let words = AltWords(language) ?? .english
    let names = scenes.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let screens = AltWords.form(words.screen, for: names.count)
    let start = "\(screens) \(words.list(names.map { String($0.prefix(40)) }))"
    var groups = Groups(scenes.flatMap { texts(in: $0) })
    var parts: [Part] = []
    var best = start + "."
    // A part is a text with its role; the most telling ones come first.
    while let part = groups.next() {
      let longer = start + words.with + Self.words(for: parts + [part], words) + "."
      guard longer.count <= FigureLimits.altText.upperBound else { continue }
      parts.append(part)
      best = longer
    }
    if best.count > FigureLimits.altText.upperBound {
      best = best.prefix(FigureLimits.altText.upperBound - 1) + "\u{2026}"
    }
    // A scene without texts has a short description.
    if best.count < FigureLimits.altText.lowerBound {
      best = best.dropLast() + AltWords.form(words.ending, for: names.count) + "."
    }
    return best
  }

  /// Whether alternative texts can be generated in a language.
  package static func speaks(_ language: String) -> Bool { AltWords(language) != nil }

  /// What a reader would mention of a scene, as text that changes if its content does: the roles and texts of its
  /// views, without places.
  package static func content(of scenes: [ShownScene]) -> String {
    scenes.flatMap { scene in [scene.name] + texts(in: scene).map { "\($0.role.rawValue): \($0.words)" } }
      .joined(separator: "\n")
  }

  // MARK: Texts

  struct Part: Hashable {
    var role: ViewKind.Role
    var words: String
  }

  private static func texts(in scene: ShownScene) -> [Part] {
    ([scene.layout.root] + scene.layout.chrome).flatMap(texts)
  }

  private static func texts(in node: LayoutNode) -> [Part] {
    guard !node.isHidden else { return [] }
    let shown = node.text?.string ?? (node.name.isIdentifier ? "" : node.name)
    let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let own = words.isEmpty ? [] : [Part(role: ViewKind.named(node.elementClass).role, words: words)]
    return own + node.children.flatMap(texts)
  }

  /// Takes texts in turn: the first title or text, buttons, fields, and then the rest.
  private struct Groups {
    private var queue: [Part]

    init(_ parts: [Part]) {
      var seen: Set<Part> = []
      let unique = parts.filter { seen.insert($0).inserted && $0.words.count <= 50 }
      let first = Array((unique.filter { $0.role == .title } + unique.filter { $0.role == .text }).prefix(1))
      let buttons = unique.filter { $0.role == .button }.prefix(2)
      let fields = unique.filter { $0.role == .field }.prefix(2)
      let chosen = first + buttons + fields
      queue = Array((chosen + unique.filter { !chosen.contains($0) }).prefix(40))
    }

    mutating func next() -> Part? { queue.isEmpty ? nil : queue.removeFirst() }
  }

  private static func words(for parts: [Part], _ language: AltWords) -> String {
    let roles: [(role: ViewKind.Role, forms: AltWords.Forms?)] = [
      (.title, nil), (.text, nil), (.field, language.field), (.control, language.control), (.button, language.button),
    ]
    let groups = roles.compactMap { role, forms -> String? in
      let words = parts.filter { $0.role == role }.map { language.quoted($0.words) }
      guard !words.isEmpty else { return nil }
      return (forms.map { AltWords.form($0, for: words.count) + " " } ?? "") + language.list(words)
    }
    return language.list(groups)
  }
}

extension String {
  /// Whether a name was made for code, such as that of an outlet or an image: no reader of a picture knows it.
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first, !contains(where: \.isWhitespace) else { return false }
    return utf8.contains("_") || utf8.contains(".") || first.properties.isLowercase
  }
}
