#if UIKitAdapter
import SwiftSyntax

/// What is learnt from messages about names: which kind of type, or which constant or function, an unknown name is.
extension Stubs {
  mutating func learnName(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    guard let name = names.first else { return false }
    if message.hasPrefix("unknown attribute")
      || message.hasPrefix("cannot find type") && use.attribute?.attributeName.trimmedDescription == name
    {
      declare(StubType(name: name, kind: .propertyWrapper))
      if let type = use.attributedType { types[name]?.wrappedTypes.insert(type) }
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

  mutating func declareNested(_ name: String, in owner: String, _ use: NameUse) {
    if owner == Self.noType || types[owner]?.kind == .newProtocol { return declare(type(named: name, use)) }
    var type = type(named: "\(owner).\(name)", use)
    // A name for constants, not a class of views that its own name may make it.
    if use.isBase, type.kind != .newProtocol { type.kind = .newClass(superclass: "NSObject") }
    declare(type)
    if let parameters = parameters(of: use, in: name) { addInitializer(parameters, to: "\(owner).\(name)") }
  }

  private static let noType = "Void"

  /// What the use as a type shows about the kind of type.
  func type(named name: String, _ use: NameUse) -> StubType {
    let isMade = use.call != nil
    if !isMade && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) || isCapability(name, use)
      || isFurtherInheritedType(use)
    {
      return StubType(name: name, kind: .newProtocol)
    }
    var type = StubType(name: name, kind: .newClass(superclass: Self.superclass(of: name)))
    type.genericCount = use.genericCount
    return type
  }

  /// Protocols of what a type can do end in "able" or "ible" (API Design Guidelines). A superclass has its own rule.
  private func isCapability(_ name: String, _ use: NameUse) -> Bool {
    (name.hasSuffix("able") || name.hasSuffix("ible")) && !name.lowercased().hasSuffix("table")
      && !name.hasSuffix("Variable") && use.token.firstAncestor(InheritedTypeListSyntax.self) == nil
      && use.reference == nil
  }

  /// A class's first inherited type may be its superclass; what follows, and what other types inherit from, are
  /// protocols.
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

  static func superclass(of name: String) -> String {
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
}
#endif
