#if UIKitAdapter
import SwiftSyntax

/// Finds the classes and members of a file that documents refer to by name.
enum NibDeclarations {
  static func registrations(of file: SourceFile) -> [NibRegistration] {
    let visitor = Visitor(file: file)
    visitor.walk(file.tree)
    return visitor.registrations
  }

  /// A function's body and private types are out of reach of other files; a generic class has no name in documents.
  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var registrations: [NibRegistration] = []
    private var path: [String] = []

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard isReachable(node.modifiers, node.attributes), node.genericParameterClause == nil else {
        return .skipChildren
      }
      path.append(node.name.text)
      if node.inheritanceClause != nil { register(classNamed: node.name.text, node) }
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { if path.last == node.name.text { path.removeLast() } }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name, node.modifiers, node.attributes, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { if path.last == node.name.text { path.removeLast() } }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name, node.modifiers, node.attributes, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { if path.last == node.name.text { path.removeLast() } }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.genericWhereClause == nil, !node.attributes.has("available") else { return .skipChildren }
      register(membersOf: node)
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      if let clause = node.clauses.first, Self.isForiOS(clause), let elements = clause.elements { walk(elements) }
      return .skipChildren
    }

    private static func isForiOS(_ clause: IfConfigClauseSyntax) -> Bool {
      let condition = clause.condition?.trimmedDescription ?? ""
      return ["os(iOS)", "canImport(UIKit)", "!os(macOS)", "!os(watchOS)", "!os(tvOS)"].contains(condition)
        || condition.hasPrefix("os(iOS) || ")
    }

    private func enter(
      _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
      guard isReachable(modifiers, attributes), !isGeneric else { return .skipChildren }
      path.append(name.text)
      return .visitChildren
    }

    private func isReachable(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
      !modifiers.has("private") && !modifiers.has("fileprivate") && !Self.isUnavailable(attributes)
    }

    private static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { $0.trimmedDescription.hasPrefix("@available(*, unavailable") }
    }

    private func register(classNamed name: String, _ node: ClassDeclSyntax) {
      let type = path.joined(separator: ".")
      let isObjectiveC = node.attributes.has("objcMembers")
      let members = node.memberBlock.members.flatMap { NibMember.members(in: $0.decl, isObjectiveC: isObjectiveC) }
      let value = "nibClassOf\(path.joined())"
      let arguments = [
        "\(type).self", "name: \(quoted(name))", "module: \(quoted(file.module.name))",
        node.hasPlainInitializer ? "makeObject: { \(type)() }" : nil, "members: \(list(members, owner: type))",
      ]
      let expression = "UINibClass(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
      add(type: type, value: value, valueType: "UINibClass", expression: expression)
    }

    private func register(membersOf node: ExtensionDeclSyntax) {
      let type = node.extendedType.trimmedDescription
      let isObjectiveC = node.attributes.has("objc")
      let members = node.memberBlock.members.flatMap { NibMember.members(in: $0.decl, isObjectiveC: isObjectiveC) }
      guard !members.isEmpty else { return }
      // Two extensions of a type, also of two files, need two names.
      let value = "nibMembersIn\(identifier(file.path))\(registrations.count + 1)"
      let expression = "UINibMembers(of: \(type).self, \(list(members, owner: type)))"
      add(type: type, value: value, valueType: "UINibMembers", expression: expression)
    }

    private func list(_ members: [NibMember], owner: String) -> String {
      if members.isEmpty { return "[]" }
      return "[\n" + members.map { "      \($0.code(owner: owner)),\n" }.joined() + "    ]"
    }

    private func add(type: String, value: String, valueType: String, expression: String) {
      let declaration = """
        extension \(type) {
          static var \(value): \(valueType) {
            \(expression)
          }
        }

        """
      registrations.append(NibRegistration(reference: "\(type).\(value)", declaration: declaration))
    }

    private func identifier(_ path: String) -> String {
      let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
      let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
      return String(stem.filter(\.isNameCharacter))
    }
  }
}

extension ClassDeclSyntax {
  /// Whether an object of a document that is neither a view nor a controller can be made by `init()`.
  fileprivate var hasPlainInitializer: Bool {
    guard inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "NSObject" else { return false }
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    return initializers.isEmpty || initializers.contains(where: \.isPlain)
  }
}

extension InitializerDeclSyntax {
  fileprivate var isPlain: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil && signature.effectSpecifiers == nil
      && !modifiers.has("private") && !modifiers.has("fileprivate")
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isASCII && (isLetter || isNumber) }
}
#endif
