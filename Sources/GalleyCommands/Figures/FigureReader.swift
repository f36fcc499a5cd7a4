import FigureRuns
import Galley
import Yams

/// Reads `figures.yml`. Unknown keys are errors, so that a misspelt key is not ignored.
///
/// ```yaml
/// output: Docs.docc/Resources
/// figures:
///   sign-in:
///     scene: Sign-in
///     languages: [en, ar]
///     crop: {view: form, padding: 16}
///     callouts:
///       - number: email
///         legend: The address that you registered with.
/// ```
struct FigureReader: ConfigurationValues {
  let path: String
  let folder: String

  static func project(at path: String, in folder: String) throws(ConfigurationError) -> FigureProject {
    try YAMLFile.value(of: path) { (root) throws(ConfigurationError) in
      try FigureReader(path: path, folder: folder).read(root)
    } ?? FigureProject(path: path, folder: folder)
  }

  private func read(_ root: Node) throws(ConfigurationError) -> FigureProject {
    var project = FigureProject(path: path, folder: folder)
    let known = ["output", "inputs", "references", "snippets", "defaults", "figures"]
    let entries = try entries(of: root, known: known)
    var defaults = Figure("defaults", panels: [])
    var panel = FigurePanel(scene: "")
    for (key, value) in entries where key == "defaults" {
      for (key, node) in try self.entries(of: value, known: Self.figureKeys + Self.panelKeys) {
        guard key != "callouts", key != "scene", key != "scenes", key != "crop", key != "state" else {
          throw error(at: node, "'\(key)' is different in each figure, so it cannot be a default")
        }
        try readShared(key, node, &defaults, &panel)
      }
    }
    for (key, value) in entries {
      switch key {
      case "output": project.output = try folderName(value)
      case "inputs": project.inputs = try list(value).map(resolved)
      case "references": project.references = try list(value)
      case "snippets": project.snippets = try snippets(value)
      case "figures": project.figures = try figures(value, defaults, panel)
      default: break
      }
    }
    return project
  }

  private static let figureKeys = [
    "languages", "language", "appearances", "scales", "formats", "svg-text", "frame", "corner-radius", "shadow",
    "background", "margin", "color", "caption", "alt", "arrangement", "scenes",
  ]
  private static let panelKeys = [
    "scene", "state", "type-size", "device", "orientation", "look", "crop", "callouts",
  ]

  /// Reads the name of a folder in the project.
  private func folderName(_ node: Node) throws(ConfigurationError) -> String {
    let name = try text(node)
    guard !name.hasPrefix("/"), name.utf8.count <= 500, !name.contains("\0") else {
      throw error(at: node, "expected a folder relative to this file")
    }
    return name
  }

  private func snippets(_ node: Node) throws(ConfigurationError) -> FigureProject.Snippets {
    var snippets = FigureProject.Snippets(folder: "", formats: [.markdown, .html])
    for (key, value) in try entries(of: node, known: ["folder", "formats"]) {
      if key == "folder" { snippets.folder = try folderName(value) }
      if key == "formats" { snippets.formats = try choices(value, FigureSnippet.Format.allCases) }
    }
    guard !snippets.folder.isEmpty else { throw error(at: node, "expected the key folder") }
    return snippets
  }

  // MARK: Figures

  private func figures(
    _ node: Node, _ defaults: Figure, _ panel: FigurePanel
  ) throws(ConfigurationError) -> [FigureProject.Declared] {
    guard let mapping = node.mapping else { throw error(at: node, "expected figures by name") }
    guard mapping.count <= FigureLimits.figures else {
      throw error(at: node, "\(mapping.count) figures are too many; a file has up to \(FigureLimits.figures)")
    }
    var figures: [FigureProject.Declared] = []
    var names: Set<String> = []
    for (key, value) in mapping {
      let name = key.string ?? ""
      if let problem = FigureLimits.problem(ofName: name) { throw error(at: key, problem) }
      // Names of files that differ in case alone are the same on many disks.
      guard names.insert(name.lowercased()).inserted else {
        throw error(at: key, "two figures are called '\(name)' if case is ignored")
      }
      let figure = try figure(name, value, defaults, panel)
      figures.append(FigureProject.Declared(figure, line: key.mark?.line))
    }
    return figures
  }

