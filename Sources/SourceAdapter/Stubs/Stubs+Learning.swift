#if UIKitAdapter
import SwiftParser
import SwiftSyntax

extension Stubs {
  /// Adds what a round of errors tells.
  ///
  /// - Returns: Whether anything was new, so that another round may help.
  public mutating func learn(from errors: [CompilerError], in module: AdaptedModule) -> Bool {
    let before = code
    let uses = Dictionary(module.files.map { ($0.path, AdaptedTree(text: $0.text)) }) { first, _ in first }
    for error in errors {
      guard let use = uses[error.file]?.use(line: error.line, column: error.column) else { continue }
      learn(from: error, use)
    }
    return code != before
  }

  private mutating func learn(from error: CompilerError, _ use: NameUse) {
    let names = error.quotedNames
    let message = error.message
    if message.hasPrefix("cannot find type"), let name = names.first {
      declare(use.type(named: name))
    } else if message.hasPrefix("cannot find"), let name = names.first {
      declare(name: name, use)
    } else if message.contains("has no member"), names.count == 2 {
      addMember(names[1], ofTypeIn: names[0], isStatic: message.hasPrefix("type"), use)
    } else if message.contains("is not a member type"), names.count == 2 {
      addNestedType(names[0], to: names[1].split(separator: ".").last.map(String.init) ?? names[1])
    } else if names.contains(Self.valueType), names.count == 2 {
      setType(names[0] == Self.valueType ? names[1] : names[0], ofStubsIn: use)
    } else if message.contains("argument") && message.hasSuffix("in call") || message.contains("takes no arguments") {
      addInitializer(use.parameters ?? [], to: use.token.text)
    }
  }

  private mutating func declare(name: String, _ use: NameUse) {
    if name.first?.isUppercase == true {
      declare(use.type(named: name))
      if let parameters = use.parameters { addInitializer(parameters, to: name) }
    } else {
      declare(global: StubMember(name: name, isStatic: false, parameters: use.parameters, type: use.resultType(nil)))
    }
  }

  private mutating func addMember(_ name: String, ofTypeIn quoted: String, isStatic: Bool, _ use: NameUse) {
    let type = quoted.trimmingPrefix("any ").filter { $0 != "?" }
    // A value of unknown type with members is a type of its own; its name is that of what has the value.
    if type == Self.valueType && use.isImplicit {
      add(StubMember(name: name, isStatic: true, parameters: use.parameters, type: type), to: type)
      return
    }
    if type == Self.valueType {
      guard let base = use.baseName, isStub(base) else { return }
      let valueType = "\(base.prefix(1).uppercased())\(base.dropFirst())Stub"
      declare(StubType(name: valueType, kind: .newClass(superclass: "NSObject")))
      setType(valueType, ofStubsNamed: base)
      add(
        StubMember(name: name, isStatic: false, parameters: use.parameters, type: use.resultType(nil)), to: valueType)
      return
    }
    let guess = use.isImplicit || Self.ownType.contains(type) ? type : nil
    add(
      StubMember(name: name, isStatic: isStatic, parameters: use.parameters, type: use.resultType(guess)), to: type)
  }

  /// Gives the stub that an error is about the type that the use asks for: the name at the error, else what is assigned to, else the
  /// stubs of the expression.
  private mutating func setType(_ type: String, ofStubsIn use: NameUse) {
    let name = [use.token.text, use.assignedName].compactMap { $0 }.first(where: isStub)
    let stubs = name.map { [$0] } ?? use.namesInExpression.filter(isStub)
    for stub in stubs { setType(use.isUnwrapped && stub == use.token.text ? type + "?" : type, ofStubsNamed: stub) }
  }

  /// Types whose extensions in apps mostly return the type itself: colours, fonts, pictures and translated texts by name.
  private static let ownType: Set<String> = ["UIColor", "UIFont", "UIImage", "String"]
}

/// An adapted file, to find what an error is about.
private struct AdaptedTree {
  private let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  init(text: String) {
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// The first line of an adapted file names the app's file; the app's lines follow.
  func use(line: Int, column: Int) -> NameUse? {
    let position = locations.position(ofLine: line + 1, column: column)
    return tree.token(at: position).map(NameUse.init)
  }
}

/// A name where the compiler reports an error, and how it is used there.
struct NameUse {
  let token: TokenSyntax

