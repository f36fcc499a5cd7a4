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
  var nestedTypes: Set<String> = []
}

extension StubMember {
  /// The declaration.
  ///
  /// - Parameter classes: The stubs that are classes, which can be made.
  func code(classes: Set<String>) -> String {
    let type = type ?? Stubs.valueType
    let value = classes.contains(type) ? "\(type)()" : StubValue.expression(of: type)
    let head = "public \(isStatic ? "static " : "")"
    // A name such as `default` can be used after a dot without its quotes.
    guard let parameters else { return "\(head)var `\(name)`: \(type) { get { \(value) } set {} }" }
    let list = StubParameter.list(parameters)
    return "@discardableResult \(head)func `\(name)`(\(list)) -> \(type) { \(value) }"
  }
}

extension StubParameter {
  static func list(_ parameters: [StubParameter]) -> String {
    parameters.enumerated().map { index, parameter in "\(parameter.label) p\(index): \(parameter.type)" }
      .joined(separator: ", ")
  }
}

extension StubType {
  func code(classes: Set<String>) -> String {
    let nested = nestedTypes.sorted().map { "  open class \($0): NSObject {}\n" }
    let members = members.values.sorted { $0.name < $1.name }.map { "  \($0.code(classes: classes))\n" }
    let body = (nested + members).joined()
    // Public, because the app's own declarations may be.
    switch kind {
    case .newProtocol: return "public protocol \(name): AnyObject {}\nextension \(name) {\n\(body)}\n"
    case .existing: return "extension \(name) {\n\(body)}\n"
    case .newClass(let superclass):
      let initializers = initializers.sorted { $0.count < $1.count }.map { parameters in
        "  public convenience init(\(StubParameter.list(parameters))) { self.init() }\n"
      }
      return "open class \(name): \(superclass) {\n\(initializers.joined())\(body)}\n"
    }
  }
}

/// A value for each type: what shows in a picture where a stub is used.
enum StubValue {
  private static let known: [String: String] = [
    "Void": "()", "()": "()", "String": "\"Text\"", "Bool": "false", "UIColor": ".gray",
    "CGColor": "UIColor.gray.cgColor",
    "UIFont": ".systemFont(ofSize: 17)", "UIImage": "UIImage()", "Selector": "Selector(\"stub\")",
    "UIFont.Weight": ".regular", "UIFont.TextStyle": ".body", "UIEdgeInsets": ".zero", "CGSize": ".zero",
    "CGPoint": ".zero", "CGRect": ".zero", "UIImage.SymbolConfiguration": ".unspecified",
    "Notification.Name": "Notification.Name(\"stub\")",
    "NSNotification.Name": "Notification.Name(\"stub\")", "Any": "0", "NSAttributedString": "NSAttributedString()",
    "Date": "Date()", "URL": "URL(fileURLWithPath: \"/\")", "any Error": "CocoaError(.featureUnsupported)",
  ]
  private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "TimeInterval", "UInt"]

  static func expression(of type: String) -> String {
    if let value = known[type] { return value }
    if numbers.contains(type) { return "0" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return "fatalError(\"\(type) is a stub\")"
  }
}
#endif
