#if UIKitAdapter
import SwiftSyntax

/// A change of part of a source that leaves every line where it is.
struct SourceEdit: Sendable {
  enum Content: Sendable {
    /// Spaces, so that the columns of what follows stay too.
    case blank
    case text(String)
  }

  /// Offsets in the source, in bytes of UTF-8.
  let range: Range<Int>
  let content: Content

  /// Removes a node, without the space around it.
  static func blank(_ node: some SyntaxProtocol) -> SourceEdit {
    SourceEdit(range: node.trimmedOffsets, content: .blank)
  }

  /// Replaces a node, without the space around it.
  static func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
    SourceEdit(range: node.trimmedOffsets, content: .text(text))
  }

  /// Inserts a text right after a node.
  static func insert(_ text: String, after node: some SyntaxProtocol) -> SourceEdit {
    let end = node.trimmedOffsets.upperBound
    return SourceEdit(range: end..<end, content: .text(text))
  }

  /// Inserts a text right before a node.
  static func insert(_ text: String, before node: some SyntaxProtocol) -> SourceEdit {
    let start = node.trimmedOffsets.lowerBound
    return SourceEdit(range: start..<start, content: .text(text))
  }
}

extension SourceEdit {
  /// Returns the source with the edits. If two overlap, the one that begins first counts.
  static func apply(_ edits: [SourceEdit], to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    let inOrder = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in inOrder.map(\.element) where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.bytes(replacing: bytes[edit.range])
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  private func bytes(replacing old: ArraySlice<UInt8>) -> [UInt8] {
    switch content {
    case .blank: old.map { Self.isNewline($0) ? $0 : UInt8(ascii: " ") }
    case .text(let text): text.utf8 + missingNewlines(in: text, replacing: old)
    }
  }

  private func missingNewlines(in text: String, replacing old: ArraySlice<UInt8>) -> [UInt8] {
    let missing = old.count(where: Self.isNewline) - text.utf8.count(where: Self.isNewline)
    return Array(repeating: UInt8(ascii: "\n"), count: max(0, missing))
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") }
}

extension SyntaxProtocol {
  /// The node's bytes in the source, without the space and the comments around it.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
#endif
