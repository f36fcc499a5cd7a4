#if UIKitAdapter
import SwiftSyntax

/// What is learnt from messages about calls, and the parameters that calls need.
extension Stubs {
  mutating func learnCall(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    if message.contains("non-function type") { return makeFunction(names.last ?? "", use) }
    if message.contains("is a method"), message.hasPrefix("cannot assign"), let name = names.last {
      if isStub(name) {
        changeMembers(named: name) { $0.parameters = nil }
      } else if let type = use.baseName.flatMap(use.declaredType) {
        addMember(name, of: StubTypeText(type).wrapped ?? type, isStatic: false, use)
      }
      return true
    }
    if message.contains("in subscript"), let label = names.first {
      declare(StubType(name: Self.labelledSubscripts, kind: .existing))
      let name = String(label.prefix { $0 != ":" })
      types[Self.labelledSubscripts]?.members[name] = StubMember(
        name: name, isStatic: false, parameters: nil, type: "Any")
      return true
    }
    let isWrong =
      message.contains("argument") && message.contains("in call") || message.contains("takes no arguments")
      || message.hasPrefix("no exact matches in call") || message.contains("incorrect argument label")
      || message.hasPrefix("must call a designated initializer") || message.contains("exist for overload")
    // The argument's own call is another one: `UILabel(font: .body(12))`.
    let isAtArgument = message.hasPrefix("argument passed to call")
    guard isWrong, let call = isAtArgument ? use.callOfArgument : use.enclosingCall else { return false }
    addOverload(of: call)
    return true
  }

  private mutating func makeFunction(_ type: String, _ use: NameUse) -> Bool {
    guard let call = use.enclosingCall else { return false }
    let plain = StubTypeText(StubTypeText(type).wrapped ?? type).plain
    if types[plain]?.superclass == "NSObject", types[plain]?.isPlaceholder == false {
      // The app's name of a type of functions.
      let list = Array(repeating: "Any?", count: call.arguments.count).joined(separator: ", ")
      types[plain]?.kind = .alias("(\(list)) -> Void")
      return true
    }
    let callee = NameUse(token: call.calledExpression.lastToken(viewMode: .sourceAccurate) ?? use.token)
    guard isStub(callee.name), let parameters = parameters(of: callee, in: callee.name) else { return false }
    if callee.isCalledOptionally {
      let property = closureProperty(callee.name, of: "", isStatic: false, callee)
      changeMembers(named: callee.name) { $0.type = property.type }
    } else {
      changeMembers(named: callee.name) { if $0.parameters == nil { $0.parameters = parameters } }
    }
    return true
  }

  /// Adds what a call needs that no declaration fits.
  private mutating func addOverload(of call: FunctionCallExprSyntax) {
    guard let token = call.calledExpression.lastToken(viewMode: .sourceAccurate) else { return }
    let use = NameUse(token: token)
    let name = use.name
    let parameters = parameters(of: use, in: name) ?? parametersOfGeneric(call, name)
    if name == "init" {
      if use.baseName == "super", let superclass = use.superclassName {
        addInitializer(parameters, to: superclass)
      } else if use.isImplicit,
        let type = call.parent?.as(LabeledExprSyntax.self).flatMap({ parameterTypes(at: $0).first })
      {
        addInitializer(parameters, to: type)
      }
    } else if name == "NSNumber", bindNumbers(in: call, use) {
      return
    } else if name.first?.isUppercase == true {
      addInitializer(parameters, to: typeName(call.calledExpression))
    } else if isStub(name) {
      addOverload(name, parameters)
    } else if use.isImplicit, let type = use.namedType {
      add(member(name, of: type, isStatic: true, use, guess: type), to: type)
    } else if use.baseName == nil || use.baseName == "self", let own = use.enclosingClass?.name.text {
      add(member(name, of: own, isStatic: false, use, guess: nil), to: own)
    } else if let base = use.baseName, base.first?.isUppercase == true {
      let guess = guessedType(of: name, base, isStatic: true, use)
      add(member(name, of: base, isStatic: true, use, guess: guess), to: base)
    } else if let type = use.baseName.flatMap(use.declaredType) {
      addMember(name, of: StubTypeText(type).wrapped ?? type, isStatic: false, use)
    }
  }

  /// The types of the parameters of stubs that an argument may be for.
  func parameterTypes(at argument: LabeledExprSyntax) -> [String] {
    guard let outer = argument.firstAncestor(FunctionCallExprSyntax.self),
      let callee = outer.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      let index = outer.arguments.firstIndex(of: argument)
    else { return [] }
    let place = outer.arguments.distance(from: outer.arguments.startIndex, to: index)
    let initializers = (types[callee]?.initializers ?? []).sorted { "\($0)" < "\($1)" }
    let known = membersInOrder.filter { $0.name == callee }.compactMap(\.parameters) + initializers
    return known.filter { $0.count == outer.arguments.count }.map { resolved($0[place].type) }
  }

  /// Makes stubs numbers that an object with a number is made of.
  private mutating func bindNumbers(in call: FunctionCallExprSyntax, _ use: NameUse) -> Bool {
    let values = call.arguments.compactMap { $0.expression.lastToken(viewMode: .sourceAccurate)?.text }
    let names = values + values.compactMap(use.initialName)
    let placeholders = names.compactMap(typeOfMember).filter(isFree)
    for placeholder in placeholders { bind(placeholder, to: "Double") }
    return !placeholders.isEmpty
  }

  mutating func parametersOfGeneric(_ call: FunctionCallExprSyntax, _ name: String) -> [StubParameter] {
    collectingPlaceholders(name) { UseParameters(placeholder: $0).parameters(of: call) }
  }

  private func typeName(_ callee: ExprSyntax) -> String {
    let text =
      callee.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription ?? callee.trimmedDescription
    return text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
      ? text : text.split(separator: ".").last.map(String.init) ?? text
  }

  /// The compiler takes results of different types for objects: a link of the chain is of another form than the stub's.
  mutating func addOverloads(inChainOf use: NameUse) {
    var value = use.reference.map(Syntax.init)
    while let node = value, node.is(MemberAccessExprSyntax.self) || node.is(FunctionCallExprSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self) { addOverload(of: call) }
      value = node.parent
    }
  }

  private mutating func addOverload(_ name: String, _ parameters: [StubParameter]) {
    for member in globals.values where member.name == name {
      declare(global: StubMember(name: name, isStatic: false, parameters: parameters, type: member.type))
    }
    for (typeName, type) in types {
      for member in type.members.values where member.name == name {
        add(StubMember(name: name, isStatic: member.isStatic, parameters: parameters, type: member.type), to: typeName)
      }
    }
  }

  // MARK: Parameters

  mutating func parameters(of use: NameUse, in owner: String) -> [StubParameter]? {
    guard let call = use.call else { return nil }
    return collectingPlaceholders(owner) { UseParameters(placeholder: $0).parameters(of: call) }
  }

  mutating func parameterType(of value: ExprSyntax, _ label: String, in owner: String) -> String {
    collectingPlaceholders(owner) { UseParameters(placeholder: $0).type(of: value, label) }
  }

  private mutating func collectingPlaceholders<Result>(
    _ owner: String, _ make: (_ placeholder: @escaping (String) -> String) -> Result
  ) -> Result {
    var labels: [String] = []
    let stubs = self
    let result = make { label in
      labels.append(label)
      return stubs.placeholder(owner, label)
    }
    for label in labels { _ = declarePlaceholder(owner, label) }
    return result
  }
}
#endif
