import AutoLayout
import Graphics

extension Button {
  /// What is shown in the current state.
  var face: ButtonFace {
    configuration.map(face(of:)) ?? classicFace
  }

  private var classicFace: ButtonFace {
    let isSystem = buttonType != .custom
    let foreground = current(\.titleColor) ?? (isSystem ? effectiveTintColor : .white)
    var face = ButtonFace()
    face.title = current(\.attributedTitle) ?? current(\.title).map { AttributedText($0, font: titleFont) }
    if face.title?.isEmpty ?? false { face.title = nil }
    face.image = current(\.image).map { isSystem ? $0.template : $0 } ?? typeImage
    face.contentInsets = contentEdgeInsets
    face.titleInsets = titleEdgeInsets
    face.imageInsets = imageEdgeInsets
    face.titleSettings = TextSettings(
      maximumLines: titleNumberOfLines, lineBreakMode: lineBreakMode, alignment: titleAlignment)
    face.foreground = isEnabled || stateContents[.disabled]?.titleColor != nil ? foreground : disabledColor
    return face
  }

  private func face(of configuration: ButtonConfiguration) -> ButtonFace {
    let traits = traitCollection
    let titleFont = configuration.font(compatibleWith: traits)
    let subtitleFont = Font.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    var face = ButtonFace()
    face.title = configuration.attributedTitle ?? configuration.title.map { AttributedText($0, font: titleFont) }
    if face.title?.isEmpty ?? false { face.title = nil }
    face.subtitle = configuration.subtitle.map { AttributedText($0, font: subtitleFont) }
    face.image = configuration.image
    face.imagePlacement = configuration.imagePlacement
    face.imagePadding = configuration.imagePadding
    face.titlePadding = configuration.titlePadding
    face.contentInsets = (configuration.contentInsets ?? configuration.buttonSize.contentInsets)
      .resolved(for: effectiveUserInterfaceLayoutDirection)
    let alignment = configuration.titleAlignment ?? (configuration.subtitle == nil ? .center : .natural)
    face.titleSettings = TextSettings(maximumLines: 0, lineBreakMode: .wordWrapping, alignment: alignment)
    face.foreground = isEnabled ? foreground(of: configuration) : disabledColor
    return face
  }

  private func foreground(of configuration: ButtonConfiguration) -> Color {
    if let color = configuration.baseForegroundColor { return color }
    return switch configuration.style {
    case .filled, .borderedProminent: .white
    case .plain, .gray, .tinted, .bordered, .borderedTinted, .borderless: effectiveTintColor
    }
  }

  /// The field behind a configured button's content.
  var configuredBackground: Color? {
    guard let configuration else { return nil }
    let base = configuration.baseBackgroundColor
    let field: Color? =
      switch configuration.style {
      case .plain, .borderless: base
      case .gray, .bordered: base ?? color(.secondarySystemFill)
      case .tinted, .borderedTinted: (base ?? effectiveTintColor).opacity(0.18)
      case .filled, .borderedProminent: base ?? effectiveTintColor
      }
    return field != nil && !isEnabled ? color(.tertiarySystemFill) : field
  }

  private var disabledColor: Color { color(.tertiaryLabel) }

  /// The image of a kind that brings one, at the size that documents show.
  private var typeImage: Image? {
    guard let name = buttonType.symbolName else { return nil }
    let size = generation < .iOS13 ? Size(width: 22, height: 22) : Size(width: 25, height: 24)
    return Image(.symbol(name), size: size, isTemplate: true)
  }
}
