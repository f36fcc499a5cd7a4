import Foundation
import Graphics

/// A gradient between colours.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The places of the colours, 0...1, or `nil` for equal distances.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Kept, but colours change along a line.
  open var type = CAGradientLayerType.axial

  package override func kindItems() -> [DisplayItem] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty, !bounds.isEmpty else { return [] }
    return gradientItems(
      colors: colors, locations: locations?.map(\.doubleValue), from: point(startPoint), to: point(endPoint),
      in: Rect(bounds))
  }

  private func point(_ unit: CGPoint) -> Point {
    Point(x: Double(unit.x * bounds.width), y: Double(unit.y * bounds.height))
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
