import ImageDiff
import Snapshots

/// What every version of a report has.
struct StoredFormat: Decodable {
  var galleyReport: Int
}

/// A report's JSON.
struct StoredDocument: Decodable {
  var galleyReport: Int
  var title: String
  var references: String?
  var warnings: [String]
  var problems: [String]?
  var run: RunScope?
  var results: [StoredResult]
}

/// A result in a report's JSON.
struct StoredResult: Decodable {
  var path: String
  var document: String
  var scene: String
  var device: String
  var locale: String
  var typeSize: String
  var orientation: String
  var appearance: String
  var scale: Int
  var status: SnapshotResult.Status
  var referencePath: String?
  var recorded: Bool?
  var fingerprint: String?
  var message: String?
  var causes: [SnapshotCause]?
  var pixels: StoredPixels?
  var digest: String?
  var images: [String: StoredImage]?
  var sidecar: StoredSidecar?

  /// The result without its pictures.
  var result: SnapshotResult {
    var result = SnapshotResult(
      path: path, document: document, scene: scene,
      traits: SnapshotTraits(
        device: device, locale: locale, typeSize: typeSize, orientation: orientation, appearance: appearance),
      scale: scale, status: status, referencePath: referencePath, pixels: pixels?.difference, causes: causes ?? [],
      message: message ?? "")
    result.isRecorded = recorded ?? false
    result.fingerprint = fingerprint.flatMap { UInt64($0, radix: 16) }
    return result
  }

  /// The pictures, which lie where the path says and nowhere else; none in a report without pictures.
  var pictures: SnapshotPictures? {
    guard let digest, let images else { return nil }
    let result = result
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

/// A picture in a report's JSON.
struct StoredImage: Decodable {
  var width: Int
  var height: Int
  var hash: String?
}

/// A layout in a report's JSON.
struct StoredSidecar: Decodable {
  var hash: String
}

/// A difference of pixels in a report's JSON.
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

  var difference: PixelDifference {
    PixelDifference(
      count: count,
      regions: regions.map { region in
        DifferenceRegion(
          bounds: PixelRect(x: region.x, y: region.y, width: region.width, height: region.height), count: region.count,
          kind: PixelDifference.Kind(name: region.kind) ?? .change, largestStep: region.largestStep)
      })
  }
}
