import FigureRuns
import Files
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

  /// What is known of a project while its file is read.
  struct Draft {
    var project: FigureProject
    /// What figures have that do not say otherwise.
    var usual = FigureDraft(Figure("defaults", panels: []), FigurePanel(scene: ""))
  }

  /// What is known of a figure while it is read.
  struct FigureDraft {
    var figure: Figure
    /// The only scene, or what several scenes have in common.
    var panel: FigurePanel
    /// The list of scenes, if there are several.
    var scenes: Node?

    init(_ figure: Figure, _ panel: FigurePanel) {
      self.figure = figure
      self.panel = panel
    }
  }

  private func read(_ root: Node) throws(ConfigurationError) -> FigureProject {
    var draft = Draft(project: FigureProject(path: path, folder: folder))
    let entries = try entries(of: root, known: Self.keys.keys)
    // Figures need the defaults, wherever these are in the file.
    for (key, node) in entries.filter({ $0.key == "defaults" }) + entries.filter({ $0.key != "defaults" }) {
      try Self.keys[key]?.read(self, node, &draft)
    }
    return draft.project
  }

  // MARK: Keys

  static let keys: KeyTable<Self, Draft> = [
    "output": .init(\.project.output, folderName),
    "inputs": .init(\.project.inputs, files),
    "references": .init(readReferences),
    "snippets": .init(\.project.snippets, snippets),
    "defaults": .init(readDefaults),
    "figures": .init(readFigures),
  ]

  static let figureKeys: KeyTable<Self, FigureDraft> =
    [
      "languages": .init(\.figure.languages, languages),
      "language": .init(\.figure.languages, languages),
      "appearances": .init(\.figure.appearances, parsing: MatrixParsing.appearances),
      "scales": .init(\.figure.scales, scales),
      "formats": .init(\.figure.formats, choices),
      "svg-text": .init(\.figure.vectorText, choice),
      "frame": .init(\.figure.frame, choice),
      "corner-radius": .init(\.figure.cornerRadius, cornerRadius),
      "shadow": .init(\.figure.hasShadow, flag),
      "background": .init(\.figure.background, background),
      "margin": .init(\.figure.margin, margin),
      "color": .init(\.figure.color, color),
      "caption": .init(\.figure.caption, localText),
      "alt": .init(\.figure.altText, localText),
      "arrangement": .init(\.figure.arrangement, choice),
      "scenes": .init(\.scenes) { _ in { $0 } },
    ] + panelKeys.within(\.panel)

  static let panelKeys: KeyTable<Self, FigurePanel> = [
    "scene": .init(\.scene, text),
    "state": .init(\.state, text),
    "type-size": .init(\.typeSize, typeSize),
    "device": .init(\.screen, screen),
    "orientation": .init(\.orientation, orientation),
    "look": .init(\.look, look),
    "crop": .init(\.crop, crop),
    "callouts": .init(\.callouts, callouts),
  ]

  /// The keys of one of several scenes.
  static let sceneKeys: KeyTable<Self, FigurePanel> = panelKeys + ["caption": .init(\.caption, localText)]

  static let snippetKeys: KeyTable<Self, FigureProject.Snippets> = [
    "folder": .init(\.folder, folderName),
    "formats": .init(\.formats, choices),
  ]

  static let cropKeys: KeyTable<Self, FigureCrop> = [
    "view": .init(\.views, list),
    "views": .init(\.views, list),
    "padding": .init(\.padding, padding),
  ]

  static let backgroundKeys: KeyTable<Self, (light: Color?, dark: Color?)> = [
    "light": .init(\.light, color),
    "dark": .init(\.dark, color),
  ]

  // MARK: Project

  private func readReferences(_ node: Node, into draft: inout Draft) throws(ConfigurationError) {
    draft.project.references = try list(node)
    _ = try files(node)
    draft.project.lineOfReferences = node.mark?.line
  }

  private func readDefaults(_ node: Node, into draft: inout Draft) throws(ConfigurationError) {
    for (key, node) in try entries(of: node, known: Self.figureKeys.keys) {
      guard !["callouts", "scene", "scenes", "crop", "state"].contains(key) else {
        throw error(at: node, "'\(key)' is different in each figure, so it cannot be a default")
      }
      try Self.figureKeys[key]?.read(self, node, &draft.usual)
    }
  }

  private func files(_ node: Node) throws(ConfigurationError) -> [String] {
    var files: [String] = []
    for name in try list(node) { files.append(try projectPath(name, at: node)) }
    return files
  }

  /// Reads the name of a folder in the project.
  private func folderName(_ node: Node) throws(ConfigurationError) -> String {
    let name = try text(node)
    guard !name.utf8.hasPrefix("/"), name.utf8.count <= 500, !name.contains("\0") else {
      throw error(at: node, "expected a folder relative to this file")
    }
    return name
  }

  private func snippets(_ node: Node) throws(ConfigurationError) -> FigureProject.Snippets {
    let usual = FigureProject.Snippets(folder: "", formats: [.markdown, .html])
    let snippets = try read(node, Self.snippetKeys, over: usual)
    guard !snippets.folder.isEmpty else { throw error(at: node, "expected the key folder") }
    return snippets
  }

  // MARK: Figures

  private func readFigures(_ node: Node, into draft: inout Draft) throws(ConfigurationError) {
    guard let mapping = node.mapping else { throw error(at: node, "expected figures by name") }
    guard mapping.count <= FigureLimits.figures else {
      throw error(at: node, "\(mapping.count) figures are too many; a file has up to \(FigureLimits.figures)")
    }
    var names: Set<String> = []
    for (key, value) in mapping {
      let name = key.string ?? ""
      if let problem = FigureLimits.problem(ofName: name) { throw error(at: key, problem) }
      // Names of files that differ in case alone are the same on many disks.
      guard names.insert(name.lowercased()).inserted else {
        throw error(at: key, "two figures are called '\(name)' if case is ignored")
      }
      let figure = try figure(name, value, over: draft.usual)
      draft.project.figures.append(FigureProject.Declared(figure, line: key.mark?.line))
    }
  }

  private func figure(
    _ name: String, _ node: Node, over usual: FigureDraft
  ) throws(ConfigurationError) -> Figure {
    let draft = try read(node, Self.figureKeys, over: usual)
    let panel = draft.panel
    var figure = draft.figure
    figure.name = name
    if let scenes = draft.scenes {
      guard panel.scene.isEmpty, panel.callouts.isEmpty, panel.crop == nil else {
        throw error(at: scenes, "with 'scenes', each scene has its own 'scene', 'crop' and 'callouts'")
      }
      figure.panels = try panels(scenes, panel)
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
    for item in sequence { panels.append(try read(item, Self.sceneKeys, over: panel)) }
    return panels
  }

  private func crop(_ node: Node) throws(ConfigurationError) -> FigureCrop {
    guard node.mapping != nil else { return FigureCrop(views: try list(node), padding: 16) }
    let crop = try read(node, Self.cropKeys, over: FigureCrop(views: [], padding: 16))
    guard !crop.views.isEmpty else { throw error(at: node, "expected the key view") }
    return crop
  }

  private func background(_ node: Node) throws(ConfigurationError) -> Figure.Background {
    if node.string == "none" { return .none }
    guard node.mapping != nil else {
      let color = try color(node)
      return .color(light: color, dark: color)
    }
    let (light, dark) = try read(node, Self.backgroundKeys, over: (nil, nil))
    guard let first = light ?? dark else { throw error(at: node, "expected the keys light and dark") }
    return .color(light: first, dark: dark ?? first)
  }
}
