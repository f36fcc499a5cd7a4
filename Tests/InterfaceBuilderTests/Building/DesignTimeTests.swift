import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// What views are only on the canvas: their placeholder sizes and slots of stacks.
@Suite("Design time")
struct DesignTimeTests {
  private static let phone = Canvas.device(.named("iphone-15")!, .portrait)

  /// A view at the top left of the root of a xib, whose size its content determines.
  private func document(_ view: String) throws -> InterfaceDocument {
    try DocumentFixtures.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(view)</subviews><constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints></view>
      """)
  }

  private func stack(_ views: String) throws -> InterfaceDocument {
    try document(
      """
      <stackView alignment="top" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <subviews>\(views)</subviews></stackView>
      """)
  }

  // MARK: Fonts

  @Test(
    "On the canvas of Xcode 8 and before, the system font has its former letter spacing",
    arguments: [
      ("12121", Canvas.document, Font.SystemTracking.beforeXcode9), ("13122", .document, .current),
      ("12121", phone, .current),
    ])
  func letterSpacing(version: String, canvas: Canvas, expected: Font.SystemTracking) throws {
    let document = try DocumentFixtures.xib(
      """
      <label text="Large" id="v"><rect key="frame" x="0" y="0" width="300" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """, attributes: "toolsVersion=\"\(version)\"")
    let label = try #require(BuiltSample(document, on: canvas).view("v") as? Label)
    #expect(label.font.systemTracking == expected)
  }

  // MARK: Placeholder sizes

  @Test(
    "A placeholder size replaces the intrinsic size of every kind of view",
    arguments: ["view", "imageView", "stackView", "scrollView", "tableView", "textView", "label", "button", "slider"])
  func placeholder(kind: String) throws {
    let view = "<\(kind) placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"70\""
    let sample = BuiltSample(
      try document("\(view) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"></\(kind)>"))
    let placed = try #require(sample.view("v"))
    #expect(placed.frame.inset(by: placed.alignmentRectInsets).size == Size(width: 120, height: 70))
  }

  @Test("On a device, a placeholder size stands only for what a custom class may compute")
  func placeholderOnDevice() throws {
    for (custom, height) in [("", 0.0), ("customClass=\"Chart\"", 70)] {
      let document = try document(
        """
        <view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="70" \(custom)
          translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
        """)
      #expect(BuiltSample(document, on: Self.phone).frame("v")?.height == height)
    }
  }

  @Test("A dimension without a placeholder keeps the content's size")
  func placeholderWidth() throws {
    let document = try document(
      """
      <label text="ab" placeholderIntrinsicWidth="120" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <fontDescription key="fontDescription" type="system" pointSize="10"/></label>
      """)
    #expect(BuiltSample(document).frame("v")?.size == Size(width: 120, height: 12))
  }

  // MARK: Slots

  @Test("On the canvas an empty label of one line is 50 x 50 in a stack, and has no size elsewhere")
  func emptyLabel() throws {
    let label = "<label text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"label\"/>"
    #expect(BuiltSample(try stack(label)).frame("label")?.size == Size(width: 50, height: 50))
    #expect(BuiltSample(try stack(label), on: Self.phone).frame("label")?.width == 0)
    let wrapping = label.replacing("text", with: "numberOfLines=\"0\" text")
    #expect(BuiltSample(try stack(wrapping)).frame("label")?.width == 0)
    #expect(BuiltSample(try document(label.replacing("\"label\"", with: "\"v\""))).frame("v")?.width == 0)
  }

  @Test("On the canvas an empty stack is 50 x 50 in a stack, and one with views is as large as these")
  func emptyStack() throws {
    func size(_ views: String, on canvas: Canvas = .document) throws -> Size? {
      let inner = "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"inner\">\(views)</stackView>"
      return BuiltSample(try stack(inner), on: canvas).frame("inner")?.size
    }
    let view =
      "<view placeholderIntrinsicWidth=\"5\" placeholderIntrinsicHeight=\"7\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"only\"/>"
    #expect(try size("") == Size(width: 50, height: 50))
    #expect(try size("", on: Self.phone)?.height == 0)
    #expect(try size("<subviews>\(view)</subviews>") == Size(width: 5, height: 7))
  }

  @Test("On the canvas an indicator that is hidden because it is stopped keeps its slot, and other hidden views do not")
  func hiddenIndicator() throws {
    let next =
      "<view placeholderIntrinsicWidth=\"5\" translatesAutoresizingMaskIntoConstraints=\"NO\" customClass=\"A\" id=\"next\"/>"
    func position(_ view: String, on canvas: Canvas = .document) throws -> Double? {
      BuiltSample(try stack(view + next), on: canvas).frame("next")?.minX
    }
    let indicator =
      "<activityIndicatorView hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"medium\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"i\"/>"
    #expect(try position(indicator) == 30)
    #expect(try position(indicator, on: Self.phone) == 0)
    #expect(try position(indicator.replacing("hidesWhenStopped", with: "animating=\"YES\" hidesWhenStopped")) == 0)
    #expect(
      try position("<view hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"i\"/>") == 0)
  }
}

/// Views that are not in their controller's view.
@Suite("Views beside the controller's view")
struct DetachedViewTests {
  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"

  private func document() throws -> InterfaceDocument {
    try DocumentFixtures.storyboard(
      """
      <viewController title="Main" id="c1" sceneMemberID="viewController"><view key="view" id="main">\(frame)</view>
        <navigationItem key="navigationItem" id="n"><view key="titleView" userLabel="Title" id="title">\(frame)</view>
        </navigationItem></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
      <view userLabel="Docked" id="dock">\(frame)<subviews>
        <label text="Ready" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
        <constraints><constraint firstItem="label" firstAttribute="top" secondItem="dock" secondAttribute="topMargin"
        constant="3" id="k"/></constraints></view>
      """,
      "<viewController id=\"c2\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"other\">\(frame)</view></viewController>"
    )
  }

  @Test("Views in a scene's dock and title views are scenes after that of their controller")
  func references() throws {
    let references = try document().sceneReferences
    #expect(references.map(\.id) == ["main", "dock", "title", "other"])
    #expect(references.map(\.name) == ["Main", "Docked", "Title", "c2"])
    #expect(references.map(\.controllerID) == ["c1", nil, nil, "c2"])
  }

  @Test("Each is laid out as a root of its own, with its saved size and without bars")
  func roots() throws {
    let document = try document()
    let samples = document.sceneReferences.indices.map { BuiltSample(document, scene: $0) }
    #expect(samples.map(\.scene.root.identifier) == ["main", "dock", "title", "other"])
    #expect(samples[1].scene.size == Size(width: 200, height: 100))
    #expect(samples[1].scene.safeArea == .zero)
    #expect(samples[1].view("label") != nil)
    #expect(samples[1].scene.chrome.isEmpty)
  }

  @Test("The texts of a view in the dock are reported with its controller's")
  func texts() throws {
    let document = try document()
    let texts = document.sceneReferences.map { document.localizableTexts(in: $0).filter { $0.text == "Ready" }.count }
    #expect(texts == [1, 0, 0, 0])
  }
}

/// Sizes that custom classes computed when Interface Builder drew them.
@Suite("Designed sizes")
struct DesignedSizeTests {
  /// A label of 10 points at the top left of the root, with the size that its class computed on the canvas.
  private func document(_ attributes: String, width: Double? = nil) throws -> InterfaceDocument {
    let constraint = width.map { "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\"/>" }
    return try DocumentFixtures.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <label text="abcd" \(attributes) customClass="Headline" translatesAutoresizingMaskIntoConstraints="NO" id="v">
          <fontDescription key="fontDescription" type="system" pointSize="10"/></label></subviews><constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        \(constraint ?? "")</constraints></view>
      """,
      rest: """
        <designables><designable name="v"><size key="intrinsicContentSize" width="80" height="33"/></designable>
        <designable name="other"/></designables>
        """)
  }

  @Test("On the canvas a view has the intrinsic size that its class computed")
  func designed() throws {
    #expect(BuiltSample(try document("")).frame("v")?.size == Size(width: 80, height: 33))
  }

  @Test("A placeholder replaces the size of the class")
  func placeholder() throws {
    let sample = BuiltSample(try document("placeholderIntrinsicWidth=\"90\""))
    #expect(sample.frame("v")?.size == Size(width: 90, height: 33))
  }

  @Test("With another text size or on a device, the content decides")
  func otherState() throws {
    // Four characters of half an em, and a line of 1.2 em.
    let own = Size(width: 20, height: 12)
    let device = Canvas.device(.named("iphone-15")!, .portrait)
    #expect(BuiltSample(try document(""), on: device).frame("v")?.size == own)
    let large = TraitCollection(locale: "base", preferredContentSizeCategory: .extraLarge)
    #expect(BuiltSample(try document(""), traits: large).frame("v")?.size == own)
  }

  @Test("Text of several lines has the size of the class unless it wraps", arguments: [(80.0, 33.0), (15, 24)])
  func wrapping(width: Double, height: Double) throws {
    let sample = BuiltSample(try document("numberOfLines=\"0\"", width: width))
    #expect(sample.frame("v")?.height == height)
  }
}
