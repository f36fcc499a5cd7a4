import Foundation

// Core Foundation's names for values that apps hand on. Its objects are not here; `text as CFString` compiles for a
// string too.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFIndex = Int
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = Double

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// A range of indices.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Returns the seconds since the first instant of 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSPredicate {
  /// Creates a predicate of a regular expression, as apps check what is typed: `SELF MATCHES %@`. Any other format is
  /// one that all objects meet.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  @_disfavoredOverload
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let words = predicateFormat.split(separator: " ")
    guard words.count == 3, words[0] == "SELF", words[1].hasPrefix("MATCHES"), let pattern = arguments?.first,
      let expression = try? Regex("\(pattern)")
    else {
      self.init(value: true)
      return
    }
    let isCaseInsensitive = words[1].hasSuffix("[c]")
    self.init { object, _ in
      guard let text = object.map({ "\($0)" }) else { return false }
      return text.wholeMatch(of: isCaseInsensitive ? expression.ignoresCase() : expression) != nil
    }
  }
}
