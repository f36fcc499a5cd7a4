import Foundation
import Testing
import UIKit

private final class Control: UIControl { var mark = 1 }
private final class Button: UIButton { var mark = 1 }
private final class Field: UITextField { var mark = 1 }
private final class SearchField: UISearchTextField { var mark = 1 }
private final class Text: UITextView { var mark = 1 }
private final class Toggle: UISwitch { var mark = 1 }
private final class Slider: UISlider { var mark = 1 }
private final class Stepper: UIStepper { var mark = 1 }
private final class Pages: UIPageControl { var mark = 1 }
private final class Segments: UISegmentedControl { var mark = 1 }
private final class Dates: UIDatePicker { var mark = 1 }
private final class Picker: UIPickerView { var mark = 1 }
private final class Progress: UIProgressView { var mark = 1 }
private final class Spinner: UIActivityIndicatorView { var mark = 1 }
private final class Refresh: UIRefreshControl { var mark = 1 }
private final class Search: UISearchBar { var mark = 1 }
private final class Well: UIColorWell { var mark = 1 }
private final class Effect: UIVisualEffect { var mark = 1 }
private final class Blur: UIBlurEffect { var mark = 1 }
private final class Vibrancy: UIVibrancyEffect { var mark = 1 }
private final class Glass: UIGlassEffect { var mark = 1 }
private final class Storage: NSTextStorage { var mark = 1 }
private final class Container: NSTextContainer { var mark = 1 }
private final class Manager: NSLayoutManager { var mark = 1 }

@Suite("Subclasses of controls and texts")
struct ControlSubclassTests {
  private static let kinds: [@Sendable (CGRect) -> UIView] = [
    { Control(frame: $0) }, { Button(frame: $0) }, { Field(frame: $0) }, { SearchField(frame: $0) },
    { Text(frame: $0) }, { Text(frame: $0, textContainer: nil) }, { Slider(frame: $0) }, { Pages(frame: $0) },
    { Segments(frame: $0) }, { Dates(frame: $0) }, { Picker(frame: $0) }, { Refresh(frame: $0) }, { Search(frame: $0) },
    { Well(frame: $0) }, { Control(frame: $0, primaryAction: nil) },
  ]

  @Test("A subclass has the initializers of its class", arguments: kinds.indices)
  func frames(kind: Int) {
    let frame = CGRect(x: 1, y: 2, width: 200, height: 40)
    #expect(Self.kinds[kind](frame).frame.origin == frame.origin)
  }

  @Test("Controls without a frame are of the subclass")
  func empty() {
    #expect(Button(type: .system).mark == 1)
    #expect(Button(configuration: .filled()).configuration != nil)
    #expect(Toggle().mark + Stepper().mark + Refresh().mark == 3)
    #expect(Segments(items: ["a", "b"]).numberOfSegments == 2)
    #expect(Progress(progressViewStyle: .bar).progress == 0)
    #expect(Spinner(style: .large).style == .large)
  }

  @Test("Effects are of the subclass")
  func effects() {
    #expect(Effect().mark == 1)
    #expect(Blur(style: .dark).mark == 1)
    #expect(Vibrancy(blurEffect: UIBlurEffect(style: .light)).mark == 1)
    #expect(Glass().isInteractive == false)
    #expect(Glass(style: .clear).mark == 1)
  }

  @Test("A text storage holds its text, with its attributes")
  func storages() {
    let text = NSAttributedString(string: "ab", attributes: [.kern: 2.0])
    #expect(Storage().string.isEmpty)
    #expect(Storage(string: "abc").length == 3)
    let storage = Storage(attributedString: text)
    #expect(storage.attributes(at: 1, effectiveRange: nil)[.kern] as? Double == 2)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
    #expect(storage.string == "xyb")
  }

  @Test("A layout manager has the storage that it was added to")
  func managers() {
    let (storage, manager) = (Storage(string: "abc"), Manager())
    storage.addLayoutManager(manager)
    #expect(storage.layoutManagers == [manager])
    #expect(manager.numberOfGlyphs == 3)
    storage.removeLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 0)
    #expect(Container(size: CGSize(width: 5, height: 6)).size == CGSize(width: 5, height: 6))
    #expect(Container().size == .zero)
  }
}
