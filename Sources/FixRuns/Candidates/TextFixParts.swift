import AutoLayout
import Graphics
import InterfaceBuilder

/// The parts that changes for a text are made of. One that changes nothing is empty.
extension FixSite {
  /// Lets a text have any number of lines. Numbers stay whole.
  func wrapping(_ view: DocumentObject) -> [DocumentEdit] {
    switch view.elementName {
    case _ where view["text"].map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false: []
    case "label":
      // A text that is clipped instead of truncated has one line, whatever the number of lines.
      ((view.number("numberOfLines") ?? 1) == 0 ? [] : [.set(attribute: "numberOfLines", of: view.id, to: "0")])
        + (view["lineBreakMode"] == "clip"
          ? [.set(attribute: "lineBreakMode", of: view.id, to: "tailTruncation")] : [])
    // Word wrap lets a title have several lines, but the button's own height remains that of one (Open Radar 48962133,
    // 23088144).
    case "button" where !view.hasConfiguration && view["lineBreakMode"] != "wordWrap":
      [.set(attribute: "lineBreakMode", of: view.id, to: "wordWrap")]
    default: []
    }
  }

  /// Removes the title of a new button, which stays when it gets an image.
  func leftoverTitle(_ view: DocumentObject) -> [DocumentEdit] {
    guard view.elementName == "button", view.attribute("title", ofChild: "normal") == "Button",
      view.attribute("image", ofChild: "normal") != nil
    else { return [] }
    return [.setChild(attribute: "title", key: "normal", of: view.id, to: nil)]
  }

  /// Makes fixed widths or heights of views lower limits.
  func limits(_ views: [DocumentObject], _ attribute: String) -> [DocumentEdit] {
    views.flatMap { view in
      document.constraints(on: view.id).filter { $0.isFixed(attribute) && $0.firstItem == view.id }
        .map { .set(attribute: "relation", of: $0.id, to: "greaterThanOrEqual") }
    }
  }

  /// Lets the row around a view be as tall as its content.
  func rowEdits(around view: DocumentObject) -> [DocumentEdit] {
    view.ancestors.flatMap { ancestor -> [DocumentEdit] in
      guard let height = ancestor.number("rowHeight"), height >= 0 else { return [] }
      return ancestor.elementName == "tableView"
        ? [
          .set(attribute: "rowHeight", of: ancestor.id, to: "-1"),
          .set(attribute: "estimatedRowHeight", of: ancestor.id, to: "-1"),
        ] : [.set(attribute: "rowHeight", of: ancestor.id, to: nil)]
    }
  }

  /// Whether constraints tie the bottom of the row around a view to its content. Otherwise a row that sizes itself is
  /// as high as on the canvas, whatever its texts need.
  func holdsHeight(ofRowAround view: DocumentObject) -> Bool {
    guard let content = view.ancestors.first(where: \.isContentOfCell) else { return false }
    let holders = Set([content.id, content.safeArea].compactMap(\.self))
    return document.constraints(on: content.id).contains { constraint in
      let sides = constraint.attributes(of: holders)
      return sides.contains("bottom") || sides.contains("bottomMargin")
    }
  }

  /// Returns the lowest view of a row whose content is not tied to its bottom, with a constraint for the distance that
  /// was saved.
  func bottomTie(ofRowAround view: DocumentObject) -> (view: DocumentObject, edit: DocumentEdit)? {
    guard let content = view.ancestors.first(where: \.isContentOfCell), let room = content.savedFrame,
      !holdsHeight(ofRowAround: view)
    else { return nil }
    let placed = content.subviews.filter { !document.constraints(on: $0.id).isEmpty && $0.savedFrame != nil }
    guard let last = placed.max(by: { ($0.savedFrame?.maxY ?? 0) < ($1.savedFrame?.maxY ?? 0) }),
      let distance = last.savedFrame.map({ max(0, (room.height - $0.maxY).rounded()) })
    else { return nil }
    let draft = ConstraintDraft(nil, "bottom", .equal, last.id, "bottom", constant: distance)
    return (last, .addConstraint(draft, owner: content.id))
  }

  /// The most constraints that give way to a text.
  private static let mostYielding = 3

  /// Returns the constraints that determine a length of the text's view and can give way: sizes, and ties to the views
  /// around it. Without ties to its neighbours, the view would cover them.
  func yielding(
    _ attribute: LayoutAttribute, of view: DocumentObject, excluding edits: [DocumentEdit]
  ) -> [DocumentObject] {
    let changed = Set(edits.flatMap { edit in if case .set(_, let id, _) = edit { [id] } else { [String]() } })
    let around = Set(
      view.ancestors.flatMap { [$0.id, $0.safeArea, $0.contentGuide, $0.frameGuide] }.compactMap(\.self))
    let constraints = (holders[attribute] ?? []).filter { !changed.contains($0) }.compactMap(document.object)
    let weak = constraints.filter { constraint in
      constraint.elementName == "constraint" && constraint.priority > 749
        && (constraint.secondAttribute == nil
          || [constraint.firstItem, constraint.secondItem].contains { around.contains($0 ?? "") })
    }
    return Array(weak.prefix(Self.mostYielding))
  }

