import Galley
import Testing
import UIKit

@Suite struct StackTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("A stack arranges views with spacing, and hidden ones take no room")
  func spacing() {
    let views = [box(10, 20), box(30, 20), box(50, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 65, height: 20))
    views[1].isHidden = false
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 20))
    #expect(stack.arrangedSubviews == views)
  }

  @Test("Custom spacing follows one view")
  func customSpacing() {
    let views = [box(10, 20), box(30, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .top
    stack.setCustomSpacing(7, after: views[0])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 47))
    #expect(stack.alignment == .leading)
    #expect(stack.customSpacing(after: views[0]) == 7)
  }
}
