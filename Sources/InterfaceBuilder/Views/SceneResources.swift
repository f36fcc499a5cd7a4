import AutoLayout
import Controls
import Graphics

/// The images and colours that a document records by name.
struct DocumentResources: Hashable, Sendable {
  struct Image: Hashable, Sendable {
    /// The size in points.
    var size: Size
    /// Whether the image is a system symbol.
    var isSystem: Bool
  }

  var images: [String: Image] = [:]
  /// The colours of the asset catalog, in the appearance of the canvas.
  var namedColors: [String: Color] = [:]
  /// The system colours, in the appearance of the canvas.
  var systemColors: [String: Color] = [:]

  /// Reads the children of a `resources` element.
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

/// Resolves the colours, fonts and images of a document for one set of traits.
final class SceneResources {
  /// Returns an image of the project.
  typealias ImageSource = (_ name: String, _ traits: TraitCollection) -> ImageAnswer
  /// Returns a colour of the asset catalog.
  typealias ColorSource = (_ name: String, _ traits: TraitCollection) -> ColorAnswer

  let traits: TraitCollection
  private let systemTracking: Font.SystemTracking
  private let followedFonts: FollowedFonts
  /// Whether system colours follow the appearance of the views that have them, as in an app, and are not those of the
  /// traits.
  private let keepsColorsDynamic: Bool
  private let recorded: DocumentResources
  private let images: ImageSource
  private let colors: ColorSource
  /// The missing images and colours, without duplicates for the same view.
  private(set) var findings: [Finding] = []

  init(
    _ recorded: DocumentResources, traits: TraitCollection, systemTracking: Font.SystemTracking, fonts: FollowedFonts,
    keepsColorsDynamic: Bool = false, images: @escaping ImageSource, colors: @escaping ColorSource
  ) {
    followedFonts = fonts
    self.keepsColorsDynamic = keepsColorsDynamic
    self.recorded = recorded
    self.traits = traits
    self.systemTracking = systemTracking
    self.images = images
    self.colors = colors
  }

  // MARK: Colours

  /// Returns a colour in the appearance of the traits, or `nil` if its name is unknown.
  func color(_ color: DocumentColor?, for view: String) -> Color? {
    switch color {
    case .custom(let color): return color
    case .system(let name, let saved): return systemColor(name, saved: saved, view: view)
    case .named(let name): return catalogColor(name, view: view)?.named(.asset(name))
    case nil: return nil
    }
  }

  /// Returns a colour of the asset catalog, or else the one that the document records.
  private func catalogColor(_ name: String, view: String) -> Color? {
    let saved = recorded.namedColors[name]
    switch colors(name, traits) {
    case .color(let color): return color
    case .unreadable(let reason):
      report(.unreadableFile("The colour '\(name)' cannot be read from \(reason).", view: view))
    case .missing:
      if saved == nil { report(MissingResource(kind: .color, name: name), view) }
    }
    return saved
  }

  /// Returns the colour of the catalog that tints an app, or `nil` if it has none: that of Xcode's templates is empty.
  func accentColor(named name: String) -> Color? {
    switch colors(name, traits) {
    case .color(let color): return color.named(.asset(name))
    case .unreadable(let reason):
      report(.unreadableFile("The colour '\(name)' cannot be read from \(reason).", view: ""))
      return nil
    case .missing: return nil
    }
  }

  private func systemColor(_ name: String, saved: Color?, view: String) -> Color? {
    // The tint colour depends on the view (2 documents).
    if name == SystemColor.tint.rawValue { return .tintColor }
    if let known = SystemColor(rawValue: name) {
      return keepsColorsDynamic ? known.dynamicColor : known.color(compatibleWith: traits)
    }
    if let color = recorded.systemColors[name] ?? saved { return color }
    report(MissingResource(kind: .color, name: name), view)
    return nil
  }

  // MARK: Fonts

  /// Returns a font. Text styles have the size that the traits' content size category gives them.
  func font(_ description: FontDescription?) -> Font? { description?.font(for: traits, systemTracking) }

  /// Gives a view a font, if the document has one.
  ///
  /// - Parameter isOnlyUse: Whether nothing else of the view depends on the font. A text style is then set again when
  ///   the view tree is laid out at another text size.
  func setFont(_ description: FontDescription?, isOnlyUse: Bool, _ set: @escaping (Font) -> Void) {
    guard let description else { return }
    guard case .textStyle = description, isOnlyUse else { return set(description.font(for: traits, systemTracking)) }
    // What is kept does not refer to the resources, which refer to it.
    followedFonts.add(at: traits) { [systemTracking] traits in set(description.font(for: traits, systemTracking)) }
  }

