import AutoLayout
import Graphics

extension Button {
  /// The title where it stands; none without one.
  func placedTitle() -> PlacedText? {
    let face = face
    guard let title = face.title, let rect = ButtonLayout(of: face, in: self).title else { return nil }
    return place(title, in: rect, settings: face.titleSettings)
  }

  func faceItems() -> [DisplayItem] {
    let face = face
    let layout = ButtonLayout(of: face, in: self)
    var items = backgroundItems(tint: face.foreground)
    if let image = face.image, let rect = layout.image {
      items += self.items(of: image, in: rect, tint: imageTint(face))
    }
    if let title = face.title, let rect = layout.title {
      items += place(title, in: rect, settings: face.titleSettings)?.items(color: face.foreground) ?? []
    }
    if let subtitle = face.subtitle, let rect = layout.subtitle {
      items += place(subtitle, in: rect, settings: face.titleSettings)?.items(color: face.foreground) ?? []
    }
    return items
  }

  /// Images take the tint colour whatever the title's colour is; configured buttons have one colour for both.
  private func imageTint(_ face: ButtonFace) -> Color {
    if buttonType == .close { return color(.systemGray3) }
    return configuration == nil && isEnabled ? effectiveTintColor : face.foreground
  }

  private func backgroundItems(tint: Color) -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    if let field = configuredBackground { return [.fill(.roundedRect(bounds, radius: configuredRadius), field)] }
    guard configuration == nil, let image = current(\.backgroundImage) else { return [] }
    return self.items(of: image, in: bounds, tint: effectiveTintColor)
  }

  /// The corner radii of UIButton.Configuration's corner styles, read off the platform's own rendering.
  private var configuredRadius: Double {
    switch configuration?.cornerStyle ?? .dynamic {
    case .small: 4
    case .medium, .dynamic, .fixed: 6
    case .large: 9
    case .capsule: min(bounds.width, bounds.height) / 2
    }
  }
}
