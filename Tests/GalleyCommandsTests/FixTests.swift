import Foundation
import TestSupport
import Testing

@Suite("galley fix")
struct FixTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    try folder.write("", to: "Package.swift")
  }

  private func run(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  /// The id of the only finding, as `check` prints it.
  private func finding() throws -> String {
    let output = try run("check", "Card.xib").output
    return String(try #require(output.firstMatch(of: /\[\w+ (\w{8})\]/)?.1))
  }

  @Test("The list has each finding with its id, and fixes as steps and code")
  func list() throws {
    let result = try run("fix", "Card.xib", "--type-size", "L,AX3")
    #expect(result.code == 0)
    #expect(result.output.contains("[conflict \(try finding())]\n  'Card' in all 2 cells\n"))
    #expect(result.output.contains("  fix 1: "))
    #expect(result.output.contains("      code: "))
    #expect(result.output.contains("1 finding, 1 with a verified fix"))
  }

  @Test("Of two widths, one is removed: the file loses its line and nothing else, and the check passes")
  func conflict() throws {
    let result = try run("fix", "Card.xib", "--finding", finding())
    #expect(result.code == 0)
    let lines = SampleDocuments.conflict.split(separator: "\n")
    let without = ["con-00-003", "con-00-004"].map { id in
      lines.filter { !$0.contains("id=\"\(id)\"") }.joined(separator: "\n")
    }
    #expect(without.contains(folder.text("Card.xib")))
    #expect(try run("check", "Card.xib").code == 0)
  }

  @Test("Another fix than the best can be chosen")
  func choice() throws {
    let first = try run("fix", "Card.xib", "--finding", finding(), "--diff").output
    let second = try run("fix", "Card.xib", "--finding", finding(), "--choice", "2", "--diff").output
    #expect(first != second && second.hasPrefix("--- a/Card.xib"))
    #expect(try run("fix", "Card.xib", "--finding", finding(), "--choice", "2").code == 0)
    #expect(try run("check", "Card.xib").code == 0)
    #expect(try run("fix", "Card.xib", "--finding", "x", "--choice", "0").code == 2)
  }

  @Test("A difference is printed instead of being written")
  func difference() throws {
    let result = try run("fix", "Card.xib", "--finding", finding(), "--diff")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("--- a/Card.xib\n+++ b/Card.xib\n@@ "))
    #expect(folder.text("Card.xib") == SampleDocuments.conflict)
  }

  @Test("A text that would hide the row above it is not mended by growing upwards")
  func covering() throws {
    try folder.write(SampleDocuments.lowRow, to: "Card.xib")
    let fixes = try JSONDecoder().decode(Fixes.self, from: Data(run("fix", "Card.xib", "--format", "json").output.utf8))
    let offered = try #require(fixes.findings.first { $0.rule == "truncated" }).fixes
    let upwards = try #require(offered.first { $0.title.contains(".top = Row.top' give way") })
    #expect(
      upwards.refutation == "In canvas base L, the label 'Second row of several lines' would cover the label 'First'.")
    #expect(offered.contains { $0.title.contains(".bottom = Row.bottom' give way") && $0.refutation == nil })
  }

  @Test("A text does not get its room by pushing a button off the scene")
  func pushing() throws {
    try folder.write(SampleDocuments.narrowName, to: "Card.xib")
    let fixes = try JSONDecoder().decode(Fixes.self, from: Data(run("fix", "Card.xib", "--format", "json").output.utf8))
    let offered = try #require(fixes.findings.first { $0.rule == "truncated" }).fixes
    let sideways = try #require(offered.first { $0.title.contains("'Bar.trailing = ") })
    #expect(
      sideways.refutation == "New in canvas base L: The text of the button 'Open' is completely outside the scene.")
  }

  private struct Fixes: Decodable {
    struct Entry: Decodable {
      var rule: String
      var fixes: [Fix]
      var copy: String?
    }

    struct Fix: Decodable {
      var title: String
      var refutation: String?
      var remarks: [String]
    }

    var findings: [Entry]
  }

  // MARK: Localized copies

  @Test("A fix of a base document is tried without the cells of a localized copy, which is named")
  func localizedCopy() throws {
    try folder.write(SampleDocuments.conflict, to: "App/Base.lproj/Pass.xib")
    try folder.write(SampleDocuments.conflict, to: "App/de.lproj/Pass.xib")
    let arguments = ["fix", "App/Base.lproj/Pass.xib", "--locale", "base,de"]
    let list = try ToolProcess.run(arguments: arguments, in: folder.url).output
    let note =
      "note: The localized copy App/de.lproj/Pass.xib is a document of its own, which was not changed in the trial"
    #expect(list.contains("1 finding, 1 with a verified fix"))
    #expect(list.contains(note + ": it has the same problem and needs the same change."))
    let id = try #require(list.firstMatch(of: /\[conflict (\w{8})\]/)?.1)
    let result = try ToolProcess.run(arguments: arguments + ["--finding", String(id)], in: folder.url)
    #expect(result.code == 0 && result.output.contains(note))
    #expect(folder.text("App/de.lproj/Pass.xib") == SampleDocuments.conflict)
    #expect(try run("check", "App/Base.lproj/Pass.xib").code == 0)
    #expect(try run("check", "App/Base.lproj/Pass.xib", "--locale", "de").code == 1)
  }

  @Test("A problem that only the localized copy has is to be mended there")
  func problemOfCopy() throws {
    try folder.write(SampleDocuments.label, to: "App/Base.lproj/Pass.xib")
    try folder.write(SampleDocuments.conflict, to: "App/de.lproj/Pass.xib")
    let arguments = ["fix", "App/Base.lproj/Pass.xib", "--locale", "base,de"]
    let list = try ToolProcess.run(arguments: arguments, in: folder.url).output
    let reason = "no fix here: only the localized copy App/de.lproj/Pass.xib has this problem; mend that document"
    #expect(list.contains("  " + reason + "\n"))
    let id = try #require(list.firstMatch(of: /\[conflict (\w{8})\]/)?.1)
    let result = try ToolProcess.run(arguments: arguments + ["--finding", String(id)], in: folder.url)
    #expect(result.code == 1 && result.log.contains(reason))
  }

  @Test("An unknown finding is wrong usage, with a hint")
  func unknownFinding() throws {
    let result = try run("fix", "Card.xib", "--finding", "12345678")
    #expect(result.code == 2)
    #expect(result.log.contains("unknown finding '12345678'"))
    #expect(result.log.contains("'galley check' with the same matrix"))
    #expect(result.log.contains("only conflicts, ambiguity, truncated and clipped text and overlaps have fixes"))
  }

  @Test(
    "Options that make no sense together are wrong usage",
    arguments: [
      ["--finding", "a", "--suggest"], ["--choice", "2"], ["--diff"], ["--view", "a"],
      ["--update-frames", "--suggest"], ["--update-frames", "--update-constants"], ["--reset-to-suggested"],
      ["--finding", "a", "--view", "b"],
    ])
  func usage(options: [String]) throws {
    let result = try ToolProcess.run(arguments: ["fix", "Card.xib"] + options, in: folder.url)
    #expect(result.code == 2)
  }

  @Test("A read-only document is not written")
  func readOnly() throws {
    let id = try finding()
    let path = folder.url.appending(path: "Card.xib").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try run("fix", "Card.xib", "--finding", id)
    #expect(result.code == 4)
    #expect(result.log.contains("read-only"))
    #expect(folder.text("Card.xib") == SampleDocuments.conflict)
  }

  @Test("Permissions stay, and nothing is left beside the document")
  func permissions() throws {
    let path = folder.url.appending(path: "Card.xib").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try run("fix", "Card.xib", "--finding", finding())
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == ["Card.xib", "Package.swift"])
  }

  @Test("A link out of the project is refused")
  func linkOut() throws {
    let outside = TemporaryFolder()
    try outside.write(SampleDocuments.conflict, to: "Other.xib")
    try folder.write("", to: ".galley.yml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Card.xib"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Card.xib"), withDestinationURL: outside.url.appending(path: "Other.xib"))
    let result = try run("fix", "Card.xib", "--update-frames")
    #expect(result.code == 2)
    #expect(result.log.contains("symbolic link out of the project"))
    #expect(outside.text("Other.xib") == SampleDocuments.conflict)
  }

  @Test("Saved frames are brought up to date, once; all else stays")
  func frames() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    #expect(try run("fix", "Card.xib", "--update-frames").code == 0)
    let text = folder.text("Card.xib")
    let rest = text.replacing(
      /x="20" y="[0-9.]+" width="[0-9.]+" height="[0-9.]+"/, with: #"x="3" y="3" width="3" height="3""#)
    #expect(text != SampleDocuments.label && rest == SampleDocuments.label)
    let again = try run("fix", "Card.xib", "--update-frames")
    #expect(again.output == "Card.xib: nothing to change\n")
    #expect(try run("fix", "Card.xib", "--update-frames", "--view", "no").code == 2)
  }

  @Test("Constants are brought up to date with the frames, once, and a view is reset to what is suggested")
  func constants() throws {
    try folder.write(
      SampleDocuments.label.replacing(
        "x=\"3\" y=\"3\" width=\"3\" height=\"3\"", with: "x=\"33\" y=\"12\" width=\"150\" height=\"21\""),
      to: "Card.xib")
    #expect(try run("fix", "Card.xib", "--update-constants", "--view", "lbl-00-001").code == 0)
    #expect(
      folder.text("Card.xib").contains("x=\"33\" y=\"12\"") && folder.text("Card.xib").contains("constant=\"33\""))
    #expect(try run("fix", "Card.xib", "--update-constants", "--view", "no").code == 2)
    let reset = try run("fix", "Card.xib", "--reset-to-suggested", "--view", "lbl-00-001", "--diff")
    #expect(reset.code == 0 && reset.output.hasPrefix("--- a/Card.xib"))
  }

  @Test("A view without constraints gets them from its present place")
  func suggestion() throws {
    let lines = SampleDocuments.label.split(separator: "\n").filter { !$0.contains("constraint") }
    let text = lines.joined(separator: "\n").replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
      .replacing("x=\"3\" y=\"3\" width=\"3\" height=\"3\"", with: "x=\"20\" y=\"12\" width=\"80\" height=\"21\"")
    try folder.write(text, to: "Card.xib")
    #expect(try run("fix", "Card.xib", "--suggest").code == 0)
    let result = folder.text("Card.xib")
    #expect(result.contains("translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lbl-00-001\""))
    #expect(
      result.contains(
        #"firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" constant="20" symbolic="YES""#))
    #expect(result.contains(#"firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" constant="12""#))
    #expect(
      result.contains(#"firstAttribute="trailing" secondItem="lbl-00-001" secondAttribute="trailing" constant="220""#))
    #expect(try run("check", "Card.xib").code == 0)
  }
}
