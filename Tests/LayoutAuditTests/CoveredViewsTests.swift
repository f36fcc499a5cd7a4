import AutoLayout
import Controls
import Graphics
import Testing

@testable import LayoutAudit

@Suite("Views that cover each other")
struct CoveredViewsTests {
  private func view(_ name: String, _ frame: Rect, _ color: Color? = .red, _ subviews: View...) -> View {
    let view = View(frame: frame)
    view.identifier = name
    view.backgroundColor = color
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  private func pairs(_ views: View...) -> Set<CoveredViews.Pair> {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    for view in views { root.addSubview(view) }
    return CoveredViews(of: Picture(of: root)).pairs
  }

  private let low = Rect(x: 20, y: 60, width: 100, height: 40)

  @Test("The later of two views that share more than a point covers the other, also where that is hidden entirely")
  func sharedArea() {
    let first = view("first", low)
    #expect(pairs(first, view("second", low)) == [CoveredViews.Pair(above: "second", below: "first")])
    #expect(pairs(view("first", low), view("second", Rect(x: 119, y: 60, width: 50, height: 40))).isEmpty)
    #expect(pairs(view("first", low), view("second", Rect(x: 118, y: 60, width: 50, height: 40))).count == 1)
  }

  @Test("A view does not cover what contains it, but what is beside its superview")
  func containment() {
    let inner = view("inner", Rect(x: 0, y: -50, width: 40, height: 90))
    let rows = pairs(view("above", Rect(x: 20, y: 20, width: 100, height: 40)), view("row", low, .red, inner))
    #expect(rows == [CoveredViews.Pair(above: "inner", below: "above")])
  }

  @Test("What is not drawn covers nothing: hidden and empty views, and what a superview clips")
  func undrawn() {
    let hidden = view("hidden", low)
    hidden.isHidden = true
    let inner = view("inner", Rect(x: 0, y: -30, width: 40, height: 30))
    let clipping = view("clip", Rect(x: 20, y: 100, width: 100, height: 40), nil, inner)
    clipping.clipsToBounds = true
    #expect(pairs(view("first", low), hidden, view("empty", low, nil), clipping).isEmpty)
    clipping.clipsToBounds = false
    #expect(pairs(view("first", low), clipping) == [CoveredViews.Pair(above: "inner", below: "first")])
  }
}
