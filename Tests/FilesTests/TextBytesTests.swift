import Files
import TestSupport
import Testing

@Suite("Texts as bytes")
struct TextBytesTests {
  @Test("Most of the scalars are one character with a slash, so that the tests below test something")
  func joining() { #expect(HostileScalars.joining.count >= 8) }

  @Test("A separator is found before any scalar", arguments: HostileScalars.all)
  func separators(scalar: String) {
    let path = "a/\(scalar)b/c.\(scalar)xib"
    #expect(
      path.utf8.split(separator: "/").map(Array.init(_:)) == ["a", "\(scalar)b", "c.\(scalar)xib"].map(Array.init))
    #expect(
      path.utf8.split(separator: "/", maxSplits: 1).last.map { Array($0.utf8) }
        == Array("\(scalar)b/c.\(scalar)xib".utf8))
    #expect(path.utf8.firstIndex(of: "/").map { path.utf8.distance(from: path.startIndex, to: $0) } == 1)
    #expect(path.utf8.lastIndex(of: ".").map { path[..<$0].utf8.elementsEqual("a/\(scalar)b/c".utf8) } == true)
    #expect(path.utf8.prefix(before: "/") == "a")
    #expect("../\(scalar)".utf8.hasPrefix("../") && "x/\(scalar)".utf8.contains("/"))
    #expect(path.utf8.replacing("/", with: "-").utf8.elementsEqual("a-\(scalar)b-c.\(scalar)xib".utf8))
    #expect(path.utf8.components(separatedBy: "/").count == 3)
    #expect(path.utf8.dropping(prefix: "a/")?.utf8.elementsEqual("\(scalar)b/c.\(scalar)xib".utf8) == true)
  }

  @Test("An end is found behind a letter that would be one character with it")
  func prepended() {
    // An Arabic sign before numbers is one character with whatever follows it.
    #expect("\u{600}.xib".utf8.hasSuffix(".xib"))
    #expect("\u{600}.lproj".utf8.dropping(suffix: ".lproj")?.utf8.elementsEqual("\u{600}".utf8) == true)
  }

  @Test("Two spellings of a letter are different bytes, and a question mark of Greek is no semicolon")
  func spellings() {
    #expect(!"é".utf8.equals("e\u{301}") && "é".utf8.equals("é"))
    #expect(!"é".utf8.hasPrefix("e\u{301}") && !"xé".utf8.hasSuffix("e\u{301}") && !"xéx".utf8.contains("e\u{301}"))
    #expect("a\u{37E}b".utf8.split(separator: ";").count == 1)
  }

  @Test(
    "Parts at the edges are found, and no others",
    arguments: [
      ("aab", "ab", 1), ("ab", "ab", 0), ("xab", "ab", 1), ("aac", "ab", nil), ("a", "ab", nil), ("", "a", nil),
      ("abab", "ab", 0), ("é://x", "://", 2),
    ] as [(String, String, Int?)])
  func parts(text: String, part: String, offset: Int?) {
    let range = text.utf8.firstRange(of: part)
    #expect(range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(range.map { text[$0] == part } ?? true)
    #expect(text.utf8.contains(part) == (offset != nil))
  }

  @Test("Nothing is a prefix, a suffix and a part of everything")
  func empty() {
    for text in ["", "a"] {
      #expect(text.utf8.hasPrefix("") && text.utf8.hasSuffix("") && text.utf8.contains(""))
      #expect(text.utf8.replacing("", with: "x") == text)
    }
    #expect("".utf8.equals("") && !"".utf8.hasPrefix("a") && "".utf8.lines == [""])
  }

  @Test("Lines end with a line feed, a carriage return, or one after the other")
  func lines() {
    #expect("a\r\nb\rc\n\nd\r\n".utf8.lines == ["a", "b", "c", "", "d", ""])
    #expect("\n\r".utf8.lines == ["", "", ""])
    #expect("a\n\u{301}b".utf8.lines.count == 2)
  }
}

