import Foundation

// Foundation's function of this name reads the language from the process. The compiler prefers these functions, also in
// a file that imports Foundation as well: they have no defaults, and the first one takes no optional table. Only a call
// with all arguments and a table that is optional gets Foundation's function in such a file.

/// Returns the text for a key in the language of the scene: from the tables of the scene's resources, or else from
/// those of the bundle.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the tables; in other functions `nil` for `Localizable`.
///   - bundle: The bundle with the tables that are used if the scene's resources lack the key.
///   - value: The text if no table has the key.
///   - comment: A note for translators.
/// - Returns: The text, or without one `value`, or without that the key.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  NamedResources.text(for: key, inTable: tableName, in: bundle) ?? (value.isEmpty ? key : value)
}

@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  let table: String = tableName ?? "Localizable"
  return NSLocalizedString(key, tableName: table, bundle: bundle, value: value, comment: comment)
}

public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(
    key, tableName: "Localizable", bundle: .main, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(
    key, tableName: "Localizable", bundle: .main, value: value, comment: comment)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(
    key, tableName: "Localizable", bundle: bundle, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  NSLocalizedString(
    key, tableName: "Localizable", bundle: bundle, value: value, comment: comment)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(
    key, tableName: tableName, bundle: .main, value: "", comment: comment)
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  NSLocalizedString(
    key, tableName: tableName, bundle: .main, value: value, comment: comment)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(
    key, tableName: tableName, bundle: bundle, value: "", comment: comment)
}
