import Digests
import Files
import Galley
import ImageFiles

/// The files of a shard's folder that are missing or cannot be read. A merge names them and does without them.
struct ShardDefects {
  /// What is wrong with each file, by its path below the folder.
  private(set) var reasons: [String: String] = [:]
  private let folder: String

  init(of shard: ShardFolder) {
    folder = shard.path
    if let report = shard.report {
      let hashes = report.hashes
      for file in report.pictureFiles { check(ImageName(file), hash: hashes[PathBytes(file)]) }
      checkVersions(of: shard)
    } else if checkImages(of: shard) {
      checkVersions(of: shard)
    }
  }

  func contains(_ file: String) -> Bool { reasons[file] != nil }

  /// The defects in the order of the files' paths.
  var diagnostics: [Diagnostic] {
    reasons.sorted { $0.key < $1.key }
      .map { Diagnostic(.error, at: $0.key.isEmpty ? folder : "\(folder)/\($0.key)", $0.value) }
  }

  /// Checks the images below the folder, and whether each layout has one.
  ///
  /// - Returns: Whether there are any files that Galley writes.
  private mutating func checkImages(of shard: ShardFolder) -> Bool {
    var walk = FolderWalk(below: folder) { $0.utf8.hasPrefix(".") }
    let names = Set(walk.list().map(ImageName.init))
    let format = shard.scopes.first?.settings["format"] ?? ImageFormat.png.rawValue
    let (images, layouts) = (names.filter { ImageName.isImage($0.path) }, names.filter(\.isLayoutOfSnapshot))
    for file in images.union(layouts) { check(file, hash: nil) }
    for layout in layouts {
      let image = ImageName("\(layout.stem).\(format)")
      if !images.contains(image) { reasons[image.path] = "the picture is missing" }
    }
    for (path, error) in walk.unlisted { reasons[path] = "the folder cannot be listed: \(error)" }
    return !(images.isEmpty && layouts.isEmpty)
  }

  /// Checks a picture or a layout. A missing one of a report is noticed when the folders are merged.
  ///
  /// - Parameter hash: The hash of the bytes that the shard has written, or `nil` if it is not known.
  private mutating func check(_ file: ImageName, hash: String?) {
    let path = "\(folder)/\(file.path)"
    guard FileKind(at: path) == .file else { return }
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try InputFile.content(of: path, as: .snapshotFile(named: file.path))
    } catch {
      reasons[file.path] = error.description
      return
    }
    if let hash, bytes.hexadecimalHash == hash { return }
    let reason = ImageName.isImage(file.path) ? reason(ofImage: bytes, file) : Self.reason(ofLayout: bytes)
    reasons[file.path] = reason ?? hash.map { _ in "the file is not the one that the shard has written" }
  }

  /// Returns why a picture cannot be read, which is not decoded if the layout beside it vouches for its bytes.
  private func reason(ofImage bytes: [UInt8], _ name: ImageName) -> String? {
    let layout = try? InputFile.content(of: "\(folder)/\(name.sidecar.path)", as: .layout)
    if let digests = layout.flatMap(PictureDigests.init(inSidecar:)), digests.file == QuickDigest(of: bytes) {
      return nil
    }
    do throws(ImageFileError) {
      try ImageFile.check(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns why a layout cannot be read, or `nil` if it can.
  private static func reason(ofLayout bytes: [UInt8]) -> String? {
    do throws(SidecarError) {
      try SidecarReader.check(bytes)
      return nil
    } catch {
      return bytes.isEmpty ? "the layout is empty" : error.description
    }
  }

  /// Checks the versions that the images were made with. A shard without fonts has no images and records none.
  private mutating func checkVersions(of shard: ShardFolder) {
    do throws(VersionFileError) {
      guard try VersionFile(inFolder: folder).read() == nil else { return }
      guard shard.scopes.contains(where: { !$0.versions.isEmpty }) else { return }
      reasons[VersionFile.name] = "the list of the versions that the images were made with is missing"
    } catch {
      reasons[VersionFile.name] = error.reason
    }
  }
}
