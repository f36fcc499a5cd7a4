import Files
import Graphics

/// A reason why a file of a reference cannot be compared.
package enum ReferenceDefect: Hashable, Sendable {
  case emptyPicture
  /// The picture or the layout is there and cannot be read.
  case refused(TextFileError.Reason)
  /// Git has the picture's address in Large File Storage in the file's place.
  case picturePointer
  /// The bytes do not begin as those of a PNG file.
  case noPicture
  /// The bytes begin as those of a PNG file, and the picture in them is cut off or has errors.
  case damagedPicture
  /// The file has something, as words say, by which viewers may show another picture than the one in its pixels.
  case ambiguousPicture(String)
  /// The picture has more pixels than are compared.
  case largePicture(width: Int, height: Int)
  /// There is no layout beside the picture, and a rule asks for it to be compared.
  case missingSidecar
  case damagedSidecar(SidecarError)

  /// Finds out what is wrong with a picture that cannot be decoded.
  init(ofPicture bytes: [UInt8]) {
    self =
      if bytes.isEmpty {
        .emptyPicture
      } else if bytes.isLargeFilePointer {
        .picturePointer
      } else if let (width, height) = Self.largeSize(inPNG: bytes) {
        .largePicture(width: width, height: height)
      } else if bytes.starts(with: Self.signature) {
        .damagedPicture
      } else {
        .noPicture
      }
  }

  /// The first bytes of a PNG file (PNG specification, 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the size in a PNG file's header, in pixels, if it is above the limit (PNG specification, 11.2.2).
  private static func largeSize(inPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return Int.product(of: width, and: height, exceeds: Pixmap.maximumPixelCount) ? (width, height) : nil
  }

  /// What is wrong, and what to do.
  package var sentence: String {
    switch self {
    case .emptyPicture: "the reference is empty; \(Self.remedy)"
    case .refused(let reason): "the reference or its layout cannot be read: \(reason); \(Self.remedy)"
    case .picturePointer:
      "the reference is a pointer of Git LFS instead of a picture; fetch the pictures with 'git lfs pull'"
    case .noPicture: "the reference is not a PNG file; \(Self.remedy)"
    case .damagedPicture: "the reference is a PNG file that is damaged or cut off; \(Self.remedy)"
    case .ambiguousPicture(let part): "the reference is a PNG file with \(part); \(Self.remedy)"
    case .largePicture(let width, let height):
      "the reference has \(width) x \(height) pixels, and at most \(Pixmap.maximumPixelCount) are compared; \(Self.remedy)"
    case .missingSidecar: "there is no layout beside the reference, which a strict rule compares; \(Self.remedy)"
    // The text's error says what to do.
    case .damagedSidecar(.text(let error)): "the layout beside the reference cannot be read: \(error)"
    case .damagedSidecar(let error): "the layout beside the reference cannot be read: \(error); \(Self.remedy)"
    }
  }

  private static let remedy = "restore it, or write it again with --record failed"
}
