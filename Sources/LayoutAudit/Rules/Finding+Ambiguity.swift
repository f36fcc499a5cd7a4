import AutoLayout
import Graphics

extension Finding {
  /// Reports what constraints leave open for one reason: the values of a view, and how many others move with it.
  static func ambiguous(_ freedom: LayoutFreedom) -> Finding {
    // A size that is open leaves the positions of the next views open, too. The constraint that is missing is one for
    // the size.
    let main = freedom.views.first { !$0.values.isDisjoint(with: sizes) } ?? freedom.views[0]
    let others = freedom.views.filter { $0.view !== main.view }
    let values = words(for: main.values)
    let rest =
      switch others.count {
      case 0: ""
      case 1: ", nor those of \(others[0].view.phrase), which depend on it"
      default: ", nor those of \(others.count) other views, which depend on it"
      }
    let missing = main.values.isDisjoint(with: sizes) ? main.values : main.values.intersection(sizes)
    // The height of a row determines the heights inside it, and the app determines the height of the row.
    let isOfRow = freedom.views.allSatisfy { view, values in
      values.isDisjoint(with: horizontal) && view.isInRowOfCanvasHeight
    }
    let isFilledByCode = !main.values.isDisjoint(with: sizes) && main.view.isEmptyUntilFilled
    return Finding(
      rule: .ambiguous, severity: isOfRow || isFilledByCode ? .note : .warning,
      views: ([main] + others).map(\.view.label),
      message: "The constraints do not determine the \(values) of \(main.view.phrase)\(rest).",
      fixes: [
        "Add \(missing.count == 1 ? "a constraint" : "constraints") for its \(words(for: missing))."
      ])
  }

  private static let horizontal: Set<LayoutFreedom.Value> = [.x, .width, .contentWidth]
  private static let sizes: Set<LayoutFreedom.Value> = [.width, .height, .contentWidth, .contentHeight]

  /// The values as a list of a sentence: "x position, y position and width".
  private static func words(for values: Set<LayoutFreedom.Value>) -> String {
    let words = values.sorted().map(\.words)
    return words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1] : words[0]
  }
}

extension View {
  /// Whether the view has no size before the app's code fills it: a stack without views, or an empty view of a class of
  /// the app.
  fileprivate var isEmptyUntilFilled: Bool { subviews.isEmpty && (self is StackView || classInApp != nil) }
}

extension LayoutFreedom.Value {
  fileprivate var words: String {
    switch self {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
