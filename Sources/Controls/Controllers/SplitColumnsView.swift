import AutoLayout
import Graphics

/// The columns of a split view controller, side by side.
package final class SplitColumnsView: View, ControllerPlacing {
  package override var viewKind: ViewKind { .view.named("splitViewController") }

  private var primary: View?
  private var secondary: View?
  /// The width of the primary column, if there are two.
  var width: SplitColumnWidth
  /// Called before the columns are placed, to choose the views.
  private let prepare: (SplitColumnsView) -> Void
  private var isPlaced = false

  /// - Parameters:
  ///   - size: The size of the screen in points.
  ///   - primary: The primary column, or `nil` to show the secondary one alone.
  ///   - secondary: The secondary column, or `nil` to show the primary one alone.
  ///   - width: The width of the primary column, if there are two.
  ///   - prepare: Called before the columns are placed. It may show others.
  package init(
    size: Size = .zero, primary: View? = nil, secondary: View? = nil, width: SplitColumnWidth = SplitColumnWidth(),
    prepare: @escaping (SplitColumnsView) -> Void = { _ in }
  ) {
    self.width = width
    self.prepare = prepare
    super.init(frame: Rect(origin: .zero, size: size))
    backgroundColor = .systemBackground
    show(primary: primary, secondary: secondary)
  }

  /// Replaces the views in the columns.
  func show(primary: View?, secondary: View?) {
    guard self.primary !== primary || self.secondary !== secondary else { return }
    for former in subviews where former !== primary && former !== secondary { former.removeFromSuperview() }
    (self.primary, self.secondary) = (primary, secondary)
    for column in [primary, secondary].compactMap(\.self) where column.superview !== self {
      column.translatesAutoresizingMaskIntoConstraints = true
      column.autoresizingMask = []
      column.clipsToBounds = true
      addSubview(column)
    }
  }

  // MARK: Layout

  package func placeControllerViews() { placeColumns(in: bounds.size) }

  package override func updateConstraints() {
    placeColumns(in: isPlaced ? bounds.size : expectedSize)
    super.updateConstraints()
  }

  package override func layoutSubviews() {
    isPlaced = true
    placeColumns(in: bounds.size)
    super.layoutSubviews()
  }

  private func placeColumns(in size: Size) {
    prepare(self)
    let split = primaryExtent(in: size)
    let rest = size.width - split
    primary?.frame = Rect(x: isRightToLeft ? rest : 0, y: 0, width: split, height: size.height)
    secondary?.frame = Rect(x: isRightToLeft ? 0 : split, y: 0, width: rest, height: size.height)
  }

  private func primaryExtent(in size: Size) -> Double {
    if primary == nil { return 0 }
    return secondary == nil ? size.width : min(width.points(on: size), size.width)
  }

  package override func overlayItems() -> [DisplayItem] {
    guard primary != nil, secondary != nil else { return [] }
    let split = primaryExtent(in: bounds.size)
    let line = Rect(
      x: isRightToLeft ? bounds.width - split : split, y: 0, width: 1 / traitCollection.displayScale,
      height: bounds.height)
    return [.fill(.rect(line), color(.separator))]
  }
}

/// The width of the primary column of a split view controller: the preferred one, within limits, and at most half of
/// the view.
package struct SplitColumnWidth: Hashable, Sendable {
  /// The preferred width in points, or `nil` for the fraction.
  package var preferred: Double?
  /// The preferred fraction of the view's width, or `nil` for UIKit's default of 320 points on a tablet.
  package var fraction: Double?
  package var minimum: Double?
  package var maximum: Double?

  package init(preferred: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
    (self.preferred, self.fraction, self.minimum, self.maximum) = (preferred, fraction, minimum, maximum)
  }

  /// Returns the width in a view of a size.
  func points(on size: Size) -> Double {
    let wanted = preferred ?? fraction.map { $0 * size.width } ?? 320
    let (least, half) = (minimum ?? 0, size.width / 2)
    return min(max(wanted, least), max(least, min(maximum ?? half, half))).rounded()
  }
}
