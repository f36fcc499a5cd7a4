import Foundation
import Testing
import UIKit

@Suite("Trees of layers")
struct LayerTreeTests {
  private let root = CALayer()
  private let layers = ["a", "b", "c"].map { name in
    let layer = CALayer()
    layer.name = name
    return layer
  }

  init() { for layer in layers { root.addSublayer(layer) } }

  private var names: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("A layer is inserted below or above a sibling, or at an index")
  func inserts() {
    root.insertSublayer(layer("x"), below: layers[1])
    root.insertSublayer(layer("y"), above: layers[1])
    root.insertSublayer(layer("z"), at: 0)
    #expect(names == "zaxbyc")
  }

  @Test("A sublayer that is moved is directly below or above the other")
  func moves() {
    root.insertSublayer(layers[0], below: layers[2])
    #expect(names == "bac")
    root.insertSublayer(layers[1], above: layers[0])
    #expect(names == "abc")
    root.insertSublayer(layers[2], above: layers[0])
    #expect(names == "acb")
  }

  @Test("A layer takes the place of another, which has no superlayer then")
  func replaces() {
    let other = layer("x")
    root.replaceSublayer(layers[1], with: other)
    #expect(names == "axc")
    #expect(layers[1].superlayer == nil)
    #expect(other.superlayer === root)
  }

  @Test("A layer has one superlayer: the last that it was added to")
  func oneSuperlayer() {
    let other = CALayer()
    other.addSublayer(layers[0])
    #expect(names == "bc")
    #expect(layers[0].superlayer === other)
    layers[0].removeFromSuperlayer()
    #expect(other.sublayers?.isEmpty == true)
  }

  @Test("A layer whose bounds change keeps its position, one whose position changes keeps its size")
  func geometry() {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 40)
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.frame == CGRect(x: 0, y: 5, width: 20, height: 10))
    layer.frame = CGRect(x: 1, y: 2, width: 6, height: 8)
    #expect(layer.position == CGPoint(x: 4, y: 6))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 6, height: 8))
  }

  @Test("Rectangles are converted over three levels and between branches")
  func converts() {
    root.frame = CGRect(x: 100, y: 200, width: 300, height: 300)
    layers[0].frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    layers[1].frame = CGRect(x: 7, y: 3, width: 50, height: 50)
    let inner = CALayer()
    inner.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    layers[0].addSublayer(inner)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 4)
    #expect(inner.convert(rect, to: root) == CGRect(x: 11, y: 22, width: 5, height: 4))
    #expect(inner.convert(rect, to: layers[1]) == CGRect(x: 4, y: 19, width: 5, height: 4))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: root) == .zero)
    #expect(layers[1].convert(rect, from: inner) == CGRect(x: 4, y: 19, width: 5, height: 4))
  }

  @Test("A point hits the uppermost layer that is not hidden, or the one around, or none")
  func hits() {
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layers[0].frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layers[1].frame = CGRect(x: 25, y: 0, width: 50, height: 50)
    #expect(root.hitTest(CGPoint(x: 40, y: 20)) === layers[1])
    #expect(root.hitTest(CGPoint(x: 30, y: 20)) === layers[0])
    layers[1].isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 20)) === layers[0])
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 5, y: 20)) == nil)
  }

  @Test("What is set on the layer of a view is the view's, and the other way round")
  func layerOfView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.opacity = 0.25
    view.layer.masksToBounds = true
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.alpha == 0.25)
    #expect(view.clipsToBounds)
    #expect(view.isHidden)
    #expect(view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.clipsToBounds = false
    view.backgroundColor = nil
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(!view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == nil)
  }

  @Test("A view and its layer have the same transform, whichever it was set on")
  func transforms() {
    let (view, scale) = (UIView(), CGAffineTransform(scaleX: 2, y: 3))
    view.layer.setAffineTransform(scale)
    #expect(view.transform == scale)
    let turn = CGAffineTransform(rotationAngle: 1)
    view.transform = turn
    #expect(view.layer.affineTransform() == turn)
    #expect(CATransform3DGetAffineTransform(view.layer.transform) == turn)
    #expect(CATransform3DGetAffineTransform(view.transform3D) == turn)
  }

  @Test("Layers, shapes, gradients and texts have Core Animation's defaults")
  func defaults() {
    #expect(root.shadowOffset == CGSize(width: 0, height: -3))
    #expect(root.shadowRadius == 3)
    #expect(root.shadowOpacity == 0)
    #expect(root.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(root.maskedCorners.rawValue == 15)
    #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
    #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CAShapeLayer().lineWidth == 1)
    #expect(CAShapeLayer().fillColor == .black)
    #expect(CAShapeLayer().strokeColor == nil)
    #expect(CATextLayer().fontSize == 36)
    #expect(CATextLayer().foregroundColor == .white)
  }

  @Test("Animations have Core Animation's defaults")
  func animations() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.keyPath == "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.isRemovedOnCompletion)
    #expect(spring.fillMode == .removed)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
    #expect(CATransition().type == .fade)
    #expect(CAEmitterLayer().birthRate == 1)
    #expect(CAEmitterCell().birthRate == 0)
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(isDone)
  }
}
