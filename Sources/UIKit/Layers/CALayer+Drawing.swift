import Foundation
import Graphics

extension CALayer {
  private var area: Rect { Rect(bounds) }

  /// The outline of the layer, or `nil` for its bounds with equal corners.
  final var outline: Path? {
    if let mask { return mask.shape(in: area) }
    guard cornerRadius > 0, maskedCorners != .all else { return nil }
    return UIBezierPath(
      roundedRect: bounds, byRoundingCorners: maskedCorners.corners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    ).path
  }

  /// The shape of the layer as a mask, in the coordinates of the masked layer.
  private func shape(in masked: Rect) -> Path? {
    if let shape = self as? CAShapeLayer { return shape.path?.path(movedBy: Point(frame.origin)) }
    let frame = Rect(frame)
    guard !frame.isEmpty else { return nil }
    return cornerRadius > 0 ? .roundedRect(frame, radius: Double(cornerRadius)) : .rect(frame)
  }

  /// What the layer draws behind its background.
  final func shadowItems() -> [DisplayItem] {
    guard shadowOpacity > 0, let color = shadowColor?.color, color.alpha > 0, !area.isEmpty else { return [] }
    // Without a background, UIKit's shadow follows the content; only its area is known here.
    let shape = shadowPath?.path ?? outline ?? .roundedRect(area, radius: Double(cornerRadius))
    let shadow = Backdrop.Shadow(
      color: color.opacity(Double(shadowOpacity)), radius: Double(shadowRadius),
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)))
    return [.backdrop(shape, Backdrop(blurRadius: 0, shadow: shadow))]
  }

  /// What the layer of a view draws between its background and the subviews.
  final func contentItems(own: () -> [DisplayItem]) -> [DisplayItem] {
    layoutSublayers()
    return kindItems() + sublayerItems() + own()
  }

  private func sublayerItems() -> [DisplayItem] {
    (sublayers ?? []).sorted { $0.zPosition < $1.zPosition }.compactMap { $0.groupInSuperlayer() }
  }

  private func groupInSuperlayer() -> DisplayItem? {
    guard view == nil, !isHidden, opacity > 0 else { return nil }
    layoutSublayers()
    let items = ownItems()
    guard !items.isEmpty else { return nil }
    let frame = Rect(frame)
    let clip = mask != nil || masksToBounds ? outline ?? .roundedRect(area, radius: Double(cornerRadius)) : nil
    return .group(
      DisplayGroup(
        transform: .translation(x: frame.minX, y: frame.minY), clip: clip, alpha: Double(opacity), items: items))
  }

  /// What a layer without a view draws, in its own coordinates.
  final func ownItems() -> [DisplayItem] {
    shadowItems() + backgroundItems() + kindItems() + drawnItems() + sublayerItems() + borderItems()
  }

  private func backgroundItems() -> [DisplayItem] {
    guard let color = backgroundColor?.color, color.alpha > 0, !area.isEmpty else { return [] }
    return [.fill(outline ?? .roundedRect(area, radius: Double(cornerRadius)), color)]
  }

  private func borderItems() -> [DisplayItem] {
    guard borderWidth > 0, !area.isEmpty else { return [] }
    let half = Double(borderWidth) / 2
    return [
      .stroke(
        .roundedRect(area.insetBy(dx: half, dy: half), radius: max(0, Double(cornerRadius) - half)),
        StrokeStyle(width: Double(borderWidth)), borderColor?.color ?? .black)
    ]
  }

  private func drawnItems() -> [DisplayItem] {
    UIGraphics.record(size: area.size) { if let context = UIGraphicsGetCurrentContext() { draw(in: context) } }
  }
}

/// Corners that a layer rounds, with Core Animation's raw values.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  var corners: UIRectCorner {
    var corners: UIRectCorner = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The hooks of a layer. Those of a view are called as the view's own; those of another object never are.
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
