import AutoLayout
import Foundation
import Galley

/// Texts, pictures and rows for the parts of a view that has no data yet, so that its first picture is not blank.
///
/// A label in a property `titleLabel` says "Title"; one that no property holds has the words of its identifier or its
/// class. An image view without an image shows a placeholder, and a list without rows those of ``SampleRows``. What has
/// a text, an image or rows keeps them.
enum SampleContent {
  /// Fills what the stored properties of an app's object hold, those of its classes up to UIKit's.
  static func fill(partsOf object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for child in current.children {
        guard let name = child.label, let part = Self.object(in: child.value) as? UIView else { continue }
        let property = name.replacing("$__lazy_storage_$_", with: "")
        part.node.nameInDocument = part.node.nameInDocument ?? property
        fill(part, with: words(of: property))
      }
      mirror = current.superclassMirror
    }
  }

  /// Fills a tree of views: first what properties hold, because the name of a property says most.
  static func fill(_ root: UIView) {
    root.forEachOfApp { fill(partsOf: $0) }
    root.forEachOfApp { fill($0, with: words(of: $0)) }
    if root.isUnseen { root.reveal() }
  }

  private static func fill(_ part: UIView, with words: String) {
    switch part {
    case let label as UILabel: if label.text?.isEmpty ?? true { label.text = words }
    case let button as UIButton: if button.isBlank { button.setTitle(words, for: .normal) }
    case let field as UITextField:
      if field.text?.isEmpty ?? true, field.placeholder == nil { field.placeholder = words }
    case let text as UITextView: if text.text?.isEmpty ?? true { text.text = words }
    case let picture as UIImageView: if picture.image == nil { picture.image = UIImage(systemName: "photo") }
    case let control as UISegmentedControl: if control.numberOfSegments == 0 { fill(control) }
    case let pages as UIPageControl: if pages.numberOfPages == 0 { pages.numberOfPages = 3 }
    case let bar as UIProgressView: if bar.progress == 0 { bar.progress = 0.5 }
    case let cell as UITableViewCell: if cell.contentView.subviews.isEmpty { cell.textLabel?.text = words }
    case let table as UITableView: if table.samples == nil { table.samples = SampleRows() }
    case let collection as UICollectionView: if collection.samples == nil { collection.samples = SampleRows() }
    default: break
    }
  }

  private static func fill(_ control: UISegmentedControl) {
    for title in ["Second", "First"] { control.insertSegment(withTitle: title, at: 0, animated: false) }
    control.selectedSegmentIndex = 0
  }

  /// The object in a property, which may be optional.
  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }

  /// The kinds of views that end names, in words.
  private static let kinds = [
    ["table", "view", "cell"], ["collection", "view", "cell"], ["text", "field"], ["text", "view"], ["image", "view"],
    ["label"], ["button"], ["field"], ["view"], ["cell"], ["lbl"], ["btn"],
  ]

  /// The words of a name without the kind of view: `userNameLabel` is "User name", as is `user.name_label`.
  static func words(of name: String) -> String {
    var words = separated(name)
    let kind = kinds.first { words.count > $0.count && words.suffix($0.count).elementsEqual($0) }
    words.removeLast(kind?.count ?? 0)
    return sentence(of: words)
  }

  /// The words of a view that no property holds. Those of UIKit's classes say its kind alone: "Text field".
  private static func words(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return words(of: identifier) }
    return view.isOfUIKit ? sentence(of: separated(view.nameOfClass)) : words(of: view.nameOfClass)
  }

  private static func sentence(of words: [String]) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The words of a name in lower case. Each begins with a capital, or after a character that is no letter or digit.
  private static func separated(_ name: String) -> [String] {
    var words = [""]
    for character in name {
      let isCapital = character.isUppercase && words.last?.last?.isLowercase == true
      let isInWord = character.isLetter || character.isNumber
      if isCapital || !isInWord { words.append("") }
      if isInWord { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}

extension UIButton {
  fileprivate var isBlank: Bool {
    (title(for: .normal) ?? configuration?.title ?? "").isEmpty && attributedTitle(for: .normal) == nil
      && image(for: .normal) == nil && configuration?.image == nil && backgroundImage(for: .normal) == nil
  }
}

extension UIView {
  /// Calls a function for the views of the tree. What is in bars and in UIKit's own contents is no app's.
  fileprivate func forEachOfApp(_ visit: (UIView) -> Void) {
    guard !node.viewKind.isBar, !(self is UIListContentView), !(self is UIContentUnavailableView) else { return }
    visit(self)
    for subview in subviews { subview.forEachOfApp(visit) }
  }

  /// The class without UIKit's prefix.
  fileprivate var nameOfClass: String {
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    return String(isOfUIKit ? name.dropFirst(2) : name)
  }

  fileprivate var isOfUIKit: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

  /// Whether nothing of the view can be seen but its background.
  fileprivate var isUnseen: Bool {
    isHidden || alpha < 0.01 || !subviews.isEmpty && subviews.allSatisfy(\.isUnseen)
  }

  /// Shows what is hidden or transparent in the tree.
  fileprivate func reveal() {
    forEachOfApp { view in
      view.isHidden = false
      if view.alpha < 0.01 { view.alpha = 1 }
    }
  }

  /// Names the view in the outline that is drawn if nothing can fill it.
  fileprivate func takeNameOfClass() {
    if !isOfUIKit { node.classInApp = node.classInApp ?? nameOfClass }
  }
}

extension UIView: SampleFillable {
  package func fillWithSamples() {
    SampleContent.fill(self)
    forEachOfApp { $0.takeNameOfClass() }
    node.isFilledWithSamples = true
  }

  /// Fills what is empty in the tree, for a picture without data.
  ///
  /// Labels, buttons, fields and text views get the words of the properties that hold them, or else of their
  /// identifiers or classes; image views a placeholder; tables and collection views three rows of their own cells.
  /// What is hidden is shown if all is. Of a view that is still blank, the picture outlines and names the parts.
  @discardableResult
  public func filledWithSamples() -> Self {
    fillWithSamples()
    return self
  }
}

extension UIViewController: SampleFillable {
  package func fillWithSamples() {
    loadViewIfNeeded()
    SampleContent.fill(partsOf: self)
    for child in children { child.fillWithSamples() }
    view.fillWithSamples()
    view.node.classInApp = view.node.classInApp ?? String(describing: type(of: self))
  }

  /// Loads the view and fills what the controller, its children and their views hold, as views do.
  @discardableResult
  public func filledWithSamples() -> Self {
    fillWithSamples()
    return self
  }
}
