import Foundation

/// Makes a sentence's list of texts: "a, b, and c".
open class ListFormatter: Formatter {
  open var locale: Locale! = UIKitEnvironment.sceneLocale
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
