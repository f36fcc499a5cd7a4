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
      [.x], [.y], [.trailing], [.bottom], [.width], [.height], [.x, .y], [.width, .height], [.trailing, .bottom],
      [.x, .trailing], [.y, .bottom], [.x, .width], [.y, .height], [.x, .y, .width, .height],
    ]
    let pinned = sets.compactMap { candidate($0, pins, of: main) }
    let others = views.dropFirst().prefix(2).flatMap { view -> [FixCandidate] in
      let pins = Pins(of: view, at: self)
      return [Pin.x, .y, .trailing, .bottom, .width, .height].compactMap { candidate([$0], pins, of: view) }
    }
    return shares(of: views) + views.filter { $0.kind.contentLengths != .none }.prefix(3).flatMap(priorityFixes)
      + contentFixes(of: views) + rankings(of: views) + equations(of: views)
      + placeholders(among: views) + pinned
      + others
  }

  private func candidate(_ set: [Pin], _ pins: Pins, of view: DocumentObject) -> FixCandidate? {
    let found = set.compactMap(pins.constraint)
    guard found.count == set.count else { return nil }
    return FixCandidate(
      "Add \(set.count == 1 ? "a constraint" : "constraints") for the \(set.map(\.words).listed) of \(words.object(view)).",
      found.map(\.edit), cost: found.contains(where: \.isNumberOfCanvas) ? .some : .none)
  }

  /// Decides which of several views takes the room that is left, or gives way where it is short.
  private func priorityFixes(of view: DocumentObject) -> [FixCandidate] {
    let names = [
      ("horizontalHuggingPriority", 250.0), ("verticalHuggingPriority", 250),
      ("horizontalCompressionResistancePriority", 750), ("verticalCompressionResistancePriority", 750),
    ]
    // Of several views with one priority, the one that gives way decides about all; the one that does not, only about
    // itself.
    return names.flatMap { name, usual in
      let present = view.number(name) ?? usual
      return [("Raise", 1.0), ("Lower", -1)].filter { present < 999 && present + $0.1 > 0 }.map { verb, step in
        FixCandidate(
          "\(verb) the \(DocumentWords.inspectorName(of: name)) of \(words.object(view)).",
          [.set(attribute: name, of: view.id, to: DocumentNumber.text(present + step))])
      }
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
      guard let last = content.max(by: { lowerEdge(of: $0) < lowerEdge(of: $1) }), let room = place(of: scroll) else {
        return []
      }
      let target = scroll.contentGuide ?? scroll.id
      let margin = max(0, (room.maxY - lowerEdge(of: last)).rounded())
      func tie(_ side: String, _ view: DocumentObject, _ constant: Double) -> DocumentEdit {
        .addConstraint(
          ConstraintDraft(target, side, .equal, view.id, side, constant: constant), owner: scroll.id)
      }
      let bottom = tie("bottom", last, min(margin, Self.mostMargin))
      let wide = content.max { (place(of: $0)?.maxX ?? 0) < (place(of: $1)?.maxX ?? 0) } ?? last
      let side = max(0, (room.maxX - (place(of: wide)?.maxX ?? room.maxX)).rounded())
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

  /// Makes limits on views, or on the content of scroll views, equations.
  private func equations(of views: [DocumentObject]) -> [FixCandidate] {
    var seen: Set<String> = []
    let limits = views.prefix(3).flatMap { view in document.constraints(on: view.id) }.filter { constraint in
      constraint.relation != .equal && constraint.secondAttribute != nil && seen.insert(constraint.id).inserted
    }
    return limits.prefix(4).map { limit in
      FixCandidate(
        "Make \(words.constraint(limit)) an equation.", [.set(attribute: "relation", of: limit.id, to: nil)],
        cost: .some)
    }
  }

  /// Lets stack views share their room among all of their views.
  private func shares(of views: [DocumentObject]) -> [FixCandidate] {
    var seen: Set<String> = []
    let around: [DocumentObject] = views + views.compactMap(\.superview)
    return around.filter { $0.fillsUnevenly && seen.insert($0.id).inserted }.prefix(2).map { stack in
      FixCandidate(
        "Let \(words.object(stack)) share its room equally among its views.",
        [.set(attribute: "distribution", of: stack.id, to: "fillEqually")])
    }
  }

  /// Gives lists of the app's own classes, and views that these draw, a size in Interface Builder: what has no height
  /// there is as high as its class makes it.
  private func placeholders(among views: [DocumentObject]) -> [FixCandidate] {
    let inner: [DocumentObject] = views.flatMap(\.descendants)
    return (views + inner).filter(\.isSizedByItsClass).prefix(2).compactMap { view in
      guard let size = view.savedFrame?.size, size.height > 0 else { return nil }
      let height = DocumentNumber.text(size.height.rounded())
      return FixCandidate(
        "Give \(words.object(view)) an intrinsic height of \(height) in Interface Builder: its class sizes it in the app.",
        [.set(attribute: "placeholderIntrinsicHeight", of: view.id, to: height)])
    }
  }

  private func lowerEdge(of view: DocumentObject) -> Double { place(of: view)?.maxY ?? 0 }

  /// The largest distance that is kept between content and the edge of its scroll view, in points.
  private static let mostMargin = 40.0
}

extension DocumentObject {
  /// Whether the view is a stack that gives its room to some of several views.
  fileprivate var fillsUnevenly: Bool {
    elementName == "stackView" && subviews.count > 1
      && ["fill", "fillProportionally"].contains(self["distribution"] ?? "fill")
  }

  /// Whether a class of the app's own gives the view its size: that of a list, or of a view that it draws.
  fileprivate var isSizedByItsClass: Bool {
    guard self["customClass"] != nil, self["placeholderIntrinsicHeight"] == nil else { return false }
    return kind.sizesItsContent || elementName == "view" && subviews.isEmpty
  }
}

/// A value of a view that a constraint can determine.
enum Pin: CaseIterable {
  case x, y, width, height, trailing, bottom

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

/// Constraints that keep a view where the canvas has it.
///
/// The saved frames are what a person has seen and meant. The layout of an ambiguous view is one of many.
struct Pins {
  /// A constraint for one value of a view.
  struct Constraint {
    var draft: ConstraintDraft
    var owner: String
    var edit: DocumentEdit { .addConstraint(draft, owner: owner) }

    /// Whether the constraint is a number that nothing but the present canvas gives: any size, and a distance that is
    /// not one between neighbours. Another screen, language or text size would need another number.
    var isNumberOfCanvas: Bool {
      draft.secondAttribute == nil || !draft.isSymbolic && draft.constant > Self.widestGap
    }

    private static let widestGap = 60.0
  }

  private let view: DocumentObject
  private let site: FixSite
  private let container: DocumentObject?

  init(of view: DocumentObject, at site: FixSite) {
    self.view = view
    self.site = site
    container = view.superview
  }

  func edit(for pin: Pin) -> DocumentEdit? { constraint(for: pin)?.edit }

  /// Returns the constraint for a value, or `nil` if there can be none.
  func constraint(for pin: Pin) -> Constraint? {
    guard let rect = site.place(of: view) else { return nil }
    switch pin {
    case .width, .height: return size(pin, rect)
    case .x, .y, .trailing, .bottom:
      guard let container, container.elementName != "stackView", let room = site.place(of: container) else {
        return nil
      }
      return place(pin, rect, in: room, container).map { Constraint(draft: $0, owner: container.id) }
    }
  }

  /// Returns a size: that of the superview if the view fills it, or else that of the canvas.
  private func size(_ pin: Pin, _ rect: Rect) -> Constraint? {
    let name = pin == .width ? "width" : "height"
    let length = pin == .width ? rect.width : rect.height
    guard length > 0 else { return nil }
    if let container, container.elementName != "stackView", let room = site.place(of: container),
      abs(length - (pin == .width ? room.width : room.height)) < Self.tolerance
    {
      var draft = ConstraintDraft(view.id, name, .equal, container.id, name)
      // Content that is always as high as its scroll view does not scroll.
      if pin == .height, container.elementName == "scrollView" { draft.priority = Self.yieldingToContent }
      return Constraint(draft: draft, owner: container.id)
    }
    return Constraint(draft: ConstraintDraft(nil, name, constant: length.rounded()), owner: view.id)
  }

  private func place(_ pin: Pin, _ rect: Rect, in room: Rect, _ container: DocumentObject) -> ConstraintDraft? {
    // The canvas is from left to right, whatever the cell.
    let isMirrored = view.canvasFrame == nil && site.calm.isRightToLeft
    switch pin {
    case .x:
      if abs(rect.midX - room.midX) < Self.tolerance, rect.width < room.width - 1 {
        return ConstraintDraft(view.id, "centerX", .equal, container.safeArea ?? container.id, "centerX")
      }
      return draft(
        view.id, "leading", container.safeArea ?? container.id,
        isMirrored ? room.maxX - rect.maxX : rect.minX - room.minX, standard: Self.toContainer)
    case .trailing:
      return draft(
        container.safeArea, "trailing", view.id, isMirrored ? rect.minX - room.minX : room.maxX - rect.maxX,
        standard: Self.toContainer)
    case .y:
      if let (above, gap) = neighbour(above: rect) {
        return draft(view.id, "top", above.id, gap, standard: Self.toSibling, "bottom")
      }
      guard !isFar(rect.minY - room.minY, opposite: "bottom") else { return nil }
      return draft(view.id, "top", container.id, rect.minY - room.minY, standard: Self.toContainer)
    case .bottom:
      guard !isFar(room.maxY - rect.maxY, opposite: "top") else { return nil }
      return draft(nil, "bottom", view.id, room.maxY - rect.maxY, standard: Self.toContainer)
    case .width, .height: return nil
    }
  }

  /// Whether a distance is that of a view at the opposite edge, such as a sheet at the bottom: on another screen it
  /// would be another one.
  private func isFar(_ distance: Double, opposite edge: String) -> Bool {
    distance > Self.widestMargin
      && site.document.constraints(on: view.id).contains { constraint in
        let side = constraint.firstItem == view.id ? constraint.firstAttribute : constraint.secondAttribute ?? ""
        return constraint.secondItem != nil && side == edge
      }
  }

  /// Returns a distance, which is the standard one if it is near that.
  private func draft(
    _ first: String?, _ attribute: String, _ second: String, _ distance: Double, standard: Double,
    _ secondAttribute: String? = nil
  ) -> ConstraintDraft {
    let isStandard = abs(distance - standard) <= Self.nearStandard
    return ConstraintDraft(
      first, attribute, .equal, second, secondAttribute ?? attribute,
      constant: isStandard ? standard : distance.rounded(), isSymbolic: isStandard)
  }

  /// Returns the nearest sibling above a view, with the distance in points.
  private func neighbour(above rect: Rect) -> (view: DocumentObject, gap: Double)? {
    let views = container?.subviews.filter { $0.id != view.id && $0["hidden"] != "YES" } ?? []
    let above = views.compactMap { sibling -> (view: DocumentObject, gap: Double)? in
      guard let other = site.place(of: sibling), other.maxY <= rect.minY, other.maxX > rect.minX,
        other.minX < rect.maxX, !site.document.constraints(on: sibling.id).isEmpty, !site.dependsOn(sibling, view)
      else { return nil }
      return (sibling, rect.minY - other.maxY)
    }
    return above.min { $0.gap < $1.gap }
  }

  /// The standard spaces of Interface Builder, in points, and how far from them a distance is meant to be one: texts
  /// are rounded up to half a point above and below a view.
  private static let (toSibling, toContainer, nearStandard) = (8.0, 20.0, 1.0)
  /// The priority of a length that what is in a view can change.
  private static let yieldingToContent = 250.0
  /// The difference from the middle or from another length that is not meant, in points.
  private static let tolerance = 0.75
  /// The widest distance from an edge that is meant for a view that is at the opposite edge, in points.
  private static let widestMargin = 60.0
}

extension FixSite {
  /// Whether a constraint ties a view to another one already.
  fileprivate func dependsOn(_ view: DocumentObject, _ other: DocumentObject) -> Bool {
    document.constraints(on: view.id).contains { $0.firstItem == other.id || $0.secondItem == other.id }
  }

  /// Returns where the canvas has a view, or else the layout, in the coordinates of the scene's root.
  fileprivate func place(of view: DocumentObject) -> Rect? { view.canvasFrame ?? calm[view.id] }
}

extension [String] {
  /// The words as a list of a sentence: "x position, y position and width".
  var listed: String {
    count > 1 ? dropLast().joined(separator: ", ") + " and " + self[count - 1] : joined()
  }
}

/// Returns a number with its noun.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
