#if UIKitAdapter
import SwiftSyntax

/// What is learnt from the compiler's messages. The patterns are of Swift 6.2 and 6.3 (`DiagnosticsSema.def` of the
/// compiler).
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

  /// Gives the stub of a line a type of its own again.
  mutating func mend(_ error: CompilerError, inLine line: Substring?) {
    guard let line, let name = line.firstMatch(of: /`([^`]+)`/)?.output.1 else { return }
    // The superclass has it, as it turned out to be one of UIKit's.
    if error.message.contains("overrid") {
      return removeMembers(named: String(name))
    }
    let type = declarePlaceholder("Mended", String(name))
    changeMembers(named: String(name)) { $0.type = type }
  }

  mutating func removeMembers(named name: String) {
    for type in types.values { types[type.name]?.members = type.members.filter { $0.value.name != name } }
  }
}
#endif
