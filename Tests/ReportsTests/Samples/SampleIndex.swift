import CairoRaster
import Files
import Foundation
import Graphics
import Snapshots

@testable import Reports

/// Folders of images with their index.
enum SampleIndex {
  /// A few scenes in three languages at two text sizes, some with findings, and one with a hostile name.
  static var shop: ImageIndex {
    let places = [
      SnapshotSummary.Area(x: 24, y: 40, width: 180, height: 18), .init(x: 80, y: 114, width: 100, height: 10),
    ]
    let findings: [String: [SnapshotSummary.Item]] = [
      "Checkout": [.sample(.conflict, message: "'Total' cannot be 24 pt high.", areas: [places[0]])],
      "Basket": [.sample(.truncated, areas: places), .sample(.missingFont)],
      "Receipt": [.sample(.overlap, areas: places)],
    ]
    var images: [IndexedImage] = []
    for (scene, folder) in [
      ("Sign in", "App/Account"), ("Checkout", "App/Shop"), ("Basket", "App/Shop"), ("Receipt", "App/Shop"),
      ("\u{639}\u{631}\u{628}\u{629}", "App/Shop"), (SampleRun.hostileName, "App/Account"),
    ] {
      for locale in ["en", "de", "ar"] {
        for typeSize in ["L", "AX3"] {
          let isBroken = locale == "de" || scene == "Checkout"
          images.append(
            .sample(
              scene, document: "\(folder)/Base.lproj/Main.storyboard", locale: locale, typeSize: typeSize,
              findings: isBroken ? findings[scene] ?? [] : [], texts: locale == "de" ? ["Abendessen"] : ["Supper"]))
        }
      }
    }
    return ImageIndex(title: "Shop", images: images, problems: ["App/Old.xib: error: the XML ends in line 3"])
  }

  /// Many images of many scenes, a tenth of them with findings.
  static func large(count: Int) -> ImageIndex {
    let images = (0..<count).map { index in
      let findings: [SnapshotSummary.Item] = index % 10 == 0 ? [.sample(Finding.Rule.allCases[index / 10 % 12])] : []
      return IndexedImage.sample(
        "Scene \(index / 12 + 1)", document: "Module \(index / 240 + 1)/Main.storyboard",
        locale: ["en", "de", "ar", "ja"][index % 4], typeSize: ["S", "L", "AX3"][index / 4 % 3], findings: findings,
        texts: ["Text \(index / 12 + 1)", "Name", "Total \(index % 100)"])
    }
    return ImageIndex(title: "Large", images: images)
  }

  /// Writes the page and the images, which are links to one of two pictures.
  static func write(_ index: ImageIndex, to folder: String) throws {
    let pictures = try [SampleScreen(), SampleScreen(isDark: true)].enumerated().map { number, screen in
      let path = "\(folder)/.pictures/\(number).png"
      try AtomicFile.write(PNG.encode(screen.draw()), to: path)
      return path
    }
    for (number, image) in index.images.enumerated() {
      let path = "\(folder)/\(image.file)"
      try Folder.make(Folder.parent(of: path))
      _ = FileNames.link(pictures[number % 2], as: path)
    }
    try IndexPage(index).write(inFolder: folder)
  }
}
