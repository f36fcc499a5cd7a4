import Testing

@testable import Reports

@Suite("Escapes of formats")
struct EscapingTests {
  // `escapeData` and `escapeProperty` in command.ts of @actions/core.
  @Test(
    "Workflow commands encode what ends a message or a property, and show what acts on a terminal",
    arguments: [
      ("100%\r\n", "100%25%0D%0A", "100%25%0D%0A"), ("a:b,c", "a:b,c", "a%3Ab%2Cc"),
      ("%\u{301}", "%25\u{301}", "%25\u{301}"),
      ("\u{1B}[0m\u{202E}", "\\u{1B}[0m\\u{202E}", "\\u{1B}[0m\\u{202E}"),
    ])
  func commands(text: String, message: String, property: String) {
    #expect(text.escapedForCommand.unicodeScalars.elementsEqual(message.unicodeScalars))
    #expect(text.escapedForProperty.unicodeScalars.elementsEqual(property.unicodeScalars))
  }

  // RFC 3986, 2.3 and 3.3: unreserved characters and slashes.
  @Test(
    "Paths keep slashes and unreserved characters",
    arguments: [
      ("a-b_c~/d.e", "a-b_c~/d.e"), ("a b#?%\n", "a%20b%23%3F%25%0A"), ("ä", "%C3%A4"), (":@&=+", "%3A%40%26%3D%2B"),
    ])
  func addresses(path: String, address: String) {
    #expect(path.escapedForAddress == address)
  }
}