  /// What a constraint is worth: without it, another view's size changes with the text, or the text leaves the view
  /// around it.
  func cost(ofWeakening constraint: DocumentObject, for view: DocumentObject) -> FixCandidate.Cost {
    let own = Set([view.id] + view.ancestors.map(\.id))
    return constraint.secondAttribute == nil && own.contains(constraint.firstItem ?? "") ? .none : .some
  }

  /// Lets a constraint give way to compression resistance, whose usual priority is 750.
  static func weaker(_ constraint: DocumentObject) -> [DocumentEdit] {
    [.set(attribute: "priority", of: constraint.id, to: "749")]
  }

  /// Gives the row around a view, or the view at the top of a xib, other heights on the canvas, which shows what was
  /// last computed.
  func tallerCanvases(around view: DocumentObject) -> [[DocumentEdit]] {
    let chain = [view] + view.ancestors
    let kinds: Set<String> = ["tableViewCell", "collectionViewCell"]
    guard let top = chain.first(where: { kinds.contains($0.elementName) }) ?? chain.last(where: \.isTopOfXib),
      let frame = top.savedFrame
    else { return [] }
    let parts = [(top.id, frame)] + (top.contentView.flatMap { view in view.savedFrame.map { [(view.id, $0)] } } ?? [])
    return [1.25, 1.5, 2, 3, 5].map { factor in
      let growth = (frame.height * factor).rounded() - frame.height
      return parts.map { id, rect in
        .setFrame(of: id, to: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + growth))
      }
    }
  }

  /// Makes the header or footer of a table around a view higher, by shares of its height.
  func tallerHeaders(around view: DocumentObject) -> [(header: String, edits: [DocumentEdit])] {
    guard let header = view.ancestors.first(where: \.isHeaderOfTable), let frame = header.savedFrame else { return [] }
    return [1.25, 1.5, 2, 3].map { factor in
      var taller = frame
      taller.size.height = (frame.height * factor).rounded()
      return (words.object(header), [.setFrame(of: header.id, to: taller)])
    }
  }

  /// Replaces left and right by leading and trailing in the constraints on a view.
  func directional(_ view: DocumentObject) -> [DocumentEdit] {
    let names = [
      "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]
    return document.constraints(on: view.id).flatMap { constraint in
      ["firstAttribute", "secondAttribute"].compactMap { side in
        constraint[side].flatMap { names[$0] }.map { .set(attribute: side, of: constraint.id, to: $0) }
      }
    }
  }

  /// Keeps the nearest view around a text, or its own one, that nothing keeps inside its superview at both sides there.
  ///
  /// - Returns: The view, and constraints at the standard distance or, where the canvas has less, at the edge.
  func inside(_ view: DocumentObject) -> (holder: DocumentObject, edits: [DocumentEdit])? {
    for holder in [view] + view.ancestors {
      guard let owner = holder.superview, owner.elementName != "stackView", !holder.isPlacedByMask(in: document),
        !holder.isContentOfCell
      else { continue }
      let sides = [("leading", "left"), ("trailing", "right")].filter { !holds($0, of: holder) }
      guard !sides.isEmpty else { continue }
      return (holder, sides.map { .addConstraint(limit($0.0, of: holder, in: owner), owner: owner.id) })
    }
    return nil
  }

  /// Whether a constraint ties a side of a view to its superview, or to a view beside it, which is kept inside instead.
  private func holds(_ names: (String, String), of view: DocumentObject) -> Bool {
    let inner = Set([view.id] + view.descendants.map(\.id))
    return document.constraints(on: view.id).contains { constraint in
      let isFirst = constraint.firstItem == view.id
      let side = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let other = isFirst ? constraint.secondItem : constraint.firstItem
      return (side == names.0 || side == names.1) && other.map { !inner.contains($0) } ?? false
    }
  }

  private func limit(_ side: String, of view: DocumentObject, in owner: DocumentObject) -> ConstraintDraft {
    let room = owner.canvasFrame ?? calm[owner.id]
    let rect = view.canvasFrame ?? calm[view.id]
    let distance = room.flatMap { room in
      rect.map { side == "leading" ? $0.minX - room.minX : room.maxX - $0.maxX }
    }
    let isStandard = (distance ?? Self.margin) >= Self.margin - 1
    let outer = owner.safeArea ?? owner.id
    let (first, second) = side == "leading" ? (view.id, outer) : (outer, view.id)
    return ConstraintDraft(
      first, side, .greaterThanOrEqual, second, side, constant: isStandard ? Self.margin : 0, isSymbolic: isStandard)
  }

  /// The standard space between a view and its superview, in points.
  private static let margin = 20.0

  func resistance(_ view: DocumentObject) -> [DocumentEdit] {
    let present = view.number("horizontalCompressionResistancePriority") ?? 750
    guard present < 999 else { return [] }
    let raised = present < 751 ? 751 : present + 1
    return [
      .set(
        attribute: "horizontalCompressionResistancePriority", of: view.id, to: DocumentNumber.text(raised))
    ]
  }

  func segments(_ view: DocumentObject) -> [DocumentEdit] {
    view.elementName == "segmentedControl"
      ? [.set(attribute: "apportionsSegmentWidthsByContent", of: view.id, to: "YES")] : []
  }

  func shrinking(_ view: DocumentObject) -> [DocumentEdit] {
    guard view.elementName == "label", (view.number("numberOfLines") ?? 1) == 1 else { return [] }
    let size = view.attribute("pointSize", ofChild: "fontDescription").flatMap(Double.init)
    let least = size.map { max(Self.leastScale, (Self.leastSize / $0 * 20).rounded(.up) / 20) } ?? Self.leastScale
    guard least < 1 else { return [] }
    return [
      .set(attribute: "adjustsFontSizeToFit", of: view.id, to: nil),
      .set(attribute: "minimumScaleFactor", of: view.id, to: DocumentNumber.text(least)),
    ]
  }

  /// The smallest share of its size that a text shrinks to, and the smallest size in points: Human Interface
  /// Guidelines, "Typography": 11 points.
  private static let (leastScale, leastSize) = (0.5, 11.0)

  // MARK: Frames

  /// Returns larger frames for a view that its autoresizing mask places, as far as its neighbours allow: up to the next
  /// one, to both sides if its text is in the middle, or two or three times as high. A part of the room would be a
  /// number that suits the texts of today.
  func largerFrames(of view: DocumentObject) -> [[DocumentEdit]] {
    guard view.isPlacedByMask(in: document), let frame = view.savedFrame, let container = view.superview,
      let room = container.savedFrame
    else { return [] }
    let others = container.subviews.filter { $0.id != view.id }.compactMap(\.savedFrame)
    let beside = others.filter { $0.minY < frame.maxY && $0.maxY > frame.minY }
    // Without a width that follows it, a view has to fit a narrower screen, too.
    let followsWidth = view.attribute("widthSizable", ofChild: "autoresizingMask") == "YES"
    let end = container.superview == nil && !followsWidth ? min(room.width, Self.narrowScreen) : room.width
    let right = max(0, (beside.filter { $0.minX >= frame.maxX }.map(\.minX).min() ?? end) - Self.gap - frame.maxX)
    let left = max(0, frame.minX - Self.gap - (beside.filter { $0.maxX <= frame.minX }.map(\.maxX).max() ?? 0))
    let below = others.filter { $0.minY >= frame.maxY && $0.minX < frame.maxX && $0.maxX > frame.minX }
    let down = max(0, (below.map(\.minY).min() ?? room.height) - frame.maxY)
    let isCentered = view.elementName == "button" || view["textAlignment"] == "center"
    let growth = isCentered ? min(left, right) : right
    let wider = Rect(
      x: frame.minX - (isCentered ? growth : 0), y: frame.minY, width: frame.width + growth * (isCentered ? 2 : 1),
      height: frame.height)
    let taller = [1.0, 2].filter { frame.height * $0 <= down }.map { lines in
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * (1 + lines))
    }
    return ([wider] + taller).filter { $0 != frame }.map { [.setFrame(of: view.id, to: $0.atWholePoints)] }
  }

  /// The standard space between siblings.
  private static let gap = 8.0
  /// The width of an iPhone SE in points.
  private static let narrowScreen = 375.0
}

