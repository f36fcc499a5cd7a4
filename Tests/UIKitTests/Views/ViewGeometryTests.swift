import Foundation
import Testing
import UIKit

@Suite("Geometry, sizes and animations of views")
struct ViewGeometryTests {
  @Test("A view's bounds grow about its centre, its centre moves its frame")
  func boundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 75, y: 90, width: 50, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("A control of a fixed size has it from the corner of its frame")
  func naturalSizes() {
    let frame = CGRect(x: 10, y: 20, width: 0, height: 0)
    #expect(UISwitch(frame: frame).frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(UIStepper(frame: frame).frame == CGRect(x: 10, y: 20, width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.origin == .zero)
  }

  @Test("A view that is sized to fit stays at its corner")
  func sizeToFit() {
    final class Box: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: size.height + 6) }
    }
    let view = Box(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 46))
  }

  @Test("The frame and the alignment rectangle are apart by the insets")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Shadowed()
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(view.frame(forAlignmentRect: CGRect(x: 12, y: 21, width: 24, height: 36)) == frame)
  }

  @Test(
    "A frame follows its superview by its mask",
    arguments: [
      (UIView.AutoresizingMask(), CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
      (.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 90)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
      (.flexibleTopMargin, CGRect(x: 10, y: 70, width: 30, height: 40)),
      (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    ])
  func autoresizing(mask: UIView.AutoresizingMask, frame: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 150)
    root.layoutIfNeeded()
    #expect(view.frame == frame)
    #expect(view.autoresizingMask == mask)
  }

  @Test(
    "Margins are by side and by direction")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(
    "A direction is forced, or that of the app unless it is of playback or space",
    arguments: zip(
      [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft],
      [0, 0, 0, 0, 1]))
  func directions(attribute: UISemanticContentAttribute, direction: Int) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute).rawValue == direction)
    let view = UIView()
    view.semanticContentAttribute = attribute
    #expect(view.semanticContentAttribute == attribute)
  }

  @Test("Priorities of a view are by axis, with UIKit's defaults")
  func priorities() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(3), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("A view has UIKit's defaults")
  func defaults() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    #expect(view.alpha == 1)
    #expect(view.isOpaque)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UILabel().numberOfLines == 1)
    #expect(UILabel().lineBreakMode == .byTruncatingTail)
    #expect(UILabel().font.pointSize == 17)
    #expect(UILabel().textColor == .label)
  }

  @Test("Animations run before their completions, which are told that they finished")
  func animations() {
    var steps: [String] = []
    func run(_ name: String) -> (() -> Void, (Bool) -> Void) {
      ({ steps.append(name) }, { steps.append("\(name) \($0)") })
    }
    let (plain, plainEnd) = run("plain")
    UIView.animate(withDuration: 1, animations: plain, completion: plainEnd)
    let (spring, springEnd) = run("spring")
    UIView.animate(
      withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: spring,
      completion: springEnd)
    let (frames, framesEnd) = run("frames")
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: frames) },
      completion: framesEnd)
    let (change, changeEnd) = run("change")
    UIView.transition(with: UIView(), duration: 1, animations: change, completion: changeEnd)
    let names = ["plain", "spring", "frames", "change"]
    #expect(steps == names.flatMap { [$0, "\($0) true"] })
  }

  @Test("A transition puts the other view into the superview, or shows and hides the two")
  func transitions() {
    let (root, from, to) = (UIView(), UIView(), UIView())
    root.addSubview(from)
    UIView.transition(from: from, to: to, duration: 1)
    #expect(root.subviews == [to])
    root.addSubview(from)
    UIView.transition(from: to, to: from, duration: 1, options: .showHideTransitionViews)
    #expect(to.isHidden)
    #expect(!from.isHidden)
    #expect(root.subviews == [to, from])
  }

  @Test("Options of animations are UIKit's bits")
  func options() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .repeat, .showHideTransitionViews, .curveEaseOut, .curveLinear, .transitionCrossDissolve,
    ]
    #expect(options.map(\.rawValue) == [1, 8, 256, 0x2_0000, 0x3_0000, 0x50_0000])
    #expect(
      [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight, .flexibleTopMargin].map(\.rawValue) == [2, 16, 8])
    #expect([UIView.ContentMode.scaleAspectFit, .center, .bottomRight].map(\.rawValue) == [1, 4, 12])
  }

  @Test("A picture of a view's hierarchy is at the rectangle's corner")
  func drawHierarchy() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 2, height: 1))
    view.backgroundColor = .red
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { _ in
      view.drawHierarchy(in: CGRect(x: 1, y: 0, width: 2, height: 1), afterScreenUpdates: true)
    }
    #expect(image.cgImage?.pixmap.pixels == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
