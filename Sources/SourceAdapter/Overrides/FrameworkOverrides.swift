#if UIKitAdapter
import SwiftSyntax

/// Lets the app's classes override what its extensions add to UIKit's classes, which only Objective-C's runtime allows.
///
///     extension UITableViewCell { @objc func setEnabled(_ on: Bool) { … } }
///     class SwitchCell: UITableViewCell { override func setEnabled(_ on: Bool) { super.setEnabled(on) } }
///
/// The extension's member becomes `base_UITableViewCell_setEnabled`, the class's `own_setEnabled`, and a member of the
/// old name asks a protocol which of them an object has.
enum FrameworkOverrides {
  static func dispatched(in sources: [ParsedSource]) -> [ParsedSource] {
    let index = ClassIndex(of: sources)
    let dispatches = DispatchFinder(sources, index).dispatches
    guard !dispatches.isEmpty else { return sources }
    let table = DispatchTable(dispatches, index)
    return sources.map { source in
      let writer = DispatchWriter(table, index)
      writer.walk(source.tree)
      return source.applying(writer.edits, adding: writer.additions.map { "\n\($0)\n" })
    }
  }
}

/// A member of an extension of a UIKit class that classes of the app override.
private struct Dispatch {
  let className: String
  let member: CallableMember
  /// UIKit classes whose extensions override the member.
  var overridingExtensions: [String] = []

  var protocolName: String { "Overrides_\(className)_\(member.name)" }
  var requirement: String {
    "protocol \(protocolName): \(className) { \(member.requirement(named: "own_\(member.name)")) }"
  }

  var dispatcher: String {
    let others = overridingExtensions.map { (type: $0, name: "base_\($0)_\(member.name)") }
    let access = ["public", "open"].contains(where: member.modifiers.has) ? "public " : ""
    let prefix = (member.attributes.has("discardableResult") ? "@discardableResult " : "") + access
    return member.caller(
      prefix, cases: [(type: protocolName, name: "own_\(member.name)")] + others,
      base: "base_\(className)_\(member.name)")
  }
}

/// The members of extensions of UIKit's classes that other declarations of the module override.
private final class DispatchFinder: SyntaxVisitor {
  private let index: ClassIndex
  private var declared: [(className: String, member: CallableMember)] = []
  private var overridingExtensions: [(className: String, key: String)] = []

  init(_ sources: [ParsedSource], _ index: ClassIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    for source in sources { walk(source.tree) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.withoutArguments
    if index.has(name) { return .visitChildren }
    for item in node.memberBlock.allMembers {
      guard let member = CallableMember(item.decl), member.canBeDispatched else { continue }
      if member.isOverride {
        overridingExtensions.append((name, member.key))
      } else if member.attributes.has("objc") || node.attributes.has("objc") {
        declared.append((name, member))
      }
    }
    return .visitChildren
  }

  var dispatches: [Dispatch] {
    let others = Dictionary(grouping: overridingExtensions, by: \.key)
    return declared.filter { index.overridesAnywhere($0.member.key) }.map { found in
      let extensions = others[found.member.key] ?? []
      return Dispatch(
        className: found.className, member: found.member, overridingExtensions: extensions.map(\.className))
    }
  }
}

/// The dispatches of a module, found by their members.
private final class DispatchTable {
  private let index: ClassIndex
  private var byMember: [Member: Dispatch] = [:]
  /// The first dispatch of a key that controllers declare, or others.
  private var byKey: [Kind: Dispatch] = [:]
  /// The places of the keys among the dispatches: if members of one name have several, the last one counts.
  private var order: [String: Int] = [:]
  private var namesOfClasses: [String: [String: String]] = [:]

  private struct Member: Hashable { let className, key: String }
  private struct Kind: Hashable {
    let key: String
    let isController: Bool
  }

  init(_ dispatches: [Dispatch], _ index: ClassIndex) {
    self.index = index
    for (place, dispatch) in dispatches.enumerated().reversed() {
      let key = dispatch.member.key
      byMember[Member(className: dispatch.className, key: key)] = dispatch
      byKey[Kind(key: key, isController: Self.isController(dispatch.className))] = dispatch
      if order[key] == nil { order[key] = place }
    }
  }

