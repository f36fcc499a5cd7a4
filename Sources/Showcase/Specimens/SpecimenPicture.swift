import Galley

/// A picture of a specimen page, or of the part of a page that fits into a picture.
package struct SpecimenPicture {
  /// The name of the file in `Snapshots/Specimens`, for example `controls_buttons_dark_2@2x.png`.
  package let fileName: String
  package let rendering: Rendering

  /// The greatest height in pixels, unless a single view is higher, so that a person can look at the whole picture.
  private static let greatestHeight = 2_000.0

  /// Lays out the views of a page below each other, in as many pictures as they need.
  ///
  /// - Parameters:
  ///   - sections: Makes the views of a page. Each section starts in a picture of its own.
  ///   - page: Puts some of these views on a page.
  static func all(
    named name: String, width: Double, traits: TraitCollection, by renderer: Renderer, sections: () -> [[View]],
    page: ([View]) -> View
  ) -> [SpecimenPicture] {
    let renderings = sections().indices.flatMap { index in
      parts(of: renderer.render(page(sections()[index]), width: width, traits: traits), scale: traits.displayScale)
        .map { renderer.render(page(Array(sections()[index][$0])), width: width, traits: traits) }
    }
    let scale = Int(bounded: traits.displayScale)
    return renderings.enumerated().map { number, rendering in
      let part = renderings.count > 1 ? "_\(number + 1)" : ""
      return SpecimenPicture(fileName: "\(name)\(part)@\(scale)x.png", rendering: rendering)
    }
  }

  /// Divides the views of a page so that each part, with the margins of the page, is at most as high as a picture.
  private static func parts(of rendering: Rendering, scale: Double) -> [Range<Int>] {
    let frames = rendering.layout.root.children.map(\.frame)
    guard let first = frames.first else { return [] }
    let room = greatestHeight / scale - 2 * first.minY
    var (parts, start): ([Range<Int>], Int) = ([], 0)
    for index in frames.indices.dropFirst() where frames[index].maxY - frames[start].minY > room {
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<frames.count]
  }
}
