import UIKit

// Extensions as apps write them, in a file that imports UIKit alone. That they compile and are called is the test: a
// member of UIKit's module that apps do not expect would tie with them, or take their place.

extension DispatchQueue {
  func async(after seconds: TimeInterval, execute: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: execute)
  }
  func after(_ seconds: Double, _ work: @escaping @Sendable () -> Void) { async(after: seconds, execute: work) }
  static func onMain(_ work: @escaping @Sendable () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
  }
}

extension OperationQueue {
  func addOperation(after seconds: TimeInterval, _ block: @escaping @Sendable () -> Void) {
    addOperation(block)
  }
  convenience init(limit: Int) {
    self.init()
    maxConcurrentOperationCount = limit
  }
}

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
  convenience init?(hex: String) {
    guard let value = Int(hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")), radix: 16) else { return nil }
    self.init(hex: value)
  }
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
  static let houseRed = UIColor(hex: 0xFF0000)
  var hexString: String { String(format: "#%06X", Int(components.red * 255) << 16) }
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
  func lighter(by amount: CGFloat = 0.2) -> UIColor { withAlphaComponent(1 - amount) }
  func image(_ size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
  func addSubviews(_ views: [UIView]) { views.forEach(addSubview) }
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
    ])
  }
  func roundCorners(_ radius: CGFloat = 8) { layer.cornerRadius = radius }
  var width: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }
  var size: CGSize { bounds.size }
  var parentViewController: UIViewController? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
  class func fromNib<View: UIView>() -> View? {
    Bundle.main.loadNibNamed(String(describing: View.self), owner: nil, options: nil)?.first as? View
  }
  func first<View: UIView>(ofType type: View.Type) -> View? {
    subviews.lazy.compactMap { $0 as? View ?? $0.first(ofType: type) }.first
  }
}

extension UIStackView {
  convenience init(_ views: UIView..., axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
  func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }
  func removeAllArrangedSubviews() { arrangedSubviews.forEach { $0.removeFromSuperview() } }
}

extension UILabel {
  convenience init(text: String?, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .black) {
    self.init()
    (self.text, self.font, self.textColor) = (text, font, color)
  }
}

extension UIFont {
  static func regular(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .regular) }
  static var title: UIFont { regular(28) }
  var bold: UIFont { with(.traitBold) }
  func with(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(traits)).map { UIFont(descriptor: $0, size: 0) }
      ?? self
  }
  func withSize(scaled factor: CGFloat) -> UIFont { withSize(pointSize * factor) }
}

extension UIImage {
  convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    guard let image = color.image(size).cgImage else { return nil }
    self.init(cgImage: image)
  }
  func tinted(with color: UIColor) -> UIImage { withTintColor(color) }
  static var placeholder: UIImage { UIImage() }
}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: String(describing: type))
  }
  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell? {
    dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: indexPath) as? Cell
  }
}

extension UIViewController {
  func add(_ child: UIViewController, to container: UIView? = nil) {
    addChild(child)
    (container ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }
  func alert(_ title: String, message: String? = nil) -> UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: .alert)
  }
}

extension UIApplication {
  static var appVersion: String? { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }
}

extension UIEdgeInsets {
  init(all value: CGFloat) { self.init(top: value, left: value, bottom: value, right: value) }
  var horizontal: CGFloat { left + right }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension Array where Element: UIView {
  func stacked() -> UIStackView { UIStackView(arrangedSubviews: self) }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  func localized(_ arguments: any CVarArg...) -> String { String(format: localized, arguments: arguments) }
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
  var attributed: NSAttributedString { NSAttributedString(string: self) }
  subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
  func size(with font: UIFont) -> CGSize { size(withAttributes: [.font: font]) }
  func height(width: CGFloat, font: UIFont) -> CGFloat {
    boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil
    ).height
  }
}

extension NSAttributedString {
  convenience init(_ text: String, font: UIFont) { self.init(string: text, attributes: [.font: font]) }
  var range: NSRange { NSRange(location: 0, length: length) }
  static func + (one: NSAttributedString, other: NSAttributedString) -> NSAttributedString {
    let sum = NSMutableAttributedString(attributedString: one)
    sum.append(other)
    return sum
  }
}

extension NSMutableAttributedString {
  @discardableResult
  func bold(_ text: String) -> Self {
    append(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
    return self
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
  init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
  func inset(by value: CGFloat) -> CGRect { insetBy(dx: value, dy: value) }
}

extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension CGSize {
  init(side: CGFloat) { self.init(width: side, height: side) }
  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}

extension CGFloat {
  static let padding: CGFloat = 16
  var radians: CGFloat { self * .pi / 180 }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

extension Int {
  var cgFloat: CGFloat { CGFloat(self) }
}

extension Notification.Name {
  static let didSave = Notification.Name("didSave")
}

extension Bundle {
  var version: String? { object(forInfoDictionaryKey: "CFBundleVersion") as? String }
}

extension Task where Success == Never, Failure == Never {
  static func sleep(seconds: Double) async throws { try await sleep(nanoseconds: UInt64(seconds * 1e9)) }
}

extension URLSession {
  func object<Value: Decodable>(_ type: Value.Type, from url: URL) async throws -> Value {
    try JSONDecoder().decode(type, from: try await data(from: url).0)
  }
}

extension NSObject {
  class var className: String { String(describing: self) }
}

/// Configures an object where it is made, as many apps do.
protocol Then {}
extension Then where Self: AnyObject {
  func then(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}
extension NSObject: Then {}

/// Operators of an app's own for types that have UIKit's.
extension UILayoutPriority {
  static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(min(max(priority.rawValue + offset, 0), 1000))
  }
}
