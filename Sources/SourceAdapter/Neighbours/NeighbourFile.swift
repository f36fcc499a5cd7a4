#if UIKitAdapter
import SwiftSyntax

/// A source of the app that is not adapted itself, with the declarations that are taken from it.
struct NeighbourFile {
  let path: String
  let declarations: [NeighbourDeclaration]
  private let bytes: [UInt8]
  /// The offsets of the line breaks.
  private let lineBreaks: [Int]
  private let imports: [Range<Int>]
  /// The declarations that are taken, with the number of steps from the adapted sources.
  var taken: [Int: Int] = [:]
  /// The declarations that do not compile here.
  var dropped: Set<Int> = []

  /// Nothing is taken from a file that is nested too deeply to be parsed.
  init(_ source: AppSource) {
    let tree = try? ParsedSource(checking: source).tree
    path = source.path
    bytes = Array(source.text.utf8)
    lineBreaks = bytes.indices.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }
    declarations = tree.map(NeighbourDeclaration.declarations) ?? []
    imports = (tree?.statements ?? []).compactMap { $0.item.as(ImportDeclSyntax.self) }.map { node in
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// The file with blanks instead of what is not taken: lines stay where they are.
  var source: AppSource {
    var kept = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for range in imports + taken.keys.flatMap({ declarations[$0].ranges }) {
      kept.replaceSubrange(range, with: bytes[range])
    }
    return AppSource(path: path, text: String(decoding: kept, as: UTF8.self))
  }

  /// The taken declaration that a line is in.
  func declaration(atLine line: Int) -> Int? {
    taken.keys.sorted().first { lines(of: declarations[$0].range).contains(line) }
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    line(at: range.lowerBound)...line(at: range.upperBound)
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineBreaks.count)
    while low < high {
      let middle = (low + high) / 2
      if lineBreaks[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return 1 + low
  }
}
#endif
