/// The characters of the bundled icon font for the names of system symbols.
///
/// Apple's symbols may not be redistributed; each name is mapped to the Material icon with the same meaning.
enum SymbolCatalog {
  /// The icon in placeholders for missing images.
  static let pictureGlyph: Character = "\u{E3F4}"

  /// Returns the icon for a symbol, or `nil` if there is none.
  ///
  /// A variant without an icon of its own has the icon of its base name. For example, `bell.badge.fill` has that of
  /// `bell`.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, for example `chevron.right`.
  ///   - isMirrored: Whether `forward` means left instead of right.
  static func character(named name: String, isMirrored: Bool = false) -> Character? {
    var parts = sideNames(of: name, isMirrored: isMirrored).split(separator: ".")
    while !parts.isEmpty {
      if let character = character(exactly: parts.joined(separator: ".")) { return character }
      parts.removeLast()
    }
    return nil
  }

  /// Returns whether a symbol points in the reading direction or against it, such as `chevron.forward`.
  static func followsReadingDirection(_ name: String) -> Bool {
    let base = name.split(separator: ".").first
    return (base == "chevron" || base == "arrow") && (name.contains(".forward") || name.contains(".backward"))
  }

  private static func character(exactly name: String) -> Character? {
    signs[name] ?? people[name] ?? things[name] ?? playback[name]
  }

  private static func sideNames(of name: String, isMirrored: Bool) -> String {
    guard followsReadingDirection(name) else { return name }
    return name.split(separator: ".").map { (part: Substring) -> Substring in
      switch part {
      case "forward": isMirrored ? "left" : "right"
      case "backward": isMirrored ? "right" : "left"
      default: part
      }
    }.joined(separator: ".")
  }
}

/// Source of the characters: `MaterialIcons-Regular.codepoints` of Material Icons (Apache-2.0).
extension SymbolCatalog {
  static let signs: [String: Character] = [
    "chevron.right": "\u{E5E1}",
    "chevron.left": "\u{E5E0}",
    "chevron.up": "\u{E5CE}",
    "chevron.down": "\u{E5CF}",
    "chevron.up.chevron.down": "\u{E5D7}",
    "arrow.right": "\u{E5C8}",
    "arrow.left": "\u{E5C4}",
    "arrow.up": "\u{E5D8}",
    "arrow.down": "\u{E5DB}",
    "arrow.up.arrow.down": "\u{E8D5}",
    "arrow.left.arrow.right": "\u{E8D4}",
    "arrow.clockwise": "\u{E5D5}",
    "arrow.counterclockwise": "\u{E042}",
    "arrow.triangle.2.circlepath": "\u{E627}",
    "arrow.uturn.left": "\u{E166}",
    "arrow.uturn.right": "\u{E15A}",
    "arrow.up.right": "\u{E0B2}",
    "arrow.down.circle": "\u{F181}",
    "arrow.up.circle": "\u{F182}",
    "arrowshape.turn.up.left": "\u{E15E}",
    "arrowshape.turn.up.right": "\u{E154}",
    "location": "\u{E569}",
    "plus": "\u{E145}",
    "plus.circle": "\u{E148}",
    "plus.circle.fill": "\u{E147}",
    "plus.square": "\u{E146}",
    "minus": "\u{E15B}",
    "minus.circle": "\u{E15D}",
    "minus.circle.fill": "\u{E15C}",
    "multiply": "\u{E5CD}",
    "multiply.circle": "\u{E888}",
    "multiply.circle.fill": "\u{E5C9}",
    "xmark": "\u{E5CD}",
    "xmark.circle": "\u{E888}",
    "xmark.circle.fill": "\u{E5C9}",
    "checkmark": "\u{E5CA}",
    "checkmark.circle": "\u{E92D}",
    "checkmark.circle.fill": "\u{E86C}",
    "checkmark.square": "\u{E834}",
    "circle": "\u{E836}",
    "circle.fill": "\u{EF4A}",
    "square": "\u{E835}",
    "ellipsis": "\u{E5D3}",
    "exclamationmark.circle": "\u{E001}",
    "exclamationmark.circle.fill": "\u{E000}",
    "exclamationmark.triangle": "\u{E8B2}",
    "exclamationmark.triangle.fill": "\u{E002}",
    "info": "\u{E88E}",
    "info.circle": "\u{E88F}",
    "info.circle.fill": "\u{E88E}",
    "questionmark": "\u{E8FD}",
    "questionmark.circle": "\u{E8FD}",
    "questionmark.circle.fill": "\u{E887}",
    "line.horizontal.3": "\u{E5D2}",
    "line.3.horizontal": "\u{E5D2}",
    "line.3.horizontal.decrease": "\u{E152}",
    "line.horizontal.3.decrease": "\u{E152}",
    "list.bullet": "\u{E896}",
    "list.dash": "\u{E896}",
    "slider.horizontal.3": "\u{E429}",
    "square.grid.2x2": "\u{E9B0}",
  ]

