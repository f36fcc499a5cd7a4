import Foundation
import Galley

/// A place in a line that a tab advances to.
open class NSTextTab: NSObject {
  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let value: TextTab
  public let options: [OptionKey: Any]

  public convenience init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    self.init(textAlignment: alignment, location: loc, options: [:])
  }

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    let isDecimal = options[.columnTerminators] != nil
    let tab: TextTab.Alignment =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: isDecimal ? .decimal : .right
      case .justified, .natural: .natural
      }
    value = TextTab(location: loc, alignment: tab)
    self.options = options
  }

  init(_ value: TextTab) {
    self.value = value
    options = [:]
  }

  open var location: CGFloat { value.location }
  open var alignment: NSTextAlignment {
    switch value.alignment {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right, .decimal: .right
    }
  }
}
