#if UIKitAdapter
import SwiftSyntax

/// Lets extensions of UIKit's classes override what these declare.
///
///     extension UINavigationController { open override var shouldAutorotate: Bool { false } }
///
/// Objective-C replaces the class's own member. Here the module gets a subclass, `App_UINavigationController`, with the
/// override, and uses it instead of the class where it makes objects and subclasses. Objects that UIKit makes itself,
/// and its own subclasses, keep their members.
enum FrameworkSubclasses {
  static func added(in sources: [ParsedSource]) -> [ParsedSource] {
    let index = ClassIndex(of: sources)
    let found = sources.enumerated().map { ExtensionFinder($1, file: $0, index: index).members }
    let members = Dictionary(grouping: found.joined(), by: \.className)
    if members.isEmpty { return sources }
    let names = Set(members.keys)
    let subclasses = Dictionary(grouping: members.sorted { $0.key < $1.key }) { $0.value.first?.file }
    return sources.enumerated().map { place, source in
      let additions = (subclasses[place] ?? []).map { declaration(of: $0.key, with: $0.value) }
      let edits = found[place].flatMap(\.edits) + ClassUses(of: names, in: source).edits
      return source.applying(edits, adding: additions)
    }
  }

  static func name(of className: String) -> String { "App_\(className.replacing(".", with: "_"))" }

  private static func declaration(of className: String, with members: [ClassMember]) -> String {
    "\nopen class \(name(of: className)): \(className) {" + members.map(\.located).joined() + "\n}\n"
  }
}

/// The overrides in extensions of other modules' classes.
private final class ExtensionFinder: SyntaxVisitor {
  private let file: Int
  private let index: ClassIndex
  private let locations: SourceLocationConverter
  private(set) var members: [ClassMember] = []

  init(_ source: ParsedSource, file: Int, index: ClassIndex) {
    self.file = file
    self.index = index
    locations = SourceLocationConverter(fileName: source.path, tree: source.tree)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.withoutArguments
    if index.has(name) { return .visitChildren }
    for item in node.memberBlock.allMembers {
      guard let member = CallableMember(item.decl), member.isOverride, member.canBeCalled else { continue }
      let place = locations.location(for: item.positionAfterSkippingLeadingTrivia)
      let forwarded = ForwardedMember(member, className: name, access: nil)
      let modifiers = (member.isOfType ? ["class"] : []) + ["open", "override"]
      members.append(
        ClassMember(
          className: name, text: forwarded.caller(modifiers: modifiers).inBlock(item.condition),
          edits: forwarded.edits, file: file, path: place.presumedFile, line: place.presumedLine))
    }
    return .visitChildren
  }
}

/// The places where a module makes objects or subclasses of classes.
private final class ClassUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var edits: [SourceEdit] = []

  init(of names: Set<String>, in source: ParsedSource) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let superclass = node.inheritanceClause?.inheritedTypes.first?.type {
      replace(superclass, named: superclass.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      if let base = member.base { replace(base, named: base.dottedName) }
    } else {
      replace(node.calledExpression, named: node.calledExpression.dottedName)
    }
    return .visitChildren
  }

  private func replace(_ node: some SyntaxProtocol, named name: String?) {
    if let name, names.contains(name) { edits.append(.replace(node, with: FrameworkSubclasses.name(of: name))) }
  }
}
#endif
