import AutoLayout
import Controls

extension UIView {
  /// The class of the view in front of a view of the layout that no app's class claims, by the nearest class that has
  /// one.
  static func faceClass(of node: View) -> UIView.Type {
    faces.first { $0.isInFrontOf(node) }?.face ?? (node as? PlaceholderView).flatMap(faceClass) ?? UIView.self
  }

  /// Returns a framework's class, if the process has the module of its name.
  private static func faceClass(of placeholder: PlaceholderView) -> UIView.Type? {
    let name: String? =
      switch placeholder.kind {
      case .map: "10MapKitFace9MKMapViewC"
      case .web: "10WebKitFace9WKWebViewC"
      default: nil
      }
    return name.flatMap { _typeByName($0) as? UIView.Type }
  }

  private struct Face: Sendable {
    let face: UIView.Type
    let isInFrontOf: @Sendable (View) -> Bool

    init<Node: View>(_ face: UIView.Type, of node: Node.Type) {
      self.face = face
      isInFrontOf = { $0 is Node }
    }
  }

  /// Subclasses come before their superclasses.
  private static let faces: [Face] = [
    Face(UILabel.self, of: Label.self),
    Face(UIButton.self, of: Button.self),
    Face(UIImageView.self, of: ImageView.self),
    Face(UIStackView.self, of: StackView.self),
    Face(UITableView.self, of: TableView.self),
    Face(UICollectionView.self, of: CollectionView.self),
    Face(UITextView.self, of: TextView.self),
    Face(UIScrollView.self, of: ScrollView.self),
    Face(UITableViewCell.self, of: TableViewCell.self),
    Face(UITableViewHeaderFooterView.self, of: TableHeaderFooterView.self),
    Face(UICollectionViewCell.self, of: CollectionViewCell.self),
    Face(UICollectionReusableView.self, of: CollectionReusableView.self),
    Face(UITextField.self, of: TextField.self),
    Face(UISwitch.self, of: Switch.self),
    Face(UISlider.self, of: Slider.self),
    Face(UIStepper.self, of: Stepper.self),
    Face(UISegmentedControl.self, of: SegmentedControl.self),
    Face(UIPageControl.self, of: PageControl.self),
    Face(UIDatePicker.self, of: DatePicker.self),
    Face(UIColorWell.self, of: ColorWell.self),
    Face(UIControl.self, of: Control.self),
    Face(UIProgressView.self, of: ProgressView.self),
    Face(UIActivityIndicatorView.self, of: ActivityIndicatorView.self),
    Face(UIPickerView.self, of: PickerView.self),
    Face(UISearchBar.self, of: SearchBar.self),
    Face(UINavigationBar.self, of: NavigationBar.self),
    Face(UIToolbar.self, of: Toolbar.self),
    Face(UITabBar.self, of: TabBar.self),
    Face(UIVisualEffectView.self, of: VisualEffectView.self),
  ]
}
