import Foundation
import Galley
import TestSupport
import Testing

@Suite("galley diff", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct DiffTests {
  private let folder = TemporaryFolder()

  private func diff(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["diff"] + arguments, in: folder.url)
  }

  /// A white picture of 8 x 8 pixels with a black bar at the left.
  private func png(bar: Int = 2, ground: UInt32 = 0xFFFF_FFFF) -> [UInt8] {
    PNG.encode(
      Pixmap(
        width: 8, height: 8, scale: 1,
        pixels: (0..<64).map { $0 % 8 < bar ? 0xFF00_0000 : ground }))
  }

  /// The same picture as a BMP file: a header of 54 bytes, then rows of three bytes for each pixel.
  private func bmp(bar: Int = 2) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    var bytes = Array("BM".utf8)
    for field: UInt32 in [54 + 192, 0, 54, 40, 8, 8, 1 | 24 << 16, 0, 192, 0, 0, 0, 0] { bytes += number(field) }
    for place in 0..<64 { bytes += [UInt8](repeating: place % 8 < bar ? 0 : 255, count: 3) }
    return bytes
  }

  private func svg(bar: Int = 2, text: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='\(bar)' height='8'/>\(text)</svg>"
  }

  // MARK: Snapshots

  @Test(
    "A layout beside one or both of two pictures that cannot be read fails, whatever they are called",
    arguments: ["p.png", "canvas_base_L@2x.png"],
    ["", "version https://git-lfs.github.com/spec/v1\n", "<<<<<<< a\n{\n=======\n}\n>>>>>>> b\n"])
  func brokenLayout(name: String, layout: String) throws {
    for side in ["a", "b"] { try folder.write(png(), to: "\(side)/\(name)") }
    #expect(try diff("a", "b").code == 0)
    let json = name.replacing(".png", with: ".json")
    for sides in [["a"], ["b"], ["a", "b"]] {
      for side in sides { try folder.write(layout, to: "\(side)/\(json)") }
      let result = try diff("a", "b")
      #expect(result.code != 0 && result.output.contains("the layout beside"), "\(sides): \(result.output)")
      for side in sides { try FileManager.default.removeItem(atPath: folder.path(of: "\(side)/\(json)")) }
    }
  }

  @Test("Two folders of snapshots are compared with their layouts")
  func snapshots() throws {
    let picture = "Card.xib/Card/canvas_base_L@3x"
    try folder.write(SampleDocuments.label, to: "Card.xib")
    _ = try ToolProcess.run(arguments: ["render", "Card.xib", "--out", "before", "--sheet"], in: folder.url)
    try folder.write(
      SampleDocuments.label.replacing("constant=\"20\"", with: "constant=\"21\""), to: "Card.xib")
    _ = try ToolProcess.run(arguments: ["render", "Card.xib", "--out", "after"], in: folder.url)
    let result = try diff("before", "after")
    #expect(result.code == 1)
    #expect(result.output.contains("'Name' moved 1 pt right"))
    // The contact sheet shows what is compared anyway.
    #expect(result.output.hasSuffix("1 snapshot: 1 changed\n"))
    #expect(try diff("before", "before").code == 0)
    let images = try diff("before/\(picture).png", "after/\(picture).png")
    #expect(images.code == 1 && images.output.contains("moved 1 pt right"))
    #expect(try diff("before", "after/\(picture).png").code == 2)
    #expect(try diff("before", "nowhere").code == 2)
  }

  @Test("A mask that no layout has is refused")
  func unknownMask() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    _ = try ToolProcess.run(arguments: ["render", "Card.xib", "--out", "a"], in: folder.url)
    #expect(try diff("a", "a", "--mask", "lbl-00-001").code == 0)
    let folders = try diff("a", "a", "--mask", "lbl-00-001", "--mask", "nope")
    #expect(folders.code == 2)
    #expect(folders.log.contains("unknown view 'nope'"), "\(folders.log)")
    try folder.write(png(), to: "b.png")
    #expect(try diff("b.png", "b.png", "--mask", "nope").code == 2)
  }

  @Test("Pictures of two renderers are compared by what they have, and rules about pixels and layouts are refused")
  func twoRenderers() throws {
    try folder.write(png(), to: "a.png")
    try folder.write(png(ground: 0xFFF0_F0FF), to: "tinted.png")
    try folder.write(png(bar: 0), to: "blank.png")
    #expect(try diff("a.png", "tinted.png").code == 1)
    #expect(try diff("--cross", "a.png", "tinted.png").code == 0)
    let lost = try diff("--cross", "a.png", "blank.png")
    #expect(lost.code == 1 && lost.output.contains("is only in the first"))
    for rule in [["--mask", "x"], ["--color-tolerance", "0.5"], ["--strict-layout"], ["--strict-drift"]] {
      let arguments = ["diff", "--cross", "a.png", "tinted.png"] + rule
      let refused = try ToolProcess.run(arguments: arguments, in: folder.url)
      #expect(refused.code == 2 && refused.log.contains("have no effect on that"), "\(rule)")
    }
  }

  @Test("A layout that cannot be read fails on either side, and is no reason to compare pixels only")
  func damagedLayouts() throws {
    for name in ["a", "b"] { try folder.write(png(), to: "\(name)/S/canvas_base_L@2x.png") }
    try folder.write(#"{"galley":1,"document":"x""#, to: "b/S/canvas_base_L@2x.json")
    for (before, now) in [("a", "b"), ("b", "a")] {
      let result = try diff(before, now)
      #expect(result.code == 3 && result.output.contains("layout beside"), "\(result.output)")
    }
  }

  // MARK: Images of any kind

  @Test("Images of all formats are compared, with and without a scale in their names, in all folders below")
  func formats() throws {
    let names = ["a.png", "B.PNG", "c@2x.png", "sub/deep/d~dark@3x.png", "e.bmp", "sub/f.BMP", "g.svg"]
    for (side, bar) in [("a", 2), ("b", 3)] {
      for name in names {
        let isBMP = name.lowercased().hasSuffix("bmp")
        if name.hasSuffix("svg") {
          try folder.write(svg(bar: bar), to: "\(side)/\(name)")
        } else {
          try folder.write(isBMP ? bmp(bar: bar) : png(bar: bar), to: "\(side)/\(name)")
        }
      }
    }
    let result = try diff("a", "b")
    #expect(result.code == 1)
    for name in names { #expect(result.output.contains("\(name): the picture changed\n"), "\(result.output)") }
    // A column of eight pixels, and in the drawing two columns of sixteen.
    #expect(result.output.components(separatedBy: "  8 pixels differ: 1 x 8 at 2, 0\n").count == 7)
    #expect(result.output.contains("  32 pixels differ: 2 x 16 at 4, 0\n"))
    #expect(result.output.hasSuffix("7 snapshots: 7 changed\n"))
    let same = try diff("a", "a")
    #expect(same.code == 0 && same.output == "7 snapshots: 7 passed\n")
  }

  @Test("Two files are compared whatever their formats are")
  func differentFormats() throws {
    try folder.write(png(), to: "a.png")
    try folder.write(bmp(), to: "a.bmp")
    try folder.write(bmp(bar: 3), to: "b.bmp")
    #expect(try diff("a.png", "a.bmp").code == 0)
    #expect(try diff("a.png", "b.bmp").output.contains("8 pixels differ"))
  }

  @Test("Images whose names differ in their extension only are two images")
  func sameStem() throws {
    for side in ["a", "b"] { try folder.write(png(), to: "\(side)/x.png") }
    try folder.write(bmp(), to: "a/x.bmp")
    try folder.write(bmp(bar: 5), to: "b/x.bmp")
    let result = try diff("a", "b")
    #expect(result.code == 1)
    #expect(result.output.contains("x.bmp: the picture changed"))
    #expect(result.output.hasSuffix("2 snapshots: 1 passed, 1 changed\n"))
  }

  @Test("Names in different Unicode normalization forms are different images, and find each other if alone")
  func normalization() throws {
    let (composed, decomposed) = ("\u{E9}.png", "e\u{301}.png")
    try folder.write(png(), to: "a/\(composed)")
    try folder.write(png(bar: 3), to: "a/\(decomposed)")
    try folder.write(png(), to: "b/\(composed)")
    try folder.write(png(bar: 4), to: "b/\(decomposed)")
    #expect(try diff("a", "b").output.hasSuffix("2 snapshots: 1 passed, 1 changed\n"))
    try folder.write(png(), to: "c/\(decomposed)")
    try folder.write(png(), to: "d/\(composed)")
    #expect(try diff("c", "d").output == "1 snapshot: 1 passed\n")
  }

  @Test("Other files are counted; layouts, records of Galley's and what macOS adds to archives are no images")
  func otherFiles() throws {
    for side in ["a", "b"] {
      try folder.write(png(), to: "\(side)/x.png")
      for name in ["x.json", "versions.json", ".galley-folder"] { try folder.write("{}", to: "\(side)/\(name)") }
      try folder.write("", to: "\(side)/._x.png")
      try folder.write("", to: "\(side)/sub/notes.txt")
    }
    let result = try diff("a", "b")
    #expect(result.code == 0)
    #expect(result.log == "galley: note: 2 other files were not compared\n")
  }

  @Test("A report shows images that are no PNG files")
  func report() throws {
    for (side, bar) in [("a", 2), ("b", 3)] { try folder.write(bmp(bar: bar), to: "\(side)/x.bmp") }
    #expect(try diff("a", "b", "--report", "report").code == 1)
    let shown = folder.files(below: "report/images").filter { $0.hasSuffix("actual.png") }
    #expect(shown == ["x.bmp.actual.png"])
    #expect(folder.bytes("report/images/x.bmp.actual.png") == png(bar: 3))
  }

  @Test("A drawing whose texts are not drawn does not pass if its file differs")
  func undrawnTexts() throws {
    try folder.write(svg(text: "<text y='7'>Delete</text>"), to: "a/x.svg")
    try folder.write(svg(text: "<text y='7'>Cancel</text>"), to: "b/x.svg")
    let result = try diff("a", "b")
    #expect(result.code == 1)
    #expect(result.output.contains("the files differ, and the texts in them are not drawn"))
    #expect(try diff("a", "a").code == 0)
  }

  @Test("Drawings of other sizes differ, even if they are too large to be painted with all their pixels")
  func hugeDrawings() throws {
    for (side, width) in [("a", 2100), ("b", 2110)] {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(width)'></svg>", to: "\(side).svg")
    }
    let result = try diff("a.svg", "b.svg")
    #expect(result.code == 1)
    #expect(result.output.contains("the drawing is 2110 x 2110 pt instead of 2100 x 2100 pt"))
  }

  // MARK: Nothing passes that was not compared

  @Test("It is an error if no image is compared with another")
  func nothingInCommon() throws {
    for name in ["empty", "none"] { try folder.write("", to: "\(name)/notes.txt") }
    try folder.write(png(), to: "one/a.png")
    try folder.write(png(bar: 3), to: "other/b.png")
    for (before, now, reason) in [
      ("empty", "none", "neither 'empty' nor 'none' contains an image"), ("empty", "one", "'empty' contains no image"),
      ("one", "empty", "'empty' contains no image"),
      ("one", "other", "'one' and 'other' have no image of the same name"),
    ] {
      let result = try diff(before, now)
      #expect(result.code == 2 && result.log.contains("nothing was compared: \(reason)\n"), "\(result.log)")
    }
    #expect(try diff("one", "other").output.contains("b.png: new: 'one' has no image of this name\n"))
  }

  @Test("Files that cannot be decoded fail, even if they are the same on both sides")
  func damagedImages() throws {
    for side in ["a", "b"] {
      try folder.write(png(), to: "\(side)/good.png")
      try folder.write(Array(png().dropLast(20)), to: "\(side)/cut.png")
      try folder.write("", to: "\(side)/empty.png")
      try folder.write("not a picture", to: "\(side)/text.jpg")
      try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "\(side)/pointer.png")
    }
    let result = try diff("a", "b")
    #expect(result.code == 3)
    for reason in [
      "cut.png: failed: 'a/cut.png' cannot be compared: the PNG file is cut short",
      "empty.png: failed: 'a/empty.png' cannot be compared: it is empty",
      "text.jpg: failed: 'a/text.jpg' cannot be compared: it is not an image in a known format",
      "pointer.png: failed: 'a/pointer.png' cannot be compared: it is a pointer of Git LFS",
    ] {
      #expect(result.output.contains(reason), "\(result.output)")
    }
    #expect(result.output.hasSuffix("5 snapshots: 1 passed, 4 failed\n"))
    let files = try diff("a/text.jpg", "b/text.jpg")
    #expect(files.code == 3 && files.output.contains("it is not an image in a known format"))
  }

  @Test("A valid picture above the limit is too large, not damaged")
  func tooLarge() throws {
    // 20,000 x 6,000 pixels of one bit: the header is read before the pixels.
    func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(~UInt32(0)) { checksum, byte in
        (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
      }
    }
    let header = Array("IHDR".utf8) + bytes(20_000) + bytes(6_000) + [1, 0, 0, 0, 0]
    var picture = Array(png()[..<8])
    picture += bytes(13) + header + bytes(checksum(header))
    picture += png()[33...]
    for name in ["a.png", "b.png"] { try folder.write(picture, to: name) }
    let result = try diff("a.png", "b.png")
    #expect(result.code == 3)
    #expect(result.output.contains("a picture of 20000 x 6000 pixels is too large"), "\(result.output)")
    #expect(!result.output.contains("damaged"))
  }

  @Test("A folder behind a symbolic link is named, and what it may contain is neither new nor orphaned")
  func closedFolders() throws {
    for side in ["a", "b"] { try folder.write(png(), to: "\(side)/x.png") }
    try folder.write(png(), to: "elsewhere/y.png")
    try folder.write(png(), to: "b/sub/y.png")
    try folder.link("a/sub", to: "../elsewhere")
    for (before, now) in [("a", "b"), ("b", "a")] {
      let result = try diff(before, now)
      #expect(result.code == 3)
      #expect(result.log.contains("a/sub: error: the images in the folder are not compared: it is a symbolic link"))
      #expect(
        result.output.contains("sub/y.png: failed: it is not known whether 'a/sub' has an image of this name"),
        "\(result.output)")
    }
  }

  @Test("Links that lead nowhere, pipes and folders that have names of images are no images that pass")
  func noFiles() throws {
    for side in ["a", "b"] { try folder.write(png(), to: "\(side)/x.png") }
    try folder.link("a/nowhere.png", to: "gone.png")
    try folder.write("", to: "a/folder.png/notes.txt")
    #expect(mkfifo(folder.path(of: "a/pipe.png"), 0o600) == 0)
    let result = try diff("a", "b")
    #expect(result.code == 3)
    #expect(result.output.contains("nowhere.png: failed") && result.output.contains("pipe.png: failed"))
    #expect(result.output.hasSuffix("3 snapshots: 1 passed, 2 failed\n"))
    // Nobody waits for a pipe that the command line names.
    #expect(try diff("a/pipe.png", "b/x.png").code == 3)
  }

  @Test("Files with names that are not UTF-8 are named")
  func foreignNames() throws {
    for side in ["a", "b"] { try folder.write(png(), to: "\(side)/x.png") }
    for name in ["a/\u{1}.png", "a/\u{1}/y.png"] { try folder.write(png(), to: name) }
    // Foundation's names are always UTF-8.
    for name in [".png", ""] {
      let bytes = (folder.path(of: "a") + "/").utf8CString.dropLast() + [CChar(bitPattern: 0xE4)] + name.utf8CString
      #expect(rename(folder.path(of: "a/\u{1}\(name)"), Array(bytes)) == 0)
    }
    let result = try diff("a", "b")
    #expect(result.code == 3)
    #expect(result.log.contains("the images in the folder are not compared: its name is not UTF-8"), "\(result.log)")
    #expect(result.output.contains("cannot be compared: its name is not UTF-8"), "\(result.output)")
  }

  @Test("A tolerance of colours does not hide white on a clear ground")
  func whiteOnClear() throws {
    try folder.write(png(bar: 0, ground: 0xFFFF_FFFF), to: "a.png")
    try folder.write(png(bar: 0, ground: 0), to: "b.png")
    #expect(try diff("a.png", "b.png", "--color-tolerance", "0.9").code == 1)
  }
}
