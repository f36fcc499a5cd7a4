import Galley
import Testing
import UIKit

@Suite struct LayerTests {
  private final class Stripes: CAShapeLayer {
    let made: String
    override init() {
      made = "init()"
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class StripedView: UIView {
    override class var layerClass: AnyClass { Stripes.self }
  }

  @Test("A view makes the layer of its class with the class's own init()")
  func layerClass() {
    #expect((StripedView().layer as? Stripes)?.made == "init()")
  }

  private final class Ink: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test("A layer that masks clips what its view draws to its round corners", arguments: [true, false])
  func clipsContent(masks: Bool) throws {
    let ink = Ink(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    ink.layer.cornerRadius = 20
    ink.layer.masksToBounds = masks
    let root = UIView(frame: ink.frame)
    root.addSubview(ink)
    let renderer = try Renderer()
    let pixmap = try renderer.pixmap(of: renderer.render(root, size: Size(width: 40, height: 40)))
    let (corner, middle) = (pixmap.pixels[pixmap.width + 1], pixmap.pixels[pixmap.width * 20 + 20])
    #expect((corner == middle) == !masks)
  }
}
