import Foundation
import Galley
import TextLimits

/// Puts texts into documents that are as wide as their limits, and texts that are a pixel wider, and counts which fit.
///
/// The paths of documents come from the standard input, one a line. Texts, languages, text sizes and devices are drawn at random. Unlike the
/// search, which changes a text in a tree that it keeps, this makes the document anew for each text, and the texts are letters and words
/// without anything that fills a gap.
struct LimitProof {
  var count = 300
  var seed: UInt64 = 1

  private let renderer: Renderer
  private let assets = AssetLibrary()
  private static let sizes: [TypeSize] = TypeSize.categories

  init() throws { renderer = try Renderer() }

  func run() {
    var random = Seeded(state: seed)
    var paths: [String] = []
    while let line = readLine() { paths.append(line) }
    var (proven, failed, unbounded, layouts, skipped) = (0, 0, 0, 0, 0)
    var kinds: [String: Int] = [:]
    var attempts = 0
    let start = DispatchTime.now().uptimeNanoseconds
    while proven + failed < count, attempts < 40 * count {
      attempts += 1
      guard let path = paths.randomElement(using: &random),
        let document = try? DocumentRenderer(contentsOf: path, assets: assets),
        let scene = document.scenes.randomElement(using: &random)
      else { continue }
      let locale = (["base"] + document.locales).randomElement(using: &random) ?? "base"
      let screens: [MatrixScreen] = [.canvas, .device(.iPhone17), .device(Device.named("iphone-se") ?? .iPhone17)]
      let cell = MatrixCell(
        screen: screens.randomElement(using: &random) ?? .canvas, locale: locale,
        typeSize: Self.sizes.randomElement(using: &random) ?? .category(.large))
      guard let search = try? document.tracedSearch(of: scene, in: cell, with: renderer),
        let key = search.keys.randomElement(using: &random), let limit = search.limit(of: key)
      else { continue }
      layouts += limit.layouts
      guard let width = limit.width else {
        unbounded += 1
        continue
      }
      let pixel = search.pixel
      guard
        let narrow = try? document.tracedSearch(
          of: scene, in: cell, showing: [key: String(search.words.word.prefix(1))], with: renderer)
      else { continue }
      func fits(_ ranges: [Range<Double>]) -> Bool? {
        for range in ranges {
          guard let text = search.text(ofWidth: range, for: key, using: &random) else { continue }
          guard let fresh = try? document.tracedSearch(of: scene, in: cell, showing: [key: text], with: renderer) else {
            return nil
          }
          return fresh.problems.subtracting(narrow.problems).isEmpty && !fresh.isTruncated(key)
        }
        return nil
      }
      // Words have whole letters, so that some widths are none of a text. The nearest one counts then.
      let below = [pixel, 4, 16].map { width - $0 + 0.002..<width - 0.001 }
      let above = [pixel, 4, 16].map { width + pixel - 0.005..<width + pixel + $0 }
      guard let atLimit = fits(below), let beyond = fits(above) else {
        skipped += 1
        continue
      }
      let kind = search.isScaled(key) ? "several fonts" : search.wraps(key) ? "several lines" : "one line"
      kinds[kind, default: 0] += 1
      if atLimit, !beyond {
        proven += 1
      } else {
        failed += 1
        print(
          "\(path) \(scene.name) \(cell.screen.name) \(locale) \(cell.typeSize.name) \(key.key): limit \(width) (\(kind), \(limit.cause ?? "-")), at the limit \(atLimit ? "fits" : "does not fit"), beyond \(beyond ? "fits" : "does not")"
        )
      }
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    print(
      "proven\t\(proven)\nfailed\t\(failed)\nwithout a limit\t\(unbounded)\nno text of the width\t\(skipped)\nlayouts for each limit\t\(layouts / max(1, proven + failed + unbounded))\nseconds\t\(seconds)\n\(kinds)"
    )
  }
}

extension TracedSearch {
  /// Returns a text with a width in a range of points: words, and letters at random at the end that make up the rest; or `nil` if none is
  /// found.
  fileprivate func text(
    ofWidth range: Range<Double>, for key: TextKey, using random: inout some RandomNumberGenerator
  ) -> String? {
    let unit = words.word + words.separator
    let unitWidth = width(of: unit + words.word, like: key) - width(of: words.word, like: key)
    guard unitWidth > 0 else { return nil }
    // A text in several fonts or lines has only average words, whose letters are spaced and whose lines end like those of the search.
    let letters = isScaled(key) || wraps(key) ? [] : Self.letters(of: words.word)
    let start = String(repeating: unit, count: Int(range.lowerBound / unitWidth))
    for _ in 0..<(letters.isEmpty ? 1 : 2000) {
      var (text, rest) = (start, words.word[...])
      if let first = rest.popFirst() { text.append(first) }
      if range.contains(width(of: text, like: key)) { return text }
      while true {
        guard let next = letters.randomElement(using: &random) ?? rest.popFirst() else { break }
        text.append(next)
        let width = width(of: text, like: key)
        if range.contains(width) { return text }
        if width >= range.upperBound { break }
      }
    }
    return nil
  }

  /// Letters of different widths in the script of a word.
  private static func letters(of word: String) -> [Character] {
    let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x250 }
    return isLatin ? Array("abdeghklmnorstuwzil1234") : Array(word) + Array(word.reversed())
  }
}

/// A generator whose numbers depend on a seed alone (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
