import AutoLayout
import Controls
import Graphics

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
      report(MissingResource(kind: "color", name: name), view)
      return nil
    case nil: return nil
    }
  }

  private func systemColor(_ name: String, saved: Color?, view: String) -> Color? {
    if let known = SystemColor(rawValue: name) { return known.color(compatibleWith: traits) }
    if let color = recorded.systemColors[name] ?? saved { return color }
    report(MissingResource(kind: "color", name: name), view)
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
    report(MissingResource(kind: "image", name: reference.name), view)
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
