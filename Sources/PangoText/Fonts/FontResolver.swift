internal import CPango
import Graphics

/// The metrics that system fonts have.
public enum SystemFontModel: String, CaseIterable, Hashable, Sendable {
  /// The widths and heights of Apple's SF, which may not be redistributed.
  case sanFrancisco = "sf"
  /// The widths and heights of the bundled fonts.
  case plain
}

/// Finds the library's fonts for requested ones and caches the results.
final class FontResolver {
  private let families: FontFamilies
  private let model: SystemFontModel
  /// Owned by the typesetter, which outlives the resolver.
  private let context: OpaquePointer
  private var resolved: [Font: ResolvedFont] = [:]

  init(families: FontFamilies, model: SystemFontModel, context: OpaquePointer) {
    self.families = families
    self.model = model
    self.context = context
  }

  func resolve(_ font: Font) -> ResolvedFont {
    if let known = resolved[font] { return known }
    // Documents use few fonts; only hostile input has thousands.
    if resolved.count >= 1_000 { resolved.removeAll() }
    let result = find(font)
    resolved[font] = result
    return result
  }

  private func find(_ font: Font) -> ResolvedFont {
    var font = font
    // Pango limits lengths to 2 million points. The font size is limited to far less because a line has many glyphs.
    font.size = font.size.isFinite ? min(max(font.size, 0.1), 2_000) : 17
    let choice = Choice(font, among: families)
    font.weight = min(max(choice.weight, 1), 1_000)
    let followsPlatform = choice.isSubstitute && model == .sanFrancisco
    let isInterface = choice.family == FontFamilies.system || choice.family == FontFamilies.roundedSystem
    let replacesSystem = followsPlatform && isInterface
    let description = description(of: replacesSystem ? choice.scaled : choice, size: font.size)
    if replacesSystem, let setting = SystemDrawing.variation(forSize: font.size) {
      pango_font_description_set_variations(description, setting)
    }
    let own = faceMetrics(description)
    let tracking = replacesSystem ? SystemTracking(font) : nil
    return ResolvedFont(
      description: description,
      line: followsPlatform ? .sanFrancisco(size: font.size, leading: font.leading) : own.line(leading: font.leading),
      // The cap height of SF is 1,443 of 2,048 units.
      capHeight: followsPlatform ? font.size * 1_443 / 2_048 : own.capHeight,
      own: own, size: font.size,
      tracking: tracking, digitSpacings: font.hasMonospacedDigits ? digitSpacings(of: own, tracking, font.size) : nil,
      arabicLine: followsPlatform
        ? font.leading.map { .sanFranciscoArabic(size: font.size, leading: $0) } : nil,
      growsForTallScripts: font.leading != nil, missingFamily: choice.missingFamily)
  }

  private func description(of choice: Choice, size: Double) -> OpaquePointer {
    // Fails only if there is no memory.
    let description: OpaquePointer = pango_font_description_new()
    // Fallback families are in fontconfig's rules because Pango often compares descriptions; short ones are faster.
    pango_font_description_set_family(description, choice.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(choice.weight, 100), 1_000))))
    pango_font_description_set_style(description, choice.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// Returns the letter spacings in points that make the digits from 0 to 9 as wide as the zero.
  ///
  /// In many typefaces, tabular digits are as wide as the proportional zero. That it is so in SF is a guess.
  private func digitSpacings(of face: FaceMetrics, _ tracking: SystemTracking?, _ size: Double) -> [Double] {
    let zero = face.digitAdvances[0] + (tracking?.mean(of: TrackedStretches("0")) ?? 0) * size
    return face.digitAdvances.map { zero - $0 }
  }

  private func faceMetrics(_ description: OpaquePointer) -> FaceMetrics {
    // The first font is that of the description's family in every language.
    withLanguage(.english, of: context) {
      guard let font = pango_context_load_font(context, description) else { return FaceMetrics() }
      defer { g_object_unref(font) }
      return FaceMetrics(font)
    }
  }
}

extension FontResolver {
  /// The family that is used for a requested one.
  fileprivate struct Choice {
    var family: String
    var weight: Int
    var isItalic: Bool
    /// Whether the family is a substitute for one that is missing or may not be redistributed.
    var isSubstitute = true
    /// The requested family if it is missing, otherwise `nil`.
    var missingFamily: String?

    init(_ font: Font, among families: FontFamilies) {
      weight = font.weight
      isItalic = font.isItalic
      switch font.family {
      case .system: family = FontFamilies.system
      case .roundedSystem: family = FontFamilies.roundedSystem
      case .serifSystem: family = FontFamilies.serif
      case .monospacedSystem: family = FontFamilies.monospaced
      case .icons:
        family = FontFamilies.icons
        isSubstitute = false
      case .named(let name):
        let face: PostScriptName
        if let entry = families[name] {
          family = entry.family
          face = entry.face ?? PostScriptName(name)
          isSubstitute = false
        } else {
          face = PostScriptName(name)
          family = face.isMonospaced ? FontFamilies.monospaced : FontFamilies.system
          missingFamily = face.family
        }
        weight = face.weight ?? weight
        isItalic = isItalic || face.isItalic
      }
    }

    /// The interface typeface at the scale and weight at which it replaces SF.
    var scaled: Choice {
      var choice = self
      choice.family =
        family == FontFamilies.roundedSystem ? FontFamilies.scaledRoundedSystem : FontFamilies.scaledSystem
      choice.weight = SystemDrawing.weight(for: weight)
      return choice
    }
  }
}

/// A requested font with everything that measuring needs.
final class ResolvedFont {
  /// The family, weight, style and size for Pango.
  let description: OpaquePointer
  /// The metrics of a line in this font.
  let line: LineMetrics
  /// The cap height in points.
  let capHeight: Double
  /// The metrics in the file of the font that is used.
  let own: FaceMetrics
  /// The font size in points, limited to what can be drawn.
  let size: Double
  /// The letter spacing that makes text as wide as in SF, or `nil` for fonts that are no substitute for it.
  let tracking: SystemTracking?
  /// The letter spacings in points of the digits from 0 to 9 if these have one width, otherwise `nil`.
  let digitSpacings: [Double]?
  /// The metrics of a line in SF Arabic if lines grow to these, otherwise `nil`.
  let arabicLine: LineMetrics?
  /// Whether lines become higher for scripts that are taller than the font.
  let growsForTallScripts: Bool
  /// The requested family if another one replaces it, otherwise `nil`.
  let missingFamily: String?

  /// Takes ownership of the description.
  init(
    description: OpaquePointer, line: LineMetrics, capHeight: Double, own: FaceMetrics, size: Double,
    tracking: SystemTracking?, digitSpacings: [Double]?, arabicLine: LineMetrics?, growsForTallScripts: Bool,
    missingFamily: String?
  ) {
    self.description = description
    self.line = line
    self.capHeight = capHeight
    self.own = own
    self.size = size
    self.tracking = tracking
    self.digitSpacings = digitSpacings
    self.arabicLine = arabicLine
    self.growsForTallScripts = growsForTallScripts
    self.missingFamily = missingFamily
  }

  deinit { pango_font_description_free(description) }
}
