import AutoLayout
import Graphics
import InterfaceBuilder

extension FixSite {
  /// Returns constraints and priorities that may determine what is open, the fewest first.
  func ambiguityFixes(of finding: Finding) -> [FixCandidate] {
    let views = objects(finding.views)
    guard let main = views.first else { return [] }
    let pins = Pins(of: main, at: self)
    let sets: [[Pin]] = [
      [.x], [.y], [.width], [.height], [.trailing], [.bottom], [.x, .y], [.width, .height], [.trailing, .bottom],
      [.x, .width], [.y, .height], [.x, .y, .width, .height],
    ]
    let pinned = sets.compactMap { set -> FixCandidate? in
      let edits = set.map(pins.edit)
      guard edits.allSatisfy({ $0 != nil }) else { return nil }
      return FixCandidate(
        "Add \(set.count == 1 ? "a constraint" : "constraints") for the \(set.map(\.words).listed) of \(words.object(main)).",
        edits.compactMap(\.self), cost: set.contains(where: \.isSize) && main.hasText ? .some : .none)
    }
    let others = views.dropFirst().prefix(2).flatMap { view -> [FixCandidate] in
      let pins = Pins(of: view, at: self)
      return [Pin.x, .y, .width, .height].compactMap { pin in
        pins.edit(for: pin).map {
          FixCandidate(
            "Add a constraint for the \(pin.words) of \(words.object(view)).", [$0],
            cost: pin.isSize && view.hasText ? .some : .none)
        }
      }
    }
    return views.filter { $0.kind.contentLengths != .none }.prefix(3).flatMap(priorityFixes)
      + contentFixes(of: views) + rankings(of: views) + pinned + others
  }

  /// Decides which of several views takes the room that is left, or gives way where it is short.
  private func priorityFixes(of view: DocumentObject) -> [FixCandidate] {
    let names = [
      ("horizontalHuggingPriority", 250.0), ("verticalHuggingPriority", 250),
      ("horizontalCompressionResistancePriority", 750), ("verticalCompressionResistancePriority", 750),
    ]
    return names.compactMap { name, usual in
      let present = view.number(name) ?? usual
      guard present < 999 else { return nil }
      return FixCandidate(
        "Raise the \(DocumentWords.inspectorName(of: name)) of \(words.object(view)).",
        [.set(attribute: name, of: view.id, to: DocumentNumber.text(present + 1))])
    }
  }

  /// Gives several views different priorities, so that it is clear which of them takes the room.
  private func rankings(of views: [DocumentObject]) -> [FixCandidate] {
    let views = views.filter { $0.kind.contentLengths != .none }
    guard views.count > 2 else { return [] }
    return ["horizontalHuggingPriority", "verticalHuggingPriority"].map { name in
      let edits = views.enumerated().map { index, view in
        DocumentEdit.set(
          attribute: name, of: view.id,
          to: DocumentNumber.text((view.number(name) ?? 250) + Double(views.count - index)))
      }
      return FixCandidate(
        "Give \(counted(views.count, "view")) different priorities of \(DocumentWords.inspectorName(of: name)).", edits,
        cost: .some)
    }
  }

  /// Ties the content of a scroll view to its edges, which determines the content's size.
  private func contentFixes(of views: [DocumentObject]) -> [FixCandidate] {
    views.filter { $0.elementName == "scrollView" }.flatMap { scroll -> [FixCandidate] in
      let content = scroll.subviews
      guard let last = content.max(by: { lowerEdge(of: $0) < lowerEdge(of: $1) }), let room = calm[scroll.id] else {
        return []
      }
      let target = scroll.contentGuide ?? scroll.id
      let margin = max(0, (room.maxY - lowerEdge(of: last)).rounded())
      func tie(_ side: String, _ view: DocumentObject, _ constant: Double) -> DocumentEdit {
        .addConstraint(
          ConstraintDraft(target, side, .equal, view.id, side, constant: constant), owner: scroll.id)
      }
      let bottom = tie("bottom", last, min(margin, Self.mostMargin))
      let wide = content.max { (calm[$0.id]?.maxX ?? 0) < (calm[$1.id]?.maxX ?? 0) } ?? last
      let side = max(0, (room.maxX - (calm[wide.id]?.maxX ?? room.maxX)).rounded())
      let trailing = tie("trailing", wide, min(side, Self.mostMargin))
      let width = DocumentEdit.addConstraint(
        ConstraintDraft(wide.id, "width", .equal, scroll.frameGuide ?? scroll.id, "width"), owner: scroll.id)
      let name = words.object(scroll)
      return [
        FixCandidate("Tie the bottom of the content of \(name) to it.", [bottom]),
        FixCandidate("Tie the trailing edge of the content of \(name) to it.", [trailing]),
        FixCandidate("Make the content of \(name) as wide as it.", [width]),
        FixCandidate("Tie the bottom and trailing edge of the content of \(name) to it.", [bottom, trailing]),
        FixCandidate("Tie the bottom of the content of \(name) to it, and make it as wide.", [bottom, width]),
        FixCandidate("Tie the content of \(name) to it, and make it as wide.", [bottom, trailing, width]),
      ]
    }
  }

