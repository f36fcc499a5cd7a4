/// Addresses such as `https://host/path` among paths.
package enum AddressText {
  private static let mark = "://"

  /// Returns whether a text is an address, maybe a wrong one, and no path.
  package static func isAddress(_ text: String) -> Bool { text.utf8.contains(mark) }

  /// Returns whether a text that is no address begins like one, such as `https:/host`: a slip of the hand, and not the
  /// name of a folder.
  package static func isAlmostAddress(_ text: String) -> Bool {
    let text = text.lowercased()
    return !isAddress(text) && ["http:", "https:", "http//", "https//"].contains(where: text.utf8.hasPrefix)
  }

  /// Returns a text, if it is an address, without the user's name and the password in it.
  package static func withoutCredentials(_ text: String) -> String {
    guard let start = text.utf8.firstRange(of: mark)?.upperBound else { return text }
    let host = text[start...].utf8.prefix(before: "/")
    // A slash in a password, which has to be written `%2F`, cuts it in two.
    let port = host.utf8.lastIndex(of: ":").map { host[host.utf8.index(after: $0)...] }
    let isCut = port.map { UInt16($0) == nil && !$0.utf8.hasSuffix("]") } ?? false
    guard let end = host.utf8.lastIndex(of: "@") ?? (isCut ? text.utf8.lastIndex(of: "@") : nil) else { return text }
    return String(text[..<start] + text[text.utf8.index(after: end)...])
  }
}
