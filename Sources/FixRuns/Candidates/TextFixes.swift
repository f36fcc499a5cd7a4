import AutoLayout
import Graphics
import InterfaceBuilder

extension FixSite {
  /// Returns changes that give a text the room that it needs: more lines, limits instead of sizes, a row that grows.
  func textFixes(of finding: Finding) -> [FixCandidate] {
    guard let view = objects(finding.views).first else { return [] }
    // The title of a bar has one line, whose size the system decides.
    guard view.elementName != "navigationItem" else { return [] }
    var fixes = TextFixes(for: view, at: self)
    fixes.add("Remove the title that Interface Builder gave \(fixes.name), which has an image.", leftoverTitle(view))
    fixes.addHeights()
    fixes.addRows()
    fixes.addWeakerHeights()
    fixes.addCanvases()
    fixes.addHeaders()
    fixes.addWidths()
    fixes.addSuperviews()
    fixes.addRest()
    return fixes.candidates
  }
}

/// The changes that may give a text the room that it needs, the one that a person would try first before the others.
private struct TextFixes {
  private(set) var candidates: [FixCandidate] = []
  let name: String
  private let site: FixSite
  private let view: DocumentObject
  private let wrapping: [DocumentEdit]
  private let wraps: String
  /// Lets the text and the views around it be as tall as they have to.
  private let heights: [DocumentEdit]
  private let row: [DocumentEdit]

  init(for view: DocumentObject, at site: FixSite) {
    (self.site, self.view) = (site, view)
    name = site.words.object(view)
    wrapping = site.wrapping(view)
    wraps = "Let the text of \(name) wrap"
    heights = site.limits([view] + view.ancestors, "height")
    row = site.rowEdits(around: view)
  }

  mutating func add(
    _ title: String, _ parts: [DocumentEdit]..., optional: [[DocumentEdit]] = [], cost: FixCandidate.Cost = .none
  ) {
    // If a part changes nothing, the combination is the same as another fix.
    guard parts.allSatisfy({ !$0.isEmpty }) else { return }
    candidates.append(FixCandidate(title, (parts + optional).flatMap(\.self), cost: cost))
  }

  mutating func addHeights() {
    let own = site.limits([view], "height")
    add("\(wraps).", wrapping)
    add("Let \(name) grow in height.", own)
    add("\(wraps), and \(name) grow in height.", wrapping, own)
    guard heights != own else { return }
    add("Let \(name) and the views around it grow in height.", heights)
    add("\(wraps), and the views around it grow in height.", wrapping, heights)
  }

  mutating func addRows() {
    add("Let the row size itself.", row)
    add("\(wraps), and the row size itself.", wrapping, row)
    add("\(wraps), and the row and the views in it size themselves.", wrapping, heights, row)
    guard let tie = site.bottomTie(ofRowAround: view) else { return }
    let title = "Tie \(site.words.object(tie.view)) to the bottom of its row, and let the row size itself"
    add("\(title).", row, [tie.edit], cost: .some)
    add("\(title) and the text of \(name) wrap.", row, [tie.edit], wrapping, optional: [heights], cost: .some)
  }

  mutating func addWeakerHeights() {
    for holder in site.yielding(.height, of: view, excluding: heights) {
      let (weaker, cost) = (FixSite.weaker(holder), site.cost(ofWeakening: holder, for: view))
      add("Let \(site.words.constraint(holder)) give way to the text.", weaker, cost: cost)
      add("\(wraps), and \(site.words.constraint(holder)) give way to the text.", wrapping, weaker, cost: cost)
    }
  }

  mutating func addCanvases() {
    for height in site.tallerCanvases(around: view) {
      if row.isEmpty {
        // A row that sizes itself grows with a text that wraps, and the canvas should show that. Changing the canvas
        // alone mends nothing.
        let reason = "the app decides how tall it is"
        add("Make only the canvas of \(name) taller: \(reason).", height, cost: .canvas)
        add("\(wraps), and make its canvas taller: \(reason).", wrapping, height, optional: [heights], cost: .some)
      } else if site.holdsHeight(ofRowAround: view) {
        add("Let the row of \(name) size itself.", row, height, cost: .some)
        add("\(wraps), and its row size itself.", wrapping, row, height, optional: [heights], cost: .some)
      }
    }
  }

  mutating func addHeaders() {
    for (header, edits) in site.tallerHeaders(around: view) {
      add("Make \(header) taller.", edits, cost: .some)
      add("\(wraps), and make \(header) taller.", wrapping, edits, cost: .some)
    }
  }

  mutating func addWidths() {
    let widths = site.limits([view], "width")
    add("Let \(name) grow in width.", widths)
    add("Let \(name) grow in width, and its text wrap.", widths, wrapping)
    for holder in site.yielding(.width, of: view, excluding: widths) {
      add(
        "Let \(site.words.constraint(holder)) give way to the text.", FixSite.weaker(holder),
        cost: site.cost(ofWeakening: holder, for: view))
    }
    add("Use leading and trailing instead of left and right for \(name).", site.directional(view))
  }

  /// Adds those by which a view around the text no longer leaves its superview.
  mutating func addSuperviews() {
    guard let (holder, edits) = site.inside(view) else { return }
    let keep = "Keep \(site.words.object(holder)) inside its superview"
    let heights = site.limits([holder] + holder.descendants, "height")
    add("\(keep).", edits)
    add("\(keep), and let the text of \(name) wrap.", edits, wrapping)
    add("\(keep), and let what is in it grow in height.", edits, heights)
    add("\(keep), let what is in it grow in height, and let the text of \(name) wrap.", edits, heights, wrapping)
  }

  mutating func addRest() {
    add("Raise the horizontal compression resistance of \(name).", site.resistance(view))
    add("Give each segment of \(name) the width of its text.", site.segments(view))
    for frame in site.largerFrames(of: view) {
      add("Enlarge the frame of \(name).", frame)
      add("Enlarge the frame of \(name), and let its text wrap.", frame, wrapping)
    }
    add("Let the text of \(name) shrink to fit.", site.shrinking(view), cost: .much)
  }
}
