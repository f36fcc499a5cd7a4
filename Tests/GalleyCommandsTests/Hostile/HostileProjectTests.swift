import CairoRaster
import Foundation
import Graphics
import TestSupport
import Testing

/// Damages all kinds of files of a project at once: documents, tables, catalogs, pictures, fonts, configuration and
/// data.
///
/// `GALLEY_FUZZ_SECONDS` makes the search longer, such as 60 in CI, and `GALLEY_FUZZ_SEED` repeats one.
@Suite("Hostile projects", .serialized, .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct HostileProjectTests {
  private let folder = TemporaryFolder()

  /// The usual search, in rounds.
  private static let usualCount = 2
  /// The longest time for a round in seconds. It takes about one on an idle machine.
  private static let mostSeconds = 60.0

  private static let documents = [SampleDocuments.label, SampleDocuments.conflict]
  private static let pictures: [(type: String, text: String)] = [("svg", svg), ("pdf", pdf)]
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><defs><linearGradient id="g">\
    <stop offset="0" stop-color="red"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>\
    <clipPath id="c"><circle cx="12" cy="12" r="9"/></clipPath></defs><g clip-path="url(#c)"><path \
    d="M12 2C6 2 2 6 2 12s4 10 10 10z" fill="url(#g)" filter="url(#f)" transform="rotate(10)"/><use href="#c" x="1"/>\
    <rect id="u" x="1" y="1" width="9" height="9" rx="2" stroke-dasharray="1 2"/></g></svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Resources << /ExtGState << /G << /ca 0.5 >> >> >>
    /Contents 4 0 R >> endobj
    4 0 obj << /Length 68 >>
    stream
    q 1 0 0 1 2 2 cm /G gs 0.5 0.2 0.1 rg 0 0 m 9 3 12 9 20 20 c h f* Q
    endstream
    endobj
    trailer << /Root 1 0 R >>
    """
  private static let imageSet = """
    {"images":[{"idiom":"universal","filename":"FILE","scale":"1x","resizing":{"mode":"9-part","center":{"mode":"tile",\
    "width":2,"height":3},"cap-insets":{"top":1,"bottom":2,"left":3,"right":4}}}],"info":{"version":1,"author":"xcode"},\
    "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
    """
  private static let colorSet = """
    {"info":{"version":1,"author":"xcode"},"colors":[{"idiom":"universal","color":{"color-space":"srgb",\
    "components":{"red":"0.5","green":"0x80","blue":"128","alpha":"1"}}}]}
    """
  private static let configuration = """
    matrix: { locale: [ base, de ], type-size: [ L, 1.3x ], device: [ 320x480@2, canvas ] }
    rows: 3
    fonts: [ Fonts ]
    fixtures: { number: 5, files: [ Data.yml ] }
    documents: { exclude: [ Legacy/ ], include: [ Pods ] }
    """
  private static let data = """
    scenes:
      Card0: { lbl-00-001: { en: Inbox, de: Post }, vie-00-001: { hidden: false, background: '#FF9500', alpha: 0.5 } }
      Card1: { lbl-00-001: Anna, states: { empty: { lbl-00-001: { key: a, arguments: [ 3, Anna ] } } } }
    """

  private static let png: [UInt8] = {
    let pixels = (0..<256).map { 0xFF00_0000 | UInt32($0 &* 7919) & 0xFF_FFFF }
    return PNG.encode(Pixmap(width: 16, height: 16, scale: 1, pixels: pixels))
  }()
  private static let font = Checkout.root.appending(path: "Fonts/Files/NotoSansHebrew-Regular.ttf")

  /// A document that shows pictures, colours and a font.
  private static func gallery(of number: Int) -> String {
    let images = (0..<number).map {
      "<imageView image=\"p\($0)\" id=\"i\($0)\"><rect key=\"frame\" x=\"\($0 * 9)\" y=\"0\" width=\"24\" height=\"30\"/></imageView>"
    }
    let colors = (0..<4).map {
      "<view id=\"c\($0)\"><rect key=\"frame\" x=\"\($0 * 9)\" y=\"50\" width=\"9\" height=\"9\"/><color key=\"backgroundColor\" name=\"C\($0)\"/></view>"
    }
    return SampleDocuments.label.replacing("</subviews>", with: images.joined() + colors.joined() + "</subviews>")
      .replacing("style=\"UICTFontTextStyleBody\"", with: "name=\"NotoSansHebrew\" pointSize=\"17\"")
      .replacing("text=\"Name\"", with: "text=\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\"")
  }

  /// Writes a project of damaged files.
  ///
  /// - Returns: The number of damaged files.
  private func writeProject(_ mutation: inout Mutation) throws -> Int {
    try? FileManager.default.removeItem(at: folder.url.appending(path: "App"))
    try folder.write("", to: "App/Package.swift")
    let pictureCount = 12
    for (number, document) in (Self.documents + Self.documents).enumerated() {
      let named = document.replacing("\"Card\"", with: "\"Card\(number)\"")
      try write(mutation.xml(named), to: "App/Base.lproj/D\(number).xib")
      try write(
        mutation.table("\"lbl-00-001.text\" = \"%d of %@\";\n/* a */ b = c;"), to: "App/de.lproj/D\(number).strings")
    }
    try folder.write(Self.gallery(of: pictureCount), to: "App/Gallery.xib")
    for number in 0..<pictureCount { try writePicture(number, &mutation) }
    for number in 0..<4 {
      try write(mutation.json(Self.colorSet), to: "App/A.xcassets/C\(number).colorset/Contents.json")
    }
    try write(mutation.font([UInt8](Data(contentsOf: Self.font))), to: "Fonts/Damaged.ttf")
    try write([UInt8](Data(contentsOf: Self.font)), to: "Fonts/Whole.ttf")
    // An error in the configuration ends a run, so it is damaged less often.
    let isDamaged = mutation.chance(0.3)
    try write(isDamaged ? mutation.yaml(Self.configuration) : Array(Self.configuration.utf8), to: ".galley.yml")
    try write(mutation.chance(0.5) ? mutation.yaml(Self.data) : Array(Self.data.utf8), to: "Data.yml")
    return 2 * (Self.documents.count * 2) + 2 * pictureCount + 6
  }

  private func writePicture(_ number: Int, _ mutation: inout Mutation) throws {
    let set = "App/A.xcassets/p\(number).imageset"
    let (type, text) = Self.pictures[number % 2]
    let isPNG = number % 3 == 0
    let bytes = isPNG ? mutation.png(Self.png) : type == "svg" ? mutation.svg(text) : mutation.pdf(text)
    let file = "f." + (isPNG ? "png" : type)
    let contents = Self.imageSet.replacing("FILE", with: file)
    try write(bytes, to: "\(set)/\(file)")
    try write(mutation.chance(0.4) ? mutation.json(contents) : Array(contents.utf8), to: "\(set)/Contents.json")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try folder.write(Data(bytes), to: path)
  }

  private static let commands = [
    ["render", "App", "--out", "out"], ["render", "App", "--out", "out", "--sheet", "--overlay", "all"],
    ["layout", "App", "--json"], ["verify", "App", "--reference", "references", "--record", "all"],
  ]

  @Test("No file of a project ends a worker, or takes long")
  func files() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GALLEY_FUZZ_SEED"].flatMap { Int($0) } ?? 19
    let end = environment["GALLEY_FUZZ_SECONDS"].flatMap { Double($0) }.map { ContinuousClock.now + .seconds($0) }
    var (seed, count) = (first, 0)
    while end.map({ .now < $0 }) ?? (seed < first + Self.usualCount) {
      var mutation = Mutation(seed: seed)
      count += try writeProject(&mutation)
      let start = ContinuousClock.now
      let command = Self.commands[seed % Self.commands.count]
      let run = try ToolProcess.run(
        arguments: command + ["--jobs", "1"], in: folder.url, environment: ["SWIFT_BACKTRACE": "enable=no"])
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      #expect(
        (0...3).contains(run.code) && !run.log.contains("lost:"), "seed \(seed), \(command): \(run.log.suffix(600))")
      #expect(seconds < Self.mostSeconds, "seed \(seed), \(command)")
      seed += 1
    }
    print("hostile projects: \(count) files, seeds \(first)..<\(seed)")
  }
}
