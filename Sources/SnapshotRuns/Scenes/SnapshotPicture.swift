import Digests
import Galley

/// Why a snapshot has no picture.
package enum PictureError: Error, CustomStringConvertible {
  case painting(RasterError)
  /// The rest of the snapshot is in the cache, but the scene cannot be laid out again to paint it.
  case layout(SceneError)

  package var description: String {
    switch self {
    case .painting(let error): "\(error)"
    case .layout(let error): "\(error)"
    }
  }

  /// Calls a function that paints.
  package static func painting<Result>(_ paint: () throws(RasterError) -> Result) throws(PictureError) -> Result {
    do throws(RasterError) {
      return try paint()
    } catch {
      throw .painting(error)
    }
  }
}

/// The picture of a snapshot, painted and compressed when that is needed for the first time.
package final class SnapshotPicture {
  private let paint: () throws(PictureError) -> Pixmap
  private let encode: (() throws(PictureError) -> [UInt8])?
  private var pixmap: Pixmap?
  /// The image file, if it has been made.
  private(set) var knownFile: [UInt8]?
  /// The digest of the pixels, if it has been computed.
  private(set) var knownDigest: QuickDigest?
  /// The digest of a PNG file that was compressed from these pixels, or that gave these pixels when it was decoded.
  private(set) var knownFileDigest: QuickDigest?

  /// A picture with a PNG file.
  package init(paint: @escaping () throws(PictureError) -> Pixmap) {
    self.paint = paint
    encode = nil
  }

  /// A picture with a file of a format that has no pixels.
  init(
    encode: @escaping () throws(PictureError) -> [UInt8], paint: @escaping () throws(PictureError) -> Pixmap
  ) {
    self.encode = encode
    self.paint = paint
  }

  /// A picture that an earlier run has painted.
  ///
  /// - Parameter paint: Paints the picture again.
  init(_ cached: CachedPicture, paint: @escaping () throws(PictureError) -> Pixmap) {
    self.paint = paint
    encode = nil
    if !cached.file.isEmpty { knownFile = cached.file }
    knownDigest = QuickDigest(hexadecimal: cached.pixels)
    knownFileDigest = QuickDigest(hexadecimal: cached.fileDigest)
  }

  /// Returns the pixels, as decoding the file gives them.
  func pixels() throws(PictureError) -> Pixmap {
    if let pixmap { return pixmap }
    let painted = PNG.stored(try paint())
    pixmap = painted
    return painted
  }

  /// Returns the digest of the pixels.
  func digest() throws(PictureError) -> QuickDigest {
    if let knownDigest { return knownDigest }
    let digest = try pixels().digest
    knownDigest = digest
    return digest
  }

  /// Returns the bytes of the image file.
  package func file() throws(PictureError) -> [UInt8] {
    if let knownFile { return knownFile }
    let file = if let encode { try encode() } else { PNG.encode(try pixels()) }
    knownFile = file
    return file
  }

  /// Returns what a sidecar says about the picture, or `nil` for a format without pixels.
  func digests() throws(PictureError) -> PictureDigests? {
    guard encode == nil else { return nil }
    let digest = QuickDigest(of: try file())
    if knownFileDigest == nil { knownFileDigest = digest }
    return PictureDigests(pixels: try self.digest(), file: digest)
  }

  /// Notes that a PNG file gave these pixels when it was decoded.
  func noteFile(_ digest: QuickDigest) { knownFileDigest = digest }

  /// Frees the memory of the pixels, which are painted again if they are needed once more.
  func releasePixels() { pixmap = nil }

  /// What the cache keeps of the picture, or `nil` if nothing is known of it because it could not be painted.
  var cached: CachedPicture? {
    guard knownFile != nil || knownDigest != nil else { return nil }
    return CachedPicture(
      file: knownFile ?? [], pixels: knownDigest?.hexadecimal ?? "", fileDigest: knownFileDigest?.hexadecimal ?? "")
  }
}

/// The picture of a reference, decoded only if its sidecar does not say what it shows.
final class ReferencePicture {
  private let files: SnapshotFiles
  private let scale: Double
  private(set) lazy var decoded = try? PNG.decode(files.png, scale: scale)

  /// - Parameter scale: The number of pixels per point.
  init(_ files: SnapshotFiles, scale: Double) {
    self.files = files
    self.scale = scale
  }

  /// Returns whether the reference has the size and the pixels of a picture.
  ///
  /// - Parameter trust: What to believe without decoding the reference.
  func shows(_ picture: SnapshotPicture, trusting trust: ReferenceTrust) throws(PictureError) -> Bool {
    let file = QuickDigest(of: files.png)
    if picture.knownFileDigest == file { return true }
    if trust == .sidecars, let digests = files.sidecar.flatMap(PictureDigests.init(inSidecar:)), digests.file == file {
      return digests.pixels == (try picture.digest())
    }
    guard let decoded, decoded.digest == (try picture.digest()) else { return false }
    picture.noteFile(file)
    return true
  }
}
