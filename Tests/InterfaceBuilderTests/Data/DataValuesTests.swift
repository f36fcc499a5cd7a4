import AutoLayout
import Graphics
import Testing

@testable import Controls
@testable import InterfaceBuilder

@Suite("Values of data for the views of a scene")
struct DataValuesTests {
  /// A controller with one view of each kind, each with an outlet of the name of its kind.
  private static func scene(
    _ values: DataNode, sources: DataSources = DataSources(), extra: String = ""
  ) throws -> DataScene {
    let kinds = [
      "label", "button", "textField", "imageView", "switch", "slider", "stepper", "progressView", "pageControl",
      "activityIndicatorView", "view",
    ]
    let views = kinds.map { kind in
      let texts = kind == "label" ? #"text="Name""# : ""
      return #"<\#(kind) id="\#(kind)-1" \#(texts)><rect key="frame" x="0" y="0" width="90" height="30"/></\#(kind)>"#
    }
    let segments = """
      <segmentedControl id="segmentedControl-1" selectedSegmentIndex="0">
        <rect key="frame" x="0" y="0" width="90" height="30"/>
        <segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      """
    let outlets = (kinds + ["segmentedControl"]).map {
      #"<outlet property="\#($0 == "view" ? "box" : $0)" destination="\#($0)-1" id="out-\#($0)"/>"#
    }
    let controller = """
      <viewController id="ctr" sceneMemberID="viewController">
        <view key="view" id="roo"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>\(views.joined())\(segments)\(extra)</subviews>
        </view>
        <navigationItem key="navigationItem" title="Old" id="nav"/>
        <connections>\(outlets.joined())
          <outletCollection property="labels" destination="label-1" id="oc1"/>
          <outletCollection property="labels" destination="label-2" id="oc2"/>
        </connections>
      </viewController>
      """
    return try DataScene(of: DocumentFixtures.storyboard(controller), values, sources: sources)
  }

  private static let secondLabel =
    #"<label id="label-2" userLabel="Second line" text="B"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#

  @Test("A value without a key sets what a view of its kind shows")
  func mainProperties() throws {
    let scene = try Self.scene([
      "label": "Anna", "button": "Weiter", "textField": "42", "switch": "on", "slider": "0.25", "stepper": "7",
      "progressView": "0.5", "pageControl": "1", "activityIndicatorView": "on", "segmentedControl": "Two",
      "imageView": "star",
    ])
    #expect(scene.problems == [])
    #expect(try scene.text("label-1") == "Anna")
    #expect(try scene.view("button-1", as: Button.self).stateContents[.normal]?.title == "Weiter")
    #expect(try scene.view("textField-1", as: TextField.self).text == "42")
    #expect(try scene.view("switch-1", as: Switch.self).isOn)
    #expect(try scene.view("slider-1", as: Slider.self).value == 0.25)
    #expect(try scene.view("stepper-1", as: Stepper.self).value == 7)
    #expect(try scene.view("progressView-1", as: ProgressView.self).progress == 0.5)
    #expect(try scene.view("activityIndicatorView-1", as: ActivityIndicatorView.self).isAnimating)
    #expect(try scene.view("segmentedControl-1", as: SegmentedControl.self).selectedSegmentIndex == 1)
    #expect(try scene.view("imageView-1", as: ImageView.self).image != nil)
  }

  @Test("Segments that a control does not take are reported", arguments: [(50, 0), (51, 1)])
  func segments(count: Int, problems: Int) throws {
    let titles = DataNode(.list((1...count).map { .quoted("\($0)") }), at: DataNode.nowhere)
    let scene = try Self.scene(["segmentedControl": ["segments": titles]])
    #expect(scene.problems == Array(repeating: "more than 50 segments; the rest is left out", count: problems))
    #expect(try scene.view("segmentedControl-1", as: SegmentedControl.self).segments.count == 50)
  }

  private static let picker =
    #"<datePicker id="picker" datePickerMode="dateAndTime"><rect key="frame" x="0" y="0" width="90" height="30"/></datePicker>"#

  @Test(
    "A date picker shows a date, a time, or both, in Greenwich",
    // Seconds since the start of 2001. The default of a picker is 9 January 2007, 9:41.
    arguments: [("2001-01-03", 207_660), ("2001-01-02 10:30", 124_200), ("0:05", 189_993_900)])
  func dates(text: String, seconds: Int) throws {
    let scene = try Self.scene(["picker": .quoted(text)], extra: Self.picker)
    #expect(scene.problems == [])
    #expect(try scene.view("picker", as: DatePicker.self).date.timeIntervalSinceReferenceDate == Double(seconds))
  }

  @Test(
    "What is no date is reported", arguments: ["2001-02-29", "2001-1", "24:00", "9:60", "tomorrow", "2001-01-01 x"])
  func wrongDates(text: String) throws {
    let problem = try #require(try Self.scene(["picker": .quoted(text)], extra: Self.picker).problems.first)
    #expect(problem == "expected a date such as 2026-05-01, 09:41 or 2026-05-01 09:41, found '\(text)'")
  }

  @Test("A timer shows a duration")
  func durations() throws {
    let scene = try Self.scene(["picker": ["duration": "1:30"]], extra: Self.picker)
    #expect(try scene.problems == [] && scene.view("picker", as: DatePicker.self).countDownDuration == 5400)
    #expect(try Self.scene(["picker": ["duration": "90"]], extra: Self.picker).problems.count == 1)
  }

