import Foundation

// Controllers of the system. They are empty here: their content is another process's.

/// The sheet to share something, which is empty here.
open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true
}

open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
  }
  public enum Category: Int, Sendable { case action, share }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// The camera or the photo library, which is empty here.
open class UIImagePickerController: UINavigationController {
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var videoMaximumDuration: TimeInterval = 600

  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
}

public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The browser of files, which is empty here.
open class UIDocumentPickerViewController: UIViewController {
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A view over the keyboard, which is not shown.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
/// A keyboard of an app. Its view is shown alone: there is no text field that it belongs to.
open class UIInputViewController: UIViewController {
  private var ownInputView: UIInputView?
  open override var inputView: UIInputView? {
    get { ownInputView ?? viewIfLoaded as? UIInputView }
    set { ownInputView = newValue }
  }
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = EmptyDocument()
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  open override func loadView() {
    view = scene?.makeView(for: self) ?? UINib.view(for: self) ?? UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }
}

/// The text that a keyboard writes into.
public protocol UITextDocumentProxy: AnyObject {
  var hasText: Bool { get }
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func insertText(_ text: String)
  func deleteBackward()
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A text that stays empty.
private final class EmptyDocument: UITextDocumentProxy {
  var hasText: Bool { false }
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
