/// The page's own files, which lie in the binary.
package enum PageFiles {
  /// The page, for the top of the folder.
  package static var index: [UInt8] { PackageResources.index_html }

  /// What the page loads, by the names below `page`.
  package static var all: [(name: String, bytes: [UInt8])] { styles + model + view }

  private static var styles: [(name: String, bytes: [UInt8])] {
    [
      ("colors.css", PackageResources.colors_css), ("page.css", PackageResources.page_css),
      ("list.css", PackageResources.list_css), ("stage.css", PackageResources.stage_css),
    ]
  }

  private static var model: [(name: String, bytes: [UInt8])] {
    [
      ("elements.js", PackageResources.elements_js), ("report.js", PackageResources.report_js),
      ("filter.js", PackageResources.filter_js), ("rows.js", PackageResources.rows_js),
      ("decisions.js", PackageResources.decisions_js), ("transport.js", PackageResources.transport_js),
    ]
  }

  private static var view: [(name: String, bytes: [UInt8])] {
    [
      ("list.js", PackageResources.list_js), ("filters.js", PackageResources.filters_js),
      ("viewport.js", PackageResources.viewport_js), ("pane.js", PackageResources.pane_js),
      ("modes.js", PackageResources.modes_js), ("stage.js", PackageResources.stage_js),
      ("gestures.js", PackageResources.gestures_js), ("words.js", PackageResources.words_js),
      ("deciding.js", PackageResources.deciding_js),
      ("shortcuts.js", PackageResources.shortcuts_js), ("review.js", PackageResources.review_js),
    ]
  }
}
