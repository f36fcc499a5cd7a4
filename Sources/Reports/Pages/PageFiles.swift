import Snapshots

/// The files of the pages, which are part of the binary.
package enum PageFiles {
  typealias File = (name: String, bytes: [UInt8])

  // MARK: The review

  /// The page of a report, written as `index.html`.
  package static var review: [UInt8] { PackageResources.review_html }

  /// The files that a report's page loads, by their names below `page`.
  package static var all: [(name: String, bytes: [UInt8])] {
    sharedStyles + reviewStyles + [("verdicts.js", verdicts)] + sharedScripts + reviewModel + reviewView
  }

  /// The table of verdicts, written from ``Verdict`` so that the page has the same words as all other summaries.
  private static var verdicts: [UInt8] {
    let reviewOrder: [Verdict] = [.changed, .added, .orphaned, .failed, .layout, .drift, .passed]
    var json = JSONText()
    json.array(reviewOrder) { json, verdict in
      json.object { json in
        json.member("id", verdict.rawValue)
        json.member("title", verdict.word.prefix(1).uppercased() + verdict.word.dropFirst())
        json.member("heading", verdict.heading)
        json.member("isDecidable", verdict.isDecidable)
        json.member("isListed", Verdict.differences.contains(verdict))
      }
    }
    return PageScript(name: "galleyVerdicts", json: json.text + "\n").bytes
  }

  private static var reviewStyles: [File] {
    [("list.css", PackageResources.list_css), ("review.css", PackageResources.review_css)]
  }

  private static var reviewModel: [File] {
    [
      ("report.js", PackageResources.report_js), ("filter.js", PackageResources.filter_js),
      ("rows.js", PackageResources.rows_js), ("decisions.js", PackageResources.decisions_js),
      ("transport.js", PackageResources.transport_js),
    ]
  }

  private static var reviewView: [File] {
    [
      ("list.js", PackageResources.list_js), ("filters.js", PackageResources.filters_js),
      ("modes.js", PackageResources.modes_js), ("modestage.js", PackageResources.modestage_js),
      ("words.js", PackageResources.words_js), ("deciding.js", PackageResources.deciding_js),
      ("shortcuts.js", PackageResources.shortcuts_js), ("review.js", PackageResources.review_js),
    ]
  }

  // MARK: The index

  /// The page of a folder of images, with places for its policy, style, script and data.
  static var indexTemplate: [UInt8] { PackageResources.index_html }

  static var indexStyles: [[UInt8]] { sharedStyles.map(\.bytes) + [PackageResources.index_css] }

  static var indexScripts: [[UInt8]] {
    sharedScripts.map(\.bytes) + [
      PackageResources.imageindex_js, PackageResources.imagefilter_js, PackageResources.cards_js,
      PackageResources.viewer_js, PackageResources.indexpage_js,
    ]
  }

  // MARK: The context for translators

  /// The page of an export for translators, with places for its policy, style, script and data.
  static var contextTemplate: [UInt8] { PackageResources.context_html }

  static var contextStyles: [[UInt8]] {
    [PackageResources.colors_css, PackageResources.page_css, PackageResources.context_css]
  }

  static var contextScripts: [[UInt8]] { [PackageResources.elements_js, PackageResources.contextpage_js] }

  // MARK: Both

  private static var sharedStyles: [File] {
    [
      ("colors.css", PackageResources.colors_css), ("page.css", PackageResources.page_css),
      ("filters.css", PackageResources.filters_css), ("stage.css", PackageResources.stage_css),
      ("words.css", PackageResources.words_css),
    ]
  }

  /// The scripts in the order in which they depend on each other.
  private static var sharedScripts: [File] {
    [
      ("elements.js", PackageResources.elements_js), ("traits.js", PackageResources.traits_js),
      ("facets.js", PackageResources.facets_js), ("lazylist.js", PackageResources.lazylist_js),
      ("viewport.js", PackageResources.viewport_js),
      ("pane.js", PackageResources.pane_js), ("gestures.js", PackageResources.gestures_js),
      ("stage.js", PackageResources.stage_js), ("keyboard.js", PackageResources.keyboard_js),
    ]
  }
}
