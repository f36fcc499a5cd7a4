import Foundation

/// Places the items, headers and decorations of a section of a compositional layout, from its top down.
struct SectionPlacement {
  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let environment: CollectionLayoutSurroundings
  let preferredSizes: [CollectionElement: CGSize]
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The bottom of the section.
  private(set) var end: CGFloat = 0
  private var nextItem = 0

  init(
    section: NSCollectionLayoutSection, index: Int, count: Int, environment: CollectionLayoutSurroundings,
    preferredSizes: [CollectionElement: CGSize]
  ) {
    self.section = section
    self.index = index
    self.count = count
    self.environment = environment
    self.preferredSizes = preferredSizes
  }

  private var insets: NSDirectionalEdgeInsets { section.contentInsets }

  /// The size that groups take shares of.
  private var room: CGSize {
    CGSize(
      width: max(0, environment.contentSize.width - insets.leading - insets.trailing),
      height: max(0, environment.contentSize.height - insets.top - insets.bottom))
  }

  mutating func place(from top: CGFloat) {
    end = top
    placeEdges(isTop: true)
    end += insets.top
    let firstItem = attributes.count
    placeGroups()
    if section.list != nil { markRows(from: firstItem) }
    end += insets.bottom
    placeEdges(isTop: false)
    placeDecorations(from: top)
  }

  // MARK: Groups

  private mutating func placeGroups() {
    let isInLine = section.orthogonalScrollingBehavior != .none
    var origin = CGPoint(x: insets.leading, y: end)
    var bottom = end
    while nextItem < count {
      let before = nextItem
      let size = place(section.group, at: origin, in: room)
      bottom = max(bottom, origin.y + size.height)
      guard nextItem > before else { break }
      if isInLine {
        origin.x += size.width + section.interGroupSpacing
      } else {
        origin.y += size.height + section.interGroupSpacing
      }
    }
    end = bottom
  }

  /// Places an item or a group with the next items.
  ///
  /// - Returns: The size that it takes, with its insets.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, size given: CGSize? = nil
  ) -> CGSize {
    let size = given ?? item.layoutSize.size(in: container)
    guard let group = item as? NSCollectionLayoutGroup else {
      return placeCell(item, CGRect(origin: origin, size: size))
    }
    let inner = CGRect(origin: origin, size: size).inset(by: group.contentInsets)
    let content = placeItems(of: group, in: inner)
    let axes = group.layoutSize.estimatedAxes
    let insets = group.contentInsets
    return CGSize(
      width: axes.contains(.horizontal) ? content.width + insets.leading + insets.trailing : size.width,
      height: axes.contains(.vertical) ? content.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeCell(_ item: NSCollectionLayoutItem, _ rect: CGRect) -> CGSize {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: nextItem, section: index))
    cell.estimatedAxes = item.layoutSize.estimatedAxes
    var frame = rect.inset(by: item.contentInsets)
    if let preferred = preferredSizes[CollectionElement(cell)] { frame.size = preferred }
    cell.frame = frame
    attributes.append(cell)
    nextItem += 1
    return CGSize(
      width: rect.width - rect.inset(by: item.contentInsets).width + frame.width,
      height: rect.height - rect.inset(by: item.contentInsets).height + frame.height)
  }

  /// - Returns: The size of the items together.
  private mutating func placeItems(of group: NSCollectionLayoutGroup, in rect: CGRect) -> CGSize {
    guard group.arrangement != .custom else { return placeCustomItems(of: group, in: rect) }
    let isHorizontal = group.arrangement == .horizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    var (offset, breadth, placed): (CGFloat, CGFloat, Int) = (0, 0, 0)
    while nextItem < count, placed < group.count ?? .max {
      let item = group.subitems[placed % group.subitems.count]
      let size = evenSize(of: item, in: group, rect) ?? item.layoutSize.size(in: rect.size)
      let length = isHorizontal ? size.width : size.height
      let gap = placed == 0 ? 0 : spacing
      if placed > 0, group.count == nil, !fits(offset + gap + length, in: group, rect) { break }
      let origin =
        isHorizontal
        ? CGPoint(x: rect.minX + offset + gap, y: rect.minY) : CGPoint(x: rect.minX, y: rect.minY + offset + gap)
      let used = place(item, at: origin, in: rect.size, size: size)
      offset += gap + (isHorizontal ? used.width : used.height)
      breadth = max(breadth, isHorizontal ? used.height : used.width)
      placed += 1
    }
    return isHorizontal ? CGSize(width: offset, height: breadth) : CGSize(width: breadth, height: offset)
  }

  /// Whether another item fits a group. A group of estimated length has each of its items once.
  private func fits(_ length: CGFloat, in group: NSCollectionLayoutGroup, _ rect: CGRect) -> Bool {
    let isHorizontal = group.arrangement == .horizontal
    let axis: UIAxis = isHorizontal ? .horizontal : .vertical
    if group.layoutSize.estimatedAxes.contains(axis) { return false }
    return length <= (isHorizontal ? rect.width : rect.height) + 0.01
  }

  /// Returns the size of an item of a group whose items share its length, or `nil` for other groups.
  private func evenSize(of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, _ rect: CGRect) -> CGSize? {
    guard group.isEven, let count = group.count else { return nil }
    let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    var size = item.layoutSize.size(in: rect.size)
    if group.arrangement == .horizontal {
      size.width = (rect.width - gaps) / CGFloat(count)
    } else if !group.layoutSize.heightDimension.isEstimated {
      size.height = (rect.height - gaps) / CGFloat(count)
    }
    return size
  }

  private mutating func placeCustomItems(of group: NSCollectionLayoutGroup, in rect: CGRect) -> CGSize {
    for item in group.customItems(in: environment) where nextItem < count {
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: nextItem, section: index))
      cell.estimatedAxes = []
      cell.frame = item.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      cell.zIndex = item.zIndex
      attributes.append(cell)
      nextItem += 1
    }
    return rect.size
  }

  // MARK: Headers, footers and backgrounds

  private mutating func placeEdges(isTop: Bool) {
    let width = section.supplementariesFollowContentInsets ? room.width : environment.contentSize.width
    let left = section.supplementariesFollowContentInsets ? insets.leading : 0
    for edge in section.boundarySupplementaryItems where edge.isAtTop == isTop {
      let view = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: edge.elementKind, with: IndexPath(item: 0, section: index))
      view.estimatedAxes = edge.layoutSize.estimatedAxes
      var size = edge.layoutSize.size(in: CGSize(width: width, height: environment.contentSize.height))
      if let preferred = preferredSizes[CollectionElement(view)] { size = preferred }
      view.frame = CGRect(origin: CGPoint(x: left, y: end), size: size)
      view.zIndex = 1
      attributes.append(view)
      end += size.height
    }
  }

  private mutating func placeDecorations(from top: CGFloat) {
    for decoration in section.decorationItems {
      let view = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
      view.frame = CGRect(x: 0, y: top, width: environment.contentSize.width, height: end - top).inset(
        by: decoration.contentInsets)
      view.zIndex = decoration.zIndex - 1
      attributes.append(view)
    }
  }

  /// Says what rows of a list they are, so that cells draw separators and cards.
  private func markRows(from first: Int) {
    guard let list = section.list else { return }
    for place in first..<attributes.count {
      attributes[place].listRow = UICollectionViewLayoutAttributes.ListRow(
        isFirst: place == first, isLast: place == attributes.count - 1, appearance: list.appearance,
        hasSeparator: list.showsSeparators)
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isAtTop: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: false
    default: true
    }
  }
}

extension CGRect {
  /// Returns the rectangle without the insets, as in languages that are read from the left.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
