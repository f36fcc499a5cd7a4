import AutoLayout
import Controls
import Graphics

/// What the search for the limit of a text asks about each layout.
extension LayoutAudit {
  /// A text in the picture.
  package struct SeenText {
    package let view: View
    package let paragraph: Paragraph
    /// The bounding box of the lines, in the root's coordinates.
    package let box: Rect
    /// The part of the picture in which the text is visible.
    package let visible: Rect
    /// Whether something is missing because there is too little room.
    package let isTruncated: Bool
  }

  /// A problem that a longer text can cause, identified by what it is about and not by its numbers.
  package struct LimitProblem: Hashable {
    package let rule: Finding.Rule
    /// The ids of the views.
    package let views: [String]
    /// The number of the text among those of its view, which distinguishes the titles of a segmented control.
    var text = 0
    var constraints: [String] = []
  }

  /// The upright texts of the picture, from back to front.
  package var seenTexts: [SeenText] {
    picture.texts.filter(\.isUpright).map {
      SeenText(
        view: $0.view, paragraph: $0.paragraph, box: $0.box, visible: $0.visible, isTruncated: isTruncated($0))
    }
  }

  /// Returns the problems that a longer text can cause: truncated and cut off texts, overlaps, views that leave their
  /// superview, and conflicts.
  ///
  /// Unlike ``findings()``, this includes what the measuring error could explain: a limit is exact, and whoever
  /// compares a translation with it can allow for that error. The height of rows at the canvas is left out, because an
  /// app makes them as high as their content. If not all overlaps were looked for, that is a problem, too: a text that
  /// causes it is too long to be judged.
  package func limitProblems() -> [LimitProblem: Finding] { limitProblems(mostPairs: Overlap.mostPairs) }

  /// - Parameter mostPairs: The largest number of pairs of pieces on each other that are compared.
  func limitProblems(mostPairs: Int) -> [LimitProblem: Finding] {
    var problems: [LimitProblem: Finding] = [:]
    var counts: [ObjectIdentifier: Int] = [:]
    for text in picture.texts where text.isUpright {
      let number = counts[ObjectIdentifier(text.view), default: 0]
      counts[ObjectIdentifier(text.view)] = number + 1
      guard let loss = loss(of: text) else { continue }
      problems[LimitProblem(rule: loss.rule ?? .truncated, views: loss.views, text: number)] = loss
    }
    let overlaps = Overlap.all(in: picture, most: mostPairs)
    for overlap in overlaps.found.map(Finding.overlap) { add(overlap, to: &problems) }
    if !overlaps.isComplete { add(.overlapsNotLookedFor(in: picture.root), to: &problems) }
    for (view, _) in picture.views {
      if let outside = Finding.outsideSuperview(view, pixel: pixel, isAfterConflict: false) {
        add(outside, to: &problems)
      }
    }
    for conflict in outcome.conflicts.map(Finding.conflict) { add(conflict, to: &problems) }
    return problems
  }

  /// Reports that the texts of some views have to be measured again. What surrounds them may have sizes that depend on
  /// them.
  package static func remeasureTexts(of views: [View]) {
    for view in views {
      var current: View? = view
      while let changed = current {
        changed.invalidateIntrinsicContentSize()
        changed.setNeedsLayout()
        current = changed.superview
      }
    }
  }

  private func add(_ finding: Finding, to problems: inout [LimitProblem: Finding]) {
    guard let rule = finding.rule else { return }
    problems[LimitProblem(rule: rule, views: finding.views, constraints: finding.constraints)] = finding
  }

  private func isTruncated(_ text: ShownText) -> Bool {
    guard let need = text.paragraph.need else { return false }
    let isOneLine = need.allowedLines == 1 && text.view.lineLimit == 1 || need.lines <= text.paragraph.lines.count
    let isTooLow = !isOneLine && (text.view.lineLimit == 0 || text.paragraph.lines.count < text.view.lineLimit)
    return !(isTooLow && text.view.isInRowOfCanvasHeight)
  }

  private func loss(of text: ShownText) -> Finding? {
    if isTruncated(text) { return Finding.truncated(text) }
    guard let ink = text.inkExtent else { return nil }
    let isHeightOpen = text.view.isInRowOfCanvasHeight
    for clip in text.clips {
      let isCut = Excess.all(of: ink, beyond: clip.area).contains { excess in
        let isHorizontal = excess.side == .left || excess.side == .right
        return isHorizontal ? excess.amount > pixel : excess.amount > 1 && !isHeightOpen
      }
      if isCut { return Finding.clipped(text, by: clip, pixel: pixel) }
    }
    return nil
  }
}
