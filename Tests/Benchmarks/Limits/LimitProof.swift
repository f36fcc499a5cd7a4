import Foundation
import Galley
import LayoutAudit

/// Puts texts into documents that are as wide as their limits, and texts that are a pixel wider, and counts which fit.
///
/// The paths of documents come from the standard input, one a line. Texts, languages, text sizes and devices are drawn
/// at random. Unlike the search, which changes a text in a tree that it keeps, this makes the document anew for each
/// text, and a text in one line consists of letters and words without anything that fills a gap. A text that may wrap
/// is that of its limit, and the one with a letter more. Where random words of the language as wide as the limit fit is
/// counted, too.
struct LimitProof {
  var count = 300
  var seed: UInt64 = 1

  private let renderer: Renderer
  private let assets = AssetLibrary()
  private var tally = Tally()
  private static let screens: [MatrixScreen] = [
    .canvas, .device(.iPhone17), .device(Device.named("iphone-se") ?? .iPhone17),
  ]

  init() throws { renderer = try Renderer() }

  mutating func run() {
    var random = Seeded(state: seed)
    var paths: [String] = []
    while let line = readLine() { paths.append(line) }
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<40 * count where tally.count < count {
      guard let path = paths.randomElement(using: &random), let place = Place.any(in: path, assets, using: &random)
      else { continue }
      try? prove(place, using: &random)
    }
    print(tally)
    print("seconds\t\(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)")
  }

  /// A scene of a document in a cell.
  private struct Place {
    var path: String
    var document: DocumentRenderer
    var scene: DocumentScene
    var cell: MatrixCell

    static func any(in path: String, _ assets: AssetLibrary, using random: inout Seeded) -> Place? {
      guard let document = try? DocumentRenderer(contentsOf: path, assets: assets),
        let scene = document.scenes.randomElement(using: &random)
      else { return nil }
      let locale = (["base"] + document.locales).randomElement(using: &random) ?? "base"
      let cell = MatrixCell(
        screen: screens.randomElement(using: &random) ?? .canvas, locale: locale,
        typeSize: TypeSize.categories.randomElement(using: &random) ?? .category(.large))
      return Place(path: path, document: document, scene: scene, cell: cell)
    }

    func search(showing texts: [TextKey: String] = [:], with renderer: Renderer) throws -> TracedSearch? {
      try document.tracedSearch(of: scene, in: cell, showing: texts, with: renderer)
    }
  }

  private mutating func prove(_ place: Place, using random: inout Seeded) throws {
    guard let search = try place.search(with: renderer), let key = search.keys.randomElement(using: &random),
      let limit = search.limit(of: key)
    else { return }
    tally.layouts += limit.layouts
    guard limit.width != nil else {
      tally.unbounded += 1
      return
    }
    guard let pair = search.texts(at: limit, for: key, using: &random) else {
      tally.skipped += 1
      return
    }
    // As narrow as a letter, or a letter and the digit in whose face the text has others: lines in two faces can be
    // higher.
    let isMixed = limit.letters == nil && pair.atLimit.contains(where: \.isNumber)
    let narrow = search.words.word.prefix(1) + (isMixed ? "1" : "")
    guard let least = try place.search(showing: [key: String(narrow)], with: renderer),
      !least.isTruncated(key) || limit.width == 0
    else {
      tally.skipped += 1
      return
    }
    let known = least.problems
    func fits(_ text: String) throws -> Bool {
      guard let fresh = try place.search(showing: [key: text], with: renderer) else { return false }
      return fresh.problems.subtracting(known).isEmpty && !fresh.isTruncated(key)
    }
    let (atLimit, beyond) = (try fits(pair.atLimit), try fits(pair.longer))
    if let width = limit.width, limit.lines > 1,
      let words = search.randomWords(of: place.document.texts(in: place.cell.locale), width, key, using: &random)
    {
      tally.ofWords += 1
      if try fits(words) { tally.fittingWords += 1 }
    }
    let kind =
      search.wraps(key)
      ? "several lines" : limit.letters != nil ? "whole letters" : limit.fontSize != nil ? "smaller font" : "one line"
    tally.kinds[kind, default: 0] += 1
    guard !atLimit || beyond else {
      tally.proven += 1
      return
    }
    tally.failed += 1
    let cell = place.cell
    print(
      "\(place.path) \(place.scene.name) \(cell.screen.name) \(cell.locale) \(cell.typeSize.name) \(key.key): \(limit), at the limit \(atLimit ? "fits" : "does not fit"), beyond \(beyond ? "fits" : "does not")"
    )
  }

