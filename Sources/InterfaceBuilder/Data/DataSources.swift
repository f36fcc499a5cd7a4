import Localization

/// What values of data refer to: texts of tables, assets and other documents of the project, in one language.
package struct DataSources: Sendable {
  package enum AssetKind: String, Hashable, Sendable {
    case image, color
  }

  /// The text of a key in a table.
  package enum TextAnswer: Hashable, Sendable {
    case text(String)
    /// The table lacks the key; these are its keys.
    case unknownKey([String])
    /// There is no such table; these are the tables of the project.
    case unknownTable([String])
    /// A table cannot be read, for this reason.
    case unreadable(String)
  }

  /// A document by its name.
  package enum DocumentAnswer: Sendable {
    case document(InterfaceDocument)
    /// There is no such document; these are the names of the others.
    case unknown([String])
    /// The document cannot be read, for this reason.
    case unreadable(String)
  }

  /// The language as a BCP 47 tag, or `base`.
  package var locale: String
  /// Returns the text of a key, with arguments in the places of its format.
  package var text: @Sendable (_ key: String, _ table: String, _ arguments: [String]) -> TextAnswer
  /// The names of the project's assets.
  package var assetNames: @Sendable (AssetKind) -> Set<String>
  /// Returns a document, in the language. The name is that of its file, with or without type.
  package var document: @Sendable (_ name: String) -> DocumentAnswer
  /// Returns the xib with the name of a class, in the language.
  package var classXib: @Sendable (_ className: String) -> DocumentAnswer
  /// Returns the name to request an image file by, or `nil` if there is no such file. The path is relative to the
  /// data's file.
  package var imageFile: @Sendable (_ path: String, _ dataFile: String) -> String?

  package init(
    locale: String = "base",
    text: @escaping @Sendable (String, String, [String]) -> TextAnswer = { _, _, _ in .unknownTable([]) },
    assetNames: @escaping @Sendable (AssetKind) -> Set<String> = { _ in [] },
    document: @escaping @Sendable (String) -> DocumentAnswer = { _ in .unknown([]) },
    classXib: @escaping @Sendable (String) -> DocumentAnswer = { _ in .unknown([]) },
    imageFile: @escaping @Sendable (String, String) -> String? = { _, _ in nil }
  ) {
    self.locale = locale
    self.text = text
    self.assetNames = assetNames
    self.document = document
    self.classXib = classXib
    self.imageFile = imageFile
  }
}

extension DataSources {
  /// Returns the name of the xib that a class shows.
  package static func fileName(ofClass name: String) -> String { name + ".xib" }

  /// Returns whether a class has a xib of its name that can be read.
  func hasClassXib(_ className: String) -> Bool {
    if case .document = classXib(className) { true } else { false }
  }

  /// Returns the sources with documents for the size classes of a screen.
  func resolved(on screen: SceneScreen) -> DataSources {
    var sources = self
    sources.document = { [document] in document($0).resolved(on: screen) }
    sources.classXib = { [classXib] in classXib($0).resolved(on: screen) }
    return sources
  }

  /// Returns the text of the language that suits best among texts by language, or else that of `base`, of English, or
  /// of the first language.
  func choice(among entries: [DataNode.Entry]) -> DataNode.Entry? {
    let languages = entries.compactMap { try? LocaleIdentifier($0.key) }
    let wanted = try? LocaleIdentifier(locale)
    let source = wanted.map { PseudoLanguage($0)?.source ?? $0 }
    for locale in [source, .base, .english].compactMap(\.self) {
      guard let match = locale.isBase ? languages.first(where: \.isBase) : locale.bestMatch(among: languages) else {
        continue
      }
      return entries.first { (try? LocaleIdentifier($0.key)) == match }
    }
    return entries.first
  }
}

extension DataSources.DocumentAnswer {
  fileprivate func resolved(on screen: SceneScreen) -> DataSources.DocumentAnswer {
    guard case .document(let document) = self else { return self }
    return .document(document.resolved(on: screen))
  }
}
