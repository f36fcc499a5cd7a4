#if UIKitAdapter
import SwiftSyntax

extension Stubs {
  // MARK: What a use asks for

  /// Learns from a message that names two types, if one is a stub's, or from one that names a stub that should be
  /// optional.
  mutating func learnType(_ message: String, _ names: [String], _ use: NameUse) {
    if message.contains("must have Optional type") || message.hasPrefix("cannot use optional chaining")
      || message.hasPrefix("cannot force unwrap")
    {
      return makeOptional(names.last ?? "", use)
    }
    if message.contains("failed to produce diagnostic") || message.contains("ambiguous without a type annotation") {
      return learnMembers(in: use)
    }
    if message.contains("unable to type-check this expression in reasonable time") { return bindOperands(in: use) }
    if message.contains("of type 'ExpressibleByNilLiteral'") {
      return declareBranches(of: names.last ?? "", use)
    }
    if message.hasPrefix("'nil' c") || message.hasPrefix("'nil' is not compatible"), let type = names.last {
      return allowNil(type, use)
    }
    if message.hasPrefix("operator function"), let type = names.last(where: { isFree($0) }) {
      return bind(type, to: "String")
    }
    if message.contains("produces result of type"), names.count >= 4, isFree(names[2]) {
      return bind(names[2], to: names[3])
    }
    if message.contains("must be unwrapped to") { return unwrap(use) }
    if message.hasPrefix("binary operator"), names.count >= 2 { return learnOperator(message, names, use) }
    let isMismatch =
      [
        "cannot convert", "cannot assign value", "mismatching types", "cannot match values", "cannot be used as type",
        "does not conform to expected type", "does not conform to specified type",
        "cannot override a property", "is not convertible to", "unable to infer", "cannot be converted to",
        "cannot subscript a value",
      ].contains(where: message.contains)
    guard isMismatch, names.count >= 2 else { return }
    let (left, right) = names.count == 2 ? (names[0], names[1]) : (names[names.count - 2], names[names.count - 1])
    if unify(left, right) { return }
    if message.hasPrefix("cannot assign"), setAssigned(left, use, having: right) { return }
    setType(right, ofStubsAt: use, having: left)
  }

  /// Gives a property that is assigned to the type of the value.
  ///
  /// - Returns: Whether it is a stub's, of the type that the compiler names, or has got the value's from another error.
  private mutating func setAssigned(_ type: String, _ use: NameUse, having former: String) -> Bool {
    let value = StubTypeText(StubTypeText(type).wrapped ?? type).plain
    guard let name = use.assignedName, StubTypeText(value).isUsable else { return false }
    let known = self
    var isKnown = false
    changeMembers(named: name) { member in
      let type = known.resolved(member.type).trimmingSuffix("!")
      isKnown = isKnown || type == value
      guard type == former.trimmingSuffix("!") else { return }
      member.type = StubTypeText(member.type).wrapped == nil ? value : StubTypeText(value).implicitlyUnwrapped
      isKnown = true
    }
    return isKnown
  }

  /// Makes two types one, if a stub is among them.
  ///
  /// - Returns: Whether that changed anything.
  mutating func unify(_ left: String, _ right: String) -> Bool {
    let (left, right) = (StubTypeText(left).plain, StubTypeText(right).plain)
    if left == right { return false }
    if isFree(left) { return bindFree(left, to: right) }
    if isFree(right) { return bindFree(right, to: left) }
    let (inner, other) = (StubTypeText(left).wrapped, StubTypeText(right).wrapped)
    if inner != nil || other != nil { return unify(inner ?? left, other ?? right) }
    if let element = StubTypeText(left).element, let other = StubTypeText(right).element {
      return unify(element, other)
    }
    if let entry = StubTypeText(left).entry, let other = StubTypeText(right).entry {
      return [unify(entry.key, other.key), unify(entry.value, other.value)].contains(true)
    }
    // It was taken for a list because of a member that texts have too.
    if let element = StubTypeText(left).element, isFree(element) { return rebindList(left, to: right) }
    if let element = StubTypeText(right).element, isFree(element) { return rebindList(right, to: left) }
    if left.hasSuffix(".Type"), makeConstant(String(left.dropLast(".Type".count)), right) { return true }
    return adopt(left, right) || adopt(right, left, isSupplied: true)
  }

  private mutating func bindFree(_ placeholder: String, to type: String) -> Bool {
    let type = StubTypeText(type).wrapped ?? type
    if types[type]?.superclass != nil, let known = types[placeholder] {
      types[type]?.members.merge(known.members) { own, _ in own }
      types[type]?.initializers.formUnion(known.initializers)
    }
    // A view of the app's with its own members stays one; it only needs to be a view.
    if types[placeholder]?.members.isEmpty == false && types[type]?.superclass == nil || isSuperclass(placeholder),
      adopt(placeholder, type)
    {
      return true
    }
    bind(placeholder, to: type)
    return bindings[placeholder] != nil
  }