@Suite("Names of files as bytes")
struct PathBytesTests {
  private let folder = TemporaryFolder()
  /// One letter in its two spellings.
  private static let names = ["\u{E9}.txt", "e\u{301}.txt"]

  @Test("Names that look the same are two, and their order is that of their bytes")
  func identity() {
    #expect(Self.names.pathBytes.count == 2 && Set(Self.names).count == 1)
    #expect(PathBytes(Self.names[0]) != PathBytes(Self.names[1]))
    #expect(
      Self.names.pathBytes.sorted().map { Array($0.text.utf8) }
        == [Self.names[1], Self.names[0]].map { Array($0.utf8) })
    #expect(PathBytes("a") < PathBytes("ab") && PathBytes("a").hashValue == PathBytes("a").hashValue)
  }

  @Test("The record of a folder owns the file that was claimed, and not the one that looks the same")
  func record() throws {
    let owned = OwnedFolder(path: folder.path)
    try owned.claim([Self.names[0]])
    for name in Self.names { try AtomicFile.write([1], to: "\(folder.path)/\(name)") }
    try OwnedFolder(path: folder.path).check([Self.names[0]])
    #expect(throws: FileError.self) { try OwnedFolder(path: folder.path).check([Self.names[1]]) }
    try OwnedFolder(path: folder.path).remove([Self.names[1]])
    #expect(Folder.names(in: folder.path).contains { $0.utf8.equals(Self.names[1]) })
    try OwnedFolder(path: folder.path).remove([Self.names[0]])
    let left = Folder.names(in: folder.path).map { Array($0.utf8) }
    #expect(left == [Array(Self.names[1].utf8)])
  }

  @Test("A claim adds the name that looks the same as one of the record")
  func claims() throws {
    try OwnedFolder(path: folder.path).claim([Self.names[0]])
    try OwnedFolder(path: folder.path).claim([Self.names[1]])
    #expect(try OwnedFolder(path: folder.path).entries().count == 2)
  }

  @Test("Parents and paths below a folder are found before any scalar", arguments: HostileScalars.all)
  func parents(scalar: String) {
    #expect(Folder.parent(of: "/a/\(scalar)b").utf8.elementsEqual("/a".utf8))
    #expect(Folder.parent(of: "/\(scalar)") == "/")
    #expect(Folder.path("/a/\(scalar)b", below: "/a").map { Array($0.utf8) } == Array("\(scalar)b".utf8))
    #expect(Folder.path("/a\(scalar)/b", below: "/a") == nil)
    #expect(Folder.path("/\(scalar)", below: "/").map { Array($0.utf8) } == Array(scalar.utf8))
    #expect(
      Array(RealPath.of("\(folder.path)/none/../\(scalar)x").utf8)
        == Array("\(RealPath.of(folder.path))/\(scalar)x".utf8))
  }

  @Test("Files are written and read below a folder, and nothing above it", arguments: HostileScalars.all)
  func containment(scalar: String) throws {
    try ContainedFile(path: "\(scalar)a/\(scalar)b", below: folder.path).write([1])
    #expect(try ContainedFile(["\(scalar)a", "\(scalar)b"], below: folder.path).read(as: .snapshot) == [1])
    #expect(throws: FileError.self) { try ContainedFile(path: "../\(scalar)x", below: folder.path).write([1]) }
    let outside = ContainedFile(["a/\(scalar)x"], below: folder.path)
    #expect(throws: ContainedFileError.self) { try outside.read(as: .snapshot) }
  }

  @Test("Marks of workflow commands are escaped before any scalar", arguments: HostileScalars.all)
  func commands(scalar: String) {
    for mark in ["##[", "##vso["] {
      #expect(!InertText.line("a \(mark)\(scalar)error]").utf8.contains(mark))
    }
    #expect(!InertText.text("a\n ::\(scalar)error::x").utf8.lines.contains { $0.utf8.hasPrefix(" ::") })
  }
}
