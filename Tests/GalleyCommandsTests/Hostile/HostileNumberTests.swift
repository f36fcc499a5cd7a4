import Foundation
import TestSupport
import Testing

/// Replaces the numbers of documents, catalogs, data and configuration by extreme ones, and lays out, draws overlays
/// and contact sheets.
///
/// `GALLEY_FUZZ_SECONDS` makes the search longer, such as 60 in CI, and `GALLEY_FUZZ_SEED` repeats one.
@Suite("Hostile numbers", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct HostileNumberTests {
  private static let extremes = [
    "nan", "-nan", "inf", "-inf", "infinity", "1e308", "-1e308", "1.7976931348623157e308", "1e19", "-1e19", "9.3e18",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e15", "1e12", "1e9", "2147483648", "-1",
    "0", "-0", "1e-308", "5e-324", "1e-9", "0x80", "0xFFFFFFFFFFFFFFFFFFFF", "", "1e", "1,5", "1:0", "1e308:1e-308",
    "99999", "16777217", "0.1", "३",
  ]

  private let folder = TemporaryFolder()

  /// Replaces some of the numbers in quotation marks, or after colons.
  private func mutated(_ text: String, _ pattern: Regex<(Substring, Substring)>, _ random: inout SeededGenerator)
    -> String
  {
    let share = random.pick([0.05, 0.3, 1.0])
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: pattern) {
      result += rest[..<match.1.startIndex]
      let isReplaced = Double.random(in: 0..<1, using: &random) < share
      result += isReplaced ? random.pick(Self.extremes) : String(match.1)
      rest = rest[match.1.endIndex...]
    }
    return result + rest
  }

  private static var documentNumbers: Regex<(Substring, Substring)> { /"(-?[0-9][0-9.]*)"/ }
  private static var plainNumbers: Regex<(Substring, Substring)> { /[:\[ ](-?[0-9][0-9.]*)/ }

  private static let document = SampleDocuments.label
    .replacing(
      "</view>",
      with: """
        <resources><namedColor name="C"><color red="0.5" green="0.25" blue="0.125" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor></resources></view>
        """
    )
    .replacing(
      "<fontDescription key=\"fontDescription\"",
      with: "<color key=\"textColor\" name=\"C\"/><fontDescription key=\"fontDescription\"")

  private static let colors = """
    {"info":{"version":1,"author":"xcode"},"colors":[{"idiom":"universal","color":{"color-space":"srgb",\
    "components":{"red":"0.5","green":"0.25","blue":"128","alpha":"1"}}}]}
    """

  private static let configuration = """
    matrix:
      type-size: [L, 1.3x]
      device: [320x480@2, canvas]
    rows: 3
    fixtures:
      number: 5
    verify:
      color-tolerance: 0.02
    scenes:
      Card:
        data:
          Name: 12

    """

  private func writeProject(_ random: inout SeededGenerator) throws -> Int {
    for number in 0..<6 {
      try folder.write(mutated(Self.document, Self.documentNumbers, &random), to: "App/Base.lproj/D\(number).xib")
      try folder.write("\"lbl-00-001.text\" = \"%1$*2$.\(number)f %@\";", to: "App/de.lproj/D\(number).strings")
    }
    try folder.write(mutated(Self.colors, Self.documentNumbers, &random), to: "App/A.xcassets/C.colorset/Contents.json")
    let isConfigured = Bool.random(using: &random)
    try folder.write(
      isConfigured ? mutated(Self.configuration, Self.plainNumbers, &random) : "{}", to: ".galley.yml")
    return 6
  }

  private static let overlays = [[], ["--overlay", "all"], ["--sheet"], ["--sheet", "--overlay", "all"]]

  @Test("No number ends a worker, whatever it stands in")
  func numbers() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["GALLEY_FUZZ_SEED"].flatMap { Int($0) } ?? 19
    let seconds = environment["GALLEY_FUZZ_SECONDS"].flatMap { Double($0) } ?? 8
    var random = SeededGenerator(seed: seed)
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end {
      count += try writeProject(&random)
      for options in Self.overlays {
        let run = try ToolProcess.run(
          arguments: ["render", "App", "--out", "out", "--locale", "base,de", "--jobs", "1"] + options, in: folder.url,
          environment: ["SWIFT_BACKTRACE": "enable=no"])
        let isWhole = (0...3).contains(run.code) && !run.log.contains("lost:")
        #expect(isWhole, "seed \(seed), after \(count) documents, \(options): \(run.log.suffix(600))")
        guard isWhole else { return }
      }
    }
    print("hostile numbers: \(count) documents, seed \(seed)")
  }

  @Test(
    "Numbers that ended workers are drawn or refused",
    arguments: [
      ("width=\"320\"", "width=\"1e19\""), ("width=\"320\"", "width=\"-1e308\""),
      ("constant=\"20\"", "constant=\"1e308\""), ("constant=\"20\"", "constant=\"-1e308\""),
    ])
  func known(text: String, replacement: String) throws {
    #expect(SampleDocuments.conflict.contains(text))
    try folder.write(SampleDocuments.conflict.replacing(text, with: replacement), to: "A.xib")
    for options in Self.overlays {
      let run = try ToolProcess.run(arguments: ["render", "A.xib", "--out", "out"] + options, in: folder.url)
      #expect(!run.log.contains("lost:") && !run.log.contains("crashed"), "\(run.log.suffix(500))")
    }
  }

  @Test("A colour of an asset catalog that is not a number is not a colour", arguments: ["nan", "inf", "1e999"])
  func colors(number: String) throws {
    try folder.write(Self.document, to: "App/A.xib")
    try folder.write(
      Self.colors.replacing("\"0.5\"", with: "\"\(number)\""), to: "App/A.xcassets/C.colorset/Contents.json")
    let run = try ToolProcess.run(arguments: ["render", "App", "--out", "out"], in: folder.url)
    #expect(run.code == 0 && !run.log.contains("lost:"), "\(run.log.suffix(500))")
  }
}
