import Foundation

/// An attribute of a text that views draw.
private protocol UIKitAttribute: AttributedStringKey where Value: Sendable {}

extension AttributeScopes {
  /// The attributes of texts that views draw.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let paragraphStyle: ParagraphStyleAttribute

    public enum FontAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum ObliquenessAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey, UIKitAttribute {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    fileprivate static let all: [any UIKitAttribute.Type] = [
      FontAttribute.self,
      ForegroundColorAttribute.self,
      BackgroundColorAttribute.self,
      KernAttribute.self,
      TrackingAttribute.self,
      BaselineOffsetAttribute.self,
      UnderlineStyleAttribute.self,
      UnderlineColorAttribute.self,
      StrikethroughStyleAttribute.self,
      StrikethroughColorAttribute.self,
      ObliquenessAttribute.self,
      ParagraphStyleAttribute.self,
    ]
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension UIKitAttribute {
  static var key: NSAttributedString.Key { NSAttributedString.Key(name) }

  /// Adds the attribute's value in a run to attributes, lines as the numbers that texts of `NSAttributedString` have.
  static func add(_ run: AttributedString.Runs.Run, to attributes: inout [NSAttributedString.Key: Any]) {
    guard let value = run[Self.self] else { return }
    attributes[key] = (value as? NSUnderlineStyle)?.rawValue ?? value
  }

  /// Adds the attribute to a container if attributes have a value for it.
  static func add(_ attributes: [NSAttributedString.Key: Any], to container: inout AttributeContainer) {
    guard let object = attributes[key] else { return }
    let number = number(object)
    container[Self.self] =
      object as? Value ?? number.map { CGFloat($0) } as? Value
      ?? number.map { NSUnderlineStyle(rawValue: Int(bounded: $0)) } as? Value
  }
}

extension AttributeContainer {
  /// Takes the attributes that views draw, and links.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in AttributeScopes.UIKitAttributes.all { attribute.add(dictionary, to: &self) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension AttributedString {
  /// Creates a text with the attributes that views draw, and links.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that views draw, and links.
  public convenience init(_ string: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in AttributeScopes.UIKitAttributes.all { attribute.add(run, to: &attributes) }
      attributes[.link] = run.link
      text.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
