import Testing
import UIKit

@Suite("Extensions that apps write")
struct AppExtensionTests {
  @Test("Colours")
  func colors() {
    #expect(UIColor(hex: 0xFF0000) == UIColor(hex: "#FF0000"))
    #expect(UIColor.houseRed.hexString == "#FF0000")
    #expect(UIColor(light: .red, dark: .blue).resolvedColor(with: .init(userInterfaceStyle: .dark)) == .blue)
    #expect(UIColor.red.lighter().components.alpha == 0.8)
  }

  @Test("Views")
  func views() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (label, field) = (UILabel(text: "a", color: .red), UITextField())
    parent.addSubviews(label, field)
    parent.addSubviews([UIImageView()])
    label.pinEdges(to: parent)
    parent.roundCorners()
    parent.width = 90
    #expect(parent.subviews.count == 3)
    #expect(parent.size == CGSize(width: 90, height: 50))
    #expect(parent.layer.cornerRadius == 8)
    #expect(parent.first(ofType: UITextField.self) === field)
    #expect(UIStackView(label, field, spacing: 4).arrangedSubviews == [label, field])
    #expect([label, field].stacked().spacing == 0)
    #expect(UIView().then { $0.tag = 4 }.tag == 4)
    #expect(UILabel.className == "UILabel")
  }

  @Test("Fonts and attributed texts")
  func texts() {
    #expect(UIFont.title.pointSize == 28)
    #expect(UIFont.regular(10).bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont.regular(10).withSize(scaled: 2).pointSize == 20)
    #expect(("a".attributed + NSAttributedString("b", font: .title)).string == "ab")
    #expect(NSMutableAttributedString().bold("x").range == NSRange(location: 0, length: 1))
    #expect(" a ".trimmed.localized == "a")
    #expect("%d of %d".localized(1, 2) == "1 of 2")
    #expect("abc"[1] == "b")
    #expect("a".size(with: .title).height > 0)
  }

  @Test("Collections, numbers and geometry")
  func values() {
    #expect([1, 2, 3][safe: 3] == nil)
    #expect("abc"[safe: "abc".startIndex] == "a")
    #expect([1, 2, 3].chunked(into: 2) == [[1, 2], [3]])
    #expect([Int]().nonEmpty == nil)
    #expect((nil as String?).orEmpty.isEmpty)
    #expect(CGRect(center: CGPoint(x: 5, y: 5), size: CGSize(side: 4)).center == CGPoint(x: 5, y: 5))
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: 2).width == 6)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(all: 3)).width == 4)
    #expect((CGPoint(x: 1, y: 2) + CGPoint(x: 2, y: 2) * 2).distance(to: CGPoint(x: 5, y: 6)) == 0)
    #expect(12.clamped(to: 0...10).cgFloat == 10)
    #expect(UILayoutPriority.required + 1 == .required)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UIWindow.Level.alert - .normal == 2000)
    #expect(CGFloat(180).radians == .pi)
  }

  @Test("Queues")
  func queues() async {
    let queue = OperationQueue(limit: 1)
    await withCheckedContinuation { continuation in
      queue.addOperation(after: 0) { DispatchQueue.global().after(0) { continuation.resume() } }
    }
    #expect(queue.maxConcurrentOperationCount == 1)
  }
}
