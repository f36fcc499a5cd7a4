import Foundation

/// A member that a document or a selector names.
public struct UINibMember: Sendable {
  package enum Kind: Sendable {
    case outlet
    case inspectable
    case action
  }

  package let kind: Kind
  /// The name in documents: the property's, or the action's selector.
  package let name: String
  /// Sets the property of an object, or calls its action with what it is called with: a sender and an event.
  let apply: @Sendable (AnyObject, [Any?]) throws(UINibError) -> Void
}

/// A reference to a property that can be handed to another task.
public typealias UINibPath<Owner, Value> = any ReferenceWritableKeyPath<Owner, Value> & Sendable

extension UINibMember {
  /// A single outlet, an optional or not.
  public static func outlet<Owner: AnyObject, Value>(_ name: String, _ path: UINibPath<Owner, Value>) -> UINibMember {
    property(.outlet, name) { (owner: Owner, value) throws(UINibError) in
      do throws(UINibError) {
        owner[keyPath: path] = try cast(value, of: name, in: Owner.self)
      } catch {
        guard let held = UINibValue.held(value, as: Value.self) else { throw error }
        owner[keyPath: path] = held
        throw .otherClass(
          member: name, owner: "\(Owner.self)", expected: UINibValue.name(of: Value.self), found: description(value))
      }
    }
  }

  /// A collection of outlets, to which each connection adds an object.
  public static func outlet<Owner: AnyObject, Element>(
    _ name: String, _ path: UINibPath<Owner, [Element]?>
  ) -> UINibMember {
    property(.outlet, name) { (owner: Owner, value) throws(UINibError) in
      let element: Element = try cast(value, of: name, in: Owner.self)
      owner[keyPath: path] = (owner[keyPath: path] ?? []) + [element]
    }
  }

  /// A collection of outlets that is not an optional.
  public static func outlet<Owner: AnyObject, Element>(
    _ name: String, _ path: UINibPath<Owner, [Element]>
  ) -> UINibMember {
    property(.outlet, name) { (owner: Owner, value) throws(UINibError) in
      owner[keyPath: path].append(try cast(value, of: name, in: Owner.self))
    }
  }

  /// A property that a document's runtime attributes set. Numbers become the property's kind of number.
  public static func inspectable<Owner: AnyObject, Value>(
    _ name: String, _ path: UINibPath<Owner, Value>
  ) -> UINibMember {
    property(.inspectable, name) { (owner: Owner, value) throws(UINibError) in
      guard let converted = UINibValue.converted(value, to: Value.self) else {
        throw .wrongType(
          member: name, owner: "\(Owner.self)", expected: UINibValue.name(of: Value.self), found: description(value))
      }
      owner[keyPath: path] = converted
    }
  }

  /// An action without parameters.
  public static func action<Owner: AnyObject, Result>(
    _ selector: String, _ method: @escaping @Sendable (Owner) -> () -> Result
  ) -> UINibMember {
    call(selector) { (owner: Owner, _) throws(UINibError) in _ = method(owner)() }
  }

  /// An action with a sender.
  public static func action<Owner: AnyObject, Sender, Result>(
    _ selector: String, _ method: @escaping @Sendable (Owner) -> (Sender) -> Result
  ) -> UINibMember {
    call(selector) { (owner: Owner, arguments) throws(UINibError) in
      _ = method(owner)(try cast(arguments.first ?? nil, of: selector, in: Owner.self))
    }
  }

  /// An action with a sender and an event.
  public static func action<Owner: AnyObject, Sender, Event, Result>(
    _ selector: String, _ method: @escaping @Sendable (Owner) -> (Sender, Event) -> Result
  ) -> UINibMember {
    call(selector) { (owner: Owner, arguments) throws(UINibError) in
      let sender: Sender = try cast(arguments.first ?? nil, of: selector, in: Owner.self)
      let event: Event = try cast(arguments.dropFirst().first ?? nil, of: selector, in: Owner.self)
      _ = method(owner)(sender, event)
    }
  }
}

extension UINibMember {
  private static func property<Owner: AnyObject>(
    _ kind: Kind, _ name: String, set: @escaping @Sendable (Owner, Any?) throws(UINibError) -> Void
  ) -> UINibMember {
    UINibMember(kind: kind, name: name) { (object, arguments) throws(UINibError) in
      try set(try cast(object, of: name, in: Owner.self), arguments.first ?? nil)
    }
  }

  private static func call<Owner: AnyObject>(
    _ selector: String, _ perform: @escaping @Sendable (Owner, [Any?]) throws(UINibError) -> Void
  ) -> UINibMember {
    UINibMember(kind: .action, name: selector) { (object, arguments) throws(UINibError) in
      try perform(try cast(object, of: selector, in: Owner.self), arguments)
    }
  }

  private static func cast<Value>(
    _ value: Any?, of member: String, in owner: Any.Type
  ) throws(UINibError) -> Value {
    // A missing sender is a value of an optional type: `value as? Value` covers both.
    if let converted = value as? Value { return converted }
    throw .wrongType(
      member: member, owner: "\(owner)", expected: UINibValue.name(of: Value.self), found: description(value))
  }

  private static func description(_ value: Any?) -> String { value.map { "\(type(of: $0))" } ?? "nil" }
}
