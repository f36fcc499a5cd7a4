import Foundation
import Galley

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path, with as many points as its type has.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a block with each element. Quadratic curves are cubic ones here.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points.map { CGPoint($0) }
      points.withUnsafeMutableBufferPointer { points in
        // An empty array has no address.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          var element = CGPathElement(type: element.type, points: points.baseAddress ?? none)
          withUnsafePointer(to: &element, block)
        }
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
