internal import CPango
import Graphics

/// What the bundled typefaces stand for.
public enum SystemFontModel: Hashable, Sendable {
  /// System fonts are as wide and as high as Apple's SF, which may not be shipped.
  case sanFrancisco
  /// System fonts have the bundled typeface's own widths and heights.
  case plain
}

/// Finds what a font stands for and remembers it.
final class FontResolver {
  private let families: FontFamilies
  private let model: SystemFontModel
  /// Belongs to the typesetter, which outlives this.
  private let context: OpaquePointer
  private var resolved: [Font: ResolvedFont] = [:]

  init(families: FontFamilies, model: SystemFontModel, context: OpaquePointer) {
    self.families = families
    self.model = model
    self.context = context
  }

  func resolve(_ font: Font) -> ResolvedFont {
    if let known = resolved[font] { return known }
    // A document has few fonts; only hostile input has thousands.
    if resolved.count >= 1_000 { resolved.removeAll() }
    let result = find(font)
    resolved[font] = result
    return result
  }

  private func find(_ font: Font) -> ResolvedFont {
    var font = font
    // Pango's own units end at 2 million points, a line of such glyphs sooner.
    font.size = font.size.isFinite ? min(max(font.size, 0.1), 2_000) : 17
    let choice = Choice(font, among: families)
    font.weight = min(max(choice.weight, 1), 1_000)
    let description = description(of: choice, size: font.size)
    let followsPlatform = choice.isStandIn && model == .sanFrancisco
    let own = ownMetrics(description)
    return ResolvedFont(
      description: description,
      line: followsPlatform ? .sanFrancisco(size: font.size, leading: font.leading) : own.line(leading: font.leading),
      // SF's capitals are 1,443 of 2,048 units high.
      capHeight: followsPlatform ? font.size * 1_443 / 2_048 : own.capHeight,
      own: own, size: font.size,
      tracking: followsPlatform && choice.family == FontFamilies.system ? SystemTracking(font) : nil,
      growsForTallScripts: font.leading != nil, missingFamily: choice.missingFamily)
  }

  private func description(of choice: Choice, size: Double) -> OpaquePointer {
    // Only fails without memory.
    let description: OpaquePointer = pango_font_description_new()
    // The fallback families come from fontconfig's rules: Pango compares descriptions all the time, short ones faster.
    pango_font_description_set_family(description, choice.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(choice.weight, 100), 1_000))))
    pango_font_description_set_style(description, choice.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  private func ownMetrics(_ description: OpaquePointer) -> OwnMetrics {
    guard let font = pango_context_load_font(context, description) else { return OwnMetrics() }
    defer { g_object_unref(font) }
    return OwnMetrics(font)
  }
}

extension FontResolver {
  /// The family that is used for one asked for.
  fileprivate struct Choice {
    var family: String
    var weight: Int
    var isItalic: Bool
    /// Whether the family stands for the platform's own, which may not be shipped.
    var isStandIn = true
    /// The family that was asked for and is not at hand.
    var missingFamily: String?

    init(_ font: Font, among families: FontFamilies) {
      weight = font.weight
      isItalic = font.isItalic
      switch font.family {
      case .system: family = FontFamilies.system
      case .monospacedSystem: family = FontFamilies.monospaced
      case .icons:
        family = FontFamilies.icons
        isStandIn = false
      case .named(let name):
        let face: PostScriptName
        if let entry = families[name] {
          family = entry.family
          face = entry.face ?? PostScriptName(name)
          isStandIn = false
        } else {
          face = PostScriptName(name)
          family = face.isMonospaced ? FontFamilies.monospaced : FontFamilies.system
          missingFamily = face.family
        }
        weight = face.weight ?? weight
        isItalic = isItalic || face.isItalic
      }
    }
  }
}

/// A font as asked for, with everything decided that measuring needs.
final class ResolvedFont {
  /// The family, weight, slope and size, for Pango.
  let description: OpaquePointer
  /// The font's own line.
  let line: LineMetrics
  /// The height of capital letters in points.
  let capHeight: Double
  /// The measures of the typeface that is used.
  let own: OwnMetrics
  /// The em size in points, held to what can be drawn.
  let size: Double
  /// Spacing that makes the text as wide as in the platform's typeface.
  let tracking: SystemTracking?
  /// Whether lines grow for scripts that are taller than the font.
  let growsForTallScripts: Bool
  /// The family that was asked for and that another stands in for; none where it is at hand.
  let missingFamily: String?

  /// Takes over the description.
  init(
    description: OpaquePointer, line: LineMetrics, capHeight: Double, own: OwnMetrics, size: Double,
    tracking: SystemTracking?,
    growsForTallScripts: Bool, missingFamily: String?
  ) {
    self.description = description
    self.line = line
    self.capHeight = capHeight
    self.own = own
    self.size = size
    self.tracking = tracking
    self.growsForTallScripts = growsForTallScripts
    self.missingFamily = missingFamily
  }

  deinit { pango_font_description_free(description) }
}
