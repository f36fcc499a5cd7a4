#if UIKitAdapter
import SwiftSyntax

/// What the files of a module declare, as far as rewrites of other files need it.
struct ModuleIndex {
  let name: String
  let knownModules: Set<String>
  /// The selectors of functions by their base names, in the order of declaration.
  let selectors: [String: [String]]
  /// The base names of optional requirements of the module's protocols.
  let optionalRequirements: Set<String>
  /// The generic parameters and associated types that are classes of UIKit.
  let bounds: GenericBounds
  /// Those that are classes of UIKit or come from one, and have UIKit's `init()`.
  let boundsWithInit: GenericBounds
  let viewClasses: ViewClasses
  let types: TypeIndex

  init(name: String, knownModules: Set<String>, files: [SourceFileSyntax]) {
    self.name = name
    self.knownModules = knownModules
    let declarations = Declarations(viewMode: .sourceAccurate)
    for file in files { declarations.walk(file) }
    selectors = declarations.selectors
    optionalRequirements = declarations.optionalRequirements
    let viewClasses = ViewClasses(of: files)
    self.viewClasses = viewClasses
    bounds = GenericBounds(of: files, isClass: viewClasses.isOfUIKit)
    boundsWithInit = GenericBounds(of: files, isClass: viewClasses.hasInitOfUIKit)
    types = TypeIndex(of: files)
  }
}

private final class Declarations: SyntaxVisitor {
  var selectors: [String: [String]] = [:]
  var optionalRequirements: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    selectors[node.name.text, default: []].append(ObjectiveCName(of: node).text)
    if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalRequirements.insert(node.name.text) }
    return .visitChildren
  }
}
#endif
