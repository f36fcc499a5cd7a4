import TestSupport
import Testing

@testable import Localization

@Suite struct FormatPieceTests {
  @Test(
    "Placeholders are separated from words",
    arguments: [
      ("%@", ["%@"]), ("%1$d of %2$lld", ["%1$d", " of ", "%2$lld"]), ("%05.1f%%", ["%05.1f", "%%"]),
      ("%#@files@ in %2$#@folders@", ["%#@files@", " in ", "%2$#@folders@"]), ("%arg items", ["%arg", " items"]),
      ("%lu", ["%lu"]), ("%.2f", ["%.2f"]), ("%-5d|", ["%-5d", "|"]),
    ])
  func placeholders(text: String, pieces: [String]) {
    #expect(FormatPiece.pieces(of: text).map(\.written) == pieces)
    #expect(!FormatPiece.pieces(of: text).contains(.literal(text)))
  }

  @Test("A placeholder ends where its syntax does, before any scalar", arguments: HostileScalars.all)
  func scalars(scalar: String) {
    for placeholder in ["%@", "%%", "%2$@", "%.1f", "%#@files@"] {
      let pieces = FormatPiece.pieces(of: "a\(placeholder)\(scalar)b").map { Array($0.written.utf8) }
      #expect(pieces == ["a", placeholder, "\(scalar)b"].map { Array($0.utf8) })
    }
  }

  @Test(
    "What only looks like a placeholder is words",
    arguments: ["100%", "100% off", "5 % more", "%", "% d", "%#@", "%#@open", "%$", "%1", "%argument", "%9999999999$@"])
  func words(text: String) {
    let pieces = FormatPiece.pieces(of: text)
    #expect(pieces.allSatisfy { if case .argument(let specifier) = $0 { specifier.position == nil } else { true } })
    #expect(pieces.map(\.written).joined() == text)
  }
}
