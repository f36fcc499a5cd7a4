import Files
import Foundation
import ImageDiff
import Snapshots

/// A report read from its `report.json`.
package struct StoredReport {
  package let run: VerificationRun
  package let title: String
  /// The folder of the references: a path relative to the report's folder, or an absolute one; `nil` if the report
  /// does not say.
  package let references: String?
  /// The pictures by the paths of their snapshots. Most images pass and have none: those are left out.
  package let pictures: [PathBytes: SnapshotPictures]
  /// Whether the report has pictures, of those images that do not pass.
  private let isPictured: Bool

  package static let fileName = "report.json"

  /// Reads the report in a folder.
  ///
  /// - Parameter keep: Called with each result and its pictures. It returns whether the report is to have the result.
  package init(
    inFolder folder: String, keeping keep: (SnapshotResult, SnapshotPictures?) -> Bool = { _, _ in true }
  ) throws(StoredReportError) {
    let path = folder + "/" + Self.fileName
    let file: InputFile
    do throws(TextFileError) {
      file = try InputFile(path, as: .run)
    } catch {
      throw error.reason == .missing ? .missing(path: path) : .text(path: path, error)
    }
    try self.init(file, path: path, keeping: keep)
  }

  /// Reads a ``ReportDocument`` a piece at a time.
  ///
  /// - Parameters:
  ///   - file: The file with the JSON.
  ///   - path: The path to name in errors.
  ///   - keep: Called with each result and its pictures. It returns whether the report is to have the result.
  package init(
    _ file: InputFile, path: String = StoredReport.fileName,
    keeping keep: (SnapshotResult, SnapshotPictures?) -> Bool = { _, _ in true }
  ) throws(StoredReportError) {
    try self.init(ReportSource(file), path: path, keeping: keep)
  }

  /// Reads a ``ReportDocument``.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - path: The path to name in errors.
  package init(_ bytes: [UInt8], path: String = StoredReport.fileName) throws(StoredReportError) {
    try self.init(ReportSource(bytes), path: path) { _, _ in true }
  }

  private init(
    _ source: ReportSource, path: String, keeping keep: (SnapshotResult, SnapshotPictures?) -> Bool
  ) throws(StoredReportError) {
    var results: [SnapshotResult] = []
    var pictures: [PathBytes: SnapshotPictures] = [:]
    var parts = SharedResultParts()
    var isPictured = false
    let document = StoredDocument.read(source) { stored in
      var result = stored.result
      parts.share(in: &result)
      let own = stored.pictures(of: result)
      isPictured = isPictured || own != nil
      guard keep(result, own) else { return }
      results.append(result)
      guard let own, result.status != .passed || !own.areNone else { return }
      let path = PathBytes(result.path)
      if pictures[path] == nil { pictures[path] = own }
    }
    guard let document else { throw source.refusal(path: path) }
    guard document.galleyReport <= ReportDocument.version else {
      throw .laterFormat(path: path, version: document.galleyReport)
    }
    title = document.title
    references = document.references
    run = VerificationRun(
      results: results, warnings: document.warnings, problems: document.problems ?? [], scope: document.run)
    self.pictures = pictures
    self.isPictured = isPictured
  }

  /// Returns the pictures of a result, or `nil` if the report is one without pictures.
  package func pictures(of result: SnapshotResult) -> SnapshotPictures? {
    pictures[PathBytes(result.path)] ?? (isPictured && result.status == .passed ? SnapshotPictures() : nil)
  }

  /// The paths of all pictures and layouts below the report's folder.
  package var pictureFiles: [String] {
    run.results.flatMap { pictures[PathBytes($0.path)]?.files ?? [] }
  }

  /// The hashes of these files' bytes, by their paths, as far as the report has them.
  package var hashes: [PathBytes: String] {
    var hashes: [PathBytes: String] = [:]
    for pictures in pictures.values {
      for (_, picture) in pictures.pictures { hashes[PathBytes(picture.file)] = picture.hash }
      if let sidecar = pictures.sidecar { hashes[PathBytes(sidecar.file)] = sidecar.hash }
    }
    return hashes
  }
}

package enum StoredReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  /// The file cannot be opened, or Git has left something else in its place.
  case text(path: String, TextFileError)
  case malformed(path: String)
  case laterFormat(path: String, version: Int)

  package var path: String {
    switch self {
    case .missing(let path), .text(let path, _), .malformed(let path), .laterFormat(let path, _): path
    }
  }

  /// The path, followed by `:line` if the line is known.
  package var place: String { if case .text(let path, let error) = self { error.place(in: path) } else { path } }

  /// What is wrong with the file, without its path.
  package var reason: String {
    switch self {
    case .missing: "there is no report, or it cannot be opened"
    case .text(_, let error): error.description
    case .malformed: "not a report written by Galley"
    case .laterFormat(_, let version): "written by a later version of Galley, in format \(version)"
    }
  }

  package var description: String { "'\(path)' cannot be read: \(reason)" }
}

