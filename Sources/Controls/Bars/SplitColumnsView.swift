import AutoLayout
import Graphics

/// The columns of a split view controller, side by side.
package final class SplitColumnsView: View {
  package override var elementClass: String { "splitViewController" }

  private let separator: Rect?

  /// - Parameters:
  ///   - size: The size of the screen in points.
  ///   - primary: The primary column, or `nil` to show the secondary one alone.
  ///   - secondary: The secondary column, or `nil` to show the primary one alone.
  ///   - primaryWidth: The width of the primary column in points, if there are two.
  package init(size: Size, primary: View?, secondary: View?, primaryWidth: Double, isRightToLeft: Bool) {
    let width = primary == nil ? 0 : secondary == nil ? size.width : min(primaryWidth, size.width)
    let rest = size.width - width
    let hasBoth = primary != nil && secondary != nil
    separator = hasBoth ? Rect(x: isRightToLeft ? rest : width, y: 0, width: 0, height: size.height) : nil
    super.init(frame: Rect(origin: .zero, size: size))
    backgroundColor = .systemBackground
    add(primary, in: Rect(x: isRightToLeft ? rest : 0, y: 0, width: width, height: size.height))
    add(secondary, in: Rect(x: isRightToLeft ? 0 : width, y: 0, width: rest, height: size.height))
  }

  private func add(_ column: View?, in frame: Rect) {
    guard let column else { return }
    column.translatesAutoresizingMaskIntoConstraints = true
    column.frame = frame
    column.autoresizingMask = [.flexibleHeight]
    column.autoresizingReference = bounds.size
    column.clipsToBounds = true
    addSubview(column)
  }

  package override func overlayItems() -> [DisplayItem] {
    guard var line = separator else { return [] }
    line.size.width = 1 / traitCollection.displayScale
    return [.fill(.rect(line), color(.separator))]
  }
}
