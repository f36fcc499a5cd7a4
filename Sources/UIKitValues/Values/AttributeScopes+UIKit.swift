import Foundation

extension AttributeScopes {
  /// The attributes of texts that views draw.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Creates a text with the attributes that views draw.
  public convenience init(_ string: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.font { attributes[.font] = font }
      if let color = run.foregroundColor { attributes[.foregroundColor] = color }
      if let color = run.backgroundColor { attributes[.backgroundColor] = color }
      if let kern = run.kern { attributes[.kern] = kern }
      text.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
