#if UIKitAdapter
import SwiftSyntax

/// Gives the methods of delegates the access of their types. UIKit finds them by their selectors, whatever their
/// access; in Swift, a method that fits a requirement has to be as accessible as the type and the protocol.
///
///     open class Form: UIViewController, UITextFieldDelegate {
///       private func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
///     }
enum AccessRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(types: file.module.types)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  private final class Visitor: SyntaxVisitor {
    private let types: TypeIndex
    var edits: [SourceEdit] = []

    init(types: TypeIndex) {
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if DelegateMethods.names.contains(node.name.text), !node.modifiers.has("override"),
        let owner = node.owner, types.isDelegate(owner.name), !types.declaresAny(in: node.signature)
      {
        raise(node, in: owner)
      }
      return .visitChildren
    }

    private func raise(_ node: FunctionDeclSyntax, in owner: (name: String, access: String?)) {
      let isPublic = types.isPublic(owner.name)
      if let access = node.modifiers.first(where: \.isAccess) {
        let kept = isPublic ? ["public", "open"] : ["public", "open", "package", "internal"]
        guard !kept.contains(access.name.text) else { return }
        // A member of a private extension is private unless it says more.
        edits.append(.replace(access, with: isPublic ? "public" : "internal"))
      } else if isPublic ? owner.access != "public" : ["private", "fileprivate"].contains(owner.access) {
        let access = isPublic ? "public " : "internal "
        edits.append(
          SourceEdit.insert(access, before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword)))
      }
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isAccess: Bool {
    detail == nil && ["private", "fileprivate", "internal", "package", "public", "open"].contains(name.text)
  }
}

extension FunctionDeclSyntax {
  /// The type that the function is a member of, and the access that its extension gives to members.
  fileprivate var owner: (name: String, access: String?)? {
    guard let group = parent?.parent?.parent?.parent else { return nil }
    if let type = group.as(ClassDeclSyntax.self) { return (type.name.text, nil) }
    guard let type = group.as(ExtensionDeclSyntax.self) else { return nil }
    return (type.extendedType.trimmedDescription, type.modifiers.first(where: \.isAccess)?.name.text)
  }
}
#endif
