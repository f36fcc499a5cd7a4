#if UIKitAdapter
import SwiftSyntax

/// What the files of a module declare, as far as rewrites of other files need it.
struct ModuleIndex {
  let name: String
  let knownModules: Set<String>
  /// The selectors of functions by their base names, in the order of declaration.
  private(set) var selectors: [String: [String]] = [:]
  /// The base names of optional requirements of the module's protocols.
  private(set) var optionalRequirements: Set<String> = []
  /// The names of the module's classes.
  private(set) var classes: Set<String> = []

  init(name: String, knownModules: Set<String>, files: [SourceFileSyntax]) {
    self.name = name
    self.knownModules = knownModules
    for file in files {
      let declarations = Declarations(viewMode: .sourceAccurate)
      declarations.walk(file)
      selectors.merge(declarations.selectors) { $0 + $1 }
      optionalRequirements.formUnion(declarations.optionalRequirements)
      classes.formUnion(declarations.classes)
    }
  }
}

private final class Declarations: SyntaxVisitor {
  var selectors: [String: [String]] = [:]
  var optionalRequirements: Set<String> = []
  var classes: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    selectors[node.name.text, default: []].append(ObjectiveCName(of: node).text)
    if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalRequirements.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    return .visitChildren
  }
}
#endif
