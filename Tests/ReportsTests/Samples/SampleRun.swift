import ImageDiff
import Reports
import Snapshots

/// A run with its pictures.
struct SampleRun {
  var run = VerificationRun(results: [])
  /// The pictures of the results.
  private var pictures: [String: SamplePictures] = [:]

  /// Adds a result with the pictures of two screens.
  mutating func add(
    _ scene: String, _ traits: SnapshotTraits, _ status: Verdict, causes: [SnapshotCause] = [],
    message: String = "", referencePath: String? = nil, pictures: SamplePictures
  ) {
    let dark = traits.appearance == "dark" ? "_dark" : ""
    let path = "Shop.storyboard/\(Self.escaped(scene))/\(traits.device)_\(traits.locale)_\(traits.typeSize)\(dark)@1x"
    self.pictures[path] = pictures
    run.results.append(
      SnapshotResult(
        path: path, document: "Shop.storyboard", scene: scene, traits: traits, scale: 1, status: status,
        referencePath: referencePath, pixels: status == .passed ? nil : pictures.difference, causes: causes,
        message: message))
  }

  /// The bytes of a picture.
  func png(_ kind: PictureKind, of result: SnapshotResult) -> [UInt8]? { pictures[result.path]?.files[kind] }

  /// Names of files have letters and digits as they are, everything else by its bytes.
  private static func escaped(_ name: String) -> String {
    name.utf8.map { byte in
      let scalar = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (scalar.isLetter || scalar.isNumber || scalar == " ")
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension SnapshotTraits {
  static func sample(
    _ locale: String = "en", _ typeSize: String = "L", device: String = "iphone-se", dark: Bool = false
  ) -> SnapshotTraits {
    SnapshotTraits(
      device: device, locale: locale, typeSize: typeSize, orientation: "portrait", appearance: dark ? "dark" : "light")
  }
}
