import Files

/// The page `index.html` of an export for translators, which needs no other files than the pictures.
package struct ContextPage: Sendable {
  package static let fileName = "index.html"

  /// The texts with their places and limits, as JSON.
  package var json: [UInt8]

  package init(json: [UInt8]) { self.json = json }

  package var bytes: [UInt8] {
    InlinePage(template: PageFiles.contextTemplate, styles: PageFiles.contextStyles, scripts: PageFiles.contextScripts)
      .bytes(showing: json)
  }
}
