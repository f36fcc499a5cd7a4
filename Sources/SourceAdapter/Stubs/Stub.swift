#if UIKitAdapter
/// A member or function that the app uses and nobody declares.
struct StubMember: Sendable {
  let name: String
  let isStatic: Bool
  /// The parameters of a function; `nil` for a property.
  let parameters: [StubParameter]?
  /// The type that the uses ask for, or `nil` as long as none has.
  var type: String?
}

struct StubParameter: Hashable, Sendable {
  let label: String
  let type: String
}

/// A type that the app uses and nobody declares, or one that lacks members.
struct StubType: Sendable {
  enum Kind: Sendable {
    case newClass(superclass: String)
    case newProtocol
    /// A type of the app's, of UIKit's or of Swift's.
    case existing
  }

  let name: String
  let kind: Kind
  var initializers: Set<[StubParameter]> = []
  var members: [String: StubMember] = [:]
}

extension StubMember {
  /// The declaration.
  func code(access: String = "") -> String {
    let type = type ?? Stubs.valueType
    let value = StubValue.expression(of: type)
    guard let parameters else {
      return "\(access)\(isStatic ? "static " : "")var \(name): \(type) { get { \(value) } set {} }"
    }
    let result = "@discardableResult \(isStatic ? "static " : "")func \(name)"
    return "\(result)(\(StubParameter.list(parameters))) -> \(type) { \(value) }"
  }
}

extension StubParameter {
  static func list(_ parameters: [StubParameter]) -> String {
    parameters.enumerated().map { index, parameter in "\(parameter.label) p\(index): \(parameter.type)" }
      .joined(separator: ", ")
  }
}

extension StubType {
  var code: String {
    let body = members.values.sorted { $0.name < $1.name }.map { "  \($0.code())\n" }.joined()
    switch kind {
    case .newProtocol: return "protocol \(name): AnyObject {}\nextension \(name) {\n\(body)}\n"
    case .existing: return "extension \(name) {\n\(body)}\n"
    case .newClass(let superclass):
      let initializers = initializers.sorted { $0.count < $1.count }.map { parameters in
        "  convenience init(\(StubParameter.list(parameters))) { self.init() }\n"
      }
      return "class \(name): \(superclass) {\n\(initializers.joined())\(body)}\n"
    }
  }
}

/// A value for each type: what shows in a picture where a stub is used.
enum StubValue {
  private static let known: [String: String] = [
    "Void": "()", "()": "()", "String": "\"Text\"", "Bool": "false", "UIColor": ".gray", "CGColor": "UIColor.gray.cgColor",
    "UIFont": ".systemFont(ofSize: 17)", "UIImage": "UIImage()", "Selector": "Selector(\"stub\")",
  ]
  private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "TimeInterval", "UInt"]

  static func expression(of type: String) -> String {
    if let value = known[type] { return value }
    if numbers.contains(type) { return "0" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type == Stubs.valueType { return "\(type)()" }
    return "fatalError(\"\(type) is a stub\")"
  }
}
#endif
