import AutoLayout

extension ViewKind {
  /// The kinds of views that documents name, each written beside its class.
  package static let all: [ViewKind] = [
    .view, .label, .button, .imageView, .textField, .textView, .segmentedControl, .switch, .slider, .progressView,
    .activityIndicatorView, .stepper, .pageControl, .datePicker, .pickerView, .colorWell, .stackView, .scrollView,
    .tableView, .tableViewCell, .tableViewHeaderFooterView, .collectionView, .collectionViewCell,
    .collectionReusableView, .navigationBar, .toolbar, .tabBar, .searchBar, .visualEffectView, .containerView,
  ]

  private static let byElement = Dictionary(all.map { ($0.element, $0) }) { first, _ in first }

  /// Returns the kind of an element of a document, or of a view in a layout. An element that is not known is a plain
  /// view.
  package static func named(_ element: String) -> ViewKind { byElement[element] ?? .view.named(element) }

  /// A bar of the system.
  package static let bar = ViewKind.view.named("view", "UIView") {
    $0.drawing = .beyondBounds
    $0.isBar = true
  }
}
