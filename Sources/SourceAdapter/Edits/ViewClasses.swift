#if UIKitAdapter
import SwiftSyntax

/// The module's classes that come from a class of UIKit, such as a view or a controller.
struct ViewClasses {
  private var superclasses: [String: String] = [:]
  private var withRequiredInit: Set<String> = []

  init(of files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    for declaration in collector.classes {
      let name = declaration.name.text
      superclasses[name] = declaration.inheritanceClause?.inheritedTypes.first?.type.withoutArguments ?? ""
      if declaration.plainInit?.modifiers.has("required") == true { withRequiredInit.insert(name) }
    }
  }

  /// Whether a name is that of a class of UIKit, whose initializers Swift does not check as it does the module's own.
  func isOfUIKit(_ name: String) -> Bool { name.hasPrefix("UI") && superclasses[name] == nil }

  /// Whether a class comes from one of UIKit.
  func comesFromUIKit(_ name: String) -> Bool { isOfUIKit(line(of: name).last ?? name) }

  /// Whether Swift allows `init()` of a class that is known when the program runs only because it is UIKit's.
  func hasInitOfUIKit(_ name: String) -> Bool {
    comesFromUIKit(name) && withRequiredInit.isDisjoint(with: line(of: name))
  }

  /// The class and its superclasses, up to one of another module.
  private func line(of name: String) -> [String] { [name] + superclasses.ancestors(of: name) }

  private final class Collector: SyntaxVisitor {
    var classes: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.append(node)
      return .visitChildren
    }
  }
}

extension ClassDeclSyntax {
  /// The `init()` of the class's own, which neither fails, throws nor waits.
  var plainInit: InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first { $0.isPlain }
  }
}

extension InitializerDeclSyntax {
  fileprivate var isPlain: Bool {
    signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil && optionalMark == nil
      && genericWhereClause == nil
  }
}
#endif
