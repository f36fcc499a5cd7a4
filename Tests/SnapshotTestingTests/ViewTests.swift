import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// A view that keeps the traits of its last layout.
private final class TraitKeeper: UIView {
  var traits: UITraitCollection?

  override func layoutSubviews() {
    super.layoutSubviews()
    traits = traitCollection
  }
}

/// A view with a content of 40 × 30 points.
private func box() -> UIView {
  let view = UIView()
  let content = UIView()
  content.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(content)
  NSLayoutConstraint.activate([
    content.widthAnchor.constraint(equalToConstant: 40), content.heightAnchor.constraint(equalToConstant: 30),
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    content.topAnchor.constraint(equalTo: view.topAnchor),
    content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
  return view
}

@Suite("Pictures of views")
struct ViewTests {
  private typealias Picture = Snapshotting<UIView, UIImage>

  private func extent(_ image: UIImage?) -> [Int] { image?.cgImage.map { [$0.width, $0.height] } ?? [] }

  @Test("A view has the size of its frame, at the scale of the screen")
  func ownSize() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
    #expect(extent(Picture.image.take(view)) == [60, 30])
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 2)).take(view)) == [40, 20])
    #expect(extent(Picture.image(size: CGSize(width: 7, height: 8)).take(view)) == [21, 24])
  }

  @Test("A view without a frame has a size that fits its content")
  func fittingSize() {
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 1)).take(box())) == [40, 30])
    let wide = box()
    wide.frame.size.width = 40
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 1)).take(wide)) == [40, 30])
  }

  @Test("A picture leaves the frame as it was, so that the next one fits the content again")
  func keepsFrame() {
    let view = box()
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 1)).take(view)) == [40, 30])
    #expect(view.frame == .zero)
    view.subviews[0].constraints.first { $0.constant == 40 }?.constant = 50
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 1)).take(view)) == [50, 30])
  }

  @Test("A view may measure itself")
  func ownMeasure() {
    final class Measured: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 9) }
    }
    #expect(extent(Picture.image(traits: UITraitCollection(displayScale: 1)).take(Measured())) == [12, 9])
  }

  @Test("A view without any size fails the test with the reason, and nothing is written")
  func noSize() throws {
    let sample = ReferenceSample()
    let message = try #require(sample.verify(UIView(), as: .image, record: .all))
    #expect(message.hasPrefix("No snapshot could be taken. The view would have 0 × 0 points."))
    let flat = CGSize(width: 10, height: 0)
    #expect(sample.verify(UIView(), as: .image(size: flat))?.contains("10 × 0 points") == true)
    #expect(sample.own.isEmpty)
  }

  @Test("A view is drawn, and what it does not cover is transparent")
  func pixels() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let half = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    half.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(half)
    let image = Picture.image(traits: UITraitCollection(displayScale: 1)).take(view)
    #expect(image?.cgImage?.pixmap.pixels == [0, 0xFFFF_0000])
  }

  @Test("All traits of the strategy reach the view")
  func traits() throws {
    let view = TraitKeeper(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    _ = Picture.image(traits: traits).take(view)
    let seen = try #require(view.traits)
    #expect(seen.userInterfaceStyle == .dark)
    #expect(seen.displayScale == 2)
    #expect(seen.preferredContentSizeCategory == .accessibilityLarge)
    #expect(seen.layoutDirection == .rightToLeft)
    #expect(seen.horizontalSizeClass == .regular)
    #expect(seen.verticalSizeClass == .compact)
    #expect(seen.userInterfaceIdiom == .pad)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("Work that a test hands to the main queue is done before the picture is taken")
  func mainQueue() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    nonisolated(unsafe) let later = view
    DispatchQueue.main.async { later.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    let image = Picture.image(traits: UITraitCollection(displayScale: 1)).take(view)
    #expect(image?.cgImage?.pixmap.pixels == [0xFF00_00FF])
  }

  @Test("A view is described with those in it")
  func description() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let subview = UIView(frame: CGRect(x: 4.0 / 3, y: 2, width: 100.0 / 3, height: 20))
    subview.alpha = 0.5
    subview.isHidden = true
    subview.clipsToBounds = true
    subview.isUserInteractionEnabled = false
    view.addSubview(subview)
    let strategy = Snapshotting<UIView, String>.recursiveDescription
    #expect(strategy.dependsOnRenderer)
    #expect(
      strategy.take(view) == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UIView; frame = (1.33333 2; 33.3333 20); clipsToBounds = YES; hidden = YES; alpha = 0.5; \
        userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  private final class Named: UIView {
    override var description: String { "<Named \(Int(frame.width)) wide>" }
  }

  @Test("A view's own description is its line, and addresses are left out")
  func ownDescription() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(Named(frame: CGRect(x: 0, y: 0, width: 20, height: 10)))
    let lines = Snapshotting<UIView, String>.recursiveDescription.take(view)?.split(separator: "\n")
    #expect(lines == ["<UIView; frame = (0 0; 100 50); layer = <CALayer>>", "   | <Named 20 wide>"])
    #expect(view.description.contains("<UIView: 0x"))
  }

  @Test("A layer is drawn in its bounds")
  func layers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 2, height: 1)
    layer.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    let image = Snapshotting<CALayer, UIImage>.image(traits: UITraitCollection(displayScale: 1)).take(layer)
    #expect(image?.cgImage?.pixmap.pixels == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test("A path is filled in its bounds")
  func paths() {
    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 1))
    #expect(Snapshotting<UIBezierPath, UIImage>.image.take(path)?.cgImage?.pixmap.pixels == [0xFF00_0000, 0xFF00_0000])
    #expect(Snapshotting<CGPath, UIImage>.image(scale: 2).take(path.cgPath)?.cgImage?.width == 4)
  }
}
