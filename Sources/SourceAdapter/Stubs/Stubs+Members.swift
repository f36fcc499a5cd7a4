#if UIKitAdapter
import SwiftSyntax

/// What is learnt from messages about members.
extension Stubs {
  mutating func learnMember(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    if message.contains("has no member"), names.count >= 2 {
      // The compiler knows the type of the optional that an implicit member has.
      let isStatic = message.hasPrefix("type")
      addMember(names[1], of: names[0], isStatic: isStatic, use)
    } else if message.hasPrefix("static member"), message.contains("cannot be used on instance"), names.count >= 2 {
      addMember(names[0], of: names[1], isStatic: false, use)
    } else if message.hasPrefix("instance member"), message.contains("cannot be used on type"), names.count >= 2 {
      addMember(names[0], of: names[1], isStatic: true, use)
    } else if message.contains("is inaccessible due to"), let name = names.first {
      let base = use.baseName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
      guard let owner = base ?? (use.isImplicit ? use.namedType : nil) else { return false }
      addMember(name, of: owner, isStatic: true, use)
    } else if message.hasPrefix("reference to member"), message.contains("without a contextual type") {
      return learnChain(use)
    } else if message.hasPrefix("cannot infer contextual base"), use.isImplicit {
      let lacking = contextualTypes(of: use).filter { isNew($0, without: use.name) }
      for type in lacking { addMember(use.name, of: type, isStatic: true, use) }
      return !lacking.isEmpty
    } else if message.contains("can only appear in a pattern"), let pattern = use.casePattern,
      let type = pattern.subjectType, types[type]?.isNew == true
    {
      addCase(pattern.name, to: type, pattern)
    } else {
      return false
    }
    return true
  }

  mutating func addMember(_ name: String, of quoted: String, isStatic: Bool, _ use: NameUse) {
    let use = use.moved(to: name)
    var owner = StubTypeText(quoted).plain
    if let wrapped = StubTypeText(owner).wrapped, isStatic || isFree(wrapped) || types[wrapped]?.isNew == true {
      owner = wrapped
    }
    if owner == "Void" || owner == "()" { return useResult(of: use) }
    if owner == "Any" || owner == "Any?" { return replaceAny(name, use) }
    if isFree(owner), use.isPattern, isStatic { return addCase(name, to: owner, use) }
    if types[owner]?.isNew == true, !isStatic, adoptFamily(of: name, owner) { return }
    let isCalledProperty = use.call != nil && Self.collectionProperties.contains(name)
    if isFree(owner), !isStatic, !isCalledProperty, let element = collectionElement(name, of: owner) {
      return bind(owner, to: "[\(element)]")
    }
    if isFree(owner), !isStatic, let type = Self.typesOfMembers[name] { return bind(owner, to: type) }
    if isStatic, name.first?.isUppercase == true, use.isBase || use.call != nil && !use.isImplicit {
      return declareNested(name, in: owner, use)
    }
    if types[owner]?.kind == .newEnum, isStatic, use.isImplicit || use.isPattern {
      return addCase(name, to: owner, use)
    }
    if owner == "NSObject" { return addOverloads(inChainOf: use) }
    if name == "init" { return addInitializer(parameters(of: use, in: owner) ?? [], to: owner) }
    let isOwn = use.isImplicit || use.isInChain && types[owner]?.isNew == true
    let guess = isOwn ? owner : guessedType(of: name, owner, isStatic: isStatic, use)
    add(member(name, of: owner, isStatic: isStatic, use, guess: guess), to: owner)
  }

  /// The types that a member without a base may be of: those of the parameter that it is for, one for each function of
  /// the name, or that of the value of a `switch`.
  private func contextualTypes(of use: NameUse) -> [String] {
    let parameters = use.token.firstAncestor(LabeledExprSyntax.self).map(parameterTypes) ?? []
    if !parameters.isEmpty { return parameters.map { StubTypeText($0).element ?? $0 } }
    return use.isPattern ? use.subjectType.map { [$0] } ?? [] : []
  }

  func isNew(_ type: String, without member: String) -> Bool {
    guard let stub = types[type], stub.isNew else { return false }
    return stub.cases[member] == nil && !stub.members.values.contains { $0.name == member }
  }

  /// Learns from a chain that begins without a base, as `.preferred(.body).bold`, which the compiler says little of.
  private mutating func learnChain(_ use: NameUse) -> Bool {
    if let type = contextualTypes(of: use).first(where: { types[$0]?.isNew == true }) {
      addMember(use.name, of: type, isStatic: true, use)
      return true
    }
    guard let type = use.annotatedType ?? use.namedType, types[type]?.isNew != true else { return false }
    var value = use.reference
    while let node = value {
      if let member = node.as(MemberAccessExprSyntax.self) {
        let link = NameUse(token: member.declName.baseName)
        if !isStub(link.name), Self.typesOfMembers[link.name] == nil {
          add(self.member(link.name, of: type, isStatic: member.base == nil, link, guess: type), to: type)
          return true
        }
      }
      value = node.parent.flatMap {
        $0.is(MemberAccessExprSyntax.self) || $0.is(FunctionCallExprSyntax.self) ? $0.as(ExprSyntax.self) : nil
      }
    }
    return true
  }

  /// Members that one type of Swift's or UIKit's has.
  private static let typesOfMembers: [String: String] = [
    "withAlphaComponent": "UIColor", "cgColor": "UIColor", "resolvedColor": "UIColor", "uppercased": "String",
    "lowercased": "String", "hasPrefix": "String", "hasSuffix": "String", "replacingOccurrences": "String",
    "trimmingCharacters": "String", "components": "String", "withRenderingMode": "UIImage", "withTintColor": "UIImage",
    "pointSize": "UIFont", "withSize": "UIFont", "fontDescriptor": "UIFont", "absoluteString": "URL",
    "timeIntervalSinceNow": "Date", "lineHeight": "UIFont", "isActive": "NSLayoutConstraint",
    "constraint": "NSLayoutYAxisAnchor",
  ]

