import Foundation
import Testing
import UIKit

private final class Layer: CALayer { let mark = 1 }
private final class Shape: CAShapeLayer { let mark = 1 }
private final class Gradient: CAGradientLayer { let mark = 1 }
private final class Text: CATextLayer { let mark = 1 }
private final class Emitter: CAEmitterLayer { let mark = 1 }
private final class Replicator: CAReplicatorLayer { let mark = 1 }
private final class Tiles: CATiledLayer { let mark = 1 }
private final class Scroll: CAScrollLayer { let mark = 1 }
private final class Space: CATransformLayer { let mark = 1 }
private final class Cell: CAEmitterCell { let mark = 1 }
private final class Basic: CABasicAnimation { let mark = 1 }
private final class Spring: CASpringAnimation { let mark = 1 }
private final class Frames: CAKeyframeAnimation { let mark = 1 }
private final class Group: CAAnimationGroup { let mark = 1 }
private final class Fade: CATransition { let mark = 1 }

private final class Card: UIView {
  override class var layerClass: AnyClass { Gradient.self }
}

@Suite("Subclasses of layers and animations")
struct LayerSubclassTests {
  @Test("Layers are of the subclass, and keep their frame")
  func layers() {
    let layers: [CALayer] = [
      Layer(), Shape(), Gradient(), Text(), Emitter(), Replicator(), Tiles(), Scroll(), Space(), Layer(layer: Layer()),
    ]
    for layer in layers { layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(layers.allSatisfy { $0.frame == CGRect(x: 1, y: 2, width: 3, height: 4) })
    #expect(Layer(coder: NSCoder())?.mark == 1)
  }

  @Test("A view has a layer of the subclass that it names")
  func layerClass() {
    #expect(Card().layer is Gradient)
  }

  @Test("Animations and particles are of the subclass")
  func animations() {
    #expect([Basic(keyPath: "a"), Spring(keyPath: "a"), Frames(keyPath: "a")].map(\.keyPath) == ["a", "a", "a"])
    #expect(Group().duration + Fade().duration == 0)
    #expect(Basic(coder: NSCoder())?.mark == 1)
    #expect(Cell().mark == 1)
  }
}
