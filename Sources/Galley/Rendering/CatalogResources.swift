import ImageFiles
import Projects
import Synchronization

/// The images, colours and texts of a catalog: those of the asset catalogs in a folder, its image files and its tables.
package final class CatalogResources: Sendable {
  private let folder: String
  private let images = AssetImages()
  private let known = Mutex<ProjectAssets?>(nil)
  private let documents = Mutex<ProjectFiles?>(nil)
  private let files = Mutex<ResourceFiles?>(nil)
  private let tables = Mutex<[TextTable: Texts]>([:])

  /// The texts of a table by key, and what could not be read of it.
  private struct Texts {
    var texts: [String: String] = [:]
    var problems: [String] = []
  }

  /// A table in a language.
  private struct TextTable: Hashable {
    var name: String
    var locale: String
    var idiom: TraitCollection.UserInterfaceIdiom
  }

  /// - Parameter folder: The path of the folder, which is searched when a scene first needs a resource.
  package init(folder: String) { self.folder = folder }

  package func image(named name: String, for traits: TraitCollection) -> Image? {
    noting { () throws(UnreadableInput) in
      guard let choice = try assets.choice(named: name, for: traits, in: FileOrder(near: folder)) else { return nil }
      do throws(ImageFileError) {
        return try images.image(choice, scale: traits.displayScale)
      } catch {
        throw UnreadableInput(place: choice.path, message: error.description)
      }
    }
  }

  package func color(named name: String) -> Color? {
    noting { () throws(UnreadableInput) in try assets.dynamicColor(named: name) }
  }

  /// Returns a resource, or `nil` for one that cannot be read, which the scene then has a finding about.
  private func noting<Resource>(_ read: () throws(UnreadableInput) -> Resource?) -> Resource? {
    do throws(UnreadableInput) {
      return try read()
    } catch {
      SceneSurroundings.current?.noteUnreadable(error.description(inProject: folder))
      return nil
    }
  }

  /// Returns the path of the storyboard or xib with a name, which may have its type, or `nil` if there is none.
  package func document(named name: String) -> String? {
    documents.withLock { known in
      let files = known ?? ProjectFiles(ProjectListing(of: folder))
      known = files
      return FileOrder(near: folder).choice(among: files.paths(named: name))?.path
    }
  }

  /// Returns the path of the file or folder with a name, which has its type, or `nil` if there is none.
  ///
  /// - Parameter locale: The language, for files in folders of languages.
  package func file(named name: String, locale: String) -> String? {
    files.withLock { known in
      let files = known ?? ResourceFiles(ProjectListing(of: folder))
      known = files
      return files.path(named: name, in: Self.written(locale))
    }
  }

  /// Returns the language that texts are read in: the source of a pseudo-language.
  private static func written(_ locale: String) -> LocaleIdentifier {
    guard let locale = try? LocaleIdentifier(locale) else { return .base }
    return PseudoLanguage(locale)?.source ?? locale
  }

  package var hasImages: Bool { !assets.names(of: .image).isEmpty }

  package var hasColors: Bool { !assets.names(of: .color).isEmpty }

  /// Returns the text for a key, or `nil` if no table of the name has it.
  ///
  /// - Parameters:
  ///   - key: The key. A text with forms for numbers is shown for ``TextContext/sampleNumber``.
  ///   - name: The name of the table, `Localizable` for texts in code.
  ///   - traits: The traits with the language.
  package func text(for key: String, inTable name: String, for traits: TraitCollection) -> String? {
    let table = TextTable(name: name, locale: traits.locale, idiom: traits.userInterfaceIdiom)
    let text = texts(in: table)[key]
    guard let trace = TextTrace.current else { return text }
    return text.map { trace.marked($0, TextKey(table: name, key: key)) }
  }

  private func texts(in table: TextTable) -> [String: String] {
    let texts = tables.withLock({ $0[table] }) ?? texts(of: table)
    tables.withLock { $0[table] = texts }
    texts.problems.forEach { SceneSurroundings.current?.noteUnreadable($0) }
    return texts.texts
  }

  /// Reads a table: the texts of its language, and those of the development language for other keys.
  private func texts(of table: TextTable) -> Texts {
    let pseudo = (try? LocaleIdentifier(table.locale)).flatMap(PseudoLanguage.init)
    let locale = Self.written(table.locale)
    var texts = Texts()
    // The nearest table wins.
    let all = ProjectTexts(files: assets.textFiles)
    for tables in all.tables(named: table.name, in: FileOrder(near: folder)).reversed() {
      texts.problems += tables.brokenCatalogs.map(problem)
      for language in [tables.developmentLanguage, locale] {
        guard let match = language.bestMatch(among: tables.locales) else { continue }
        do throws(LocalizationError) {
          let context = TextContext(locale: match, device: table.idiom == .pad ? "ipad" : "iphone")
          texts.texts.merge(try tables.table(for: match).texts(in: context)) { $1 }
        } catch {
          texts.problems.append(problem(error))
        }
      }
    }
    if let pseudo { texts.texts = texts.texts.mapValues(pseudo.text) }
    return texts
  }

  private func problem(_ error: LocalizationError) -> String {
    UnreadableInput(error).description(inProject: folder)
  }

  private var assets: ProjectAssets {
    known.withLock { known in
      let assets = known ?? ProjectAssets(ProjectListing(of: folder))
      known = assets
      return assets
    }
  }
}

extension Image {
  /// Makes an image of the catalog's resources, in the variant that suits the traits of the scene best.
  ///
  /// Use it in the closure of a ``CatalogScene`` or in a hook of its views. Elsewhere, and without an image of the name
  /// that can be read, the result is `nil`.
  ///
  /// ```swift
  /// let catalog = Catalog("Shop", resources: Bundle.module.resourcePath) {
  ///   CatalogScene("Logo") { _ in ImageView(image: Image(named: "logo")) }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of an asset, or that of an image file with or without `@2x.png`.
  public init?(named name: String) {
    guard let scene = SceneSurroundings.current,
      let image = scene.resources?.image(named: name, for: scene.traits)
    else { return nil }
    self = image
  }
}

extension Color {
  /// Makes a colour of the catalog's resources. It is dynamic: views resolve it for the appearance and the contrast
  /// that they are drawn in.
  ///
  /// Use it in the closure of a ``CatalogScene`` or in a hook of its views. Elsewhere, and without a colour of the
  /// name, the result is `nil`.
  ///
  /// ```swift
  /// let catalog = Catalog("Shop", resources: Bundle.module.resourcePath) {
  ///   CatalogScene("Price") { _ in PriceView(color: Color(named: "brand")) }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of a colour set.
  public init?(named name: String) {
    guard let color = SceneSurroundings.current?.resources?.color(named: name) else { return nil }
    self = color
  }
}