  private func figure(
    _ name: String, _ node: Node, _ defaults: Figure, _ panel: FigurePanel
  ) throws(ConfigurationError) -> Figure {
    var (figure, panel) = (defaults, panel)
    figure.name = name
    var several: Node?
    for (key, value) in try entries(of: node, known: Self.figureKeys + Self.panelKeys) {
      if key == "scenes" { several = value }
      try readShared(key, value, &figure, &panel)
    }
    if let several {
      guard panel.scene.isEmpty, panel.callouts.isEmpty, panel.crop == nil else {
        throw error(at: several, "with 'scenes', each scene has its own 'scene', 'crop' and 'callouts'")
      }
      figure.panels = try panels(several, panel)
    } else {
      figure.panels = [panel]
    }
    guard figure.panels.allSatisfy({ !$0.scene.isEmpty }) else {
      throw error(at: node, "'\(name)' has no scene; expected the key scene, or scenes for several")
    }
    if figure.frame == .device, figure.panels.contains(where: { $0.crop != nil }) {
      throw error(at: node, FigureLimits.croppedDevice)
    }
    return figure
  }

  private func panels(_ node: Node, _ panel: FigurePanel) throws(ConfigurationError) -> [FigurePanel] {
    guard let sequence = node.sequence, !sequence.isEmpty else { throw error(at: node, "expected a list of scenes") }
    guard sequence.count <= FigureLimits.panels else {
      throw error(at: node, "\(sequence.count) scenes are too many; a figure has up to \(FigureLimits.panels)")
    }
    var panels: [FigurePanel] = []
    for item in sequence {
      var panel = panel
      for (key, value) in try entries(of: item, known: Self.panelKeys + ["caption"]) {
        if key == "caption" { panel.caption = try localText(value) } else { try readPanel(key, value, &panel) }
      }
      panels.append(panel)
    }
    return panels
  }

  private func readShared(
    _ key: String, _ node: Node, _ figure: inout Figure, _ panel: inout FigurePanel
  ) throws(ConfigurationError) {
    switch key {
    case "languages", "language": figure.languages = try languages(node)
    case "appearances": figure.appearances = try parse(node, MatrixParsing.appearances)
    case "scales": figure.scales = try scales(node)
    case "formats": figure.formats = try choices(node, ImageFormat.allCases)
    case "svg-text": figure.vectorText = try choice(node, Figure.VectorText.allCases)
    case "frame": figure.frame = try choice(node, Figure.Frame.allCases)
    case "corner-radius": figure.cornerRadius = try number(node, in: FigureLimits.cornerRadius)
    case "shadow": figure.hasShadow = try flag(node)
    case "background": figure.background = try background(node)
    case "margin": figure.margin = try number(node, in: FigureLimits.margin)
    case "color": figure.color = try color(node)
    case "caption": figure.caption = try localText(node)
    case "alt": figure.altText = try localText(node)
    case "arrangement": figure.arrangement = try choice(node, Figure.Arrangement.allCases)
    default: try readPanel(key, node, &panel)
    }
  }

  private func readPanel(_ key: String, _ node: Node, _ panel: inout FigurePanel) throws(ConfigurationError) {
    switch key {
    case "scene": panel.scene = try text(node)
    case "state": panel.state = try text(node)
    case "type-size": panel.typeSize = try one(node, MatrixParsing.typeSizes)
    case "device": panel.screen = try one(node, MatrixParsing.screens)
    case "orientation": panel.orientation = try one(node, MatrixParsing.orientations)
    case "look": panel.look = try one(node, MatrixParsing.looks)
    case "crop": panel.crop = try crop(node)
    case "callouts": panel.callouts = try callouts(node)
    default: break
    }
  }

