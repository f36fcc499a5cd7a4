#if UIKitAdapter
import SwiftSyntax

/// How deeply nodes of a tree are in each other.
///
/// The parser limits the nesting of brackets, but `a.b.c` is a node in a node for each link, as is each `else if`.
/// Visitors call themselves for each level, so the depth is measured without.
enum SyntaxDepth {
  /// The most levels that are visited. A link of a chain is one, a call in a chain two; long chains of apps have a few
  /// hundred.
  static let limit = 10_000

  /// Returns the offset of the deepest node if a tree has more levels than the limit.
  static func offsetBeyondLimit(in tree: SourceFileSyntax) -> Int? {
    // A level has at least one byte.
    if tree.totalLength.utf8Length <= limit { return nil }
    var deepest: (node: Syntax, depth: Int) = (Syntax(tree), 1)
    var rest = [deepest]
    while let (node, depth) = rest.popLast() {
      if depth > deepest.depth { deepest = (node, depth) }
      for child in node.children(viewMode: .sourceAccurate) { rest.append((child, depth + 1)) }
    }
    return deepest.depth > limit ? deepest.node.positionAfterSkippingLeadingTrivia.utf8Offset : nil
  }
}
#endif