  /// What was counted.
  private struct Tally: CustomStringConvertible {
    var (proven, failed, unbounded, skipped, layouts, ofWords, fittingWords) = (0, 0, 0, 0, 0, 0, 0)
    var kinds: [String: Int] = [:]

    var count: Int { proven + failed }

    var description: String {
      """
      proven\t\(proven)
      failed\t\(failed)
      without a limit\t\(unbounded)
      no text of the width\t\(skipped)
      layouts for each limit\t\(layouts / max(1, count + unbounded))
      random words that fit\t\(fittingWords) of \(ofWords)
      \(kinds.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }.joined(separator: "\n"))
      """
    }
  }
}

extension TracedSearch {
  /// Returns a text that is as long as a limit, and one that is a pixel or, if it may wrap, a letter longer; or `nil`
  /// if none is found.
  fileprivate func texts(
    at limit: TextLimit, for key: TextKey, using random: inout some RandomNumberGenerator
  ) -> (atLimit: String, longer: String)? {
    if let letters = limit.letters { return (words.start(letters), words.start(letters + 1)) }
    guard let width = limit.width,
      let text = self.text(ofWidth: width - pixel + 0.001...width - 0.001, for: key, using: &random),
      let longer = self.text(ofWidth: width + pixel - 0.004...width + pixel + 0.06, for: key, using: &random)
    else { return nil }
    return (text, longer)
  }

  /// Returns words of some texts at random, as many as are no wider than a width in points; or `nil` if not even one
  /// is.
  fileprivate func randomWords(
    of texts: [String], _ width: Double, _ key: TextKey, using random: inout some RandomNumberGenerator
  ) -> String? {
    let all = texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    var text = ""
    while let next = all.randomElement(using: &random) {
      let longer = text.isEmpty ? String(next) : text + " " + next
      guard self.width(of: longer, like: key) <= width else { break }
      text = longer
    }
    return text.isEmpty ? nil : text
  }

  /// Returns a text with a width in a range of points: words, and letters at random at the end that make up the rest;
  /// or `nil` if none is found.
  private func text(
    ofWidth range: ClosedRange<Double>, for key: TextKey, using random: inout some RandomNumberGenerator
  ) -> String? {
    // It starts and ends with the letter that the search has at both ends, because what overlaps is decided by ink.
    let end = "\u{A0}" + words.word.prefix(1)
    let unit = words.word + "\u{A0}"
    let unitWidth = width(of: unit + words.word, like: key) - width(of: words.word, like: key)
    guard unitWidth > 0 else { return nil }
    let letters = Self.letters(of: words.word)
    let start = String(repeating: unit, count: Int(max(0, range.lowerBound - 2 * unitWidth) / unitWidth))
    for _ in 0..<6000 {
      var text = start + words.word.prefix(1)
      var width = width(of: text, like: key)
      while width < range.lowerBound {
        guard let next = letters.randomElement(using: &random) else { break }
        text.append(next)
        width = self.width(of: text + end, like: key)
      }
      if range.contains(width) { return text.count > 1 ? text + end : text }
    }
    return nil
  }

  /// Letters of different widths in the script of a word.
  private static func letters(of word: String) -> [Character] {
    let isLatin = word.unicodeScalars.allSatisfy { $0.value < 0x250 }
    return isLatin ? Array("abdeghklmnorstuwzil1234") : Array(word) + Array("1234567890.,-")
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
