#if UIKitAdapter
import SwiftSyntax

/// A member of an extension that gets another name, and the member of the old name that calls it.
struct ForwardedMember {
  private let member: CallableMember
  private let className: String
  /// The access level of the extension, or nil.
  private let access: String?

  init(_ member: CallableMember, className: String, access: String?) {
    self.member = member
    self.className = className
    self.access = access
  }

  private var prefix: String { "body_\(className.replacing(".", with: "_"))_" }

  /// The declaration that calls the member by its new name, with the attributes and modifiers that it had.
  var caller: String { caller(modifiers: modifiers) }

  /// The declaration with other modifiers.
  func caller(modifiers: [String]) -> String {
    let words = member.attributes.map(\.onOneLine) + modifiers
    return member.caller(words.map { "\($0) " }.joined(), base: prefix + member.name)
  }

  private var modifiers: [String] {
    let own = member.modifiers.map(\.onOneLine)
    return own.contains(where: Access.levels.contains) ? own : (access.map { [$0] } ?? []) + own
  }

  /// The changes of the extension's member: its class, perhaps in another file, calls it by the new name.
  var edits: [SourceEdit] {
    let modifiers = member.modifiers.map { $0 }.filter { Self.dropped.contains($0.name.text) }
    let attributes = member.attributes.map { $0 }.filter { !Self.isKept($0) }
    let isHidden = access == "private" || access == "fileprivate"
    return modifiers.map { .blank($0) } + attributes.map { .blank($0) }
      + (isHidden ? [.insert("internal ", before: member.introducer)] : [])
      + [.insert(prefix, before: member.nameToken)]
  }

  private static let dropped = Access.levels.union(["override", "final", "dynamic"])

  /// Objective-C and documents know the class's member.
  private static func isKept(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return true }
    return ["available", "discardableResult", "inlinable"].contains(attribute.name)
  }
}

/// The words for who may use a declaration.
enum Access {
  static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
}
#endif