  private func languages(_ node: Node) throws(ConfigurationError) -> [String] {
    guard case .named(let tags) = try parse(node, MatrixParsing.locales) else {
      throw error(at: node, "'all' is not a language here; name the languages")
    }
    guard tags.count <= FigureLimits.languages else { throw error(at: node, "\(tags.count) languages are too many") }
    return tags
  }

  private func scales(_ node: Node) throws(ConfigurationError) -> [Int] {
    let scales = try list(node).compactMap { Int($0.hasPrefix("@") ? String($0.dropFirst().prefix { $0 != "x" }) : $0) }
    guard scales.count == (node.sequence?.count ?? 1), scales.allSatisfy(FigureLimits.scales.contains) else {
      throw error(at: node, "expected scales: 1, 2 or 3")
    }
    return Array(Set(scales)).sorted()
  }

  private func crop(_ node: Node) throws(ConfigurationError) -> FigureCrop {
    guard node.mapping != nil else { return FigureCrop(views: try list(node), padding: 16) }
    var crop = FigureCrop(views: [], padding: 16)
    for (key, value) in try entries(of: node, known: ["view", "views", "padding"]) {
      switch key {
      case "padding": crop.padding = try number(value, in: FigureLimits.padding)
      default: crop.views = try list(value)
      }
    }
    guard !crop.views.isEmpty else { throw error(at: node, "expected the key view") }
    return crop
  }

  private func background(_ node: Node) throws(ConfigurationError) -> Figure.Background {
    if node.string == "none" { return .none }
    guard node.mapping != nil else {
      let color = try color(node)
      return .color(light: color, dark: color)
    }
    var (light, dark): (Color?, Color?)
    for (key, value) in try entries(of: node, known: ["light", "dark"]) {
      if key == "light" { light = try color(value) } else { dark = try color(value) }
    }
    guard let first = light ?? dark else { throw error(at: node, "expected the keys light and dark") }
    return .color(light: first, dark: dark ?? first)
  }

  // MARK: Callouts

  private static let calloutKinds = [
    "number", "rectangle", "arrow", "spotlight", "dimension", "redlines", "blur", "replace",
  ]

