import Graphics

/// The pictures of a snapshot that a report has, and the layout of the last of them.
package struct SnapshotPictures {
  /// A picture's file and size.
  package struct Picture {
    /// The path below the report's folder.
    package var file: String
    /// The size in pixels.
    package var width, height: Int
    /// A hash of the file's bytes; none in reports of earlier versions.
    package var hash: String?
  }

  /// A layout's file.
  package struct Sidecar {
    /// The path below the report's folder.
    package var file: String
    /// A hash of the file's bytes.
    package var hash: String
  }

  /// The pictures in the order of their kinds.
  package private(set) var pictures: [(kind: PictureKind, picture: Picture)] = []
  /// The layout of the picture as it is now.
  package private(set) var sidecar: Sidecar?
  /// A hash of what is decided about: a decision holds for as long as it is the same.
  package var digest: String { storedDigest ?? hash.text }
  private var hash = Fingerprint()
  private var storedDigest: String?

  init() {}

  /// The pictures of a report that was read.
  init(_ pictures: [(kind: PictureKind, picture: Picture)], sidecar: Sidecar?, digest: String) {
    self.pictures = pictures
    self.sidecar = sidecar
    storedDigest = digest
  }

  /// The picture of a kind.
  package func picture(of kind: PictureKind) -> Picture? { pictures.first { $0.kind == kind }?.picture }

  /// The files, by their paths below the report's folder.
  var files: [String] { pictures.map(\.picture.file) + (sidecar.map { [$0.file] } ?? []) }

  /// The pictures without those of some files.
  func without(_ files: Set<String>) -> SnapshotPictures {
    SnapshotPictures(
      pictures.filter { !files.contains($0.picture.file) },
      sidecar: sidecar.flatMap { files.contains($0.file) ? nil : $0 },
      digest: digest)
  }

  /// Adds a picture; those of a snapshot are added in the order of their kinds.
  mutating func add(_ outline: PNGOutline, hash fileHash: String, of kind: PictureKind, as file: String) {
    pictures.append((kind, Picture(file: file, width: outline.width, height: outline.height, hash: fileHash)))
    guard kind == .expected || kind == .actual else { return }
    hash.combine(kind.rawValue)
    hash.combine(outline.digest)
  }

  /// Adds the layout, after all pictures.
  mutating func add(sidecar: Sidecar) {
    self.sidecar = sidecar
    hash.combine(sidecar.hash)
  }
}

/// The pictures that a report has of a snapshot.
package enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// The reference.
  case expected
  /// The picture as it is now.
  case actual
  /// Where they differ.
  case difference
  /// The reference with its layout drawn over it.
  case expectedOverlay
  /// The picture as it is now with its layout drawn over it.
  case actualOverlay
  /// A small picture for the list; without it the list shrinks the picture as it is now.
  case thumbnail

  /// The end of the file's name.
  var suffix: String {
    switch self {
    case .expected, .actual, .difference, .thumbnail: ".\(rawValue).png"
    case .expectedOverlay: ".expected.overlay.png"
    case .actualOverlay: ".actual.overlay.png"
    }
  }
}

/// What a PNG file says about its picture without being decoded.
package struct PNGOutline: Equatable {
  /// The size in pixels.
  package var width, height: Int
  /// A hash of the checksums that the file has of its parts: another picture has another one.
  package var digest: UInt64

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks' heads (PNG, third edition, 5.3); none where the bytes are not a PNG file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    // The header is the first chunk: length and name, 4 bytes each, then width and height.
    guard let width = bytes.bigEndian(at: 16), let height = bytes.bigEndian(at: 20), width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
    digest = Self.digest(ofChunksIn: bytes)
  }

  private static func digest(ofChunksIn bytes: [UInt8]) -> UInt64 {
    var hash = Fingerprint()
    var place = signature.count
    while let length = bytes.bigEndian(at: place), let checksum = bytes.bigEndian(at: place + 8 + length) {
      hash.combine(UInt64(length) << 32 | UInt64(checksum))
      place += 12 + length
    }
    return hash.value
  }
}

extension [UInt8] {
  /// Four bytes as a number; none beyond the end.
  fileprivate func bigEndian(at place: Int) -> Int? {
    guard place + 4 <= count else { return nil }
    return self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
