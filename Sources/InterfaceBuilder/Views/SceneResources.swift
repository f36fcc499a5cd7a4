import AutoLayout
import Controls
import Graphics

/// What a document knows by name.
struct DocumentResources: Hashable, Sendable {
  /// An image's entry.
  struct Image: Hashable, Sendable {
    /// The size in points.
    var size: Size
    /// Whether it is a symbol of the system.
    var isSystem: Bool
  }

  /// The images' sizes by name.
  var images: [String: Image] = [:]
  /// The asset catalog's colours by name, in the appearance of the canvas.
  var namedColors: [String: Color] = [:]
  /// The system's colours by name, in the appearance of the canvas.
  var systemColors: [String: Color] = [:]

  /// Reads the children of `resources`.
  init(_ entries: [InterfaceElement], isColorMatched: Bool) {
    for entry in entries {
      guard let name = entry.attributes["name"] else { continue }
      switch entry.name {
      case "image":
        let size = Size(width: entry.number("width") ?? 0, height: entry.number("height") ?? 0)
        images[name] = Image(size: size, isSystem: entry.attributes["catalog"] == "system")
      case "namedColor":
        namedColors[name] = Self.color(in: entry, isColorMatched)
      case "systemColor":
        systemColors[name] = Self.color(in: entry, isColorMatched)
      default:
        continue
      }
    }
  }

  private static func color(in entry: InterfaceElement, _ isColorMatched: Bool) -> Color? {
    entry.child(named: "color")?.components(isColorMatched: isColorMatched)
  }
}

/// Looks up what a document names: colours, fonts and images, for one set of traits.
final class SceneResources {
  /// Finds a picture of the asset catalog.
  typealias ImageSource = (_ name: String, _ traits: TraitCollection) -> Pixmap?
  /// Finds a colour of the asset catalog.
  typealias ColorSource = (_ name: String, _ traits: TraitCollection) -> Color?

  let traits: TraitCollection
  private let recorded: DocumentResources
  private let images: ImageSource
  private let colors: ColorSource
  /// What was asked for and not found, in order, each once for a view.
  private(set) var findings: [Finding] = []

  init(
    _ recorded: DocumentResources, traits: TraitCollection, images: @escaping ImageSource,
    colors: @escaping ColorSource
  ) {
    self.recorded = recorded
    self.traits = traits
    self.images = images
    self.colors = colors
  }

  // MARK: Colours

  /// The colour in the traits' appearance; none for a name that nothing explains.
  func color(_ color: DocumentColor?, for view: String) -> Color? {
    switch color {
    case .custom(let color): return color
    case .system(let name, let saved): return systemColor(name, saved: saved, view: view)
    case .named(let name):
      if let found = colors(name, traits) ?? recorded.namedColors[name] { return found }
      report(MissingResource(kind: .color, name: name), view)
      return nil
    case nil: return nil
    }
  }

  private func systemColor(_ name: String, saved: Color?, view: String) -> Color? {
    if let known = SystemColor(rawValue: name) { return known.color(compatibleWith: traits) }
    if let color = recorded.systemColors[name] ?? saved { return color }
    report(MissingResource(kind: .color, name: name), view)
    return nil
  }

  // MARK: Fonts

  /// The font at the traits' text size; text styles follow it, other fonts have the size that is written.
  func font(_ description: FontDescription?) -> Font? {
    switch description {
    case .textStyle(let name):
      Font.preferredFont(forTextStyle: TextStyle(documentName: name) ?? .body, compatibleWith: traits)
    case .system(let size, let weight, let isItalic): Font(size: size, weight: weight, isItalic: isItalic)
    case .named(let name, _, let size): Font(family: .named(name), size: size)
    case nil: nil
    }
  }

  // MARK: Images

  /// The picture or symbol; a stand-in of the recorded size where the picture is not at hand.
  ///
  /// - Parameter textSize: the size in points of the text that a symbol stands beside, unless its own is told.
  func image(_ reference: ImageReference?, besideTextOf textSize: Double = 17, for view: String) -> Image? {
    guard let reference else { return nil }
    if reference.isSystem { return symbol(reference, textSize) }
    if let pixmap = images(reference.name, traits) { return Image(pixmap) }
    report(MissingResource(kind: .image, name: reference.name), view)
    guard let entry = recorded.images[reference.name] else { return nil }
    return entry.isSystem ? symbol(reference, textSize) : .missing(reference.name, size: entry.size)
  }

  private func symbol(_ reference: ImageReference, _ textSize: Double) -> Image {
    let configuration = reference.symbolConfiguration
    let size = configuration?.pointSize ?? font(configuration?.font)?.size ?? textSize
    return Image(systemName: reference.name, pointSize: size, proportions: recorded.images[reference.name]?.size)
  }

  private func report(_ resource: MissingResource, _ view: String) {
    let finding = Finding.missing(resource, view: view)
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension SceneResources {
  /// A text in pieces.
  func text(_ written: AttributedText?, defaultFont: Font, for view: String) -> Controls.AttributedText? {
    guard let written else { return nil }
    let runs = written.fragments.map { fragment in
      var run = TextRun(
        fragment.text, font: font(fragment.font) ?? defaultFont, color: color(fragment.color, for: view),
        kerning: fragment.kerning, isUnderlined: fragment.isUnderlined, isStruckThrough: fragment.isStruckThrough,
        paragraphStyle: fragment.paragraph)
      run.baselineOffset = fragment.baselineOffset
      run.backgroundColor = color(fragment.backgroundColor, for: view)
      run.underlineColor = color(fragment.underlineColor, for: view)
      run.strikethroughColor = color(fragment.strikethroughColor, for: view)
      run.link = fragment.link
      return run
    }
    return Controls.AttributedText(runs: runs)
  }
}

/// What cannot be taken over from a document, as findings.
extension Finding {
  /// A picture, colour or font that is not at hand.
  static func missing(_ resource: MissingResource, view: String) -> Finding {
    Finding(
      rule: resource.kind.rule, views: [view],
      message: "The \(resource.kind.rawValue) '\(resource.name)' is not at hand; "
        + "a stand-in is drawn where the document records what it was.")
  }
}

/// Something that a document names and that cannot be found.
struct MissingResource: Hashable {
  enum Kind: String {
    case image, color

    var rule: Finding.Rule {
      switch self {
      case .image: .missingImage
      case .color: .missingColor
      }
    }
  }

  var kind: Kind
  var name: String
}
