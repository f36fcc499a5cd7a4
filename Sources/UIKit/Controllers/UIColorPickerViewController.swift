import Foundation

// Further controllers of the system. They are empty here: their content is another process's.

/// The picker of a colour, which is empty here.
open class UIColorPickerViewController: UIViewController {
  /// Kept, but never called: nobody picks a colour.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Kept, but the picker is shown empty.
  open var selectedColor = UIColor.white
  /// Kept, but the picker is shown empty.
  open var supportsAlpha = true
}

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
