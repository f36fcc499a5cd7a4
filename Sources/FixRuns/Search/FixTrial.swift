import Files
import Galley
import Reports
import SnapshotRuns

/// Tries changes of a document: reads what it would be, lays it out in all cells that show what changes, and compares.
struct FixTrial {
  let unit: WorkUnit
  let setting: RunSetting
  let renderer: Renderer
  let assets: AssetLibrary
  let document: EditableDocument
  /// The layouts of the document as it is.
  let present: TriedLayouts

  private var words: DocumentWords { DocumentWords(document) }

  /// What a change does.
  struct Outcome {
    var refutation: String?
    /// The finding that the change brings up or leaves, if that refutes it.
    var surfaced: SurfacedFinding?
    var movedViews = 0
    var movedElsewhere = 0
    var newNotes = 0
    /// The most pairs of views that cover each other in a cell. No finding says so of views without text.
    var overlaps = 0
    /// The number of views that are elsewhere than Interface Builder saved them, on the canvas at the usual text size,
    /// in the language with the fewest. The saved frames are what a person has seen and meant.
    var strays: Int?
    /// Whether a size of a conflict that the change lets give way has given way in all cells that were tried: then its
    /// number says nothing any more.
    var silences = false
    /// The causes of errors and warnings before, and the causes of findings after the change, in all cells that were
    /// tried.
    fileprivate(set) var former: Set<Cause> = []
    fileprivate(set) var left: Set<Cause> = []
    /// The number of findings that are gone in all cells.
    var mended: Int { former.subtracting(left).count }
  }

  /// A finding in the layout of a changed document.
  struct SurfacedFinding {
    let finding: Finding
    let layout: LayoutResult
    let scene: Int
    let cell: MatrixCell
    let source: SceneSource
  }

  /// Tries edits.
  ///
  /// - Parameter causes: The findings that have to go, in all cells.
  func outcome(of edits: [DocumentEdit], mending causes: Set<Cause>) -> Outcome {
    let changes = document.changes(for: edits)
    guard !changes.isEmpty else { return Outcome(refutation: "It changes nothing.") }
    let source: SceneSource
    do {
      source = try SceneSource(unit, contents: changes.applied(to: document.bytes), in: setting, assets: assets)
    } catch {
      return Outcome(refutation: "The document could not be read: \(error)")
    }
    var outcome = Outcome()
    let weakened = causes.contains(where: isOfGivenSizes) ? edits.compactMap(document.weakenedSize) : []
    outcome.silences = !weakened.isEmpty
    // The cells with the finding come first, because most candidates fail there at once.
    let places = places(touchedBy: edits, mending: causes).sorted { one, other in
      let (first, second) = (one.cell.has(causes), other.cell.has(causes))
      return first != second ? first : one.order < other.order
    }
    for place in places {
      compare(place, with: source, mending: causes, weakened, &outcome)
      guard outcome.refutation == nil else { break }
    }
    return outcome
  }

  /// Whether constraints conflict, and not with the size of a view's content, to which any other size may give way.
  private func isOfGivenSizes(_ cause: Cause) -> Bool {
    cause.rule == Finding.Rule.conflict.rawValue
      && !cause.objects.contains { name in
        guard document.object(name) == nil, let dot = name.utf8.lastIndex(of: ".") else { return false }
        return document.object(InterfaceDocument.originalID(of: String(name[..<dot])))?.hasAutoresizingMask == false
      }
  }

  /// Whether a finding counts even if it is a note. A text that gets room by covering another one, or by pushing a
  /// button off the screen, is no better to read, whether or not that is certain.
  private func isLoss(_ cause: Cause, inSceneWith root: String) -> Bool {
    switch Finding.Rule(rawValue: cause.rule) {
    case .overlap, .clipped, .brokenWord: true
    // Most views do not clip, so what leaves its superview may still be visible, but what leaves the scene is not, and
    // what leaves a part of a list lies on the next one. A view that draws beyond itself is named alone.
    case .outsideBounds:
      cause.objects.count == 1 || cause.objects.contains { $0 == root || document.object($0)?.isPartOfList ?? false }
    default: false
    }
  }

  private struct Place {
    let order: Int
    let scene: Int
    let cell: TriedLayouts.Cell
  }

  private func places(touchedBy edits: [DocumentEdit], mending causes: Set<Cause>) -> [Place] {
    let own = present.scenes.filter { $0.value.contains { $0.has(causes) } }.map(\.key)
    let scenes = Set(own + present.scenes(showing: Set(edits.flatMap(document.objects(touchedBy:))))).sorted()
    let cells = scenes.flatMap { scene in (present.scenes[scene] ?? []).map { (scene, $0) } }
    return cells.enumerated().map { Place(order: $0, scene: $1.0, cell: $1.1) }
  }

