import AutoLayout
import Controls
import Graphics

/// Texts whose colour is too close to what is painted behind them.
///
/// Source: Web Content Accessibility Guidelines 2.2, 1.4.3 (level AA): 4.5:1, and 3:1 for text of at least 18 points,
/// or of 14 if it is bold. Text of disabled controls is exempt.
enum Contrasts: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    var seen: Set<ObjectIdentifier> = []
    let covers = Covers(of: layout.picture)
    return layout.picture.layers.enumerated().compactMap { index, layer in
      guard case .text(let text) = layer, text.isUpright, text.view.isEnabledForTouches,
        !text.view.viewKind.isBar || text.view === layout.root, !seen.contains(ObjectIdentifier(text.view)),
        let finding = finding(on: text, ofLayer: index, in: layout, covers)
      else { return nil }
      seen.insert(ObjectIdentifier(text.view))
      return finding
    }
  }

  private static func finding(
    on text: ShownText, ofLayer layer: Int, in layout: DesignedLayout, _ covers: Covers
  ) -> Finding? {
    guard let ground = layout.picture.ground, let ink = ground.ink(ofLayer: layer) else { return nil }
    let areas = text.visibleInk.filter { !covers.hide($0, above: layer) }
    let paints = areas.compactMap { grounds(ground.paint(behind: $0, ofLayer: layer), in: $0, layout) }
    guard paints.count == areas.count, !areas.isEmpty else { return nil }
    let samples = paints.flatMap(\.self)
    let legible = text.styles(defaultColor: ink.color)
    let worst = legible.compactMap { style -> (Double, Weakness)? in
      let weakness = Weakness(of: style, opacity: ink.opacity, over: samples)
      return weakness.map { ($0.ratio / style.leastContrast, $0) }
    }.min { $0.0 < $1.0 }
    let isGroundKnown = layout.isScreen || !areas.contains { ground.isBare(behind: $0, ofLayer: layer) }
    return worst.map { message(on: text, $0.1, isGroundKnown: isGroundKnown, regions: areas) }
  }

  /// Returns the colours behind a text, or `nil` if they are unknown.
  private static func grounds(_ paint: PaintedGround.Paint, in area: Rect, _ layout: DesignedLayout) -> [Color]? {
    switch paint {
    case .flat(let color): return [color]
    case .painted, .opaque:
      let pixels = layout.pixels(area)
      return pixels.isEmpty ? nil : pixels
    case .unknown: return nil
    }
  }

  /// The contrast ratio up to which a text cannot be read at all, so that code is likely to change its colour or what
  /// is behind it.
  private static let invisible = 1.15

  /// Returns a finding. What is behind a view that something else places is not known where nothing is painted.
  private static func message(
    on text: ShownText, _ weakness: Weakness, isGroundKnown: Bool, regions: [Rect]
  ) -> Finding {
    let (ratio, least) = (weakness.ratio, weakness.style.leastContrast)
    let isSystemColor = weakness.style.isOfSystem(in: text.view, on: weakness.ground)
    let isCertain = !isSystemColor && !weakness.isPartial && ratio > invisible && isGroundKnown
    var finding = Finding(
      rule: .contrast, severity: text.severity(isCertain: isCertain), views: text.subjects,
      message:
        "\(text.openingPhrase) has a contrast of \(Finding.number((ratio * 100).rounded(.down) / 100)):1 with"
        + " what is behind it\(weakness.isPartial ? " in places" : ""); \(Finding.number(least)):1 is the least"
        + "\(isSystemColor ? ". It is a colour of the system, which is lighter on purpose" : "").",
      fixes: weakness.suggestion.map { ["Use a colour such as \($0.hexadecimal) on \(weakness.ground.hexadecimal)."] }
        ?? [],
      regions: regions)
    finding.sharedCause = weakness.sharedCause
    return finding
  }
}

/// A colour and size of letters.
private struct LetterStyle: Hashable {
  var color: Color
  var isLarge: Bool

