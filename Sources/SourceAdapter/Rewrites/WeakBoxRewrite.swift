#if UIKitAdapter
import SwiftSyntax

/// Lets an app's `Weak<T: AnyObject>` hold protocols: a protocol of Objective-C is a class to the compiler, one of
/// Swift is not.
///
///     struct Weak<T: AnyObject> { weak var value: T? }
///     struct Weak<T           > { @WeakReference      var value: T? = nil }
enum WeakBoxRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.changes
  }

  private final class Visitor: SyntaxVisitor {
    var changes = SourceChanges()

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      rewrite(node.genericParameterClause, node.memberBlock)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      rewrite(node.genericParameterClause, node.memberBlock)
      return .visitChildren
    }

    private func rewrite(_ clause: GenericParameterClauseSyntax?, _ body: MemberBlockSyntax) {
      let bounded = (clause?.parameters.map { $0 } ?? []).filter { parameter in
        parameter.inheritedType.map { ["AnyObject", "class"].contains($0.trimmedDescription) } == true
      }
      if bounded.isEmpty || needsClass(body) { return }
      let weak = Dictionary(grouping: body.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }) { property in
        property.weakModifier == nil ? nil : property.bindings.first?.typeAnnotation?.type.trimmedDescription
      }
      for parameter in bounded {
        guard let bound = parameter.inheritedType, let colon = parameter.colon,
          let properties = weak["\(parameter.name.text)?"]
        else { continue }
        changes.edits += [.blank(colon), .blank(bound)]
        for property in properties {
          changes.edits.append(.insert("@WeakReference ", before: property))
          changes.edits += property.weakModifier.map { [.blank($0)] } ?? []
          if let binding = property.bindings.first, binding.initializer == nil, let type = binding.typeAnnotation {
            changes.edits.append(.insert(" = nil", after: type))
          }
        }
      }
    }

    /// Whether the body does what only references to objects can, besides being weak.
    private func needsClass(_ body: MemberBlockSyntax) -> Bool {
      body.tokens(viewMode: .sourceAccurate).contains { token in
        ["===", "!==", "ObjectIdentifier", "Unmanaged", "unowned"].contains(token.text)
      }
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var weakModifier: DeclModifierSyntax? { modifiers.first { $0.name.text == "weak" } }
}
#endif
