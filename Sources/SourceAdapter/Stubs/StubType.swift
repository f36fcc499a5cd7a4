#if UIKitAdapter
/// A type that the app uses and nobody declares, or one that lacks members.
struct StubType: Sendable {
  enum Kind: Sendable, Equatable {
    case newClass(superclass: String)
    case newProtocol
    /// A type whose values a `switch` distinguishes.
    case newEnum
    /// Another name of a type.
    case alias(String)
    case propertyWrapper
    /// A type of the app's, of UIKit's or of Swift's.
    case existing
  }

  /// The name with those of the types around it, as in `Theme.Style`.
  let name: String
  var kind: Kind
  /// Whether the name is the stubs' own, because no use has shown yet what it is.
  var isPlaceholder = false
  /// How many generic arguments the uses have.
  var genericCount = 0
  var conformances: Set<String> = []
  var initializers: Set<[StubParameter]> = []
  var members: [String: StubMember] = [:]
  /// The types of the properties that a property wrapper is for.
  var wrappedTypes: Set<String> = []
  /// The cases of an enum with what they hold.
  var cases: [String: [StubParameter]] = [:]

  var isNew: Bool { kind != .existing }

  /// Whether only classes conform to the protocol, as to those of delegates.
  var isClassBound: Bool {
    conformances.contains("AnyObject") || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  var superclass: String? {
    if case .newClass(let superclass) = kind { superclass } else { nil }
  }

  var isClass: Bool { superclass != nil }
}

/// A member or function that the app uses and nobody declares.
struct StubMember: Sendable {
  /// The type of a function that does not return.
  static let never = "Never"

  let name: String
  let isStatic: Bool
  /// The parameters of a function; `nil` for a property.
  var parameters: [StubParameter]?
  /// The type, in which placeholders may be.
  var type: String
  /// Whether no use has needed the result yet.
  var isDiscarded = false
  /// Whether a subclass of the app's overrides it with a property that is read only.
  var isReadOnly = false
  /// Whether a class of the app's overrides it, though an extension of a class of UIKit's adds it.
  var isOverridden = false
  /// Whether a use reads elements by a number.
  var isIndexed = false

  /// Overloads differ in their labels, and in whether they take lists.
  var key: String {
    name + (parameters.map { "(" + $0.map(\.key).joined() + ")" } ?? "") + (isStatic ? " static" : "")
  }

  /// Whether the property refers to an object that the app sets, and that is not there before.
  var isDelegate: Bool {
    parameters == nil && ["delegate", "datasource"].contains(where: name.lowercased().hasSuffix)
  }

  /// Makes the value one that may be nil, and is used as if it were there.
  mutating func makeOptional() {
    if StubTypeText(type).wrapped == nil { type = StubTypeText(type).implicitlyUnwrapped }
  }
}

struct StubParameter: Hashable, Sendable {
  let label: String
  var type: String

  fileprivate var key: String { label + (type.hasPrefix("[") && type != "[Any]" ? "[]:" : ":") }
}
#endif
