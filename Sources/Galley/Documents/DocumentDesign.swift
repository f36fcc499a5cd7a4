import InterfaceBuilder
import Localization

extension Finding {
  /// Views whose saved frames differ from their layout on the document's canvas, or `nil` if there are none.
  ///
  /// The text of a label may measure differently than in Xcode by 2.5%, and rounding by a point.
  static func misplaced(_ layout: LayoutResult, saved: [String: Rect]) -> Finding? {
    var views: [(id: String, name: String, distance: Double)] = []
    var words: ((Int) -> String)?
    var index = 0
    func visit(_ node: LayoutNode, isHidden: Bool) {
      let isHidden = isHidden || node.isHidden
      if let frame = saved[node.id], !isHidden {
        let distance = frame.distance(to: node.frame)
        if distance > frame.measuringError {
          if words == nil { words = ViewWords(layout.root).wordsWithKind }
          views.append((node.id, words?(index) ?? node.id, distance))
        }
      }
      index += 1
      for child in node.children { visit(child, isHidden: isHidden) }
    }
    visit(layout.root, isHidden: false)
    guard let farthest = views.max(by: { $0.distance < $1.distance }) else { return nil }
    let amount = (farthest.distance * 2).rounded() / 2
    return Finding(
      rule: .misplaced, views: views.map(\.id),
      message: "\(views.count == 1 ? "1 view is" : "\(views.count) views are") elsewhere in the document than the"
        + " constraints say, \(farthest.name) by \(amount == amount.rounded() ? "\(Int(amount))" : "\(amount)") pt.",
      fixes: ["Choose 'Update Frames' in Interface Builder."])
  }

  /// Entries of a language's table for objects that the document does not have, or `nil` if there are none.
  static func staleTranslations(_ entries: [TranslationReport.Entry], locale: LocaleIdentifier) -> Finding? {
    guard let first = entries.first else { return nil }
    let more = entries.count > 1 ? " and \(counted(entries.count - 1, "other text"))" : ""
    let place = [first.path?.split(separator: "/").last.map(String.init), first.line.map(String.init)].compactMap(
      \.self)
    return Finding(
      rule: .staleTranslation,
      message: "The table of '\(locale.tag)' translates '\(first.key)'\(more), which the document does not have"
        + (place.isEmpty ? "." : " (\(place.joined(separator: ":")))."),
      fixes: ["Remove these entries from the table."])
  }
}

extension Rect {
  /// The largest difference of two frames in an edge or length, in points.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      max(abs(minX - other.minX), abs(minY - other.minY)), max(abs(width - other.width), abs(height - other.height)))
  }

  /// How far a frame may be off without being wrong, in points.
  fileprivate var measuringError: Double { max(1.01, 0.025 * max(width, height)) }
}