  private func compare(
    _ place: Place, with source: SceneSource, mending causes: Set<Cause>, _ weakened: [GivenSize],
    _ outcome: inout Outcome
  ) {
    TimeLimit.cell.restart()
    let before = place.cell
    guard let (snapshot, rendering) = try? source.render(place.scene, in: before.cell, overlay: nil, with: renderer)
    else {
      outcome.refutation = "The scene cannot be laid out in \(before.cell.words)."
      return
    }
    let after = TriedLayouts.Cell(rendering, in: before.cell, original: source.original)
    let root = source.original(of: snapshot.layout.root.id)
    if let (words, cause) = refutingCause(of: after, before, mending: causes, inSceneWith: root) {
      outcome.refutation = "\(words) \(before.cell.words): \(after.causes[cause]?.message ?? "")"
      let finding = snapshot.layout.findings.first { Cause(of: $0, original: source.original) == cause }
      outcome.surfaced = finding.map {
        SurfacedFinding(finding: $0, layout: snapshot.layout, scene: place.scene, cell: before.cell, source: source)
      }
    } else if let loss = loss(from: before, to: after) {
      outcome.refutation = "In \(before.cell.words), \(loss)."
    } else {
      if outcome.silences { outcome.silences = !weakened.contains(where: after.has) }
      outcome.count(after, before, mending: causes, strays: after.strays(from: document))
    }
  }

  /// Returns what is found after a change and refutes it, with the words that say so before the cell, or `nil` if
  /// nothing does.
  private func refutingCause(
    of after: TriedLayouts.Cell, _ before: TriedLayouts.Cell, mending causes: Set<Cause>, inSceneWith root: String
  ) -> (words: String, cause: Cause)? {
    if let left = causes.sorted().first(where: { after.causes[$0] != nil }) ?? after.overlap(withViewsOf: causes) {
      return ("In", left)
    }
    let worse = before.newCauses(in: after).first {
      after.causes[$0]?.severity != .note || isLoss($0, inSceneWith: root)
    }
    return worse.map { (before.causes[$0] == nil ? "New in" : "Worse in", $0) }
  }

  /// Returns what is worse after a change although nothing is found, or `nil` if nothing is.
  private func loss(from before: TriedLayouts.Cell, to after: TriedLayouts.Cell) -> String? {
    if let view = before.viewLosingText(in: after) { return "the text of \(words.object(view)) is cut off further" }
    if let view = before.viewScrollingSideways(in: after) { return "\(words.object(view)) would scroll sideways" }
    return before.viewsCovering(in: after).map {
      "\(words.object($0.above)) would cover \(words.object($0.below))"
    }
  }
}

extension FixTrial.Outcome {
  /// Adds what a cell is like after the change.
  ///
  /// - Parameter strays: The number of views that are elsewhere than Interface Builder saved them.
  fileprivate mutating func count(
    _ after: TriedLayouts.Cell, _ before: TriedLayouts.Cell, mending causes: Set<Cause>, strays: @autoclosure () -> Int
  ) {
    former.formUnion(before.causes.filter { $0.value.severity != .note }.keys)
    left.formUnion(after.causes.keys)
    newNotes = max(newNotes, before.newCauses(in: after).count)
    overlaps = max(overlaps, after.covered.count)
    if before.cell.screen == .canvas, before.cell.traits.hasDefaultTextSize {
      self.strays = min(self.strays ?? .max, strays())
    }
    let moved = before.movedViews(in: after)
    if before.has(causes) {
      movedViews = max(movedViews, moved)
    } else {
      movedElsewhere = max(movedElsewhere, moved)
    }
  }
}

/// A width or height that a constraint gives a view.
private struct GivenSize {
  let view: String
  let isWidth: Bool
  /// The length in points.
  let length: Double
}

extension EditableDocument {
  /// Returns the size of which an edit lowers the priority, or makes a limit, or `nil` if it does something else. Below
  /// the priority of contents, a size is meant to give way to these.
  fileprivate func weakenedSize(_ edit: DocumentEdit) -> GivenSize? {
    guard case .set(let attribute, let id, let value) = edit, ["priority", "relation"].contains(attribute),
      value != "749", let constraint = object(id), constraint.secondAttribute == nil, constraint.relation == .equal,
      let view = constraint.firstItem ?? constraint.owner
    else { return nil }
    return GivenSize(view: view, isWidth: constraint.firstAttribute == "width", length: constraint.constant)
  }
}

extension TriedLayouts.Cell {
  /// Whether a view has a size that was given to it, to half a point.
  fileprivate func has(_ size: GivenSize) -> Bool {
    views.contains { view in
      InterfaceDocument.originalID(of: view.id) == size.view
        && abs((size.isWidth ? view.frame.width : view.frame.height) - size.length) <= 0.5
    }
  }

  fileprivate func has(_ wanted: Set<Cause>) -> Bool { wanted.contains { causes[$0] != nil } }
}

extension EditableDocument {
  /// Returns the views that an edit is about.
  fileprivate func objects(touchedBy edit: DocumentEdit) -> [String] {
    switch edit {
    case .set(_, let id, _), .setChild(_, _, let id, _), .setFrame(let id, _), .placeByConstraints(let id),
      .removeConstraint(let id):
      guard let object = object(id), object.elementName == "constraint" else { return [id] }
      return [object.owner, object.firstItem, object.secondItem].compactMap(\.self)
    case .addConstraint(let draft, let owner):
      return [owner, draft.firstItem, draft.secondItem].compactMap(\.self)
    }
  }
}
