#if UIKitAdapter
import SwiftSyntax

/// Drops attributes and modifiers that only matter to Objective-C's runtime, to Interface Builder or to the start of an
/// app.
enum AttributeRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// `@main` and its forerunners too: a test's process has a start of its own.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard dropped.contains(node.name) else { return .visitChildren }
      edits.append(.blank(node))
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" || node.name.text == "optional" { edits.append(.blank(node)) }
      return .skipChildren
    }
  }
}
#endif