  private func callouts(_ node: Node) throws(ConfigurationError) -> [Callout] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of callouts") }
    guard sequence.count <= FigureLimits.callouts else {
      throw error(at: node, "\(sequence.count) callouts are too many; a scene has up to \(FigureLimits.callouts)")
    }
    var callouts: [Callout] = []
    for item in sequence { callouts.append(try callout(item)) }
    return callouts
  }

  private func callout(_ node: Node) throws(ConfigurationError) -> Callout {
    let values = Dictionary(
      uniqueKeysWithValues: try entries(of: node, known: Self.calloutKinds + ["legend", "text", "with"]))
    let kinds = Self.calloutKinds.filter { values[$0] != nil }
    guard let kind = kinds.first, kinds.count == 1, let value = values[kind] else {
      throw error(at: node, "expected one of \(Self.calloutKinds.joined(separator: ", ")) with a view")
    }
    let companions = ["number": "legend", "arrow": "text", "replace": "with"]
    let companion = companions[kind]
    if let other = ["legend", "text", "with"].first(where: { values[$0] != nil && $0 != companion }) {
      throw error(at: node, "'\(other)' cannot be combined with '\(kind)'")
    }
    let words = try companion.flatMap { values[$0] }.map { (node) throws(ConfigurationError) in try localText(node) }
    switch kind {
    case "number": return .number(try text(value), legend: words ?? LocalText())
    case "rectangle": return .rectangle(try text(value))
    case "arrow": return .arrow(try text(value), text: words ?? LocalText())
    case "spotlight": return .spotlight(try list(value))
    case "redlines":
      let names = try list(value)
      guard let first = names.first, let last = names.last, names.count <= 2 else {
        throw error(at: value, "expected a view or a constraint, or two views")
      }
      return names.count == 1 ? .redlines(first) : .redlinesBetween(first, last)
    case "blur": return .blur(try text(value))
    case "replace":
      guard let words else { throw error(at: node, "expected the key with, for the text to show instead") }
      return .replacement(try text(value), with: words)
    default: return try dimension(value)
    }
  }

  private func dimension(_ node: Node) throws(ConfigurationError) -> Callout {
    if node.mapping == nil {
      let views = try list(node)
      guard views.count == 2 else { throw error(at: node, "expected two views") }
      return .dimension(from: views[0], to: views[1])
    }
    let values = Dictionary(uniqueKeysWithValues: try entries(of: node, known: ["from", "to"]))
    guard let from = values["from"], let to = values["to"] else {
      throw error(at: node, "expected the keys from and to")
    }
    return .dimension(from: try text(from), to: try text(to))
  }

  // MARK: Values

  /// Returns the values by their keys. A key that is not known is an error that names the nearest one.
  private func entries(of node: Node, known: [String]) throws(ConfigurationError) -> [(key: String, value: Node)] {
    var entries: [(key: String, value: Node)] = []
    for (key, value) in try self.entries(of: node) {
      guard let name = key.string, known.contains(name) else {
        let written = key.string ?? "?"
        let near = NearestNames.hint(known, to: written)
        let hint = near.isEmpty ? "; expected one of \(known.joined(separator: ", "))" : near
        throw error(at: key, "unknown key '\(written)'" + hint)
      }
      entries.append((name, value))
    }
    return entries
  }

  /// Reads a text, or texts by language.
  private func localText(_ node: Node) throws(ConfigurationError) -> LocalText {
    var texts: [String: String] = [:]
    if node.mapping == nil {
      texts[""] = try text(node)
    } else {
      for (key, value) in try entries(of: node) {
        guard let tag = key.string, (try? LocaleIdentifier(tag)) != nil else {
          throw error(at: key, "unknown language '\(key.string ?? "?")'; expected a code such as de or zh-Hans")
        }
        texts[tag] = try text(value)
      }
    }
    guard texts.values.allSatisfy({ $0.count <= FigureLimits.text }) else {
      throw error(at: node, "a text has up to \(FigureLimits.text) characters")
    }
    return LocalText(texts)
  }

  private func number(_ node: Node, in range: ClosedRange<Double>) throws(ConfigurationError) -> Double {
    guard let number = node.float ?? node.int.map(Double.init), range.contains(number) else {
      throw error(
        at: node, "expected a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), in points")
    }
    return number
  }

  private func color(_ node: Node) throws(ConfigurationError) -> Color {
    let text = node.string ?? ""
    guard text.count == 7, text.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) else {
      throw error(at: node, "expected a colour such as \"#F5F5F7\", in quotes")
    }
    return Color(hex: hex)
  }

  private func one<Value>(_ node: Node, _ read: (String) throws -> [Value]) throws(ConfigurationError) -> Value {
    let values = try parse(node, read)
    guard let value = values.first, values.count == 1 else { throw error(at: node, "expected one value") }
    return value
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ node: Node, _ all: [Choice]
  ) throws(ConfigurationError) -> Choice {
    let written = node.string ?? ""
    guard let choice = Choice(rawValue: written), all.contains(where: { $0.rawValue == written }) else {
      throw error(
        at: node, "unknown value '\(written)'; expected one of \(all.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private func choices<Choice: RawRepresentable<String>>(
    _ node: Node, _ all: [Choice]
  ) throws(ConfigurationError) -> [Choice] {
    var choices: [Choice] = []
    for item in node.sequence.map(Array.init) ?? [node] { choices.append(try choice(item, all)) }
    return choices
  }
}
