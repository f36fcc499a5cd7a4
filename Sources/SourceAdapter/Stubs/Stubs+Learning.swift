#if UIKitAdapter
import SwiftSyntax

/// What the compiler's messages tell. The patterns are of Swift 6.2 and 6.3 (`DiagnosticsSema.def` of the compiler).
extension Stubs {
  mutating func learn(from error: CompilerError, _ use: NameUse) {
    let message = error.message
    let names = error.quotedNames
    if learnName(message, names, use) || learnMember(message, names, use) || learnCall(message, names, use)
      || learnKind(message, names, use) || learnOverride(message, names, use)
    {
      return
    }
    learnType(message, names, use)
  }

  // MARK: Names

  private mutating func learnName(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    guard let name = names.first else { return false }
    if message.hasPrefix("unknown attribute")
      || message.hasPrefix("cannot find type") && use.attribute?.attributeName.trimmedDescription == name
    {
      declare(StubType(name: name, kind: .propertyWrapper))
    } else if message.hasPrefix("cannot find type") {
      declare(type(named: name, use))
    } else if message.hasPrefix("cannot find operator") || message.contains("is not a binary operator") {
      addOperator(name, "Any")
    } else if message.hasPrefix("cannot find") {
      declare(name: name, use)
    } else if message.contains("is not a member type of"), let owner = names.last {
      declareNested(name, in: owner.split(separator: ".").drop { $0 == "App" }.joined(separator: "."), use)
    } else {
      return false
    }
    return true
  }

  private mutating func declare(name: String, _ use: NameUse) {
    if name.first?.isUppercase == true && use.isTypeName {
      declare(type(named: name, use))
      if let parameters = parameters(of: use, in: name) { addInitializer(parameters, to: name) }
      return
    }
    // In a subclass of a stub, the name is one of the superclass's.
    if let superclass = use.superclassName, types[superclass]?.superclass != nil {
      add(member(name, of: superclass, isStatic: false, use, guess: nil), to: superclass)
    } else {
      declare(global: member(name, of: "", isStatic: false, use, guess: nil))
    }
  }

  private mutating func declareNested(_ name: String, in owner: String, _ use: NameUse) {
    if owner == Self.noType || types[owner]?.kind == .newProtocol { return declare(type(named: name, use)) }
    var type = type(named: "\(owner).\(name)", use)
    // A name for constants, not a class of views that its own name may make it.
    if use.isBase, type.kind != .newProtocol { type.kind = .newClass(superclass: "NSObject") }
    declare(type)
    if let parameters = parameters(of: use, in: name) { addInitializer(parameters, to: "\(owner).\(name)") }
  }

  private static let noType = "Void"

  /// What the use as a type tells of the kind of type.
  private func type(named name: String, _ use: NameUse) -> StubType {
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || isFurtherInheritedType(use) {
      return StubType(name: name, kind: .newProtocol)
    }
    var type = StubType(name: name, kind: .newClass(superclass: Self.superclass(of: name)))
    type.genericCount = use.genericCount
    return type
  }

  /// A class's first inherited type may be its superclass; what follows, and what other types inherit from, are protocols.
  private func isFurtherInheritedType(_ use: NameUse) -> Bool {
    if use.token.firstAncestor(CompositionTypeSyntax.self) != nil { return true }
    guard let list = use.token.firstAncestor(InheritedTypeListSyntax.self) else { return false }
    let isFirst = list.first.map { $0.trimmedRange.contains(use.token.positionAfterSkippingLeadingTrivia) } ?? false
    guard isFirst, list.parent?.parent?.is(ClassDeclSyntax.self) == true else { return true }
    // Names of protocols end so (API Design Guidelines), unless the class has a superclass's members.
    let name = use.name
    return ["able", "ible", "Protocol", "ing"].contains(where: name.hasSuffix) && !overridesMembers(use)
  }

