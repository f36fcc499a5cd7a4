#if UIKitAdapter
import SwiftSyntax

/// Gives classes what only Objective-C's runtime allows in extensions: overrides, and members that a subclass
/// overrides.
///
///     extension Card { override func layoutSubviews() { super.layoutSubviews(); arrange() } }
///
/// The member stays where it is, with what is private to its file, as `body_Card_layoutSubviews`. The class gets an
/// override that calls it. A member that cannot be called, such as one with observers, moves into the class.
enum ExtensionOverrides {
  static func moved(in sources: [ParsedSource]) -> [ParsedSource] {
    let files = sources.map { OverrideFile($0) }
    let index = ClassIndex(of: sources)
    var members = ClassMembers()
    var edits: [[SourceEdit]] = files.enumerated().map { place, file in
      let found = file.classMembers(in: index, file: place)
      for member in found { members.add(member, isInFileOfClass: file.declares(member.className)) }
      return found.flatMap(\.edits)
    }
    if members.isEmpty { return sources }
    for (place, file) in files.enumerated() {
      for (name, end) in file.classes {
        let found = members.members(ofClass: name, in: place)
        if !found.isEmpty { edits[place].append(file.insertion(of: found, at: end)) }
      }
    }
    return zip(sources, edits).map { $0.applying($1) }
  }

  /// The members of the module's classes, in the order of the files.
  ///
  /// A class that is declared once for each of two platforms gets the members in each. Private classes of one name get
  /// those of their files.
  private struct ClassMembers {
    private var ofOtherFiles: [String: [ClassMember]] = [:]
    private var ofSameFile: [Place: [ClassMember]] = [:]

    private struct Place: Hashable {
      let className: String
      let file: Int
    }

    var isEmpty: Bool { ofOtherFiles.isEmpty && ofSameFile.isEmpty }

    mutating func add(_ member: ClassMember, isInFileOfClass: Bool) {
      if isInFileOfClass {
        ofSameFile[Place(className: member.className, file: member.file), default: []].append(member)
      } else {
        ofOtherFiles[member.className, default: []].append(member)
      }
    }

    func members(ofClass name: String, in file: Int) -> [ClassMember] {
      let (own, others) = (ofSameFile[Place(className: name, file: file)] ?? [], ofOtherFiles[name] ?? [])
      return others.filter { $0.file < file } + own + others.filter { $0.file > file }
    }
  }
}

/// A member of an extension that its class has to declare.
struct ClassMember {
  let className: String
  /// The declaration for the class.
  let text: String
  /// The changes of the extension.
  let edits: [SourceEdit]
  /// The place of the file among the sources.
  let file: Int
  let path: String
  let line: Int

  /// The text with the place in the app's sources that messages are to name.
  var located: String { "\n#sourceLocation(file: \(quoted(path)), line: \(line))\n\(text)" }
}

private struct OverrideFile {
  let source: ParsedSource
  /// The closing braces of the classes, in the order of the source.
  let classes: [(name: String, end: AbsolutePosition)]
  private let classNames: Set<String>
  private let extensions: [ExtensionDeclSyntax]
  private let locations: SourceLocationConverter

  init(_ source: ParsedSource) {
    self.source = source
    let visitor = OverrideVisitor(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    classes = visitor.classes
    classNames = Set(classes.map(\.name))
    extensions = visitor.extensions
    locations = SourceLocationConverter(fileName: source.path, tree: source.tree)
  }

  func declares(_ name: String) -> Bool { classNames.contains(name) }

  func classMembers(in index: ClassIndex, file: Int) -> [ClassMember] {
    extensions.flatMap { declaration -> [ClassMember] in
      let name = declaration.extendedType.withoutArguments
      guard index.has(name) else { return [] }
      return declaration.memberBlock.allMembers.compactMap { item in
        guard let member = CallableMember(item.decl), member.isOverride || index.overridesBelow(name, member.key) else {
          return nil
        }
        return classMember(member, item, of: declaration, className: name, file: file)
      }
    }
  }

  private func classMember(
    _ member: CallableMember, _ item: MemberBlockItemSyntax, of declaration: ExtensionDeclSyntax, className: String,
    file: Int
  ) -> ClassMember {
    let forwarded = ForwardedMember(member, className: className, access: declaration.access)
    let text = member.canBeCalled ? forwarded.caller : item.trimmedDescription
    let place = locations.location(for: item.positionAfterSkippingLeadingTrivia)
    return ClassMember(
      className: className, text: text.inBlock(item.condition),
      edits: member.canBeCalled ? forwarded.edits : [.blank(item)], file: file, path: source.path,
      line: place.line)
  }

  func insertion(of members: [ClassMember], at end: AbsolutePosition) -> SourceEdit {
    let line = locations.location(for: end).line
    let back = "\n#sourceLocation(file: \(quoted(source.path)), line: \(line))\n"
    let text = members.map(\.located).joined() + back
    return SourceEdit(range: end.utf8Offset..<end.utf8Offset, content: .text(text))
  }
}

private final class OverrideVisitor: SyntaxVisitor {
  var classes: [(name: String, end: AbsolutePosition)] = []
  var extensions: [ExtensionDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append((node.qualifiedName, node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .visitChildren
  }
}

extension ExtensionDeclSyntax {
  /// The access level that the members have which name none, or nil.
  fileprivate var access: String? { modifiers.first { Access.levels.contains($0.name.text) }?.name.text }
}
#endif
