import AutoLayout
import Graphics

extension Finding {
  /// Reports a picture that shows nothing but its background and bars, with the views that draw nothing.
  ///
  /// - Parameter controller: What makes the views that the document does not contain, for example `ChartController`.
  package static func blank(
    _ root: View, empty: EmptyViews, hiddenCount: Int, controller: String?
  ) -> Finding {
    let reason = BlankReason(empty: empty.entries, hiddenCount: hiddenCount, controller: controller)
    return Finding(
      rule: .blank, views: [root.label] + empty.entries.map(\.id).filter { $0 != root.label }.prefix(mostViews),
      message: "The picture shows nothing but its background\(reason.words)", fixes: reason.fixes,
      regions: [root.pictureBounds])
  }

  private static let mostViews = 20
}

/// Why a picture is blank, and what can be done.
private struct BlankReason {
  var empty: [EmptyViews.Entry]
  var hiddenCount: Int
  var controller: String?

  /// The rest of a sentence, or of two.
  var words: String {
    let hidden =
      hiddenCount == 0 ? "" : hiddenCount == 1 ? " 1 view is hidden." : " \(hiddenCount) views are hidden."
    guard !empty.isEmpty else {
      let maker = controller.map { "the class \($0) creates them" } ?? "code creates them"
      return hiddenCount > 0 ? "." + hidden : ": the document has no views for it; \(maker)."
    }
    var seen: Set<String> = []
    let names = empty.map(\.words).filter { seen.insert($0).inserted }
    let listed = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    let subject = names.count == 1 ? "1 view draws nothing" : "\(names.count) views draw nothing"
    return "; \(subject): \(listed)." + hidden
  }

  var fixes: [String] {
    let classes = empty.contains { $0.words.contains("custom class") }
    return ["Give the views content under 'states' in .galley.yml: texts, images, rows, children."]
      + (classes || empty.isEmpty ? ["Name a document or a child for what a class of the app draws."] : [])
  }
}
