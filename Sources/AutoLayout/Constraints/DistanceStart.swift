/// The position from which a distance is measured.
final class DistanceStart {
  var item: (any LayoutItem)? { link.item }
  let attribute: LayoutAttribute
  private let link: ItemLink

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    link = .to(item)
    self.attribute = attribute
  }
}

/// The positions from which a constraint measures on its two sides; none where a side is an attribute of one item.
struct DistanceStarts {
  var first: DistanceStart?
  var second: DistanceStart?

  var isEmpty: Bool { first == nil && second == nil }
}

extension DistanceStarts: Equatable {
  static func == (left: DistanceStarts, right: DistanceStarts) -> Bool {
    isSame(left.first, right.first) && isSame(left.second, right.second)
  }

  private static func isSame(_ left: DistanceStart?, _ right: DistanceStart?) -> Bool {
    left?.item === right?.item && left?.attribute == right?.attribute
  }
}