extension DocumentObject {
  /// Whether the saved frame and the autoresizing mask place a view.
  func isPlacedByMask(in document: EditableDocument) -> Bool {
    (hasAutoresizingMask || self["fixedFrame"] == "YES" || document.constraints(on: id).isEmpty)
      && superview?.elementName != "stackView"
  }
}

extension DocumentObject {
  /// Whether the view is the header or footer of a table, whose height its saved frame gives.
  var isHeaderOfTable: Bool { ["tableHeaderView", "tableFooterView"].contains(self["key"]) }

  /// Whether the view is above or below others in a list.
  var isPartOfList: Bool { isContentOfCell || isHeaderOfTable }
}

extension DocumentObject {
  /// The views inside this one, from back to front.
  var descendants: [DocumentObject] { subviews.flatMap { [$0] + $0.descendants } }
}

extension Rect {
  fileprivate var atWholePoints: Rect {
    Rect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
  }
}

extension DocumentObject {
  /// The attributes of some items in a constraint.
  fileprivate func attributes(of items: Set<String>) -> [String] {
    var found: [String] = []
    if let item = firstItem, items.contains(item) { found.append(firstAttribute) }
    if let item = secondItem, let attribute = secondAttribute, items.contains(item) { found.append(attribute) }
    return found
  }
}
