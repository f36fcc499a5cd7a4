#if UIKitAdapter
/// Something that the adapter left out or could not adapt.
public struct AdaptationNote: Hashable, Sendable, CustomStringConvertible {
  /// Why a piece of source was left out or could not be adapted.
  public enum Reason: String, CaseIterable, Sendable {
    /// A framework of Apple's that is not here: names from it are unknown.
    case appleFramework = "Apple framework"
    /// A module that the package does not have.
    case unknownModule = "unknown module"
    /// An optional requirement whose default cannot be guessed: types that lack the member do not compile.
    case optionalRequirement = "optional requirement"
    /// A managed property whose type has no default that the adapter knows.
    case managedProperty = "managed property"
    /// The file itself has an error, or code that only other compilers take.
    case syntax = "syntax"
    /// A construct in a form that the adapter does not know.
    case form = "unknown form"

    /// Whether the file uses names that are not here.
    public var leavesNamesUnknown: Bool { self == .appleFramework || self == .unknownModule || self == .form }
  }

  public let file: String
  public let line: Int
  public let column: Int
  public let reason: Reason
  public let message: String

  /// The form of the compiler's messages, which editors and continuous integration read.
  public var description: String { "\(file):\(line):\(column): warning: \(message) [\(reason.rawValue)]" }
}
#endif