  private static func isController(_ className: String) -> Bool { className.contains("Controller") }

  func dispatch(of key: String, declaredBy className: String) -> Dispatch? {
    byMember[Member(className: className, key: key)]
  }

  /// The dispatch of a member for a class of UIKit. If several classes have a member of the name, controllers and other
  /// classes are distinguished by their names.
  func dispatch(of key: String, for className: String) -> Dispatch? {
    let isController = Self.isController(className)
    return dispatch(of: key, declaredBy: className) ?? byKey[Kind(key: key, isController: isController)]
      ?? byKey[Kind(key: key, isController: !isController)]
  }

  /// The names by which a class of the app, and its extensions, call what they override.
  func superNames(inClass name: String) -> [String: String] {
    guard index.has(name) else { return [:] }
    if let names = namesOfClasses[name] { return names }
    let keys = index.overrides(in: name).compactMap { key in order[key].map { (key: key, place: $0) } }
    var names: [String: String] = [:]
    for key in keys.sorted(by: { $0.place < $1.place }).map(\.key) {
      guard let dispatch = dispatch(of: key, for: index.root(of: name)) else { continue }
      let member = dispatch.member.name
      names[member] =
        index.overridesAbove(name, key) ? "super.own_\(member)" : "self.base_\(dispatch.className)_\(member)"
    }
    namesOfClasses[name] = names
    return names
  }
}

/// Renames members, and adds the protocols and the members that dispatch.
private final class DispatchWriter: SyntaxVisitor {
  private let dispatches: DispatchTable
  private let index: ClassIndex
  private(set) var edits: [SourceEdit] = []
  private(set) var additions: [String] = []
  /// What `super.NAME` means in the classes and extensions that are being visited, from the outermost.
  private var superNames: [[String: String]] = []

  init(_ dispatches: DispatchTable, _ index: ClassIndex) {
    self.dispatches = dispatches
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.withoutArguments
    superNames.append(dispatches.superNames(inClass: name))
    if index.has(name) { return .visitChildren }
    for item in node.memberBlock.allMembers {
      guard let member = CallableMember(item.decl), member.canBeDispatched else { continue }
      if let dispatch = dispatches.dispatch(of: member.key, declaredBy: name) {
        rename(member, "base_\(name)_")
        edits.append(.insert("; \(dispatch.dispatcher)", after: item.decl))
        additions.append(dispatch.requirement.inBlock(item.condition))
      } else if member.isOverride, let dispatch = dispatches.dispatch(of: member.key, for: name) {
        rename(member, "base_\(name)_")
        superNames[superNames.count - 1][member.name] =
          "(self as \(dispatch.className)).base_\(dispatch.className)_\(member.name)"
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { superNames.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedName
    for item in node.memberBlock.allMembers {
      guard let member = CallableMember(item.decl), member.isOverride, member.canBeDispatched,
        let dispatch = dispatches.dispatch(of: member.key, for: index.root(of: name))
      else { continue }
      let isLower = index.overridesAbove(name, member.key)
      rename(member, "own_", isOverride: isLower)
      if !isLower { additions.append("extension \(name): \(dispatch.protocolName) {}".inBlock(item.condition)) }
    }
    superNames.append(dispatches.superNames(inClass: name))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { superNames.removeLast() }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, let name = superNames.last?[node.declName.baseName.text] {
      let start = node.trimmedOffsets.lowerBound
      edits.append(SourceEdit(range: start..<node.declName.baseName.trimmedOffsets.upperBound, content: .text(name)))
    }
    return .visitChildren
  }

  private func rename(_ member: CallableMember, _ prefix: String, isOverride: Bool = false) {
    edits.append(.insert(prefix, before: member.nameToken))
    if let modifier = member.modifiers.first(where: { $0.name.text == "override" }), !isOverride {
      edits.append(.blank(modifier))
    }
  }
}
#endif
