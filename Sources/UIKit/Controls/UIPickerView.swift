import AutoLayout
import Controls
import Foundation
import Graphics

/// A view with wheels of values, which asks its data source and its delegate for the rows that it shows.
open class UIPickerView: UIView {
  package override class func makeNode() -> View { PickerView() }
  private var picker: PickerView { node(as: PickerView.self) }
  private var selection: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
  /// Kept, but the selected row is always marked.
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? UIPickerView.noIntrinsicMetric
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? UIPickerView.noIntrinsicMetric
    let count = CGFloat(max(1, numberOfComponents))
    let share = ((bounds.width - 18 - 5 * (count - 1)) / count).rounded(.down)
    return CGSize(width: width > 0 ? width : share, height: height > 0 ? height : 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view is UIPickerTitleRow ? nil : view
  }
  open func reloadAllComponents() { setNeedsLayout() }
  open func reloadComponent(_ component: Int) { setNeedsLayout() }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    setNeedsLayout()
  }
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
  }

  open override func layoutSubviews() {
    if dataSource != nil { picker.wheels = (0..<numberOfComponents).map(titles(inComponent:)) }
    super.layoutSubviews()
  }

  /// The number of rows that a wheel shows above and below the selected one.
  private static let reach = 4

  /// Returns the texts around the selected row, which is the middle one.
  private func titles(inComponent component: Int) -> [String] {
    let rows = numberOfRows(inComponent: component)
    let selected = selection[component] ?? 0
    return (selected - Self.reach...selected + Self.reach).map { row in
      (0..<rows).contains(row) ? title(forRow: row, inComponent: component) : ""
    }
  }

  /// Returns the text of a row: of its view, its attributed title or its title, in UIKit's order.
  private func title(forRow row: Int, inComponent component: Int) -> String {
    if let view = view(forRow: row, forComponent: component) { return view.firstText ?? "" }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }
}

extension UIView {
  /// The text of the first label in the view.
  fileprivate var firstText: String? {
    (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstText).first
  }
}

/// Says how many wheels and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its rows. Of a row's own view, the text of its first label is shown.
public protocol UIPickerViewDelegate: AnyObject {
  /// Asked for by ``UIPickerView/rowSize(forComponent:)`` alone: wheels share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Asked for by ``UIPickerView/rowSize(forComponent:)`` alone: rows have the system's height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Never called: nobody turns a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    UIView.noIntrinsicMetric
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIView.noIntrinsicMetric
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerTitleRow() }
  /// Never called: nobody turns a wheel.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a delegate without views for rows returns: the row has a title.
private final class UIPickerTitleRow: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
