import Foundation

/// A distance along both axes.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public static let zero = CGVector()
}

// What Apple's CoreGraphics has, and Foundation lacks elsewhere.

public typealias CFTimeInterval = TimeInterval

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// MARK: - Words

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(words(point.x)), \(words(point.y))}" }

  public class func string(for size: CGSize) -> String { "{\(words(size.width)), \(words(size.height))}" }

  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(words(insets.top)), \(words(insets.left)), \(words(insets.bottom)), \(words(insets.right))}"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string, count: 2)
    return CGPoint(x: parts[0], y: parts[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string, count: 2)
    return CGSize(width: parts[0], height: parts[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string, count: 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = numbers(in: string, count: 4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// Returns a number as `%g` writes it, with up to 17 digits.
  private class func words(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let numbers = string.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return numbers + Array(repeating: 0, count: max(count - numbers.count, 0))
  }
}

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Runs a closure. There are no autoreleased objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
