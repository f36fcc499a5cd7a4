import Foundation
import Testing
import UIKit

private final class View: UIView { let mark = 1 }
private final class Label: UILabel { let mark = 1 }
private final class Pictures: UIImageView { let mark = 1 }
private final class Scroll: UIScrollView { let mark = 1 }
private final class Stack: UIStackView { let mark = 1 }
private final class Window: UIWindow { let mark = 1 }
private final class Glass: UIVisualEffectView { let mark = 1 }
private final class Input: UIInputView { let mark = 1 }
private final class Element: UIAccessibilityElement { let mark = 1 }
private final class Responder: UIResponder { let mark = 1 }

/// A view with designated initializers of its own.
private class Badge: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  required init?(coder: NSCoder) { nil }
}

@Suite("Subclasses of views")
struct ViewSubclassTests {
  private static let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  private static let kinds: [(make: @Sendable (CGRect) -> UIView, makeEmpty: @Sendable () -> UIView)] = [
    ({ View(frame: $0) }, { View() }), ({ Label(frame: $0) }, { Label() }), ({ Pictures(frame: $0) }, { Pictures() }),
    ({ Scroll(frame: $0) }, { Scroll() }), ({ Stack(frame: $0) }, { Stack() }), ({ Window(frame: $0) }, { Window() }),
    ({ Glass(frame: $0) }, { Glass() }), ({ Input(frame: $0) }, { Input() }),
  ]

  @Test("A subclass has the initializers of its class", arguments: kinds.indices)
  func frames(kind: Int) {
    #expect(Self.kinds[kind].make(Self.frame).frame == Self.frame)
    #expect(Self.kinds[kind].makeEmpty().frame == .zero)
  }

  @Test("Views of documents have their own properties")
  func coders() {
    #expect(View(coder: NSCoder())?.mark == 1)
    #expect(Stack(coder: NSCoder()).mark == 1)
  }

  @Test("Initializers keep what they are given")
  func contents() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(Pictures(image: image).image == image)
    #expect(Pictures(image: nil, highlightedImage: image).highlightedImage == image)
    let view = View()
    #expect(Stack(arrangedSubviews: [view]).arrangedSubviews == [view])
    #expect(Glass(effect: UIBlurEffect(style: .dark)).effect is UIBlurEffect)
    #expect(Input(frame: Self.frame, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    #expect(Element(accessibilityContainer: view).mark == 1)
    #expect(Responder().next == nil)
  }

  @Test("An initializer of a subclass calls that of its class")
  func ownInitializer() {
    let badge = Badge(title: "new")
    #expect(badge.title == "new")
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
