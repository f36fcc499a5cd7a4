import Foundation

// Further controllers of the system. They are empty here: their content is another process's.

open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  /// Kept, but the picker is shown empty.
  open var supportsAlpha = true
}

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
