import AutoLayout
import Controls
import Graphics

// What views have only on the canvas: sizes in the place of those that an app's code computes, and slots of stacks.

extension ViewElement {
  /// The size that replaces the intrinsic content size at design time. An extent that is `infinite` is not determined.
  var placeholderIntrinsicSize: PlaceholderSize {
    PlaceholderSize(
      width: element.placeholder("placeholderIntrinsicWidth"), height: element.placeholder("placeholderIntrinsicHeight")
    )
  }
}

extension InterfaceElement {
  fileprivate func placeholder(_ name: String) -> Double? {
    attributes[name] == "infinite" ? View.noIntrinsicMetric : number(name)
  }
}

// MARK: - Building

extension ViewTreeBuilder {
  /// Applies the sizes that replace the intrinsic size: the placeholder, which all kinds of views have on the canvas
  /// (91 documents), else the size that a custom class computed there. In an app, only a custom class may compute such
  /// a size.
  func applyDesignSize(of element: ViewElement, to view: View) {
    // An app's own class computes its size.
    guard setting.classes?.isKnown(element.element) != true else { return }
    var size = PlaceholderSize()
    if setting.isDocumentCanvas || element.customClass != nil { size = element.placeholderIntrinsicSize }
    if let designed = designedSize(of: element, as: view) {
      size = PlaceholderSize(
        width: size.width ?? designed.width, height: size.height ?? designed.height,
        isUnwrapped: view.measuresHeightAtWidth)
    }
    view.placeholderIntrinsicSize = size
  }

  /// Returns the size that the view's class computed on the canvas (78 documents), or `nil` if it is unknown or depends
  /// on what has changed since: the text or its size.
  private func designedSize(of element: ViewElement, as view: View) -> Size? {
    guard let size = element.id.flatMap({ setting.designedSizes[CopiedID($0).original] }) else { return nil }
    return setting.isDesignState || view is DocumentView ? size : nil
  }

  /// Gives a view of a stack the slot that it has only on the canvas.
  func applyDesignSlot(of element: ViewElement, to view: View) {
    guard setting.isDocumentCanvas else { return }
    switch view {
    // An indicator that is hidden because it is stopped keeps its slot (3 documents, and none to the contrary).
    case let indicator as ActivityIndicatorView where indicator.hidesWhenStopped && !indicator.isAnimating:
      view.isHidden = false
    // A label of one line without text, and a stack without views, have a size that can be seen (7 and 5 documents, and
    // none to the contrary; empty labels of several lines have none).
    case let label as Label where label.numberOfLines == 1 && label.text?.isEmpty ?? true: applyEmptySlot(to: view)
    case is StackView where element.subviews.isEmpty: applyEmptySlot(to: view)
    default: return
    }
  }

  private func applyEmptySlot(to view: View) {
    let (placeholder, length) = (view.placeholderIntrinsicSize, 50.0)
    view.placeholderIntrinsicSize = PlaceholderSize(
      width: placeholder.width ?? length, height: placeholder.height ?? length)
  }
}
