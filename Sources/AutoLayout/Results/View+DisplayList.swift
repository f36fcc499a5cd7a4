import Graphics

extension View {
  /// Returns the drawing of the tree as laid out, from back to front.
  package func displayList() -> DisplayList {
    let items = itemsWithSubviews()
    guard bounds.origin != .zero else { return DisplayList(size: bounds.size, items: items) }
    let toFrame = AffineTransform.translation(x: -bounds.minX, y: -bounds.minY)
    return DisplayList(size: bounds.size, items: [.group(DisplayGroup(transform: toFrame, items: items))])
  }

  /// Returns what the view itself draws, without its subviews, in its own coordinates.
  package func ownDisplayItems() -> [DisplayItem] {
    backgroundItems() + drawnItems() + drawnOverlayItems() + borderItems()
  }

  private func itemsWithSubviews() -> [DisplayItem] {
    let contents = subviews.compactMap { $0.groupInSuperview() }
    let behind = hooks?.itemsBehind() ?? []
    guard clipsToBounds, !contents.isEmpty else {
      return behind + backgroundItems() + ownItemsInCorners() + contents + drawnOverlayItems() + borderItems()
    }
    // The clip of round corners covers the background too. Otherwise, the background would show along the corners of
    // subviews that fill the view.
    let clipped = DisplayGroup(clip: outline, items: (isRound ? backgroundItems() + drawnItems() : []) + contents)
    return behind + (isRound ? [] : backgroundItems() + drawnItems()) + [.group(clipped)] + drawnOverlayItems()
      + borderItems()
  }

  /// What the view draws, within its round corners if it clips: `masksToBounds` of a layer clips its content too, not
  /// only its sublayers (Apple's documentation of `CALayer.cornerRadius`).
  private func ownItemsInCorners() -> [DisplayItem] {
    let items = drawnItems()
    guard clipsToBounds, isRound, !items.isEmpty else { return items }
    return [.group(DisplayGroup(clip: outline, items: items))]
  }

  private var isRound: Bool { cornerRadius > 0 || hooks?.outline != nil }

  private func groupInSuperview() -> DisplayItem? {
    guard !isHidden, alpha > 0.001 else { return nil }
    let items = itemsWithSubviews()
    guard !items.isEmpty else { return nil }
    return .group(DisplayGroup(transform: transformToSuperview, alpha: alpha, items: items))
  }

  private var outline: Path {
    hooks?.outline ?? (cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds))
  }

  private func backgroundItems() -> [DisplayItem] {
    guard let color = backgroundColor.map(resolved), color.alpha > 0, !bounds.isEmpty else { return [] }
    return [.fill(outline, color)]
  }

  private func borderItems() -> [DisplayItem] {
    guard borderWidth > 0, !bounds.isEmpty else { return [] }
    let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let path: Path =
      cornerRadius > 0 ? .roundedRect(inner, radius: max(0, cornerRadius - borderWidth / 2)) : .rect(inner)
    return [.stroke(path, StrokeStyle(width: borderWidth), resolved(borderColor ?? .black))]
  }
}
