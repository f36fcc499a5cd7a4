/// The list of fonts, which is empty here.
open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

public protocol UIFontPickerViewControllerDelegate: AnyObject {}
