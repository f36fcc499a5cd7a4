import Graphics

extension View {
  /// The view and everything below it, a line each, as UIKit's `recursiveDescription` writes them, with ids in the place
  /// of addresses: `<UILabel: title; frame = (16 20; 100 20); text = 'Name'; hidden = YES>`.
  public func recursiveDescription() -> String { descriptionLines(depth: 0).joined(separator: "\n") }

  private func descriptionLines(depth: Int) -> [String] {
    let indent = depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
    return [indent + "<\(propertyList.joined(separator: "; "))>"]
      + subviews.flatMap { $0.descriptionLines(depth: depth + 1) }
  }

  private var propertyList: [String] {
    let number = LogNumber.text
    var properties = [
      "\(platformClass): \(label)",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if transform != .identity {
      let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
      properties.append("transform = [\(entries.joined(separator: ", "))]")
    }
    if let descriptiveText { properties.append("text = '\(descriptiveText)'") }
    if clipsToBounds { properties.append("clipsToBounds = YES") }
    if alpha < 1 { properties.append("alpha = \(number(alpha))") }
    if isHidden { properties.append("hidden = YES") }
    if !autoresizingMask.isEmpty { properties.append("autoresize = \(autoresizingMask.shortNames)") }
    if let scrollView = self as? ScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      properties.append("contentOffset: {\(number(offset.x)), \(number(offset.y))}")
      properties.append("contentSize: {\(number(size.width)), \(number(size.height))}")
    }
    return properties
  }
}

extension AutoresizingMask {
  /// The flexible parts as UIKit abbreviates them: `W+H`, `LM+RM`.
  fileprivate var shortNames: String {
    let names: [(part: AutoresizingMask, name: String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.part) }.map(\.name).joined(separator: "+")
  }
}
