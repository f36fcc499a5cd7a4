import Foundation
import Testing

@Suite("A project's .galley.yml")
struct ConfigurationTests {
  private func run(_ yaml: String, _ arguments: String...) throws -> (GalleyProcess.Result, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.label, to: "App/Views/Card.xib")
    try folder.write(yaml, to: "App/.galley.yml")
    return (try GalleyProcess.run(arguments: arguments, in: folder.url), folder)
  }

  @Test("The nearest file above the input makes the choices that the command line does not")
  func choices() throws {
    let yaml = "matrix:\n  type-size: [L, AX3]\n  appearance: [light, dark]\n"
    let (all, folder) = try run(yaml, "render", "App/Views/Card.xib", "--out", "out")
    #expect(all.code == 0)
    #expect(folder.files(below: "out").filter { $0.hasSuffix(".png") }.count == 4)
    let (fewer, other) = try run(yaml, "render", "App", "--type-size", "XS", "--out", "out")
    #expect(fewer.code == 0)
    #expect(other.files(below: "out").filter { $0.hasSuffix(".png") }.allSatisfy { $0.contains("_XS") })
  }

  @Test("A misspelt key is an error that names the line and the keys there are")
  func unknownKey() throws {
    let (result, _) = try run("matrix:\n  locale: base\n  typesize: L\n", "layout", "App", "--json")
    #expect(result.code == 2)
    #expect(result.log.contains(".galley.yml:3: error: 'typesize' is no key here; there are locale, type-size"))
  }

  @Test("A value is refused as on the command line")
  func unknownValue() throws {
    let (result, _) = try run("matrix:\n  type-size: HUGE\n", "layout", "App", "--json")
    #expect(result.code == 2)
    #expect(result.log.contains(".galley.yml:2: error: 'HUGE' is not a text size"))
  }

  @Test("Plain metrics change what a text measures, from the file as from the command line")
  func metrics() throws {
    let layouts = try [("", "sf"), ("", "plain"), ("metrics: plain\n", nil), ("", nil)].map { yaml, flag in
      let (result, _) = try run(yaml, "layout", "App", "--json", flag.map { "--metrics=\($0)" } ?? "--quiet")
      #expect(result.code == 0)
      return result.output
    }
    #expect(layouts[0] != layouts[1])
    #expect(layouts[1] == layouts[2])
    #expect(layouts[0] == layouts[3])
  }

  @Test("A file that is asked for must be there")
  func missing() throws {
    let (result, _) = try run("", "layout", "App", "--json", "--config", "none.yml")
    #expect(result.code == 2)
    #expect(result.log.contains("none.yml: error: no such file"))
  }
}