  private func isSuperclass(_ name: String) -> Bool { types.values.contains { $0.superclass == name } }

  private mutating func rebindList(_ list: String, to type: String) -> Bool {
    guard let placeholder = bindings.first(where: { $0.value == list })?.key else { return false }
    rebind(placeholder, to: type)
    return true
  }

  /// An uppercase name that was taken for a type is a constant.
  private mutating func makeConstant(_ name: String, _ type: String) -> Bool {
    guard types[name]?.isNew == true, types[name]?.members.isEmpty == true else { return false }
    types[name] = nil
    declare(global: StubMember(name: name, isStatic: false, parameters: nil, type: type))
    return true
  }

  /// Makes a stub class what a use asks for: a subclass, a type that conforms, or another name.
  ///
  /// - Parameter isSupplied: Whether the other type is that of a value for the stub, not what the stub is used as.
  private mutating func adopt(_ name: String, _ type: String, isSupplied: Bool = false) -> Bool {
    guard let stub = types[name], stub.isNew else { return false }
    if case .newProtocol = stub.kind {
      guard isSupplied, appTypes.contains(type) || types[type]?.isNew == true else { return false }
      declare(StubType(name: type, kind: .existing))
      return types[type]?.conformances.insert(name).inserted == true
    }
    guard let superclass = stub.superclass else { return false }
    if types[type]?.kind == .newProtocol || type.hasSuffix("Delegate") || type.hasSuffix("DataSource") {
      return !isSupplied && types[name]?.conformances.insert(type).inserted == true
    }
    let isClass = StubFamily.named(type) != nil || StubFamily.views.contains(type) || types[type]?.superclass != nil
    if isClass, !isSupplied {
      guard type != superclass,
        root(of: superclass) == "NSObject" || StubFamily.superclasses(of: type).contains(superclass)
          || superclass == Self.superclass(of: name) && StubFamily.named(type) != nil
      else { return false }
      types[name]?.kind = .newClass(superclass: type)
      return true
    }
    guard stub.members.isEmpty, !isSuperclass(name), superclass == "NSObject", StubTypeText(type).isUsable,
      !stub.isPlaceholder
    else { return false }
    types[name]?.kind = .alias(type)
    return true
  }

  /// The class of UIKit's or Swift's that a class descends from.
  private func root(of name: String) -> String { types[name]?.superclass.map(root) ?? name }

  /// Makes a stub class a view or controller, if it lacks a member of these.
  mutating func adoptFamily(of member: String, _ name: String) -> Bool {
    guard let superclass = types[name]?.superclass, let family = StubFamily.owner(of: member) else { return false }
    let root = root(of: superclass)
    // The error is of a round in which the compiler did not know the class.
    if root == family.name || StubFamily.superclasses(of: root).contains(family.name) { return true }
    guard root == "NSObject" || StubFamily.superclasses(of: family.name).contains(root) else { return false }
    if types[superclass]?.superclass != nil { return adoptFamily(of: member, superclass) }
    types[name]?.kind = .newClass(superclass: family.name)
    for (key, member) in types[name]?.members ?? [:] where family.members.contains(member.name) {
      types[name]?.members[key] = nil
    }
    return true
  }

  /// Declares what members of stubs lack in a statement that the compiler says nothing of.
  private mutating func learnMembers(in use: NameUse) {
    guard let item = use.token.firstAncestor(CodeBlockItemSyntax.self) else { return }
    for token in item.tokens(viewMode: .sourceAccurate) {
      let link = NameUse(token: token)
      guard let base = link.baseName, let type = typeOfMember(named: base), types[type]?.isNew == true,
        types[type]?.members.values.contains(where: { $0.name == link.name }) == false
      else { continue }
      if adoptFamily(of: link.name, type) { continue }
      let parameters = parameters(of: link, in: "\(type) \(link.name)")
      let result = declarePlaceholder(type, link.name)
      add(StubMember(name: link.name, isStatic: false, parameters: parameters, type: result), to: type)
    }
    if let type = use.namedType, let stub = use.assignedValueName.flatMap(typeOfMember), isFree(stub) {
      bind(stub, to: type)
    }
  }

