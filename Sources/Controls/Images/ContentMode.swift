import Graphics

/// How content is fitted into a view.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the bounds.
  case scaleToFill
  /// As large as fits.
  case scaleAspectFit
  /// As small as covers the bounds.
  case scaleAspectFill
  /// Stretched to the bounds, drawn anew when they change.
  case redraw
  /// At its own size at a place of the bounds.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The rectangle that content of a natural size takes within bounds.
  public func rect(for size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), bounds)
    case .scaleAspectFill: return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), bounds)
    default:
      let (x, y) = anchor
      return Rect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
  }

  private func scaled(_ size: Size, by factor: Double, _ bounds: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The share of the free room that lies left of and above the content.
  private var anchor: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