  private func overridesMembers(_ use: NameUse) -> Bool {
    use.enclosingClass?.memberBlock.members.contains { item in
      item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == "override" } ?? false
    } ?? false
  }

  private static func superclass(of name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let endings = [
      "TableViewController", "CollectionViewController", "NavigationController", "TabBarController", "ViewController",
      "CollectionViewCell", "CollectionReusableView", "TableViewCell", "TableViewHeaderFooterView", "Button", "Label",
      "ImageView", "StackView", "ScrollView", "TableView", "CollectionView", "TextField", "TextView", "Switch",
      "Slider",
      "PageControl", "SegmentedControl", "ProgressView", "SearchBar", "Control", "View",
    ]
    if last.hasSuffix("VC") { return "UIViewController" }
    if last.hasSuffix("CollectionCell") { return "UICollectionViewCell" }
    if last.hasSuffix("Cell") && !last.hasSuffix("ViewCell") { return "UITableViewCell" }
    let guess = endings.first { last.hasSuffix($0) }.map { "UI" + $0 } ?? "NSObject"
    // A class of UIKit's own that the module lacks.
    return guess == last ? "UIView" : guess
  }

  // MARK: Members

  private mutating func learnMember(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
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
    } else if message.hasPrefix("cannot infer contextual base"), use.isImplicit, let type = contextualType(of: use),
      types[type]?.isNew == true, types[type]?.members.values.contains(where: { $0.name == use.name }) == false,
      types[type]?.cases[use.name] == nil
    {
      addMember(use.name, of: type, isStatic: true, use)
    } else if message.contains("can only appear in a pattern"), let pattern = use.casePattern,
      let type = use.switchSubject.flatMap(use.declaredType), types[type]?.isNew == true
    {
      addCase(pattern.name, to: type, pattern)
    } else {
      return false
    }
    return true
  }

  private mutating func addMember(_ name: String, of quoted: String, isStatic: Bool, _ use: NameUse) {
    let use = use.moved(to: name)
    var owner = StubTypeText(quoted).plain
    if let wrapped = StubTypeText(owner).wrapped, isStatic || isFree(wrapped) || types[wrapped]?.isNew == true {
      owner = wrapped
    }
    if owner == "Void" || owner == "()" { return useResult(of: use) }
    if owner == "Any" || owner == "Any?" { return replaceAny(name, use) }
    if isFree(owner), use.isPattern, isStatic { return addCase(name, to: owner, use) }
    if types[owner]?.isNew == true, !isStatic, adoptFamily(of: name, owner) { return }
    if isFree(owner), !isStatic, let element = collectionElement(name, of: owner) {
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

  /// The type of a stub that a member without a base is of: of the parameter that it is for, or of the value of a `switch`.
  private func contextualType(of use: NameUse) -> String? {
    if let argument = use.token.firstAncestor(LabeledExprSyntax.self),
      let type = parameterType(at: argument).map({ StubTypeText($0).element ?? $0 })
    {
      return type
    }
    guard use.isPattern, let subject = use.switchSubject else { return nil }
    return use.declaredType(of: subject).map { StubTypeText($0).wrapped ?? $0 }
  }

  /// Learns from a chain that begins without a base, as `.preferred(.body).bold`, which the compiler says little of.
  private mutating func learnChain(_ use: NameUse) -> Bool {
    if let type = contextualType(of: use), types[type]?.isNew == true {
      addMember(use.name, of: type, isStatic: true, use)
      return true
    }
    guard let type = use.namedType, types[type]?.isNew != true else { return false }
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

  private mutating func collectionElement(_ member: String, of owner: String) -> String? {
    Self.collectionMembers.contains(member) ? declarePlaceholder(owner, "Element") : nil
  }

  /// The type of a member of a known type, if most apps' members of such types have one.
  private func guessedType(of name: String, _ owner: String, isStatic: Bool, _ use: NameUse) -> String? {
    let lower = name.lowercased()
    if lower.hasSuffix("identifier") || lower.hasSuffix("reuseid") || lower == "localized" { return "String" }
    if types[owner]?.isNew == true { return nil }
    if Self.ownType.contains(owner) { return owner }
    // `static let standard` of a type is mostly of the type; functions of views make views.
    return isStatic && !appTypes.contains(owner) && !use.isStatement && (use.call == nil || owner.hasPrefix("UI"))
      ? owner : nil
  }

  /// Types whose extensions in apps mostly return the type itself: colours, fonts, pictures and translated texts by name.
  private static let ownType: Set<String> = [
    "UIColor", "UIFont", "UIImage", "String", "NSAttributedString", "NSMutableAttributedString", "CGColor",
    "NSNotification.Name", "UIButton.Configuration", "NSAttributedString.Key",
  ]

  /// A member with the parameters and the type that its use tells.
  private mutating func member(
    _ name: String, of owner: String, isStatic: Bool, _ use: NameUse, guess: String?
  ) -> StubMember {
    let parameters = parameters(of: use, in: owner.isEmpty ? name : "\(owner) \(name)")
    if use.isCalledOptionally { return closureProperty(name, of: owner, isStatic: isStatic, use) }
    var type = guess ?? assignedType(name, of: owner, use) ?? declarePlaceholder(owner, name)
    if use.isUnwrapped, StubTypeText(type).wrapped == nil { type += "!" }
    return StubMember(
      name: name, isStatic: isStatic, parameters: parameters, type: type, isDiscarded: use.isStatement && guess == nil)
  }

  /// A property that may have a closure.
  private mutating func closureProperty(_ name: String, of owner: String, isStatic: Bool, _ use: NameUse) -> StubMember
  {
    let parameters = (parameters(of: use, in: owner + " " + name) ?? []).map(\.type).joined(separator: ", ")
    let result = use.isStatement ? "Void" : declarePlaceholder(owner, name)
    return StubMember(name: name, isStatic: isStatic, parameters: nil, type: "((\(parameters)) -> \(result))!")
  }

  /// The type of what is assigned to a property, if its form tells.
  private mutating func assignedType(_ name: String, of owner: String, _ use: NameUse) -> String? {
    guard let value = use.assignedValue else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(NilLiteralExprSyntax.self) { return declarePlaceholder(owner, name) + "!" }
    guard value.is(ClosureExprSyntax.self) else { return nil }
    return "(\(parameterType(of: value, name, in: owner)))!"
  }

  mutating func parameters(of use: NameUse, in owner: String) -> [StubParameter]? {
    guard let call = use.call else { return nil }
    return collectingPlaceholders(owner) { UseParameters(placeholder: $0).parameters(of: call) }
  }

  private mutating func parameterType(of value: ExprSyntax, _ label: String, in owner: String) -> String {
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

  // MARK: Calls

  private mutating func learnCall(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
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
    guard isWrong, let call = use.enclosingCall else { return false }
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
    guard let parameters = parameters(of: use, in: name) ?? parametersOfGeneric(call, name) else { return }
    if name == "init" {
      if use.baseName == "super", let superclass = use.superclassName {
        addInitializer(parameters, to: superclass)
      } else if use.isImplicit, let type = parameterType(around: call) {
        addInitializer(parameters, to: type)
      }
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
    }
  }

  /// The type of the parameter of a stub that a call is the argument of.
  private func parameterType(around call: FunctionCallExprSyntax) -> String? {
    call.parent?.as(LabeledExprSyntax.self).flatMap(parameterType)
  }

  private func parameterType(at argument: LabeledExprSyntax) -> String? {
    guard let outer = argument.firstAncestor(FunctionCallExprSyntax.self),
      let callee = outer.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      let index = outer.arguments.firstIndex(of: argument)
    else { return nil }
    let place = outer.arguments.distance(from: outer.arguments.startIndex, to: index)
    let members = Array(globals.values) + types.values.flatMap(\.members.values)
    let known = members.filter { $0.name == callee }.compactMap(\.parameters) + Array(types[callee]?.initializers ?? [])
    return known.first { $0.count == outer.arguments.count }.map { resolved($0[place].type) }
  }

  private mutating func parametersOfGeneric(_ call: FunctionCallExprSyntax, _ name: String) -> [StubParameter]? {
    collectingPlaceholders(name) { UseParameters(placeholder: $0).parameters(of: call) }
  }

  private func typeName(_ callee: ExprSyntax) -> String {
    let text =
      callee.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription ?? callee.trimmedDescription
    return text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
      ? text : text.split(separator: ".").last.map(String.init) ?? text
  }

  /// The compiler takes results of different types for objects: a link of the chain is of another form than the stub's.
  private mutating func addOverloads(inChainOf use: NameUse) {
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

  // MARK: Kinds of types

  private mutating func learnKind(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    if message.hasPrefix("inheritance from non-protocol") || message.contains("constrained to non-protocol")
      || message.hasPrefix("non-protocol, non-class type"), let name = names.last
    {
      types[name]?.kind = .newProtocol
    } else if message.hasPrefix("multiple inheritance"), let name = names.last, types[name]?.isNew == true {
      types[name]?.kind = .newProtocol
    } else if message.contains("must not be applied to non-class"), let name = names.last {
      types[StubTypeText(name).plain]?.conformances.insert("AnyObject")
    } else if message.hasPrefix("cannot specialize non-generic type"), let name = names.first {
      types[name]?.genericCount = max(use.genericCount, 1)
    } else if message.hasPrefix("switch must be exhaustive") {
      makeEnum(with: use.switchCases)
    } else if message.contains("requires that"), names.count >= 2 {
      conform(
        names[names.count - 2],
        to: message.hasPrefix("operator function '+'") ? "StringProtocol" : names[names.count - 1], use)
    } else if message.hasPrefix("for-in loop requires"), let name = names.first, isFree(StubTypeText(name).plain) {
      bind(StubTypeText(name).plain, to: "[\(declarePlaceholder(name, "Element"))]")
    } else if message.contains("has no subscripts"), let name = names.first {
      addSubscript(to: name, use)
    } else {
      return false
    }
    return true
  }

  private mutating func makeEnum(with cases: [String]) {
    guard let first = cases.first,
      let owner = types.values.first(where: { type in
        type.isNew && type.members.values.contains { $0.isStatic && $0.name == first && $0.type.hasPrefix(type.name) }
      })?.name
    else { return }
    types[owner]?.kind = .newEnum
    for (key, member) in types[owner]?.members ?? [:] where member.isStatic && member.type == owner {
      types[owner]?.members[key] = nil
      types[owner]?.cases[member.name] = []
    }
    for name in cases where types[owner]?.cases[name] == nil { types[owner]?.cases[name] = [] }
  }

  /// Numbers and texts are what most protocols with requirements are for.
  private mutating func conform(_ type: String, to requirement: String, _ use: NameUse) {
    let numbers = [
      "BinaryInteger": "Int", "BinaryFloatingPoint": "CGFloat", "StringProtocol": "String", "Strideable": "Int",
      "Sequence": "[\(declarePlaceholder(type, "Element"))]", "Collection": "[\(declarePlaceholder(type, "Element"))]",
      "FloatingPoint": "CGFloat", "Numeric": "CGFloat", "AdditiveArithmetic": "CGFloat", "CVarArg": "Int",
      "Comparable": "Int",
      "SignedNumeric": "CGFloat", "LosslessStringConvertible": "String",
    ]
    let plain = StubTypeText(type).plain
    if isFree(plain), let number = numbers[requirement] {
      bind(plain, to: number)
    } else if types[requirement]?.kind == .newProtocol {
      declare(StubType(name: plain, kind: .existing))
      types[plain]?.conformances.insert(requirement)
    }
  }

  private mutating func addSubscript(to type: String, _ use: NameUse) {
    let plain = StubTypeText(StubTypeText(type).wrapped ?? type).plain
    guard isFree(plain) else { return }
    let element = declarePlaceholder(plain, "Element")
    bind(plain, to: use.subscriptKeyIsText == true ? "[String: \(element)]" : "[\(element)]")
  }

  mutating func addOperator(_ name: String, _ type: String) {
    declare(
      global: StubMember(
        name: name, isStatic: false,
        parameters: [StubParameter(label: "_", type: type), StubParameter(label: "_", type: type)], type: type))
  }

  // MARK: Errors in the stubs

  /// Gives the stub of a line a type of its own again.
  mutating func mend(_ error: CompilerError, inLine line: Substring?) {
    guard let line, let name = line.firstMatch(of: /`([^`]+)`/)?.output.1 else { return }
    // The superclass has it, as it turned out to be one of UIKit's.
    if error.message.contains("overrid") {
      for type in types.values where type.superclass != nil {
        types[type.name]?.members = type.members.filter { $0.value.name != name }
      }
      return
    }
    let type = declarePlaceholder("Mended", String(name))
    changeMembers(named: String(name)) { $0.type = type }
  }
}

extension NameUse {
  /// Whether the chain of members that the name is in begins without a base, as in `.dark.title`.
  var isInChain: Bool {
    var base = reference?.as(MemberAccessExprSyntax.self)?.base
    while let next = base {
      if let member = next.as(MemberAccessExprSyntax.self) {
        if member.base == nil { return true }
        base = member.base
      } else if let call = next.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else {
        return false
      }
    }
    return false
  }

  /// The case of a pattern that the error is in.
  var casePattern: NameUse? {
    let call = token.firstAncestor(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.lastToken(viewMode: .sourceAccurate).map(NameUse.init)
  }

  /// The name of the value that the `switch` around tells apart.
  var switchSubject: String? {
    token.firstAncestor(SwitchExprSyntax.self)?.subject.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }

  /// The type that a parameter or property of the file is declared with.
  func declaredType(of name: String) -> String? {
    let finder = DeclaredType(name: name)
    finder.walk(token.root)
    return finder.type
  }
}

private final class DeclaredType: SyntaxVisitor {
  let name: String
  var type: String?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { type = node.type.trimmedDescription }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == name, let declared = node.typeAnnotation {
      type = declared.type.trimmedDescription
    }
    return .visitChildren
  }
}
#endif