  @Test("The words hidden and shown hide and show a view of any kind; in quotation marks they are texts")
  func visibility() throws {
    let hidden = try Self.scene(["label": "hidden", "box": "hidden"])
    #expect(hidden.problems == [])
    #expect(try hidden.view("label-1", as: Label.self).isHidden && hidden.view("view-1", as: View.self).isHidden)
    let text = try Self.scene(["label": .quoted("hidden")])
    #expect(try text.text("label-1") == "hidden")
    #expect(try !text.view("label-1", as: Label.self).isHidden)
  }

  @Test("Keys set several properties of a view")
  func keys() throws {
    let scene = try Self.scene([
      "label": ["text": "Fehler", "color": "#FF0000", "alpha": "0.5", "background": "systemBlue"],
      "textField": ["placeholder": "Name", "enabled": "false"],
      "button": ["titles": ["normal": "A", "selected": "B"], "selected": "true"],
      "slider": ["maximum": "10", "value": "8"],
    ])
    #expect(scene.problems == [])
    let label = try scene.view("label-1", as: Label.self)
    #expect(label.text == "Fehler" && label.alpha == 0.5)
    #expect(label.textColor == Color(red: 1, green: 0, blue: 0))
    #expect(label.backgroundColor?.source == .system("systemBlue"))
    let field = try scene.view("textField-1", as: TextField.self)
    #expect(field.placeholder == "Name" && !field.isEnabled)
    let button = try scene.view("button-1", as: Button.self)
    #expect(
      button.isSelected && button.stateContents[.selected]?.title == "B" && button.stateContents[.normal]?.title == "A")
    #expect(try scene.view("slider-1", as: Slider.self).value == 8)
  }

  @Test("Texts can be given by language, and come from a table")
  func languages() throws {
    let texts: DataNode = ["label": ["en": "Yes", "de": "Ja", "pt-BR": "Sim"]]
    for (locale, text) in ["de": "Ja", "de-AT": "Ja", "pt": "Sim", "base": "Yes", "fr": "Yes"] {
      #expect(try Self.scene(texts, sources: DataSources(locale: locale)).text("label-1") == text, "\(locale)")
    }
    let table = DataSources(text: { key, table, arguments in
      guard table == "Main" else { return .unknownTable(["Main", "Localizable"]) }
      return key == "hello" ? .text((["Hallo"] + arguments).joined(separator: " ")) : .unknownKey(["hello", "bye"])
    })
    #expect(try Self.scene(["label": ["key": "hello", "table": "Main"]], sources: table).text("label-1") == "Hallo")
    let greeting: DataNode = [
      "label": ["key": "hello", "table": "Main", "arguments": ["Anna", "2"], "color": "systemRed"]
    ]
    #expect(try Self.scene(greeting, sources: table).text("label-1") == "Hallo Anna 2")
    let wrong = try Self.scene(
      ["label": ["key": "helo", "table": "Main"], "button": ["key": "x", "table": "Mani"]], sources: table)
    #expect(
      wrong.problems == [
        "the table 'Main' has no key 'helo'; did you mean 'hello'?",
        "the project has no table 'Mani'; did you mean 'Main'?",
      ])
  }

  @Test("Views are found by outlet, id, label and path, and all of an outlet collection at once")
  func addresses() throws {
    let scene = try Self.scene(
      ["label-2": "by id", "navigationItem": "New title"], extra: Self.secondLabel)
    #expect(try scene.problems == [] && scene.text("label-2") == "by id")
    #expect(try Self.scene(["Second line": "x"], extra: Self.secondLabel).text("label-2") == "x")
    #expect(try Self.scene(["view/Second line": "x"], extra: "").problems.count == 1)
    let all = try Self.scene(["labels": "same"], extra: Self.secondLabel)
    #expect(try all.text("label-1") == "same" && all.text("label-2") == "same")
    let each = try Self.scene(["labels": ["one", "two"]], extra: Self.secondLabel)
    #expect(try each.text("label-1") == "one" && each.text("label-2") == "two")
    let many = try Self.scene(["labels": ["one", "two", "three"]], extra: Self.secondLabel)
    #expect(many.problems == ["3 values for the 2 views of 'labels'"])
  }

  @Test(
    "A value that cannot be used is reported with what is right",
    arguments: [
      (["lable": "x"], "unknown view 'lable'; did you mean 'label'?"),
      (["switch": "maybe"], "expected true or false, found 'maybe'"),
      (["slider": "far"], "expected a number, found 'far'"),
      (["progressView": "1.5"], "expected a number from 0 to 1, found '1.5'"),
      (["label": ["txt": "x"]], "unknown key 'txt' of a label; did you mean 'text'?"),
      (["label": ["color": "systemRedd"]], "unknown colour 'systemRedd'; did you mean 'systemRed'?"),
      (
        ["label": ["a", "b"]],
        "expected a text, texts by language such as {en: Yes, de: Ja}, or {key: KEY}, found a list"
      ),
      (["segmentedControl": "Tow"], "unknown segment 'Tow'; did you mean 'Two'?"),
      (["box": ["a"]], "expected the name of a document, found a list"),
    ] as [(DataNode, String)])
  func problems(values: DataNode, message: String) throws {
    let problems = try Self.scene(values).problems
    // The nearest name comes first; further ones may follow.
    #expect(problems.count == 1 && problems[0].hasPrefix(message.hasSuffix("?") ? String(message.dropLast()) : message))
  }

  @Test("Two views with the same name are not chosen between")
  func ambiguity() throws {
    let twice = Self.secondLabel + Self.secondLabel.replacingOccurrences(of: "label-2", with: "label-3")
    let scene = try Self.scene(["Second line": "x"], extra: twice)
    #expect(scene.problems == ["2 views are named 'Second line'; use an id: 'label-2', 'label-3'"])
    #expect(try scene.text("label-2") == "B" && scene.text("label-3") == "B")
  }
}
