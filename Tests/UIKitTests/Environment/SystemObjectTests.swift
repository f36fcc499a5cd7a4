import Foundation
import Testing
import UIKit

@Suite("Objects of the system")
struct SystemObjectTests {
  @Test("A pasteboard has the last value, by its kind")
  func pasteboard() throws {
    let board = UIPasteboard()
    #expect(board.numberOfItems == 0)
    board.string = "text"
    #expect(board.strings == ["text"])
    #expect(board.hasStrings)
    #expect(!board.hasURLs)
    board.color = .red
    #expect(board.string == nil)
    #expect(board.hasColors)
    #expect(!board.hasImages)
    #expect(board.numberOfItems == 1)
    board.strings = ["first", "second"]
    #expect(board.string == "first")
    board.setItems([])
    #expect(board.items.isEmpty)
  }

  @Test("An object that is associated by assignment is not kept, one that is retained is")
  func assignsWeakly() {
    let owner = NSObject()
    var keys: (UInt8, UInt8) = (0, 0)
    withUnsafePointer(to: &keys.0) { first in
      withUnsafePointer(to: &keys.1) { second in
        do {
          objc_setAssociatedObject(owner, first, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
          objc_setAssociatedObject(owner, second, NSObject(), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(objc_getAssociatedObject(owner, first) == nil)
        #expect(objc_getAssociatedObject(owner, second) != nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, second) == nil)
      }
    }
  }

  @Test(
    "An observation tells the value of now only if it asks for the initial and the new one",
    arguments: [(0, []), (1, []), (4, [-1]), (5, [7])] as [(UInt, [Int])])
  func observations(options: UInt, values: [Int]) {
    let view = UIView()
    view.tag = 7
    var told: [Int] = []
    view.observe(\.tag, options: NSKeyValueObservingOptions(rawValue: options)) { _, change in
      told.append(change.newValue ?? -1)
    }
    #expect(told == values)
  }

  @Test("Later information about an activity replaces that of the same key")
  func activities() {
    let activity = NSUserActivity(activityType: "read")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    activity.userInfo = ["page": 1, "book": "A"]
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "A")
  }

  @Test("A weak reference can be set to another object and to nil")
  func weakReferences() {
    let (first, second) = (NSObject(), NSObject())
    let reference = WeakReference<NSObject>(wrappedValue: first)
    #expect(reference.wrappedValue === first)
    var other = reference
    other.wrappedValue = second
    #expect(other.wrappedValue === second)
    other.wrappedValue = nil
    #expect(other.wrappedValue == nil)
  }

  @Test(
    "Keyboards, return keys and corrections have UIKit's numbers",
    arguments: [
      (UIKeyboardType.numberPad.rawValue, 4), (UIKeyboardType.emailAddress.rawValue, 7),
      (UIKeyboardType.decimalPad.rawValue, 8), (UIKeyboardType.alphabet.rawValue, 1),
      (UIReturnKeyType.search.rawValue, 6), (UIReturnKeyType.done.rawValue, 9),
      (UITextAutocapitalizationType.sentences.rawValue, 2), (UITextAutocorrectionType.no.rawValue, 1),
      (UIKeyboardAppearance.alert.rawValue, 1), (UIUserInterfaceIdiom.mac.rawValue, 5),
      (UIDisplayGamut.P3.rawValue, 1), (UIBackgroundRefreshStatus.available.rawValue, 2),
      (UIScene.ActivationState.unattached.rawValue, -1), (UIAccessibilityScrollDirection.down.rawValue, 4),
    ])
  func numbers(value: Int, number: Int) { #expect(value == number) }

  @Test(
    "Content types have the names of the web",
    arguments: [
      (UITextContentType.givenName, "given-name"), (.postalCode, "postal-code"), (.oneTimeCode, "one-time-code"),
      (.telephoneNumber, "tel"), (.addressCity, "address-level2"), (.addressState, "address-level1"),
    ])
  func contentTypes(type: UITextContentType, name: String) { #expect(type.rawValue == name) }

  @Test(
    "Accessibility traits are the bits of UIKit, in its order",
    arguments: zip(
      [
        UIAccessibilityTraits.button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
        .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
        .causesPageTurn, .tabBar,
      ], 0..<16))
  func accessibilityTraits(trait: UIAccessibilityTraits, bit: Int) { #expect(trait.rawValue == 1 << UInt64(bit)) }

  @Test("What an element says to assistive technologies is kept by its view")
  func accessibilityOfViews() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Save"
    view.accessibilityValue = "off"
    view.accessibilityHint = "Keeps the letter"
    view.accessibilityTraits = [.button, .selected]
    #expect(
      [view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint] == ["Save", "off", "Keeps the letter"])
    #expect(view.accessibilityTraits == [.selected, .button])
    #expect(view.isAccessibilityElement)
    #expect(!view.accessibilityElementsHidden)
  }

  @Test("A method that is performed on the main thread is called at once if its caller waits")
  func performs() {
    let view = UIView()
    UINibClasses.register(
      UINibClass(
        UIView.self, name: "PerformingView", module: "UIKitTests",
        members: [.action("markForTests:") { (view: UIView) in { (tag: Int) in view.tag = tag } }]))
    view.performSelector(onMainThread: "markForTests:", with: 3, waitUntilDone: true)
    #expect(view.tag == 3)
    view.perform("markForTests:", with: 4)
    #expect(view.tag == 4)
  }
}