  /// What the use as a type tells of the kind of type.
  func type(named name: String) -> StubType {
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || isFurtherInheritedType {
      return StubType(name: name, kind: .newProtocol)
    }
    return StubType(name: name, kind: .newClass(superclass: Self.superclass(of: name)))
  }

  /// A class's first inherited type may be its superclass; what follows, and what other types inherit from, are protocols.
  private var isFurtherInheritedType: Bool {
    guard let list = token.firstAncestor(InheritedTypeListSyntax.self) else { return false }
    let isFirst = list.first.map { $0.trimmedOffsets.contains(token.trimmedOffsets.lowerBound) } ?? false
    return !isFirst || list.parent?.parent?.is(ClassDeclSyntax.self) != true
  }

  private static func superclass(of name: String) -> String {
    let endings = [
      "TableViewController", "ViewController", "NavigationController", "CollectionViewCell", "TableViewCell", "Button",
      "Label", "ImageView", "StackView", "TextField", "TextView", "View",
    ]
    if name.hasSuffix("VC") { return "UIViewController" }
    if name.hasSuffix("Cell") && !name.hasSuffix("ViewCell") { return "UITableViewCell" }
    let guess = endings.first(where: name.hasSuffix).map { "UI" + $0 } ?? "NSObject"
    // A class of UIKit's own that the module lacks.
    return guess == name ? "UIView" : guess
  }

  /// The expression that the name and its base form.
  private var reference: ExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
      return ExprSyntax(member)
    }
    return ExprSyntax(name)
  }

  private var call: FunctionCallExprSyntax? {
    guard let reference, let call = reference.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.id == reference.id ? call : nil
  }

  /// Whether the name is a member without a base, as in `.dark`.
  var isImplicit: Bool { reference?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

  /// Whether nothing uses the value.
  var isStatement: Bool { call?.parent?.is(CodeBlockItemSyntax.self) == true }

  /// The type of a function's result or a property as far as the use tells.
  func resultType(_ guess: String?) -> String? {
    if isStatement { return "Void" }
    return isUnwrapped ? "\(guess ?? Stubs.valueType)?" : guess
  }

  /// Whether the use expects an optional, as in `name!`, `name?.x`, `name ?? x` and `if let x = name`.
  var isUnwrapped: Bool {
    guard let value = call.map(ExprSyntax.init) ?? reference, let parent = value.parent else { return false }
    switch parent.kind {
    case .forceUnwrapExpr, .optionalChainingExpr: return true
    case .initializerClause: return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    case .exprList: return value.nextToken(viewMode: .sourceAccurate)?.text == "??"
    default: return false
    }
  }

  /// The last name of what the value is assigned to.
  var assignedName: String? {
    guard let sequence = token.firstAncestor(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return first.lastToken(viewMode: .sourceAccurate)?.text
  }

  /// All names of the statement.
  var namesInExpression: [String] {
    let item = token.firstAncestor(SequenceExprSyntax.self).map(Syntax.init)
    return item?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
  }

  /// The last name of the base.
  var baseName: String? {
    let base = reference?.as(MemberAccessExprSyntax.self)?.base
    return base?.lastToken(viewMode: .sourceAccurate)?.text
  }

  /// The parameters of a function that can be called as the name is here; nil where it is not called.
  var parameters: [StubParameter]? {
    guard let call else { return nil }
    let inParentheses = call.arguments.map {
      StubParameter(label: $0.label?.text ?? "_", type: Self.parameterType($0.expression))
    }
    let trailing = call.trailingClosure.map { [StubParameter(label: "_", type: Self.closureType($0))] } ?? []
    return inParentheses + trailing
  }

  private static func parameterType(_ argument: ExprSyntax) -> String {
    if let closure = argument.as(ClosureExprSyntax.self) { return closureType(closure) }
    if argument.is(StringLiteralExprSyntax.self) { return "String" }
    // A member without a base needs a type to be found in.
    if let member = argument.as(MemberAccessExprSyntax.self), member.base == nil { return Stubs.valueType }
    return "Any?"
  }

  private static func closureType(_ closure: ClosureExprSyntax) -> String {
    let count =
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): names.count
      case .parameterClause(let clause): clause.parameters.count
      case nil: 0
      }
    return "@escaping (\(Array(repeating: Stubs.valueType, count: count).joined(separator: ", "))) -> Void"
  }
}

extension TokenSyntax {
  fileprivate func firstAncestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
#endif