  private func lowerEdge(of view: DocumentObject) -> Double { (calm[view.id] ?? view.savedFrame)?.maxY ?? 0 }

  /// The largest distance that is kept between content and the edge of its scroll view, in points.
  private static let mostMargin = 40.0
}

/// A value of a view that a constraint can determine.
enum Pin: CaseIterable {
  case x, y, width, height, trailing, bottom

  /// Whether the value is a width or a height, which a text should set itself.
  var isSize: Bool { self == .width || self == .height }

  var words: String {
    switch self {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    case .trailing: "trailing edge"
    case .bottom: "bottom"
    }
  }
}

/// Constraints that keep a view where it is.
struct Pins {
  private let view: DocumentObject
  private let site: FixSite
  private let container: DocumentObject?

  init(of view: DocumentObject, at site: FixSite) {
    self.view = view
    self.site = site
    container = view.superview
  }

  /// Returns the constraint for a value, or `nil` if there can be none.
  func edit(for pin: Pin) -> DocumentEdit? {
    guard let rect = site.calm[view.id] ?? view.savedFrame else { return nil }
    switch pin {
    case .width, .height:
      let length = pin == .width ? rect.width : rect.height
      guard length > 0 else { return nil }
      return .addConstraint(
        ConstraintDraft(nil, pin == .width ? "width" : "height", constant: length.rounded()), owner: view.id)
    case .x, .y, .trailing, .bottom:
      guard let container, container.elementName != "stackView", let room = site.calm[container.id] else { return nil }
      return place(pin, rect, in: room, container).map { .addConstraint($0, owner: container.id) }
    }
  }

  private func place(_ pin: Pin, _ rect: Rect, in room: Rect, _ container: DocumentObject) -> ConstraintDraft? {
    let isMirrored = site.calm.isRightToLeft
    switch pin {
    case .x:
      if abs(rect.midX - room.midX) < 0.75, rect.width < room.width - 1 {
        return ConstraintDraft(view.id, "centerX", .equal, container.safeArea ?? container.id, "centerX")
      }
      let distance = (isMirrored ? room.maxX - rect.maxX : rect.minX - room.minX).rounded()
      return ConstraintDraft(
        view.id, "leading", .equal, container.safeArea ?? container.id, "leading", constant: distance,
        isSymbolic: distance == Self.toContainer)
    case .trailing:
      let distance = (isMirrored ? rect.minX - room.minX : room.maxX - rect.maxX).rounded()
      return ConstraintDraft(
        container.safeArea, "trailing", .equal, view.id, "trailing", constant: distance,
        isSymbolic: distance == Self.toContainer)
    case .y:
      if let (above, gap) = neighbour(above: rect) {
        return ConstraintDraft(
          view.id, "top", .equal, above.id, "bottom", constant: gap, isSymbolic: gap == Self.toSibling)
      }
      let distance = (rect.minY - room.minY).rounded()
      return ConstraintDraft(
        view.id, "top", .equal, container.id, "top", constant: distance, isSymbolic: distance == Self.toContainer)
    case .bottom:
      let distance = (room.maxY - rect.maxY).rounded()
      return ConstraintDraft(
        nil, "bottom", .equal, view.id, "bottom", constant: distance, isSymbolic: distance == Self.toContainer)
    case .width, .height: return nil
    }
  }

  /// Returns the nearest sibling above a view, with the distance in points.
  private func neighbour(above rect: Rect) -> (view: DocumentObject, gap: Double)? {
    let views = container?.subviews.filter { $0.id != view.id && $0["hidden"] != "YES" } ?? []
    let above = views.compactMap { sibling -> (view: DocumentObject, gap: Double)? in
      guard let other = site.calm[sibling.id], other.maxY <= rect.minY, other.maxX > rect.minX, other.minX < rect.maxX,
        !site.document.constraints(on: sibling.id).isEmpty, !site.dependsOn(sibling, view)
      else { return nil }
      return (sibling, (rect.minY - other.maxY).rounded())
    }
    return above.min { $0.gap < $1.gap }
  }

  /// The standard spaces of Interface Builder, in points.
  private static let toSibling = 8.0
  private static let toContainer = 20.0
}

extension FixSite {
  /// Whether a constraint ties a view to another one already.
  fileprivate func dependsOn(_ view: DocumentObject, _ other: DocumentObject) -> Bool {
    document.constraints(on: view.id).contains { $0.firstItem == other.id || $0.secondItem == other.id }
  }
}

extension [String] {
  /// The words as a list of a sentence: "x position, y position and width".
  var listed: String {
    count > 1 ? dropLast().joined(separator: ", ") + " and " + self[count - 1] : joined()
  }
}

extension DocumentObject {
  /// Whether the view's size should follow a text in it.
  fileprivate var hasText: Bool {
    kind.text != .none || subviews.contains(where: \.hasText)
  }
}

/// Returns a number with its noun.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
