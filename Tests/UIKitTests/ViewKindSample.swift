import Foundation
import Galley
import Testing

@testable import InterfaceBuilder

/// A view of a kind as a document has it, and what is to be seen, heard and reported of it.
struct ViewKindSample: Sendable, CustomTestStringConvertible {
  let element: String
  private let attributes: String
  private let content: String
  /// Whether the view draws more than its background and its subviews.
  let draws: Bool
  /// What VoiceOver says, an entry for each element: the label, the value, and the kind.
  let spoken: [String]
  let labelOver: LabelOver

  /// What a label in the middle of the view is.
  enum LabelOver {
    case isFine, isOverlap
    /// The label meets the view's own text, which is reported for all texts.
    case meetsItsText
  }

  static let frame = Rect(x: 60, y: 60, width: 120, height: 40)

  var testDescription: String { element }

  private init(
    _ element: String, _ attributes: String = "", content: String = "", draws: Bool = true, spoken: [String] = [],
    labelOver: LabelOver = .isFine
  ) {
    self.element = element
    self.attributes = attributes
    self.content = content
    self.draws = draws
    self.spoken = spoken
    self.labelOver = labelOver
  }

  // The parts of steppers and segments, and the states of switches, are those that VoiceOver reads on iOS. The words
  // for kinds are those of its traits.
  static let all = [
    ViewKindSample("view", draws: false),
    ViewKindSample("label", #"text="Name""#, spoken: ["Name"], labelOver: .meetsItsText),
    ViewKindSample(
      "button", content: #"<state key="normal" title="Name"/>"#, spoken: ["Name, Button"], labelOver: .meetsItsText),
    // The names of images are not read.
    ViewKindSample("imageView", #"image="star" catalog="system""#),
    ViewKindSample("textField", #"text="Name""#, spoken: ["Name, Text Field"], labelOver: .meetsItsText),
    ViewKindSample("textView", #"text="Name""#, spoken: ["Name, Text Field"], labelOver: .meetsItsText),
    ViewKindSample(
      "segmentedControl", content: #"<segments><segment title="Name"/></segments>"#,
      spoken: ["Name, 1 of 1, Button"], labelOver: .meetsItsText),
    ViewKindSample("switch", spoken: ["no label, Off, Switch Button"], labelOver: .isOverlap),
    ViewKindSample("slider", spoken: ["no label, 0%, Adjustable"], labelOver: .isOverlap),
    ViewKindSample("stepper", spoken: ["Decrement, Button, Dimmed", "Increment, Button"], labelOver: .isOverlap),
    ViewKindSample("progressView", #"progress="0.5""#, spoken: ["Progress, 50%, Updates Frequently"]),
    ViewKindSample(
      "activityIndicatorView", #"animating="YES""#, spoken: ["In progress"], labelOver: .isOverlap),
    ViewKindSample(
      "pageControl", #"numberOfPages="3""#, spoken: ["no label, page 1 of 3, Adjustable"], labelOver: .isOverlap),
    ViewKindSample("datePicker", spoken: ["Date Picker, Picker Item, Adjustable"], labelOver: .isOverlap),
    ViewKindSample("pickerView", spoken: ["no label, Picker Item, Adjustable"], labelOver: .isOverlap),
    ViewKindSample("colorWell", spoken: ["Color picker, Button"], labelOver: .isOverlap),
    ViewKindSample("stackView", draws: false),
    ViewKindSample("scrollView", draws: false),
    ViewKindSample(
      "tableView", #"dataMode="static""#,
      content: #"<sections><tableViewSection id="s" headerTitle="Name"><cells/></tableViewSection></sections>"#,
      spoken: ["Name, Heading"], labelOver: .meetsItsText),
    // A cell draws its background only in a table.
    ViewKindSample("tableViewCell", draws: false),
    // Only code makes the header of a section; its title is a view of its own.
    ViewKindSample("tableViewHeaderFooterView", draws: false),
    ViewKindSample("collectionView", draws: false),
    ViewKindSample("collectionViewCell", draws: false),
    ViewKindSample("collectionReusableView", draws: false),
    ViewKindSample(
      "navigationBar", content: #"<items><navigationItem id="n" title="Name"/></items>"#, spoken: ["Name, Heading"],
      labelOver: .meetsItsText),
    ViewKindSample(
      "toolbar", content: #"<items><barButtonItem id="b" title="Name"/></items>"#, spoken: ["Name, Button"],
      labelOver: .meetsItsText),
    ViewKindSample(
      "tabBar", content: #"<items><tabBarItem id="t" title="Name"/></items>"#, spoken: ["Name, 1 of 1, Selected, Tab"],
      labelOver: .meetsItsText),
    ViewKindSample(
      "searchBar", #"placeholder="Name""#, spoken: ["Name, Search Field"], labelOver: .meetsItsText),
    ViewKindSample("visualEffectView", content: #"<blurEffect style="regular"/>"#),
    // The canvas shows the name of the scene in it.
    ViewKindSample("containerView", labelOver: .meetsItsText),
  ]

  // MARK: Building

  /// Returns the view in a scene of a document, or `nil` for a kind that no document has.
  func scene() throws -> BuiltScene? {
    guard ViewReader.named(element) != nil else { return nil }
    let frame = Self.frame
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="iOS.CocoaTouch"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><\(element) id="view" \(attributes)>
          <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/>
          \(content)
        </\(element)></subviews></view></objects></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), path: "Test.xib")
    return SceneBuilder(document: document).build(
      document.sceneReferences[0], on: .document, traits: TraitCollection(locale: "base"))
  }

  /// Returns the view alone.
  func view() throws -> View {
    guard let scene = try scene() else { return TableHeaderFooterView() }
    return try #require(scene.root.subviews.first)
  }
}
