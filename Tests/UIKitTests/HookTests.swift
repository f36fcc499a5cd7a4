import Galley
import Testing
import UIKit

/// What an app's classes override is called when UIKit calls it.
@Suite struct HookTests {
  private final class Row: UIView {
    let square = UIView()
    private(set) var layouts: [CGRect] = []
    private(set) var updates = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      square.translatesAutoresizingMaskIntoConstraints = false
      addSubview(square)
      NSLayoutConstraint.activate([
        square.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        square.widthAnchor.constraint(equalToConstant: 30),
        square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 2),
        square.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(square.frame)
    }
  }

  @Test("layoutSubviews of a subclass sees the solved frames of its subviews after super")
  func layoutSubviews() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    row.layoutIfNeeded()
    // 100 / 2 - 60 / 2
    #expect(row.layouts == [CGRect(x: 10, y: 20, width: 30, height: 60)])
    #expect(row.updates == 1)
  }

  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 22) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0) }
  }

  @Test("An overridden content size and alignment rectangle determine the frame")
  func contentSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    badge.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 44, height: 24))
  }

  private final class Tracked: UIView {
    var events: [String] = []
    var boundsSet = 0
    override var bounds: CGRect { didSet { boundsSet += 1 } }
    override func willMove(toSuperview newSuperview: UIView?) { events.append("will \(newSuperview != nil)") }
    override func didMoveToSuperview() { events.append("did \(superview != nil)") }
    override func didMoveToWindow() { events.append("window \(window != nil)") }
  }

  @Test("A view is told of its superview, and layout sets its bounds")
  func moves() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Tracked()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.boundsSet == 1)
    view.removeFromSuperview()
    #expect(view.events == ["will true", "did true", "will false", "did false"])
  }

  @Test("A removed view that nobody holds is freed, and its superview with it")
  func memory() {
    weak var freed: UIView?
    weak var freedRoot: UIView?
    do {
      let root = UIView()
      let view = UIView()
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
      (freed, freedRoot) = (view, root)
    }
    #expect(freed == nil && freedRoot == nil)
  }

  @Test("A superview keeps a subview of an app's class, and hands out the same object")
  func identity() {
    let root = UIView()
    root.addSubview(Tracked())
    let view = root.subviews.first as? Tracked
    #expect(view?.events.count == 2)
    #expect(root.subviews.first === view)
  }

  @Test("Texts have their real size without a renderer")
  func textSize() throws {
    let label = UILabel()
    label.text = "This is a test string"
    // SF at 17 pt: 144.09 pt wide, rounded up to a pixel; a line of text is 20.287 pt high.
    let size = label.intrinsicContentSize
    #expect(abs(size.width - 144.09) < 1.5)
    #expect(abs(size.height - 20.33) < 0.4)
  }
}