extension ReportSource {
  /// Returns why the text is not a report of this version.
  fileprivate func refusal(path: String) -> StoredReportError {
    let bytes = beginning(InputKind.report.mostBytes)
    let version = (try? JSONDecoder().decode(StoredFormat.self, from: Data(bytes)))?.galleyReport ?? 0
    guard version <= ReportDocument.version else { return .laterFormat(path: path, version: version) }
    return TextFileError(in: bytes).map { .text(path: path, $0) } ?? .malformed(path: path)
  }
}

/// The part of a report that every version has.
struct StoredFormat: Decodable {
  var galleyReport: Int
}

/// The JSON of a report.
struct StoredDocument: Decodable {
  var galleyReport: Int
  var title: String
  var references: String?
  var warnings: [String]
  var problems: [String]?
  var run: RunScope?
  var results: [StoredResult]

  /// Reads the JSON of a report, and takes its results a few at a time.
  ///
  /// - Parameter take: Called with each result.
  /// - Returns: The rest of the report, or `nil` if it is malformed.
  static func read(_ source: ReportSource, taking take: (StoredResult) -> Void) -> StoredDocument? {
    let head = ReportSections.read(source) { section in
      if let results = PlainResults.read(section) {
        results.forEach(take)
        return true
      }
      let array = Data([UInt8(ascii: "[")] + section + [UInt8(ascii: "]")])
      guard let results = try? JSONDecoder().decode([StoredResult].self, from: array) else { return false }
      results.forEach(take)
      return true
    }
    return head.flatMap { try? JSONDecoder().decode(StoredDocument.self, from: Data($0)) }
  }
}

struct StoredResult: Decodable {
  var path: String
  var document: String
  var scene: String
  var device: String
  var locale: String
  var typeSize: String
  var orientation: String
  var appearance: String
  var contrast: String?
  var look: String?
  var scale: Int
  var status: Verdict
  var referencePath: String?
  var recorded: Bool?
  var line: Int?
  var fingerprint: String?
  var message: String?
  var causes: [SnapshotCause]?
  var findings: [SnapshotFinding]?
  var failingRules: [String]?
  var pixels: StoredPixels?
  var digest: String?
  var images: [String: StoredImage]?
  var sidecar: StoredSidecar?

  var result: SnapshotResult {
    var result = SnapshotResult(
      path: path, document: document, scene: scene,
      traits: SnapshotTraits(
        device: device, locale: locale, typeSize: typeSize, orientation: orientation, appearance: appearance,
        contrast: contrast, look: look),
      scale: scale, status: status, referencePath: referencePath, pixels: pixels?.difference, causes: causes ?? [],
      message: message ?? "")
    result.isRecorded = recorded ?? false
    result.line = line
    result.findings = findings ?? []
    result.failingRules = failingRules
    result.fingerprint = fingerprint.flatMap { UInt64($0, radix: 16) }
    return result
  }

  /// Returns the pictures, at the paths that follow from the snapshot's; `nil` in a report without pictures.
  func pictures(of result: SnapshotResult) -> SnapshotPictures? {
    guard let digest, let images else { return nil }
    // Most images pass and have no pictures: then the digest takes no memory of its own.
    if images.isEmpty, sidecar == nil, digest == SnapshotPictures.digestOfNone { return SnapshotPictures() }
    return SnapshotPictures(
      PictureKind.allCases.compactMap { kind in
        images[kind.rawValue].map { image in
          (
            kind,
            .init(
              file: ReportFolder.file(of: result, kind: kind), width: image.width, height: image.height,
              hash: image.hash)
          )
        }
      },
      sidecar: sidecar.map { .init(file: ReportFolder.sidecarFile(of: result), hash: $0.hash) }, digest: digest)
  }
}

struct StoredImage: Decodable {
  var width: Int
  var height: Int
  var hash: String?
}

struct StoredSidecar: Decodable {
  var hash: String
}

struct StoredPixels: Decodable {
  struct Region: Decodable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var count: Int
    var kind: String
    var largestStep: Double
  }

  var count: Int
  var regions: [Region]

  /// Far more pixels than pictures have on a side or in all. Sums of such numbers are in the range of integers.
  private static let possible = 0...1_000_000_000_000

  var difference: PixelDifference {
    PixelDifference(
      count: count.clamped(to: Self.possible),
      regions: regions.map { region in
        DifferenceRegion(
          bounds: PixelRect(
            x: region.x.clamped(to: Self.possible), y: region.y.clamped(to: Self.possible),
            width: region.width.clamped(to: Self.possible), height: region.height.clamped(to: Self.possible)),
          count: region.count.clamped(to: Self.possible), kind: PixelDifference.Kind(name: region.kind) ?? .change,
          largestStep: region.largestStep)
      })
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
