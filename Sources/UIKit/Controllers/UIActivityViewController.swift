// Controllers of the system. They are empty here: their content is another process's.

/// The sheet to share something, which is empty here.
open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Kept, but never called: nobody shares anything.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Kept, but no activities are listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept, but no activities are listed.
  open var allowsProminentActivity = true
}
