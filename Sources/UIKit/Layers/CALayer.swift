import AutoLayout
import Foundation
import Graphics

/// The look of a view, or a further layer in one: background, corners, border, shadow, mask and sublayers.
///
/// The layer of a view shares its background, corners, border, clipping and opacity with it. Animations end at once.
open class CALayer: NSObject {
  /// The view whose layer this is, or `nil`.
  public internal(set) final weak var view: UIView?
  private var own = Look()

  /// What a layer without a view stores.
  private struct Look {
    var frame = CGRect.zero
    var cornerRadius = 0.0
    var borderWidth = 0.0
    var borderColor: CGColor?
    var backgroundColor: CGColor?
    var masksToBounds = false
    var opacity = 1.0
    var isHidden = false
    var transform = CATransform3DIdentity
  }

  public override init() { super.init() }
  /// Makes a new layer, which takes nothing from the other.
  public init(layer: Any) { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  @available(swift, obsoleted: 4, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void) { self.init() }

  // MARK: Geometry

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { own.frame = newValue } }
  }
  /// The size of the layer. A layer without a view has its origin at zero.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: own.frame.size) }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      let center = position
      own.frame.size = newValue.size
      position = center
    }
  }
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: own.frame.midX, y: own.frame.midY) }
    set {
      if let view {
        view.center = newValue
      } else {
        own.frame.origin = CGPoint(x: newValue.x - own.frame.width / 2, y: newValue.y - own.frame.height / 2)
      }
    }
  }
  /// Orders sublayers. Views stay in the order that they have in their superview.
  open var zPosition: CGFloat = 0
  /// Kept, but positions and transforms are about the center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Kept, but layers are drawn at the device's scale.
  open var contentsScale: CGFloat = 1
  /// Kept, but the contents fill the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Kept, but layers are drawn as by default.
  open var allowsEdgeAntialiasing = false
  /// Kept, but each picture is drawn once.
  open var shouldRasterize = false
  /// Kept, but layers are drawn at the device's scale.
  open var rasterizationScale: CGFloat = 1
  /// Kept, but each picture is drawn once.
  open var drawsAsynchronously = false
  /// Kept, but layers are drawn in the plane.
  open var isGeometryFlipped = false
  /// Kept, but layers are drawn in the plane.
  open var isDoubleSided = true
  /// Kept, but layers are drawn in the plane.
  open var sublayerTransform = CATransform3DIdentity
  /// Kept, but layers are drawn in the plane.
  open var anchorPointZ: CGFloat = 0
  /// Kept, but layers are drawn as by default.
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  /// Kept, but the contents fill the layer.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Kept, but the contents fill the layer.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Kept, but layers are drawn as by default.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Kept, but layers are drawn as by default.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Kept, but each picture is drawn once.
  open var needsDisplayOnBoundsChange = false
  /// Kept, but layers are drawn as by default.
  open var allowsGroupOpacity = true
  /// The transform of the view, without its third dimension. That of a layer without a view is kept, but not drawn.
  open var transform: CATransform3D {
    get {
      guard let view, view.transform != own.transform.affine else { return own.transform }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      own.transform = newValue
      view?.transform = newValue.affine
    }
  }
  open func affineTransform() -> CGAffineTransform { view?.transform ?? CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Look

  open var cornerRadius: CGFloat {
    get { view?.node.cornerRadius ?? own.cornerRadius }
    set { if let view { view.node.cornerRadius = Double(newValue) } else { own.cornerRadius = Double(newValue) } }
  }
  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask = .all
  /// Kept, but corners are parts of a circle.
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat {
    get { view?.node.borderWidth ?? own.borderWidth }
    set { if let view { view.node.borderWidth = Double(newValue) } else { own.borderWidth = Double(newValue) } }
  }
  open var borderColor: CGColor? {
    get { view.map { $0.node.borderColor.map { CGColor($0) } } ?? own.borderColor }
    set { if let view { view.node.borderColor = newValue?.color } else { own.borderColor = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { view.map { $0.node.backgroundColor.map { CGColor($0) } } ?? own.backgroundColor }
    set { if let view { view.node.backgroundColor = newValue?.color } else { own.backgroundColor = newValue } }
  }
  open var masksToBounds: Bool {
    get { view?.node.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.node.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }
  open var opacity: Float {
    get { Float(view?.node.alpha ?? own.opacity) }
    set { if let view { view.node.alpha = Double(newValue) } else { own.opacity = Double(newValue) } }
  }
  open var isHidden: Bool {
    get { view?.node.isHidden ?? own.isHidden }
    set { if let view { view.node.isHidden = newValue } else { own.isHidden = newValue } }
  }
  /// Kept: drawing here needs no such hint.
  open var isOpaque = false
  /// Kept, but not drawn.
  open var contents: Any?
  /// Kept, but not applied.
  open var compositingFilter: Any?
  /// Kept, but not applied.
  open var filters: [Any]?
  open var name: String?

  // MARK: Shadow

  open var shadowColor: CGColor? = CGColor(.black)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow, or `nil` for that of the layer.
  open var shadowPath: CGPath?

  // MARK: Sublayers

  public private(set) final weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.superlayer = self } }
  }
  /// The layer whose shape shows this one, or `nil`. Shapes and corners of the mask count, its opacity does not.
  open var mask: CALayer?

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling) ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    sublayers = layers
  }

  private func place(of layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }

  // MARK: Hooks

  /// Kept, but never called.
  open weak var delegate: (any CALayerDelegate)?
  /// Lays out the sublayers. Called before the layer is drawn.
  open func layoutSublayers() {}
  /// Draws the content of a layer that is not a view's.
  open func draw(in ctx: CGContext) {}
  /// Does nothing: each picture is drawn once, after layout.
  open func display() {}
  /// Does nothing: each picture is drawn once, after layout.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the layer itself: animations end at once.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    convert(p, by: l.map { $0.origin - origin } ?? CGVector(dx: 0, dy: 0))
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    convert(p, by: l.map { origin - $0.origin } ?? CGVector(dx: 0, dy: 0))
  }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    guard !isHidden, contains(inside) else { return nil }
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }

  private func convert(_ p: CGPoint, by distance: CGVector) -> CGPoint {
    CGPoint(x: p.x + distance.dx, y: p.y + distance.dy)
  }

  /// The place of the layer in the outermost one, without transforms.
  private var origin: CGPoint {
    let outer = (superlayer ?? view?.superview?.layer)?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  // MARK: Animations, which end at once

  /// Kept, but properties change at once.
  open var actions: [String: any CAAction]?
  /// Kept, but animations end at once.
  open var speed: Float = 1
  /// Kept, but animations end at once.
  open var beginTime: CFTimeInterval = 0
  /// Kept, but animations end at once.
  open var timeOffset: CFTimeInterval = 0
  /// Kept, but animations end at once.
  open var duration: CFTimeInterval = 0
  /// Kept, but animations end at once.
  open var repeatCount: Float = 0
  /// Kept, but animations end at once.
  open var autoreverses = false
  /// Kept, but animations end at once.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Always `nil`: properties change at once.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// Always `nil`: properties change at once.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Not asked: each picture is drawn once.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Always `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Does nothing: animations end at once.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Does nothing: animations end at once.
  open func removeAnimation(forKey key: String) {}
  /// Does nothing: animations end at once.
  open func removeAllAnimations() {}
  /// Always `nil`: animations end at once.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// Always `nil`: animations end at once.
  open func animationKeys() -> [String]? { nil }

  // MARK: Drawing

  /// Draws the layer and its sublayers into a context.
  open func render(in ctx: CGContext) {
    if let view { ctx.add(view.node.displayList().items) } else { ctx.add(ownItems()) }
  }

  /// Returns what a layer of a special kind draws above its background, in its own coordinates.
  package func kindItems() -> [DisplayItem] { [] }
}

/// What a layer does when a property changes. Properties change at once.
public protocol CAAction {}

extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGVector {
    CGVector(dx: left.x - right.x, dy: left.y - right.y)
  }
}
