/// Tells a document's kind, and refuses what is no document for iOS.
struct DocumentKindCheck {
  /// The outermost element.
  let root: InterfaceElement
  /// The file's name.
  let path: String

  /// The document's kind.
  func kind() throws(InterfaceDocumentError) -> InterfaceDocument.Kind {
    guard root.name != "archive" else { throw refusal(.archive(version: root.attributes["version"] ?? "")) }
    guard root.name == "document", let type = root.attributes["type"] else {
      throw refusal(.notInterfaceBuilder(rootElement: root.name))
    }
    guard let platform = Self.platform(ofType: type) else { throw refusal(.unknownPlatform(type: type)) }
    guard platform == .iOS else { throw refusal(.unsupportedPlatform(platform)) }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" else { throw refusal(.unknownVersion(version)) }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private func refusal(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
    InterfaceDocumentError(path: path, position: root.position, reason: reason)
  }

  private static func platform(ofType type: String) -> InterfaceDocumentError.Platform? {
    let marks: [(String, InterfaceDocumentError.Platform)] = [
      (".CocoaTouch.", .iOS), (".Cocoa.", .macOS), (".WatchKit.", .watchOS), (".AppleTV.", .tvOS),
    ]
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    return marks.first { type.contains($0.0) }?.1
  }
}
