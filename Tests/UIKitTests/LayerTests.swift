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
}
