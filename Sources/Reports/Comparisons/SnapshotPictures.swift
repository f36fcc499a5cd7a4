import Digests
import Snapshots

/// The pictures of a snapshot in a report, and the layout of the actual one.
package struct SnapshotPictures {
  package struct Picture {
    /// The path below the report's folder.
    package var file: String
    /// The size in pixels.
    package var width, height: Int
    /// A hash of the file's bytes, or `nil` in reports of earlier versions.
    package var hash: String?
  }

  package struct Sidecar {
    /// The path below the report's folder.
    package var file: String
    /// A hash of the file's bytes.
    package var hash: String
  }

  package private(set) var pictures: [(kind: PictureKind, picture: Picture)] = []
  /// The layout of the actual picture.
  package private(set) var sidecar: Sidecar?
  /// A hash of everything that a reviewer decides about. A decision is valid while it stays the same.
  package var digest: String { storedDigest ?? hash.hexadecimal }
  private var hash = StableHash()
  private var storedDigest: String?

  /// The digest of a snapshot without pictures.
  static let digestOfNone = SnapshotPictures().digest

  /// Whether there is no picture, and the digest says so.
  var areNone: Bool { pictures.isEmpty && sidecar == nil && storedDigest == nil }

  init() {}

  /// Creates the pictures of a stored report.
  init(_ pictures: [(kind: PictureKind, picture: Picture)], sidecar: Sidecar?, digest: String) {
    self.pictures = pictures
    self.sidecar = sidecar
    storedDigest = digest
  }

  package func picture(of kind: PictureKind) -> Picture? { pictures.first { $0.kind == kind }?.picture }

  /// The paths of all files below the report's folder.
  var files: [String] { pictures.map(\.picture.file) + (sidecar.map { [$0.file] } ?? []) }

  /// Returns the pictures without those in the given files.
  func without(_ files: Set<String>) -> SnapshotPictures {
    SnapshotPictures(
      pictures.filter { !files.contains($0.picture.file) },
      sidecar: sidecar.flatMap { files.contains($0.file) ? nil : $0 },
      digest: digest)
  }

  /// Adds a picture. Pictures are added in the order of their kinds.
  mutating func add(_ outline: PNGOutline, hash fileHash: String, of kind: PictureKind, as file: String) {
    pictures.append((kind, Picture(file: file, width: outline.width, height: outline.height, hash: fileHash)))
    guard kind == .expected || kind == .actual else { return }
    hash.add(kind.rawValue.utf8)
    hash.add(outline.digest)
  }

  /// Adds the layout, after all pictures.
  mutating func add(sidecar: Sidecar) {
    self.sidecar = sidecar
    hash.add(sidecar.hash.utf8)
  }
}

extension SnapshotResult {
  /// The pictures that a reviewer compares, the current one first.
  var pictureKinds: [PictureKind] {
    switch status {
    case .added: [.actual]
    case .orphaned: [.expected]
    case .changed, .layout, .drift: [.actual, .expected, .difference]
    case .passed, .failed: []
    }
  }
}

/// The kinds of pictures of a snapshot in a report.
package enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// The reference.
  case expected
  /// The picture as it is now.
  case actual
  /// The picture with the differing pixels marked.
  case difference
  /// The reference with its layout drawn over it.
  case expectedOverlay
  /// The actual picture with its layout drawn over it.
  case actualOverlay
  /// The part of the actual picture that changed, or all of it, scaled down for the list. Without it, the list scales
  /// down the actual picture.
  case thumbnail
  /// The part of the reference around the change, for a summary.
  case expectedDetail
  /// The part of the actual picture around the change.
  case actualDetail
  /// The part of the difference around the change.
  case differenceDetail

  /// The kinds that a summary shows of a change, in this order.
  package static let details: [PictureKind] = [.expectedDetail, .actualDetail, .differenceDetail]

  /// The end of the file name.
  var suffix: String {
    switch self {
    case .expected, .actual, .difference, .thumbnail: ".\(rawValue).png"
    case .expectedOverlay: ".expected.overlay.png"
    case .actualOverlay: ".actual.overlay.png"
    case .expectedDetail: ".expected.detail.png"
    case .actualDetail: ".actual.detail.png"
    case .differenceDetail: ".difference.detail.png"
    }
  }
}

/// The size of a PNG file's picture, and a hash of its content, read without decoding it.
package struct PNGOutline: Equatable {
  /// The size in pixels.
  package var width, height: Int
  /// A hash of the checksums of the file's chunks.
  package var digest: UInt64

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks' headers (PNG, third edition, 5.3); `nil` if the bytes are not a PNG file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    // The first chunk is the header: its length and name, 4 bytes each, are followed by width and height.
    guard let width = bytes.bigEndian(at: 16), let height = bytes.bigEndian(at: 20), width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
    digest = Self.digest(ofChunksIn: bytes)
  }

  private static func digest(ofChunksIn bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    var place = signature.count
    while let length = bytes.bigEndian(at: place), let checksum = bytes.bigEndian(at: place + 8 + length) {
      hash.add(UInt64(length) << 32 | UInt64(checksum))
      place += 12 + length
    }
    return hash.value
  }
}

extension [UInt8] {
  /// Returns four bytes as a big-endian number, or `nil` beyond the end.
  fileprivate func bigEndian(at place: Int) -> Int? {
    guard place + 4 <= count else { return nil }
    return self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
