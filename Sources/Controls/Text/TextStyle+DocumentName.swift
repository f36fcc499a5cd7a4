import Graphics

extension TextStyle {
  /// The style of an Interface Builder name, for example `UICTFontTextStyleBody`; none for an unknown name.
  public init?(documentName: String) {
    let prefix = "UICTFontTextStyle"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead", "Subheadline": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}
