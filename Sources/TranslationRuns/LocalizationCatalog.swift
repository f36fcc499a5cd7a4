import Files
import Localization
import Markup
import Snapshots

extension TranslationContext {
  /// A file that is written into an Xcode localization catalog, not copied.
  package struct CatalogFile {
    /// The path below the catalog's folder.
    package var path: String
    package var text: String
  }

  /// The folder for pictures of a catalog, below the catalog.
  package static let screenshotFolder = "Notes/Screenshots"

  /// Returns the files of an Xcode localization catalog (`.xcloc`) for a language.
  ///
  /// Xcode puts the screenshots of a test run there with a property list that says which texts they show and where
  /// (WWDC 2019, "Creating Great Localized Experiences with Xcode 11").
  package func catalogFiles(in language: String, unit: XLIFFFile.SizeUnit) -> [CatalogFile] {
    let source = tables.first?.sourceLanguage.tag ?? "en"
    let contents = """
      {
        "developmentRegion" : \(quoted(source)),
        "project" : "Galley",
        "targetLocale" : \(quoted(language)),
        "toolInfo" : {
          "toolBuildNumber" : "1",
          "toolID" : "galley",
          "toolName" : "Galley",
          "toolVersion" : \(quoted(toolVersion))
        },
        "version" : "1.0"
      }

      """
    return [
      CatalogFile(path: "contents.json", text: contents),
      CatalogFile(path: "Localized Contents/\(language).xliff", text: xliff(in: language, unit: unit)),
      CatalogFile(path: "\(Self.screenshotFolder)/localizedStringData.plist", text: stringData),
    ]
  }

  /// A text as a string of JSON.
  private func quoted(_ text: String) -> String {
    var json = JSONText()
    json.string(text)
    return json.text
  }

  /// Which texts the screenshots show, and where.
  private var stringData: String {
    var list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>

      """
    for (table, entry, shown) in screenshots {
      let screenshots = shown.map { screenshot in
        let area = screenshot.area
        // Pixels of the picture, as in the catalogs that others have made by hand and shown in Xcode.
        let frame = "{{\(area.x), \(area.y)}, {\(area.width), \(area.height)}}"
        return """
                  <dict>
                    <key>frame</key>
                    <string>\(frame)</string>
                    <key>name</key>
                    <string>\(screenshot.name.escapedForXML)</string>
                  </dict>

          """
      }.joined()
      list += """
            <dict>
              <key>bundleID</key>
              <string></string>
              <key>bundlePath</key>
              <string></string>
              <key>screenshots</key>
              <array>
          \(screenshots)    </array>
              <key>stringKey</key>
              <string>\(entry.key.escapedForXML)</string>
              <key>tableName</key>
              <string>\(table.name.escapedForXML)</string>
            </dict>

        """
    }
    return list + "</array>\n</plist>\n"
  }

  /// A picture of a text in catalogs.
  package struct Screenshot {
    /// The name of its file in the folder of screenshots.
    package var name: String
    /// The index of the picture.
    package var picture: Int
    var area: Area
  }

  /// The texts that pictures show, each with pictures of its own: Xcode 15 and 16 outline the same rectangle for all
  /// texts that share one.
  private var screenshots: [(table: Table, entry: Entry, screenshots: [Screenshot])] {
    var count = 0
    return tables.flatMap { table in
      table.entries.compactMap { entry in
        let shown = entry.sightings.compactMap { sighting -> Screenshot? in
          guard let shot = sighting.shot else { return nil }
          count += 1
          let file = pictures[shot.picture].path.utf8.split(separator: "/").last ?? "picture.png"
          return Screenshot(name: "\(count).\(file)", picture: shot.picture, area: shot.area)
        }
        return shown.isEmpty ? nil : (table, entry, shown)
      }
    }
  }

  /// The pictures of catalogs.
  package var catalogScreenshots: [Screenshot] { screenshots.flatMap(\.screenshots) }
}