  /// Makes stubs lengths that are operands of arithmetic, and adds initializers that colours lack: each of these that
  /// is not known multiplies what the compiler tries.
  private mutating func bindOperands(in use: NameUse) {
    for call in use.calls(of: "UIColor") {
      guard let label = call.arguments.first?.label?.text, !Self.labelsOfColors.contains(label) else { continue }
      addInitializer(parametersOfGeneric(call, "UIColor"), to: "UIColor")
    }
    for operand in use.arithmeticOperands {
      if let stub = typeOfMember(named: operand), isFree(stub) { bind(stub, to: "CGFloat") }
    }
  }

  /// The first labels of `UIColor`'s initializers.
  private static let labelsOfColors: Set<String> = [
    "red", "white", "hue", "displayP3Red", "named", "cgColor", "ciColor", "patternImage", "dynamicProvider", "coder",
    "resource",
  ]

  /// Declares the types in others, and their members, of a `switch` or `if` that is a value: the compiler only reports
  /// its branch `nil`.
  private mutating func declareBranches(of type: String, _ use: NameUse) {
    for (owner, use) in use.staticMembersInBranches {
      if use.isBase, use.name.first?.isUppercase == true {
        if !KnownValues.has("\(owner).\(use.name)") { declareNested(use.name, in: owner, use) }
      } else if isNew(owner, without: use.name) {
        let parameters = parameters(of: use, in: "\(owner) \(use.name)")
        add(StubMember(name: use.name, isStatic: true, parameters: parameters, type: type), to: owner)
      }
    }
  }

  func typeOfMember(named name: String) -> String? {
    membersInOrder.first { $0.name == name }.map { member in
      let type = resolved(member.type)
      return StubTypeText(type).wrapped ?? type
    }
  }

  // MARK: By place

  /// Gives the stub that an error is about the type that the use asks for: the name at the error, else what is assigned
  /// to, else the stubs of the expression.
  private mutating func setType(_ type: String, ofStubsAt use: NameUse, having former: String) {
    let wanted = StubTypeText(type).wrapped ?? type
    guard StubTypeText(wanted).isUsable else { return }
    let name = [use.lastName, use.name].compactMap { $0 }.first(where: isStub)
    let names = name.map { [$0] } ?? use.namesInExpression.filter(isStub)
    let plain = StubTypeText(StubTypeText(former).wrapped ?? former).plain
    let known = self
    for name in names {
      changeMembers(named: name) { member in
        let type = known.resolved(member.type)
        let has = StubTypeText(StubTypeText(type).wrapped ?? type).plain
        guard has == plain || member.isDiscarded || plain == "NSObject" && known.isFree(has) else { return }
        member.isDiscarded = false
        member.type = StubTypeText(member.type).wrapped == nil ? wanted : StubTypeText(wanted).implicitlyUnwrapped
      }
    }
  }

  private mutating func makeOptional(_ type: String, _ use: NameUse) {
    let name = [use.lastName, use.name].compactMap { $0 }.first(where: isStub)
    for name in name.map({ [$0] }) ?? use.namesInExpression.filter(isStub) {
      changeMembers(named: name) { $0.makeOptional() }
    }
  }

  private mutating func allowNil(_ type: String, _ use: NameUse) {
    if let assigned = use.assignedName, isStub(assigned) {
      changeMembers(named: assigned) { $0.makeOptional() }
    } else if let call = use.enclosingCall,
      let callee = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
    {
      changeMembers(named: callee) { member in
        member.parameters = member.parameters?.map { parameter in
          parameter.type == type ? StubParameter(label: parameter.label, type: type + "?") : parameter
        }
      }
    }
  }

  /// A value that is optional is not used as one.
  private mutating func unwrap(_ use: NameUse) {
    guard let name = [use.lastName, use.name, use.baseName].compactMap({ $0 }).first(where: isStub) else { return }
    changeMembers(named: name) { member in
      if let wrapped = StubTypeText(member.type).wrapped { member.type = wrapped }
    }
  }

  private mutating func learnOperator(_ message: String, _ names: [String], _ use: NameUse) {
    if names.count == 2 {
      let type = StubTypeText(names[1]).plain
      if isFree(type) {
        bind(type, to: ["==", "!="].contains(names[0]) ? "Int" : "CGFloat")
      } else {
        addOperator(names[0], type)
      }
      return
    }
    let (left, right) = (names[1], names[2])
    if names[0] == "??" {
      guard let wrapped = StubTypeText(left).wrapped else { return makeOptional(left, use) }
      if !unify(wrapped, right) { setType(right, ofStubsAt: use, having: wrapped) }
      return
    }
    if names[0] == "~=", isFree(StubTypeText(right).plain) || isFree(StubTypeText(left).plain) {
      _ = unify(left, right); return
    }
    if !unify(left, right) { setType(right, ofStubsAt: use, having: left) }
  }
}
#endif
