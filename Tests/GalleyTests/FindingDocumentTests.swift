import Foundation
import TestSupport
import Testing

@testable import Galley

/// The documents in `Tests/Documents/Findings` say what is found about them, with the bundled fonts.
@Suite("Documents with findings")
struct FindingDocumentTests {
  @Test("have the findings that they expect", arguments: DocumentCase.all("Findings"))
  func findings(_ document: DocumentCase) {
    document.check { block, expected in
      guard block.word == "findings" else { throw block.head.problem("expected findings") }
      try block.allow(["on", "in", "at", "with", "about", "where"])
      let folder = try project(with: document.file, as: expected.bytes(for: block))
      let found = try findings(of: folder.path(of: "Base.lproj/\(document.file.lastPathComponent)"), in: block.setting)
      return try block.problems(findings: found)
    }
  }

  /// Returns a folder with a document and with the tables of texts beside it: those of `de` are in `de.lproj`.
  private func project(with file: URL, as bytes: Data) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let name = file.deletingPathExtension().lastPathComponent
    try folder.write(bytes, to: "Base.lproj/\(file.lastPathComponent)")
    let beside = file.deletingLastPathComponent()
    for other in try FileManager.default.contentsOfDirectory(atPath: beside.path) {
      let parts = other.split(separator: ".")
      guard parts.first == name[...], let type = parts.last, ["strings", "xcstrings"].contains(type) else { continue }
      let language = parts.count > 2 ? parts[1] : "Base"
      try folder.write(
        Data(contentsOf: beside.appending(path: other)), to: "\(language).lproj/\(name).\(type)")
    }
    return folder
  }

  private func findings(of path: String, in setting: DocumentSetting) throws -> [Finding] {
    let document = try DocumentRenderer(contentsOf: path)
    let renderer = try Renderer()
    renderer.settings.recorded.insert(.designFindings)
    let cell = MatrixCell(
      screen: setting.device.map { .device($0) } ?? .canvas, locale: setting.traits.locale,
      typeSize: .category(setting.traits.preferredContentSizeCategory), orientation: setting.orientation,
      look: setting.traits.look)
    return try document.render(document.scenes[0], in: cell, with: renderer).layout.findings
  }
}