  static let people: [String: Character] = [
    "person": "\u{E7FF}",
    "person.fill": "\u{E7FD}",
    "person.circle": "\u{E853}",
    "person.badge.plus": "\u{E7FE}",
    "person.2": "\u{E7EF}",
    "person.3": "\u{F233}",
    "bell": "\u{E7F5}",
    "bell.fill": "\u{E7F4}",
    "bell.slash": "\u{E7F6}",
    "bell.badge": "\u{E004}",
    "envelope": "\u{E0E1}",
    "envelope.fill": "\u{E158}",
    "phone": "\u{E0CD}",
    "phone.fill": "\u{E0CD}",
    "text.bubble": "\u{E0B7}",
    "bubble.left": "\u{E0CB}",
    "bubble.left.fill": "\u{E0CA}",
    "message": "\u{E0CB}",
    "message.fill": "\u{E0CA}",
    "paperplane": "\u{E163}",
    "hand.thumbsup": "\u{E8DC}",
    "hand.thumbsdown": "\u{E8DB}",
    "face.smiling": "\u{E7F2}",
    "mic": "\u{E02A}",
    "mic.fill": "\u{E029}",
    "mic.slash": "\u{E02B}",
    "video": "\u{E04B}",
  ]

  static let things: [String: Character] = [
    "gear": "\u{E8B8}",
    "gearshape": "\u{E8B8}",
    "star": "\u{E83A}",
    "star.fill": "\u{E838}",
    "heart": "\u{E87E}",
    "heart.fill": "\u{E87D}",
    "trash": "\u{E92E}",
    "trash.fill": "\u{E872}",
    "square.and.arrow.up": "\u{E6B8}",
    "square.and.arrow.down": "\u{E171}",
    "square.and.pencil": "\u{E3C9}",
    "pencil": "\u{E3C9}",
    "magnifyingglass": "\u{E8B6}",
    "calendar": "\u{E878}",
    "clock": "\u{E8B5}",
    "clock.fill": "\u{E924}",
    "timer": "\u{E425}",
    "memories": "\u{E889}",
    "camera": "\u{E412}",
    "camera.fill": "\u{E412}",
    "photo": "\u{E3F4}",
    "photo.on.rectangle": "\u{E413}",
    "folder": "\u{E2C8}",
    "folder.fill": "\u{E2C7}",
    "doc": "\u{E873}",
    "doc.on.doc": "\u{E14D}",
    "doc.on.clipboard": "\u{E14F}",
    "doc.text": "\u{E873}",
    "paperclip": "\u{E226}",
    "link": "\u{E157}",
    "tray": "\u{E156}",
    "archivebox": "\u{E149}",
    "book": "\u{EA19}",
    "book.fill": "\u{E865}",
    "bookmark": "\u{E867}",
    "bookmark.fill": "\u{E866}",
    "house": "\u{E88A}",
    "house.fill": "\u{E88A}",
    "lock": "\u{E897}",
    "lock.open": "\u{E898}",
    "key": "\u{E0DA}",
    "eye": "\u{E8F4}",
    "eye.slash": "\u{E8F5}",
    "cart": "\u{E8CC}",
    "bag": "\u{F1CC}",
    "creditcard": "\u{E870}",
    "map": "\u{E55B}",
    "mappin": "\u{E55F}",
    "location.circle": "\u{E55C}",
    "pin": "\u{F10D}",
    "flag": "\u{E153}",
    "tag": "\u{E892}",
    "globe": "\u{E894}",
    "safari": "\u{E87A}",
    "wifi": "\u{E63E}",
    "cloud": "\u{E2C2}",
    "cloud.fill": "\u{E2BD}",
    "sun.max": "\u{E430}",
    "moon": "\u{EA46}",
    "bolt": "\u{E3E7}",
    "drop": "\u{E798}",
    "lightbulb": "\u{E0F0}",
    "paintbrush": "\u{E3AE}",
    "paintpalette": "\u{E40A}",
    "hammer": "\u{E869}",
    "wrench": "\u{E869}",
    "briefcase": "\u{E8F9}",
    "printer": "\u{E8AD}",
    "tv": "\u{E333}",
    "desktopcomputer": "\u{E30A}",
    "iphone": "\u{E325}",
    "headphones": "\u{E310}",
    "keyboard": "\u{E312}",
    "delete.left": "\u{E14A}",
    "qrcode": "\u{EF6B}",
    "qrcode.viewfinder": "\u{F206}",
    "textformat": "\u{E262}",
    "chart.bar": "\u{E26B}",
    "car": "\u{E531}",
    "airplane": "\u{E195}",
    "figure.walk": "\u{E536}",
    "bicycle": "\u{E52F}",
    "tram": "\u{E570}",
    "fork.knife": "\u{E56C}",
    "ladybug": "\u{E868}",
    "hare": "\u{E91D}",
    "speedometer": "\u{E9E4}",
    "battery.100": "\u{E1A4}",
    "faceid": "\u{E87C}",
    "touchid": "\u{E90D}",
  ]

  static let playback: [String: Character] = [
    "play": "\u{E037}",
    "play.fill": "\u{E037}",
    "play.circle": "\u{E039}",
    "play.circle.fill": "\u{E038}",
    "pause": "\u{E034}",
    "pause.circle": "\u{E035}",
    "stop": "\u{E047}",
    "forward": "\u{E01F}",
    "backward": "\u{E020}",
    "forward.end": "\u{E044}",
    "backward.end": "\u{E045}",
    "speaker": "\u{E04E}",
    "speaker.wave.2": "\u{E050}",
    "speaker.wave.3": "\u{E050}",
    "speaker.slash": "\u{E04F}",
    "music.note": "\u{E405}",
  ]
}