  private static let collectionMembers: Set<String> = [
    "count", "isEmpty", "first", "last", "forEach", "map", "compactMap", "flatMap", "filter", "enumerated", "indices",
    "firstIndex", "append", "removeAll", "reduce", "sorted", "reversed", "insert", "prefix", "suffix", "dropFirst",
    "startIndex", "endIndex", "removeFirst", "removeLast", "randomElement", "allSatisfy", "min", "max", "joined",
  ]

  /// Those that are no functions: a function of the name is the app's.
  private static let collectionProperties: Set<String> = ["count", "isEmpty", "indices", "startIndex", "endIndex"]

  private mutating func collectionElement(_ member: String, of owner: String) -> String? {
    Self.collectionMembers.contains(member) ? declarePlaceholder(owner, "Element") : nil
  }

  /// The type of a member of a known type, if most apps' members of such types have one.
  func guessedType(of name: String, _ owner: String, isStatic: Bool, _ use: NameUse) -> String? {
    let lower = name.lowercased()
    if lower.hasSuffix("identifier") || lower.hasSuffix("reuseid") || lower == "localized" { return "String" }
    if types[owner]?.isNew == true { return nil }
    if Self.ownType.contains(owner) { return owner }
    // `static let standard` of a type is mostly of the type; functions of views make views.
    return isStatic && !appTypes.contains(owner) && !use.isStatement && (use.call == nil || owner.hasPrefix("UI"))
      ? owner : nil
  }

  /// Types whose extensions in apps mostly return the type itself: colours, fonts, pictures and translated texts by
  /// name.
  private static let ownType: Set<String> = [
    "UIColor", "UIFont", "UIImage", "String", "NSAttributedString", "NSMutableAttributedString", "CGColor",
    "NSNotification.Name", "UIButton.Configuration", "NSAttributedString.Key",
  ]

  /// A member with the parameters and the type that follow from its use.
  mutating func member(
    _ name: String, of owner: String, isStatic: Bool, _ use: NameUse, guess: String?
  ) -> StubMember {
    let parameters = parameters(of: use, in: owner.isEmpty ? name : "\(owner) \(name)")
    if use.endsGuard {
      return StubMember(name: name, isStatic: isStatic, parameters: parameters, type: StubMember.never)
    }
    if use.isCalledOptionally { return closureProperty(name, of: owner, isStatic: isStatic, use) }
    var type = guess ?? assignedType(name, of: owner, use) ?? declarePlaceholder(owner, name)
    if use.isUnwrapped, StubTypeText(type).wrapped == nil { type = StubTypeText(type).implicitlyUnwrapped }
    return StubMember(
      name: name, isStatic: isStatic, parameters: parameters, type: type, isDiscarded: use.isStatement && guess == nil)
  }

  /// A property that may have a closure.
  mutating func closureProperty(_ name: String, of owner: String, isStatic: Bool, _ use: NameUse) -> StubMember {
    let parameters = (parameters(of: use, in: owner + " " + name) ?? []).map(\.type).joined(separator: ", ")
    let result = use.isStatement ? "Void" : declarePlaceholder(owner, name)
    return StubMember(name: name, isStatic: isStatic, parameters: nil, type: "((\(parameters)) -> \(result))!")
  }

  /// The type of what is assigned to a property, if it follows from its form.
  private mutating func assignedType(_ name: String, of owner: String, _ use: NameUse) -> String? {
    guard let value = use.assignedValue else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(NilLiteralExprSyntax.self) { return declarePlaceholder(owner, name) + "!" }
    guard value.is(ClosureExprSyntax.self) else { return nil }
    return "(\(parameterType(of: value, name, in: owner)))!"
  }

  private mutating func addCase(_ name: String, to owner: String, _ use: NameUse) {
    types[owner]?.kind = .newEnum
    let statics = types[owner]?.members.filter { $0.value.isStatic } ?? [:]
    for (key, member) in statics where member.parameters == nil {
      types[owner]?.members[key] = nil
      types[owner]?.cases[member.name] = []
    }
    let payload = (parameters(of: use, in: "\(owner) \(name)") ?? []).enumerated().map { index, parameter in
      StubParameter(label: parameter.label, type: declarePlaceholder("\(owner) \(name)", "\(index)"))
    }
    types[owner]?.cases[name] = payload
  }

  /// The result of a function is needed after all.
  private mutating func useResult(of use: NameUse) {
    guard let base = use.baseName else { return }
    changeMembers(named: base) { $0.isDiscarded = false }
  }

  /// A value of a stub's parameter begins with a member without a base, so the parameter has a type.
  private mutating func replaceAny(_ name: String, _ use: NameUse) {
    guard let argument = use.token.firstAncestor(LabeledExprSyntax.self),
      let call = argument.firstAncestor(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      let index = call.arguments.firstIndex(of: argument)
    else { return }
    let place = call.arguments.distance(from: call.arguments.startIndex, to: index)
    let type = declarePlaceholder(callee, argument.label?.text ?? "\(place)")
    changeMembers(named: callee) { member in
      guard var parameters = member.parameters, parameters.indices.contains(place) else { return }
      parameters[place].type = parameters[place].type.replacing("Any?", with: type).replacing("Any", with: type)
      member.parameters = parameters
    }
    add(member(name, of: type, isStatic: true, use, guess: type), to: type)
  }
}
#endif
