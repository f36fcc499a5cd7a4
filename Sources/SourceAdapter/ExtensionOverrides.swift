#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// Moves members from extensions into their classes, for two things that only Objective-C's runtime allows: overrides
/// in an extension, and overrides of what an extension declares.
enum ExtensionOverrides {
  static func moved(in sources: [AppSource]) -> [AppSource] {
    let files = sources.map { OverrideFile(source: $0, tree: Parser.parse(source: $0.text)) }
    let overridden = files.reduce(into: Set<String>()) { $0.formUnion($1.overriddenNames) }
    if overridden.isEmpty { return sources }
    let classes = files.reduce(into: Set<String>()) { $0.formUnion($1.classes.keys) }
    var members: [String: [MovedMember]] = [:]
    var edits = files.map { file in
      let found = file.members(toMoveInto: classes, overridden: overridden)
      for member in found { members[member.className, default: []].append(member) }
      return found.map { SourceEdit(range: $0.range, content: .blank) }
    }
    if members.isEmpty { return sources }
    for (index, file) in files.enumerated() {
      for (name, end) in file.classes {
        // A class that is declared twice, for two platforms, gets the members once: the first declaration counts.
        guard let moved = members.removeValue(forKey: name) else { continue }
        edits[index].append(file.insertion(of: moved, at: end))
      }
    }
    return zip(sources, edits).map { source, edits in
      edits.isEmpty ? source : AppSource(path: source.path, text: SourceEdit.apply(edits, to: source.text))
    }
  }
}

/// A member of an extension that belongs in the class.
private struct MovedMember {
  let className: String
  let range: Range<Int>
  let text: String
  let path: String
  let line: Int
}

private struct OverrideFile {
  let source: AppSource
  let overriddenNames: Set<String>
  /// The offsets of the closing braces of the classes, by name.
  let classes: [String: AbsolutePosition]
  private let extensions: [ExtensionDeclSyntax]
  private let locations: SourceLocationConverter

  init(source: AppSource, tree: SourceFileSyntax) {
    let visitor = OverrideVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    self.source = source
    overriddenNames = visitor.overriddenNames
    classes = visitor.classes
    extensions = visitor.extensions
    locations = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  func members(toMoveInto classes: Set<String>, overridden: Set<String>) -> [MovedMember] {
    extensions.filter { classes.contains($0.extendedType.trimmedDescription) }.flatMap { declaration in
      declaration.memberBlock.members.filter { mustMove($0.decl, of: declaration, overridden: overridden) }.map {
        MovedMember(
          className: declaration.extendedType.trimmedDescription, range: $0.trimmedOffsets,
          text: $0.trimmedDescription, path: source.path,
          line: locations.location(for: $0.positionAfterSkippingLeadingTrivia).line)
      }
    }
  }

  private func mustMove(_ member: DeclSyntax, of declaration: ExtensionDeclSyntax, overridden: Set<String>) -> Bool {
    guard let member = OverridableMember(member) else { return false }
    if member.modifiers.has("override") { return true }
    let isObjectiveC = member.attributes.has("objc") || declaration.attributes.has("objc")
    return isObjectiveC && overridden.contains(member.name)
  }

  func insertion(of members: [MovedMember], at end: AbsolutePosition) -> SourceEdit {
    let texts = members.map { "\n#sourceLocation(file: \(quoted($0.path)), line: \($0.line))\n\($0.text)" }
    let line = locations.location(for: end).line
    let back = "\n#sourceLocation(file: \(quoted(source.path)), line: \(line))\n"
    return SourceEdit(range: end.utf8Offset..<end.utf8Offset, content: .text(texts.joined() + back))
  }
}

private final class OverrideVisitor: SyntaxVisitor {
  var overriddenNames: Set<String> = []
  var classes: [String: AbsolutePosition] = [:]
  var extensions: [ExtensionDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.name.text] = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node))
    return .visitChildren
  }

  private func note(_ declaration: DeclSyntax) {
    guard let member = OverridableMember(declaration), member.modifiers.has("override") else { return }
    overriddenNames.insert(member.name)
  }
}

private struct OverridableMember {
  let name: String
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(name: function.name.text, attributes: function.attributes, modifiers: function.modifiers)
    } else if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
      self.init(
        name: binding.pattern.trimmedDescription, attributes: variable.attributes, modifiers: variable.modifiers)
    } else {
      return nil
    }
  }

  private init(name: String, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax) {
    self.name = name
    self.attributes = attributes
    self.modifiers = modifiers
  }
}
#endif
