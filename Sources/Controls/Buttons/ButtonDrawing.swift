import AutoLayout
import Graphics

extension Button {
  func faceItems() -> [DisplayItem] {
    let face = face
    let layout = ButtonLayout(of: face, in: self)
    let content =
      selectionItems(around: layout) + imageItems(face, in: layout.image)
      + textItems(face.title, of: face, in: layout.title, width: layout.textWidth)
      + textItems(face.subtitle, of: face, in: layout.subtitle, width: layout.textWidth)
    if let configuration, let glass = glass(of: configuration) {
      return adaptiveGlassItems(
        in: bounds, corners: .fixed(radius(of: configuration)), tint: glass.tintColor, style: glass.style,
        content: content)
    }
    return backgroundItems() + (isFaded ? [.group(DisplayGroup(alpha: 0.2, items: content))] : content)
  }

  // MARK: Content

  private func textItems(
    _ text: AttributedText?, of face: ButtonFace, in rect: Rect?, width: Double
  ) -> [DisplayItem] {
    guard let text, let rect else { return [] }
    return place(text, in: rect, measuredAt: width, settings: face.titleSettings)?.items(color: face.foreground) ?? []
  }

  private func imageItems(_ face: ButtonFace, in rect: Rect?) -> [DisplayItem] {
    guard let image = face.image, let rect else { return [] }
    if buttonType == .close, stateContents[.normal]?.image == nil { return closeItems(in: rect) }
    let items = self.items(of: image, in: rect, tint: imageTint(face))
    let isDimmed = !isEnabled && configuration == nil && !image.isTemplate
    // By eye: UIKit dims an image without a tint colour.
    return isDimmed ? [.group(DisplayGroup(alpha: 0.5, items: items))] : items
  }

  /// Images take the tint colour, whatever the colour of the title; configured buttons have one colour for both.
  private func imageTint(_ face: ButtonFace) -> Color {
    guard configuration == nil else { return face.foreground }
    return isEnabled ? effectiveTintColor : disabledColor
  }

  /// Returns a cross on a disc in the proportions of Apple's design resources for iOS 17: 30 points and a bold symbol.
  private func closeItems(in rect: Rect) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let disc = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let cross = Image(
      systemName: "xmark", configuration: Image.SymbolConfiguration(pointSize: side * 0.45, weight: 700))
    let ink = color(isEnabled ? .secondaryLabel : .tertiaryLabel)
    return [.fill(.ellipse(in: disc), color(.tertiarySystemFill))]
      + items(of: cross, in: ContentMode.center.rect(for: cross.size, in: disc), tint: ink)
  }

  /// Whether the button has the look of a touched system button: its content at 20% opacity, as on
  /// openuikit's pictures of iOS 26.1.
  private var isFaded: Bool { configuration == nil && buttonType != .custom && state == .highlighted }

  /// Whether the title of a selected system button is in a box of the tint colour.
  var hasSelectionBox: Bool {
    configuration == nil && buttonType != .custom && state == .selected && stateContents[.selected] == nil
  }

  /// Returns the box of a selected system button. Its distance from the title and its corners are by eye.
  private func selectionItems(around layout: ButtonLayout) -> [DisplayItem] {
    guard hasSelectionBox, let title = layout.title else { return [] }
    return [.fill(.roundedRect(title.insetBy(dx: -4, dy: -2), radius: 5), effectiveTintColor)]
  }

  // MARK: Background

  /// Whether the button draws a background of its own.
  package var hasVisibleBackground: Bool {
    guard let configuration else { return current(\.backgroundImage) != nil }
    return glass(of: configuration) != nil || field(of: configuration).map { $0.alpha > 0.02 } ?? false
  }

  private func backgroundItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    guard let configuration else {
      return current(\.backgroundImage).map { items(of: $0, in: bounds, tint: effectiveTintColor) } ?? []
    }
    guard let field = field(of: configuration) else { return [] }
    return [.fill(.roundedRect(bounds, radius: radius(of: configuration)), field)]
  }

  /// Returns the glass of a style, or `nil` for other styles and in looks without glass. A disabled button's glass has
  /// no colour.
  func glass(of configuration: ButtonConfiguration) -> GlassEffect? {
    guard metrics.buttons.hasGlass else { return nil }
    let base = configuration.baseBackgroundColor
    let tint = (base ?? effectiveTintColor).opacity(configuredStrength)
    switch configuration.style {
    case .glass: return GlassEffect(tintColor: isEnabled ? base : nil)
    case .prominentGlass: return GlassEffect(tintColor: isEnabled ? tint : nil)
    case .clearGlass: return GlassEffect(style: .clear, tintColor: isEnabled ? base : nil)
    // By eye.
    case .prominentClearGlass: return GlassEffect(style: .clear, tintColor: isEnabled ? tint.opacity(0.7) : nil)
    default: return nil
    }
  }

  /// Returns the background colour of a style, or `nil` for no background.
  private func field(of configuration: ButtonConfiguration) -> Color? {
    let base = configuration.baseBackgroundColor
    let field: Color? =
      switch configuration.style {
      case .plain, .borderless: base
      case .gray, .bordered, .glass, .clearGlass: base ?? color(.secondarySystemFill)
      case .tinted, .borderedTinted: (base ?? effectiveTintColor).opacity(0.18)
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: base ?? effectiveTintColor
      }
    guard let field else { return nil }
    return isEnabled ? field.opacity(configuredStrength) : color(.tertiarySystemFill)
  }

  /// The opacity of the colours of a configured button: 75% while it is touched, by eye.
  var configuredStrength: Double { state == .highlighted ? 0.75 : 1 }

  /// Returns the corner radius of a corner style of `UIButton.Configuration`, measured on UIKit's rendering.
  private func radius(of configuration: ButtonConfiguration) -> Double {
    let capsule = min(bounds.width, bounds.height) / 2
    return switch configuration.cornerStyle {
    case .dynamic: metrics.buttons.dynamicCornerRadius ?? min(capsule, singleLineRadius(of: configuration))
    case .small: 4
    case .medium, .fixed: 6
    case .large: 9
    case .capsule: capsule
    }
  }

  /// Returns the radius of capsule ends without the height that further lines of text, or an image above or below it,
  /// add to the button. Capsule ends of the whole height would cut off the outer lines. By eye: Apple publishes no
  /// rule.
  private func singleLineRadius(of configuration: ButtonConfiguration) -> Double {
    let face = face
    let layout = ButtonLayout(of: face, in: self)
    guard let title = layout.title else { return bounds.height / 2 }
    let content = [layout.image, layout.subtitle].compactMap(\.self).reduce(title) { $0.union($1) }
    let line = textSize(AttributedText("x", font: configuration.font(compatibleWith: traitCollection))).height
    let row = max(line, face.isRow ? layout.image?.height ?? 0 : 0)
    return max(line / 2, (bounds.height - max(0, content.height - row)) / 2)
  }
}
