import Digests
import Files
import Galley
import ImageFiles

/// An image file that is compared with another, with the layout that Galley may have written beside it.
package struct ComparedFile {
  package let path: String
  let bytes: [UInt8]
  let sidecar: [UInt8]?
  /// The pixels per point of a bitmap.
  private let scale: Double
  private let decoded = Decoded()

  /// The pixels per point with which drawings are painted: as many as most devices have.
  private static let drawingScale = 2.0

  /// What a file shows.
  struct Picture {
    var pixmap: Pixmap
    /// The size of a drawing in points, or `nil` for a bitmap. A large drawing has fewer pixels than its size asks for.
    var drawingSize: Size?
    /// Whether a drawing contains texts that are not drawn.
    var lacksTexts = false
  }

  /// The picture or the reason why there is none, once it is known: a report shows what was compared, and a file may
  /// take as long as the limit of time.
  private final class Decoded {
    var outcome: Result<Picture, ComparedFileError>?
  }

  /// Reads a file.
  ///
  /// - Parameter allowsPipes: Whether the command line names the file, so that it may be a pipe.
  package init(at path: String, allowsPipes: Bool = false) throws(ComparedFileError) {
    let name = ImageName(path)
    self.path = path
    scale = Double(name.scale)
    bytes = try Self.bytes(at: path, allowsPipes: allowsPipes)
    sidecar = try Self.sidecar(of: name)
  }

  private static func bytes(at path: String, allowsPipes: Bool) throws(ComparedFileError) -> [UInt8] {
    if allowsPipes, FileState(of: path) == nil {
      do throws(TextFileError) {
        return try CommandLineInput(path).content(as: .picture)
      } catch {
        throw ComparedFileError(path, .file(error.reason))
      }
    }
    return try reading(path) { () throws(ImageFileError) in try ImageFile(path: path).bytes() }
  }

  /// Returns the layout beside an image. Beside an image that is no snapshot, a file of the layout's name may be
  /// anything, but one that is empty or that Git has left is nothing, and may have been the layout.
  private static func sidecar(of name: ImageName) throws(ComparedFileError) -> [UInt8]? {
    let path = name.sidecar.path
    guard FileKind(at: path) != .missing else { return nil }
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try InputFile.content(of: path, as: .layout)
    } catch {
      guard name.isSnapshot else { return nil }
      throw ComparedFileError(path, .file(error.reason))
    }
    if name.isSnapshot || SidecarHead(bytes) != nil { return bytes }
    let reason = TextFileError(in: bytes)?.reason
    return bytes.isEmpty || reason == .largeFilePointer || reason == .mergeConflict ? bytes : nil
  }

  /// Whether the layout says that Galley wrote the file, so that it need not be decoded to know that it can be.
  var isVouchedFor: Bool {
    guard let digests = sidecar.flatMap(PictureDigests.init(inSidecar:)) else { return false }
    return digests.file == QuickDigest(of: bytes)
  }

  /// Whether the layout beside the image has a view with an id or a name.
  package func hasView(called name: String) -> Bool { sidecar?.namesView(name) ?? false }

  /// Decodes the image, once. Drawings are painted.
  func picture() throws(ComparedFileError) -> Picture {
    if let outcome = decoded.outcome { return try outcome.get() }
    let outcome = Result { () throws(ComparedFileError) in try newPicture() }
    decoded.outcome = outcome
    return try outcome.get()
  }

  private func newPicture() throws(ComparedFileError) -> Picture {
    try Self.reading(path) { () throws(ImageFileError) in
      if ImageFile.isPNG(bytes) { return Picture(pixmap: try decodedPNG()) }
      let scale = ImageFile.Scale(bitmap: scale, drawing: Self.drawingScale)
      switch try ImageFile(path: path).image(in: bytes, scale) {
      case .pixels(let pixmap): return Picture(pixmap: pixmap)
      case .drawing(let drawing):
        return Picture(pixmap: drawing.pixmap, drawingSize: drawing.size, lacksTexts: drawing.lacksTexts)
      }
    }
  }

  /// Decodes the image as Galley's own are decoded, which may have more pixels than those of an app.
  private func decodedPNG() throws(ImageFileError) -> Pixmap {
    do throws(PNGError) { return try PNG.decode(bytes, scale: scale) } catch { throw .png(error) }
  }

  /// The files for a report, which shows PNG files only; `nil` if the image cannot be decoded.
  package var files: SnapshotFiles? {
    if ImageFile.isPNG(bytes) { return SnapshotFiles(png: bytes, sidecar: sidecar) }
    return (try? picture()).map { SnapshotFiles(png: PNG.encode($0.pixmap), sidecar: sidecar) }
  }

  private static func reading<Value>(
    _ path: String, _ read: () throws(ImageFileError) -> Value
  ) throws(ComparedFileError) -> Value {
    do throws(ImageFileError) { return try read() } catch { throw ComparedFileError(path, error) }
  }
}

/// The reason why a file cannot be compared.
package struct ComparedFileError: Error, Hashable, CustomStringConvertible {
  let path: String
  let reason: ImageFileError

  init(_ path: String, _ reason: ImageFileError) { (self.path, self.reason) = (path, reason) }

  package var description: String {
    let isMisnamed = reason == .file(.missing) && path.isRepaired
    return "'\(path)' cannot be compared: \(isMisnamed ? String.repairedNameReason : reason.description)"
  }
}
