import Foundation

extension String {
  /// Creates the text for a key in the language of the scene, as ``NSLocalizedString(_:comment:)`` does.
  ///
  /// A text with values in it is used as it is written: there is no table of formats here.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle = .main, locale: Locale = .current,
    comment: StaticString
  ) {
    self = NSLocalizedString(key, tableName: table, bundle: bundle, value: "", comment: "")
  }

  /// Creates the text in the language of the scene, whatever the locale.
  public init(localized key: String, table: String? = nil, bundle: Bundle = .main, locale: Locale = .current) {
    self = NSLocalizedString(key, tableName: table, bundle: bundle, value: "", comment: "")
  }

  /// Creates the text in the language of the scene, whatever the locale.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle = .main,
    locale: Locale = .current, comment: StaticString = ""
  ) {
    self = NSLocalizedString("\(key)", tableName: table, bundle: bundle, value: defaultValue, comment: "")
  }
}
