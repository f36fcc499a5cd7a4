import Foundation

open class UIResponder: NSObject {}
open class UIView: UIResponder {}
open class UIViewController: UIResponder {}
open class UIWindow: UIView {}
