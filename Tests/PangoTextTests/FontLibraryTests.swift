import Fonts
import Foundation
import Graphics
import PangoText
import TestSupport
import Testing

@Suite("Fonts come only from the given folders")
struct FontLibraryTests {
  @Test("Every face is from the given folder, whatever the script")
  func hermetic() throws {
    let folder = try BundledFonts.directory()
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest("aა ខ្មែរ ᚠ 漢 \u{1D400} ﷽ ᎠᏆ"))
    #expect(paragraph.lines.flatMap(\.runs).allSatisfy { $0.face.path.hasPrefix(folder + "/") })
    #expect(paragraph.missingCharacters.contains("ა"))
  }

  @Test("Variables that change outlines or shaping are removed when the program starts")
  func environment() {
    for name in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "LANGUAGE"] { #expect(getenv(name) == nil) }
    #expect(getenv("PANGO_LANGUAGE").map { String(cString: $0) } == "")
  }

  @Test("A library leaves the list of environment variables as it is, which other threads may be reading")
  func thaiDictionary() throws {
    // The dictionary is read for the first Thai text, here from the bundled folder.
    _ = try TextMeasurers.make().paragraph(for: ParagraphRequest("ภาษาไทย", language: "th"))
    let variable = try #require(getenv("LIBTHAI_DICTDIR"))
    let copy = TemporaryFolder()
    let folder = try BundledFonts.directory()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "fonts.index" {
      try copy.link(name, to: folder + "/" + name)
    }
    _ = try FontLibrary(directories: [copy.path])
    #expect(getenv("LIBTHAI_DICTDIR") == variable)
    // Other tests may have set the folder since, which all have the dictionary.
    _ = try FontLibrary(directories: [folder])
    #expect(FileManager.default.fileExists(atPath: String(cString: variable) + "/thbrk.tri"))
  }

  @Test("The index contains the same faces as the files")
  func indexMatchesFiles() throws {
    let copy = TemporaryFolder()
    let folder = try BundledFonts.directory()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "fonts.index" {
      try copy.link(name, to: folder + "/" + name)
    }
    let scanned = PangoTextMeasurer(library: try FontLibrary(directories: [copy.path]))
    let indexed = try TextMeasurers.make()
    for (language, text) in [("en", "Save 😀 ✓"), ("ar", "حفظ"), ("hi", "सहेजें"), ("ja", "設定"), ("th", "ไทย")] {
      for weight in [400, 500, 600, 700] {
        let request = ParagraphRequest(text, font: Font(size: 17, weight: weight), language: language)
        #expect(faceNames(scanned.paragraph(for: request)) == faceNames(indexed.paragraph(for: request)))
      }
    }
  }

  @Test("The error for a folder without fonts names the folder")
  func emptyFolder() {
    #expect(throws: FontLibraryError.noFonts(directory: "/nowhere")) { try FontLibrary(directories: ["/nowhere"]) }
  }

  @Test("A font that is cut off is not used, neither from a folder nor alone")
  func cutOff() throws {
    let bundled = try BundledFonts.directory()
    let whole = try Data(contentsOf: URL(filePath: bundled + "/MaterialIcons-Regular.ttf"))
    let folder = TemporaryFolder()
    try folder.write(whole, to: "Whole.ttf")
    #expect(try FontLibrary(directories: [folder.path]).unreadableFiles.isEmpty)
    // The last table ends up to three bytes before the end of the file.
    try folder.write(whole.dropLast(4), to: "Cut.otf")
    let file = folder.path(of: "Cut.otf")
    let library = try FontLibrary(directories: [bundled], files: [file])
    #expect(library.unreadableFiles.map(\.path) == [file] && library.unreadableFiles.map(\.reason) == [.cutOff])
    let error = #expect(throws: FontLibraryError.self) { try FontLibrary(directories: [folder.path]) }
    #expect(error.map { "\($0)" } == "'\(file)': the font is cut off; restore it")
  }

  @Test(
    "A file that is no font is named in a folder of fonts, and so is a pointer of Git LFS",
    arguments: [
      ("no font", "it is no font, or it is damaged; restore it"),
      ("", "it is no font, or it is damaged; restore it"),
      ("version https://git-lfs.github.com/spec/v1\n", "pointer of Git LFS"),
    ])
  func noFont(content: String, words: String) throws {
    let folder = TemporaryFolder()
    try folder.write(content, to: "A.ttf")
    let error = #expect(throws: FontLibraryError.self) { try FontLibrary(directories: [folder.path]) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test("Errors describe themselves")
  func errorDescriptions() {
    #expect(
      "\(FontLibraryError.noFonts(directory: "/a/b"))"
        == "no fonts in '/a/b'; expected a folder of .ttf, .otf, .ttc or .otc files")
    #expect("\(FontLibraryError.rejectedSettings)".hasPrefix("fontconfig rejected Galley's font settings; check"))
  }

  @Test("The error for missing bundled fonts names the places searched")
  func missingBundle() {
    #expect(throws: BundledFontsError.notFound(triedPlaces: ["/nowhere"])) {
      try BundledFonts.directory(at: "/nowhere")
    }
    #expect(
      "\(BundledFontsError.notFound(triedPlaces: ["/a", "/b"]))".contains(
        "looked in /a, /b. Keep galley_Fonts.resources"))
  }

  @Test("A family is found by its own name and the names of its faces")
  func families() throws {
    let measurer = try TextMeasurers.make()
    #expect(measurer.hasFamily(.system))
    #expect(measurer.hasFamily(.named("Noto Sans Hebrew")))
    #expect(measurer.hasFamily(.named("NotoSansHebrew-Bold")))
    #expect(!measurer.hasFamily(.named("HelveticaNeue-Bold")))
  }

  @Test(
    "A missing face is replaced in its weight and slant",
    arguments: [
      ("HelveticaNeue-Bold", "Inter-roman.ttf", "wght=700"), ("Avenir-Heavy", "Inter-roman.ttf", "wght=800"),
      ("AvenirNext-MediumItalic", "Inter-italic.ttf", "wght=500"), ("Georgia", "Inter-roman.ttf", "wght=400"),
      ("Menlo-Regular", "NotoSansMono-Regular.ttf", ""), ("Menlo-Bold", "NotoSansMono-Bold.ttf", ""),
    ])
  func replacement(name: String, file: String, variations: String) throws {
    let request = ParagraphRequest("a", font: Font(family: .named(name), size: 17))
    let measurer = try TextMeasurers.make(systemFonts: .plain)
    let face = try #require(measurer.paragraph(for: request).lines[0].runs.first?.face)
    #expect(face.path.hasSuffix("/" + file))
    #expect(face.variations == variations)
    #expect(face.size == 17)
  }

  @Test("A named font is slanted if that is requested, without the word in its name")
  func requestedSlant() throws {
    let request = ParagraphRequest("a", font: Font(family: .named("Georgia"), size: 17, isItalic: true))
    let face = try #require(try TextMeasurers.make().paragraph(for: request).lines[0].runs.first?.face)
    #expect(face.path.hasSuffix("/Inter-italic.ttf"))
  }

  @Test("A paragraph reports missing families")
  func missingFamily() throws {
    let measurer = try TextMeasurers.make()
    func missing(_ name: String) -> [String] {
      measurer.paragraph(for: ParagraphRequest("a", font: Font(family: .named(name), size: 17))).missingFamilies
    }
    #expect(missing("Avenir-Heavy") == ["Avenir"])
    #expect(missing("NotoSansHebrew-Bold") == [])
  }

  @Test("A face of a variable font is found by its family, with the weight in its name")
  func variableFace() throws {
    // The file's own PostScript names are `Inter-Regular` and `Inter-Italic`.
    let request = ParagraphRequest("a", font: Font(family: .named("Inter-SemiBold"), size: 17))
    let paragraph = try TextMeasurers.make().paragraph(for: request)
    #expect(paragraph.missingFamilies == [])
    #expect(paragraph.lines[0].runs.first?.face.variations == "wght=600")
  }

  @Test("Characters of the monospaced font are equally wide")
  func monospaced() throws {
    let measurer = try TextMeasurers.make()
    let font = Font(family: .monospacedSystem, size: 20)
    let widths = ["iiii", "MMMM", "0,.;"].map {
      measurer.paragraph(for: ParagraphRequest($0, font: font)).lines[0].width
    }
    #expect(widths == [48, 48, 48])
  }

  private func faceNames(_ paragraph: Paragraph) -> [String] {
    paragraph.lines.flatMap(\.runs).map { run in
      let name = run.face.path.split(separator: "/").last ?? ""
      return "\(name) \(run.face.variations) \(run.face.isColor) \(run.glyphs)"
    }
  }
}
