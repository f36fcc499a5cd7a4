import Foundation
import Galley
import Testing
import UIKit

@Suite("Stacks, scroll views, labels and images")
struct ContainerViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("A stack takes views at an index and gives them back, and keeps a view that is no longer arranged")
  func arranged() {
    let views = [box(1, 1), box(2, 2), box(3, 3)]
    let stack = UIStackView(arrangedSubviews: [views[0], views[2]])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.arrangedSubviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test(
    "Views are aligned across the stack",
    arguments: [(UIStackView.Alignment.leading, 0, 20), (.center, 40, 20), (.trailing, 80, 20)]
      as [(UIStackView.Alignment, CGFloat, CGFloat)])
  func alignments(alignment: UIStackView.Alignment, x: CGFloat, width: CGFloat) {
    let view = box(20, 10)
    let stack = UIStackView(arrangedSubviews: [view, box(50, 10)])
    stack.axis = .vertical
    stack.alignment = alignment
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(view.frame.minX == x)
    #expect(view.frame.width == width)
    #expect(stack.alignment == alignment)
  }

  @Test("A distribution is the one that was set", arguments: 0...4)
  func distributions(rawValue: Int) throws {
    let stack = UIStackView()
    #expect(stack.distribution == .fill)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    stack.distribution = try #require(UIStackView.Distribution(rawValue: rawValue))
    #expect(stack.distribution.rawValue == rawValue)
  }

  @Test("Equal spaces are between the views, and margins around them if asked")
  func distributed() {
    let views = [box(10, 10), box(30, 10), box(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
    stack.layoutIfNeeded()
    // 120 - 20 - 60 are 40, in two gaps.
    #expect(views.map(\.frame.minX) == [5, 35, 85])
  }

  @Test(
    "A scroll view moves as little as it must to show a rectangle",
    arguments: [
      (CGRect(x: 0, y: 500, width: 10, height: 50), CGPoint(x: 0, y: 450)),
      (CGRect(x: 150, y: 30, width: 30, height: 10), CGPoint(x: 80, y: 0)),
      (CGRect(x: 10, y: 20, width: 30, height: 10), CGPoint(x: 0, y: 0)),
    ])
  func visible(rect: CGRect, offset: CGPoint) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 900)
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset == offset)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == .zero)
  }

  @Test("The offset of a scroll view is the origin of its bounds")
  func offsets() {
    let view = UIScrollView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.setContentOffset(CGPoint(x: 3, y: 40), animated: true)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("A scroll view has UIKit's defaults, and each behaviour is the one that was set", arguments: 0...3)
  func behaviors(rawValue: Int) throws {
    let view = UIScrollView()
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.bounces)
    #expect(view.isScrollEnabled)
    #expect(!view.isPagingEnabled)
    #expect(view.decelerationRate == .normal)
    #expect(view.maximumZoomScale == 1)
    let behavior = try #require(UIScrollView.ContentInsetAdjustmentBehavior(rawValue: rawValue))
    view.contentInsetAdjustmentBehavior = behavior
    #expect(view.contentInsetAdjustmentBehavior == behavior)
  }

  @Test("A label with lines is as high as they are at a width, and no higher than its number of lines")
  func labelLines() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "one two three four five six seven"
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    let narrow = label.sizeThatFits(CGSize(width: 80, height: 1000))
    #expect(narrow.height > wide.height * 3)
    #expect(narrow.width <= 80)
    label.numberOfLines = 2
    #expect(abs(label.sizeThatFits(CGSize(width: 80, height: 1000)).height - wide.height * 2) < 2)
  }

  @Test("A label's text replaces its attributed text, and the other way round")
  func labelTexts() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "one")
    label.text = "two"
    #expect(label.attributedText?.string == "two")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test("A label draws its text where an override of its rectangle says")
  func labelSizes() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        rect.size.width += 30
        return rect
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "text" }
    #expect(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width == 30)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height)
  }

  @Test("Adjustments and shadows of a label are those that were set")
  func labelSettings() {
    let label = UILabel()
    label.minimumScaleFactor = 0.4
    label.preferredMaxLayoutWidth = 33
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: -3)
    #expect(label.baselineAdjustment == .alignBaselines)
    for adjustment in [UIBaselineAdjustment.none, .alignCenters] {
      label.baselineAdjustment = adjustment
      #expect(label.baselineAdjustment == adjustment)
    }
    #expect([label.minimumScaleFactor, label.preferredMaxLayoutWidth] == [0.4, 33])
    #expect(label.shadowColor == .red)
    #expect(label.shadowOffset == CGSize(width: 2, height: -3))
  }

  @Test("An image view is as large as its image, and shows the first image of an animation")
  func imageViews() {
    let image = UIImage(cgImage: CGImage(Pixmap(width: 6, height: 3, scale: 1, pixels: Array(repeating: 0, count: 18))))
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 3))
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 3))
    let other = UIImageView()
    other.animationImages = [image, UIImage()]
    #expect(other.image == image)
    #expect(!other.isAnimating)
  }

  @Test("A content mode is kept by an image view", arguments: 0...12)
  func contentModes(rawValue: Int) throws {
    let view = UIImageView()
    #expect(view.contentMode == .scaleToFill)
    view.contentMode = try #require(UIView.ContentMode(rawValue: rawValue))
    #expect(view.contentMode.rawValue == rawValue)
  }

  @Test("A symbol takes the size that its view prefers, also if it is set later")
  func symbolViews() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(view.intrinsicContentSize.height > before.height * 2)
    view.image = UIImage(systemName: "heart")
    #expect(view.intrinsicContentSize.height > before.height * 2)
    #expect(view.image == UIImage(systemName: "heart"))
  }
}
