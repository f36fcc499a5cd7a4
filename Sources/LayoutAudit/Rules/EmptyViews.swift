import AutoLayout
import Graphics

/// The views of a picture that draw nothing, to be outlined and named.
package struct EmptyViews {
  package struct Entry: Hashable, Sendable {
    /// The visible part of the view, in the root's coordinates.
    package var frame: Rect
    /// The name to show, for example `chartView` or `ChartView`.
    package var name: String
    /// The name with the class, for messages: `'contentView' (ChartView)`.
    package var words: String
    /// The identifier of the view.
    package var id: String
    /// Whether another entry is inside this one.
    package var hasEntriesInside: Bool
  }

  package private(set) var entries: [Entry] = []
  /// The views with a width or height of 0, in words for messages. They cannot be outlined.
  package private(set) var flatViews: [String] = []

  /// The least width and height of an outline, in points.
  private static let leastSide = 6.0

  package init() {}

  /// - Parameter shown: What the picture shows.
  package init(in shown: ShownContent) {
    var hasInside = Set<Int>()
    // From the leaves up: a view without a name of its own is left out if a view in it is outlined.
    for (index, entry) in shown.entries.enumerated().reversed() {
      guard let parent = entry.parent else { continue }
      if entry.isFlat { flatViews.append(entry.view.wordsInMessage) }
      let isOutlined = Self.isOutlined(entry, hasInside: hasInside.contains(index))
      if isOutlined { entries.append(Entry(entry, hasInside: hasInside.contains(index))) }
      if isOutlined || hasInside.contains(index) { hasInside.insert(parent) }
    }
    entries.reverse()
    flatViews.reverse()
  }

  private static func isOutlined(_ entry: ShownContent.Entry, hasInside: Bool) -> Bool {
    guard entry.isEmpty, !entry.isInBar else { return false }
    guard entry.frame.width >= leastSide, entry.frame.height >= leastSide else { return false }
    return !hasInside || entry.view.hasGivenName
  }
}

extension ShownContent.Entry {
  /// Whether the view exists to draw something but its layout has left it no room. A plain view exists for the layout.
  fileprivate var isFlat: Bool {
    guard isEmpty, !isInBar, view.subviews.isEmpty else { return false }
    return view.bounds.isEmpty && (view.hasGivenName || view.elementClass != "view")
  }
}

extension EmptyViews.Entry {
  fileprivate init(_ entry: ShownContent.Entry, hasInside: Bool) {
    let view = entry.view
    self.init(
      frame: entry.frame, name: view.nameInOutline, words: view.wordsInMessage, id: view.label,
      hasEntriesInside: hasInside)
  }
}

extension View {
  fileprivate var hasGivenName: Bool { givenName != nil || classInApp != nil }

  private var givenName: String? {
    let name = userLabel.isEmpty ? nameInDocument : userLabel
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name that the view has in Interface Builder or in code, with the class that the app uses.
  fileprivate var nameInOutline: String {
    switch (givenName, classInApp) {
    case (let name?, let type?): "\(name) \u{00B7} \(type)"
    case (let name?, nil): name
    case (nil, let type?): type
    case (nil, nil): kindInWords
    }
  }

  fileprivate var wordsInMessage: String {
    switch (givenName, classInApp) {
    case (let name?, let type): return "'\(name)' (\(type.map { "custom class \($0)" } ?? kindInWords))"
    case (nil, let type?): return "a view of the custom class \(type)"
    case (nil, nil):
      return (["a", "e", "i", "o", "u"].contains { kindInWords.hasPrefix($0) } ? "an " : "a ") + kindInWords
    }
  }

  /// The kind in words: `image view` for `imageView`.
  private var kindInWords: String {
    elementClass.hasSuffix("ContentView") ? "content view" : elementClass.separateWords
  }
}
