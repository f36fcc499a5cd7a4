import AutoLayout
import Graphics

extension Finding {
  /// Reports a picture that shows nothing but its background and bars, with the views that draw nothing.
  ///
  /// - Parameter controller: What makes the views that the document does not contain, for example `ChartController`.
  package static func blank(
    _ root: View, empty: EmptyViews, hiddenCount: Int, controller: String?
  ) -> Finding {
    let reason = BlankReason(empty: empty, hiddenCount: hiddenCount, controller: controller)
    return Finding(
      rule: .blank, views: [root.label] + empty.entries.map(\.id).filter { $0 != root.label }.prefix(mostViews),
      message: "The picture shows nothing but its background\(reason.words)", fixes: reason.fixes,
      regions: [root.pictureBounds])
  }

  private static let mostViews = 20
}

/// Why a picture is blank, and what can be done.
private struct BlankReason {
  var empty: EmptyViews
  var hiddenCount: Int
  var controller: String?

  /// The rest of a sentence, or of two.
  var words: String {
    let hidden =
      hiddenCount == 0 ? "" : hiddenCount == 1 ? " 1 view is hidden." : " \(hiddenCount) views are hidden."
    let flat = Self.list(empty.flatViews, one: "view has no room", several: "views have no room")
    guard !empty.entries.isEmpty else {
      let maker = controller.map { "the class \($0) creates them" } ?? "code creates them"
      if let flat { return "; \(flat)." + hidden }
      return hiddenCount > 0 ? "." + hidden : ": the document has no views for it; \(maker)."
    }
    let still = Self.list(empty.entries.map(\.words), one: "view draws nothing", several: "views draw nothing")
    return "; " + [still, flat].compactMap(\.self).joined(separator: "; ") + "." + hidden
  }

  /// Returns a number of views with their names, each once, or `nil` if there are none.
  private static func list(_ words: [String], one: String, several: String) -> String? {
    var seen: Set<String> = []
    let names = words.filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return nil }
    let listed = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    return "\(names.count) \(names.count == 1 ? one : several): \(listed)"
  }

  var fixes: [String] {
    let classes = empty.entries.contains { $0.words.contains("custom class") }
    return ["Give the views content under 'states' in .galley.yml: texts, images, rows, children."]
      + (classes || empty.entries.isEmpty ? ["Name a document or a child for what a class of the app draws."] : [])
  }
}