  // MARK: Images

  /// Returns an image or symbol, or a placeholder of the recorded size if the image is missing or cannot be read.
  ///
  /// - Parameter textSize: The size in points of the adjacent text, which is also the size of a symbol without a
  ///   configuration.
  func image(_ reference: ImageReference?, besideTextOf textSize: Double = 17, for view: String) -> Image? {
    guard let reference, var image = unnamedImage(reference, besideTextOf: textSize, for: view) else { return nil }
    image.name = reference.shownName
    return image
  }

  private func unnamedImage(_ reference: ImageReference, besideTextOf textSize: Double, for view: String) -> Image? {
    if reference.isSystem { return symbol(reference, textSize, for: view) }
    switch images(reference.name, traits) {
    case .image(let image): return image.besideText(ofSize: pointSize(reference, textSize))
    case .incomplete(let image, let remark):
      report(.unreadableImage(remark, .note, view: view))
      return image.besideText(ofSize: pointSize(reference, textSize))
    case .unreadable(let reason):
      report(.unreadableImage("The image '\(reference.shownName)' cannot be drawn from \(reason).", view: view))
    case .missing: report(MissingResource(kind: .image, name: reference.name), view)
    }
    guard let entry = recorded.images[reference.name] else { return nil }
    return entry.isSystem ? symbol(reference, textSize, for: view) : .missing(reference.name, size: entry.size)
  }

  private func symbol(_ reference: ImageReference, _ textSize: Double, for view: String) -> Image {
    if !Image.hasDrawing(ofSymbol: reference.name) {
      report(.missingSymbol(reference.name, in: view))
    }
    let configuration = reference.symbolConfiguration
    let weight = configuration?.weight ?? font(configuration?.font)?.weight ?? 400
    var image = Image(
      systemName: reference.name,
      configuration: Image.SymbolConfiguration(
        pointSize: pointSize(reference, textSize), weight: weight, scale: configuration?.scale ?? .medium),
      proportions: recorded.images[reference.name]?.size)
    image.roundSymbolToPixels(scale: traits.displayScale)
    return image
  }

  /// Returns the font size that a symbol has its size for.
  private func pointSize(_ reference: ImageReference, _ textSize: Double) -> Double {
    let configuration = reference.symbolConfiguration
    return configuration?.pointSize ?? font(configuration?.font)?.size ?? textSize
  }

  private func report(_ resource: MissingResource, _ view: String) { report(.missing(resource, view: view)) }

  private func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension SceneResources {
  func text(_ text: AttributedText?, defaultFont: Font, for view: String) -> Controls.AttributedText? {
    guard let text else { return nil }
    let runs = text.fragments.map { fragment in
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

extension Finding {
  fileprivate static func unreadableImage(_ message: String, _ severity: Severity = .error, view: String) -> Finding {
    Finding(rule: .unreadableImage, severity: severity, views: [view], message: message)
  }

  fileprivate static func unreadableFile(_ message: String, view: String) -> Finding {
    Finding(rule: .unreadableFile, views: [view], message: message)
  }

  fileprivate static func missing(_ resource: MissingResource, view: String) -> Finding {
    Finding(
      rule: resource.kind.rule, views: [view],
      message: "The \(resource.kind.rawValue) '\(resource.name)' was not found; \(resource.kind.consequence).")
  }
}

/// An image or a colour that a document names and that was not found.
private struct MissingResource: Hashable {
  enum Kind: String {
    case image, color

    var rule: Finding.Rule {
      switch self {
      case .image: .missingImage
      case .color: .missingColor
      }
    }

    /// The effect on the picture, for messages.
    var consequence: String {
      switch self {
      case .image: "a placeholder is drawn if the document records its size"
      case .color: "the default is used"
      }
    }
  }

  var kind: Kind
  var name: String
}

extension FontDescription {
  fileprivate func font(for traits: TraitCollection, _ systemTracking: Font.SystemTracking) -> Font {
    var font: Font =
      switch self {
      case .textStyle(let name):
        .preferredFont(forTextStyle: TextStyle(documentName: name) ?? .body, compatibleWith: traits)
      case .system(let size, let weight, let isItalic): Font(size: size, weight: weight, isItalic: isItalic)
      case .named(let name, let size): Font(family: .named(name), size: size)
      }
    font.systemTracking = systemTracking
    return font
  }
}
