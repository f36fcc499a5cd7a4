import Foundation

// Controllers of the system. They are empty here: their content is another process's.

/// The sheet to share something, which is empty here.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Kept, but never called: nobody shares anything.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Kept, but no activities are listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept, but no activities are listed.
  open var allowsProminentActivity = true
}
