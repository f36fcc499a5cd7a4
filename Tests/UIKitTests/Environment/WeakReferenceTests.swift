import Testing
import UIKit

@Suite("Weak references to protocols")
struct WeakReferenceTests {
  private protocol Themed: AnyObject {}
  private final class Card: UIView, Themed {}
  private struct Box<Value> { @WeakReference var value: Value? = nil }

  @Test("A box of a protocol has the object as long as it lives")
  func forgetsObjects() {
    var card: Card? = Card()
    let box = Box<any Themed>(value: card)
    #expect(box.value === card && card != nil)
    card = nil
    #expect(box.value == nil)
  }
}
