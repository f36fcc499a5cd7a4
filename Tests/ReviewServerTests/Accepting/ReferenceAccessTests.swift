import Digests
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

@testable import ReviewServer

@Suite("References that cannot be written")
struct ReferenceAccessTests {
  private let report: SampleReport
  private let old = SampleSnapshots.files(0xFFFF_0000)
  private let new = SampleSnapshots.files(0xFF00_FF00)

  init() throws { report = try .ofEveryVerdict() }

  private func path(_ scene: String) -> String { SampleSnapshots.path(scene) }

  private func refusal(_ scene: String, _ served: ServedReport) throws -> String {
    let message = try #require(try served.visitor.outcomes(accept: [path(scene)])[path(scene)])
    #expect(message.hasPrefix("refused: "))
    return message
  }

  @Test("Symbolic links to folders or files in the references are not followed")
  func links() throws {
    let served = try ServedReport(report)
    try FileManager.default.moveItem(
      atPath: report.folder.path + "/refs/Main.xib/Changed", toPath: report.folder.path + "/moved")
    try report.folder.link("refs/Main.xib/Changed", to: report.folder.path + "/moved")
    #expect(try refusal("Changed", served).contains("symbolic link"))
    #expect(report.folder.bytes("moved/canvas_en_L@2x.png") == old.png)
    try report.folder.write(old.png, to: "elsewhere.png")
    try report.folder.link("refs/\(path("Other")).png", to: report.folder.path + "/elsewhere.png")
    #expect(try refusal("Other", served).contains("symbolic link"))
    try report.folder.link("refs/\(path("Orphan")).json", to: report.folder.path + "/elsewhere.png")
    #expect(try refusal("Orphan", served).contains("symbolic link"))
    #expect(report.folder.bytes("elsewhere.png") == old.png && report.reference("Orphan")?.png == old.png)
  }

  @Test("A symbolic link in the report is not a picture")
  func linkedPicture() throws {
    let served = try ServedReport(report)
    let file = "report/images/\(path("Changed")).actual.png"
    try report.folder.write(new.png, to: "elsewhere.png")
    try report.folder.link(file, to: report.folder.path + "/elsewhere.png")
    #expect(try refusal("Changed", served).contains("symbolic link"))
  }

  @Test("A disk that cannot be written to is reported, and the references stay")
  func readOnly() throws {
    // The kernel's own file system takes no files, not even from root.
    let served = try ServedReport(report, references: "/proc/galley-references")
    #expect(try refusal("New", served).contains("cannot be written"))
    #expect(report.reference("Changed") == old)
  }

  @Test("A folder in a reference's place is reported")
  func folderInTheWay() throws {
    let served = try ServedReport(report)
    try report.folder.write([1], to: "refs/\(path("New")).png/x")
    #expect(try refusal("New", served).contains("folder"))
    #expect(report.folder.exists("refs/\(path("New")).png/x"))
  }

  @Test("If the report does not name its references, the message names the option that does")
  func noReferences() throws {
    let served = try ServedReport(report)
    try report.write(references: nil)
    let other = try ReviewServer(ReviewedReport(folder: report.folder.path + "/report"))
    defer { other.stop() }
    let outcomes = try Visitor(address: other.address).outcomes(accept: [path("Changed")], digests: nil)
    #expect(outcomes[path("Changed")]?.contains("--reference") == true)
    #expect(try served.visitor.outcomes(reject: [path("Changed")]) == [path("Changed"): ""])
  }

  @Test("The reviewer's folder of references takes precedence over the report's")
  func otherFolder() throws {
    let served = try ServedReport(report, references: report.folder.path + "/other")
    #expect(try served.visitor.outcomes(accept: [path("New")]) == [path("New"): ""])
    #expect(ReferenceFolder(path: report.folder.path + "/other").files(of: path("New")) == new)
    #expect(report.reference("New") == nil)
  }

  @Test(
    "A forged report can name no files but those of snapshots",
    arguments: [
      "../outside@2x", "a/../../outside@2x", "/etc/outside@2x", "package", ".git/config@2x", "a\\b@2x", "a//b@2x", "x",
    ])
  func madeUpPaths(name: String) throws {
    let served = try ServedReport(report)
    let text = String(decoding: try #require(report.folder.bytes("report/report.json")), as: UTF8.self)
    let escaped = name.replacing("\\", with: "\\\\")
    try report.folder.write(
      Array(text.replacing("\"path\":\"\(path("New"))\"", with: "\"path\":\"\(escaped)\"").utf8),
      to: "report/report.json")
    #expect(try served.visitor.outcomes(accept: [name])[name]?.contains("is not the name of a snapshot") == true)
    #expect(!report.folder.exists("outside@2x.png") && !report.folder.exists("refs/package.png"))
  }

  @Test("A forged report cannot pass another file off as a picture or a layout")
  func madeUpFiles() throws {
    let served = try ServedReport(report)
    let text = String(decoding: try #require(report.folder.bytes("report/report.json")), as: UTF8.self)
    let file = "images/\(path("New")).actual"
    let hash = Array("#!/bin/sh\n".utf8).hexadecimalHash
    try report.folder.write(Array("#!/bin/sh\n".utf8), to: "report/\(file).json")
    let made = text.replacing(SampleSnapshots.files(0xFF00_FF00).sidecar?.hexadecimalHash ?? "", with: hash)
    try report.folder.write(Array(made.utf8), to: "report/report.json")
    #expect(try refusal("New", served).contains("has changed since"))
    // Files lie where the path says, whatever the report says of them.
    try report.folder.write(try #require(new.sidecar), to: "report/\(file).json")
    try report.folder.write(Array(text.replacing(file + ".png", with: "../secret.png").utf8), to: "report/report.json")
    #expect(try served.visitor.outcomes(accept: [path("New")]) == [path("New"): ""])
    #expect(report.reference("New") == new)
  }
}