  var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// Whether the colour is one of the system's that is lighter than it could be, or white on its tint colour, as the
  /// titles of filled buttons are. The colours of labels are as dark as they can be: on another ground than the
  /// system's, the app has chosen them wrongly.
  func isOfSystem(in view: View, on ground: Color) -> Bool {
    switch color.source {
    case .system: return !color.isSystemColor(among: [.label, .darkText], in: view)
    case .tint(nil): return true
    case .asset, .tint, nil:
      if color.isSystemColor(among: SystemColor.quiet, in: view) { return true }
      return color.hexadecimal == Color.white.hexadecimal
        && ground.isSystemColor(among: [.tint, .systemBlue], in: view)
    }
  }
}

extension Color {
  /// Whether the colour has the components of a system colour, as a view shows it.
  fileprivate func isSystemColor(among colors: [SystemColor], in view: View) -> Bool {
    colors.contains { view.resolved($0.dynamicColor).hexadecimal == hexadecimal }
  }
}

extension SystemColor {
  /// The colours of texts that are meant to be less visible, and of those that can be touched.
  fileprivate static let quiet: [SystemColor] = [
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tint, .systemBlue, .systemGray,
    .systemRed,
  ]
}

/// The contrast of letters with what is behind them, if it is too low.
private struct Weakness {
  let style: LetterStyle
  let ground: Color
  let ratio: Double
  /// Whether most of what is behind the letters gives enough contrast.
  let isPartial: Bool

  /// The share of the area that counts: noise of a photo and soft edges do not.
  private static let leastShare = 0.1

  init?(of style: LetterStyle, opacity: Double, over grounds: [Color]) {
    let ratios = grounds.map { (ratio: style.color.painted(over: $0, opacity: opacity).contrast(with: $0), ground: $0) }
      .sorted { $0.ratio < $1.ratio }
    let (low, middle) = (ratios[Int(bounded: Double(ratios.count) * Self.leastShare)], ratios[ratios.count / 2])
    guard low.ratio < style.leastContrast - 0.005 else { return nil }
    self.style = style
    isPartial = middle.ratio >= style.leastContrast
    (ratio, ground) = isPartial ? low : middle
  }

  /// The two colours. A colour of an asset catalog is changed there; others are written into each document.
  var sharedCause: Finding.SharedCause {
    let name = if case .asset(let name) = style.color.source { name } else { String?.none }
    return Finding.SharedCause(
      "\(name ?? style.color.hexadecimal) on \(ground.hexadecimal)", isOfProject: name != nil)
  }

  /// The nearest colour towards black or white with enough contrast.
  var suggestion: Color? {
    let ink = style.color.painted(over: ground)
    let candidates = [Color.black, .white].compactMap { end -> (share: Double, color: Color)? in
      for step in 1...50 {
        let color = end.withAlphaComponent(Double(step) / 50).painted(over: ink)
        if color.contrast(with: ground) >= style.leastContrast { return (Double(step), color) }
      }
      return nil
    }
    return candidates.min { $0.share < $1.share }?.color
  }
}

extension ShownText {
  /// The colours and sizes of the letters, each once.
  fileprivate func styles(defaultColor: Color) -> Set<LetterStyle> {
    Set(
      paragraph.lines.flatMap(\.runs).filter { !$0.glyphs.isEmpty && !$0.face.isColor }.map { run in
        LetterStyle(color: run.color ?? defaultColor, isLarge: run.face.isLarge)
      })
  }
}

extension FontFace {
  /// Whether letters need less contrast.
  fileprivate var isLarge: Bool { size >= 18 * Self.leastShare || size >= 14 * Self.leastShare && isBold }

  /// The size of a face may be up to 4% below that of its font, so that its letters are as wide as San Francisco's.
  private static let leastShare = 0.96

  /// Whether the face is at least as heavy as the system's bold font, whose weight is 600.
  private var isBold: Bool {
    guard let weight = variations.split(separator: ",").first(where: { $0.hasPrefix("wght=") }) else {
      return path.contains("Bold")
    }
    return Double(weight.dropFirst(5)).map { $0 >= 600 } ?? false
  }
}

extension View {
  /// Whether neither the view nor a control around it is disabled.
  fileprivate var isEnabledForTouches: Bool {
    var view: View? = self
    while let current = view {
      if (current as? Control)?.isEnabled == false || (current as? Label)?.isEnabled == false { return false }
      view = current.superview
    }
    return true
  }
}
