#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// An adapted file, to find what an error is about.
struct AdaptedTree {
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  private let rows: [String: [Int]]
  /// The names of the types that the file declares, with what each inherits from.
  let declaredTypes: [String: [String]]
  /// The modules that the file imports.
  let imports: Set<String>
  /// Whether a declaration of the file is for other modules.
  let isPublic: Bool

  init(text: String) {
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: "", tree: tree)
    let declarations = Declarations(viewMode: .sourceAccurate)
    declarations.walk(tree)
    declaredTypes = declarations.names
    imports = declarations.imports
    isPublic = declarations.isPublic
    rows = Self.rows(of: text)
  }

  /// Returns the token at a place in one of the app's files, whose line is `FILE:LINE`. Where two rows have the place,
  /// as a member and the one that calls it by another name, it is that of the row with a token that begins there.
  fileprivate func token(at line: String, column: Int) -> (token: TokenSyntax, beginsThere: Bool)? {
    var found: TokenSyntax?
    for row in rows[line] ?? [] {
      let position = locations.position(ofLine: row, column: column)
      guard let token = tree.token(at: position) else { continue }
      if token.positionAfterSkippingLeadingTrivia == position { return (token, true) }
      found = token
    }
    return found.map { ($0, false) }
  }

  /// The rows of the text by the app's files and lines, as `#sourceLocation` gives them. A member that was moved leaves
  /// blank lines where it was.
  private static func rows(of text: String) -> [String: [Int]] {
    var place: (file: String, line: Int)?
    var rows: [String: [Int]] = [:]
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    for (index, row) in lines.enumerated() {
      if row.hasPrefix("#sourceLocation") {
        let match = row.firstMatch(of: /file: "(.*)", line: ([0-9]+)/)
        place = match.flatMap { match in Int(match.output.2).map { (String(match.output.1), $0) } }
      } else if let current = place {
        if !row.allSatisfy(\.isWhitespace) { rows["\(current.file):\(current.line)", default: []].append(index + 1) }
        place = (current.file, current.line + 1)
      }
    }
    return rows
  }
}

extension [AdaptedTree] {
  /// Returns the name at a place in one of the app's files.
  func use(at place: CompilerError) -> NameUse? {
    let line = "\(place.file):\(place.line)"
    let found = compactMap { $0.token(at: line, column: place.column) }
    return (found.first(where: \.beginsThere) ?? found.first).map { NameUse(token: $0.token) }
  }
}

private final class Declarations: SyntaxVisitor {
  var names: [String: [String]] = [:]
  var imports: Set<String> = []
  var isPublic = false

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.inheritanceClause) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.inheritanceClause) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.inheritanceClause) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, nil) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["public", "open"].contains(node.name.text) { isPublic = true }
    return .skipChildren
  }

  private func add(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    names[name.text] = clause?.names ?? []
    return .visitChildren
  }
}
#endif
