import Foundation
import Galley
import TestSupport
import Testing

@Suite("Languages", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct LocalesTests {
  private let folder = TemporaryFolder()

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test("The pseudo-languages are listed")
  func list() throws {
    let run = try galley("locales")
    #expect(run.code == 0)
    for name in ["en-XA", "ar-XB", "en-x-double", "en-x-bounded", "en-x-expanded", "en-x-rtl"] {
      #expect(run.output.contains("\n\(name) "))
    }
  }

  @Test("Missing and stale keys are listed with file and line")
  func report() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"lbl-00-001.text\" = \"Name\";", to: "de.lproj/A.strings")
    try folder.write("\n\"gone.text\" = \"x\";", to: "fr.lproj/A.strings")
    let run = try galley("locales", "Base.lproj")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.output.contains("  de: 1 translated, 0 missing, 0 stale\n  fr: 0 translated, 1 missing, 1 stale\n"))
    #expect(run.output.contains("fr.lproj/A.strings:2: stale: gone.text"))
    #expect(run.output.contains("A.xib:") && run.output.contains(": missing: lbl-00-001.text"))
  }

  @Test("A text without letters needs no table", arguments: [("Name", true), ("42", false)])
  func numbers(text: String, isListed: Bool) throws {
    let document = SampleDocuments.label.replacing("text=\"Name\"", with: "text=\"\(text)\"")
    try folder.write(document, to: "Base.lproj/A.xib")
    try folder.write("\"other.text\" = \"x\";", to: "de.lproj/A.strings")
    #expect(try galley("locales", "Base.lproj").output.contains("in no table: lbl-00-001.text") == isListed)
  }

  @Test("A broken table is reported with file and line, and the others are read")
  func broken() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"a\" = \"b\";\n\"c\" = ;", to: "de.lproj/A.strings")
    try folder.write("\"lbl-00-001.text\" = \"Nom\";", to: "fr.lproj/A.strings")
    let run = try galley("locales", "Base.lproj")
    #expect(run.code == 3)
    #expect(run.log.contains("de.lproj/A.strings:2: error: not a valid strings table: expected a value"))
    #expect(run.output.contains("  fr: 1 translated"))
  }

  @Test("A missing translation is a finding, and a warning if another language has it")
  func finding() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"lbl-00-001.text\" = \"Vorname\";", to: "de.lproj/A.strings")
    try folder.write("", to: "fr.lproj/A.strings")
    let rule = "\"rule\":\"\(Finding.Rule.missingTranslation.rawValue)\""
    let french = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "fr")
    #expect(french.output.contains("\(rule),\"severity\":\"warning\",\"views\":[\"lbl-00-001\"]"))
    let german = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "de")
    #expect(german.output.contains("Vorname"))
    #expect(!german.output.contains(rule))
  }

  @Test("A layout in ar-XB runs from right to left")
  func rightToLeft() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    func left(_ locale: String) throws -> Double {
      let run = try galley("layout", "A.xib", "--json", "--locale", locale)
      let frame = try #require(run.output.firstRange(of: "\"class\":\"label\""))
      let numbers = try #require(run.output[frame.upperBound...].firstRange(of: "\"frame\":["))
      return try #require(Double(run.output[numbers.upperBound...].prefix { $0 != "," }))
    }
    #expect(try left("en") == 20)
    #expect(try left("ar-XB") > 200)
    #expect(try left("en-x-rtl") > 200)
    #expect(try left("en-x-double") == 20)
  }

  @Test("An unknown pseudo-language is wrong usage")
  func unknown() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("layout", "A.xib", "--json", "--locale", "en-x-klingon")
    #expect(run.code == 2)
    #expect(run.log.contains("unknown pseudo-language 'en-x-klingon'; 'galley locales' lists them"))
  }

  @Test("Plurals are shown for five, or for the configuration's number")
  func sampleNumber() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write(
      """
      "lbl-00-001.text" = { NSStringLocalizedFormatKey = "%#@n@"; n = { one = "%d день"; few = "%d дня"; \
      many = "%d дней"; other = "%d дня"; }; };
      """, to: "ru.lproj/A.stringsdict")
    #expect(try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "ru").output.contains("5 дней"))
    try folder.write("fixtures:\n  number: 21\n", to: ".galley.yml")
    #expect(try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "ru").output.contains("21 день"))
    try folder.write("fixtures:\n  number: many\n", to: ".galley.yml")
    #expect(try galley("layout", "Base.lproj/A.xib", "--json").log.contains(".galley.yml:2: error: expected a whole"))
  }
}
