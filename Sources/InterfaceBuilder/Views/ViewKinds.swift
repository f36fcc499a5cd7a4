import AutoLayout
import Controls
import Graphics

/// How views of a kind are made from a document, and what data can set on them.
struct ViewReader: Sendable {
  typealias Make = @Sendable (_ builder: ViewTreeBuilder, _ element: InterfaceElement) -> View
  typealias Fill = @Sendable (_ builder: ViewTreeBuilder, _ element: ViewElement, _ view: View) -> Void

  let make: Make
  /// Adds what the view contains besides its subviews, or `nil` if it contains nothing else.
  let fill: Fill?
  let data: DataProperties

  /// - Parameter main: The property that a value of data without a key sets.
  init(main: DataProperty? = nil, data: [DataProperty] = [], fill: Fill? = nil, make: @escaping Make) {
    self.make = make
    self.fill = fill
    self.data = DataProperties(ofViewsWith: main, data)
  }

  /// Returns the reader of elements with a tag name, or `nil` if no kind of view has the name.
  static func named(_ tag: String) -> ViewReader? { all[tag] }
}

// MARK: - The kinds

extension ViewReader {
  /// The kinds of views, by the tag names of their elements.
  static let all: [String: ViewReader] = [
    "view": ViewReader(main: .document) { $0.makePlainView($1) },
    "tableViewCellContentView": ViewReader { $0.makePlainView($1) },
    "collectionViewCellContentView": ViewReader { $0.makePlainView($1) },
    "label": ViewReader(main: .text, data: [.textColor, .highlighted]) { $0.makeLabel(LabelElement($1)) },
    "button": ViewReader(
      main: DataProperty("title", .buttonTitle),
      data: [
        DataProperty("subtitle", .text(property: "configuration.subtitle")), DataProperty("titles", .buttonTitles),
        DataProperty("image", .buttonImage), DataProperty("images", .buttonImages),
        DataProperty("color", .buttonColor), .enabled, .highlighted, .selected,
      ]
    ) { $0.makeButton(ButtonElement($1)) },
    "imageView": ViewReader(main: .image, data: [.highlighted]) { $0.makeImageView(ImageViewElement($1)) },
    "textField": ViewReader(main: .text, data: [.text("placeholder"), .textColor, .enabled]) {
      $0.makeTextField(TextFieldElement($1))
    },
    "textView": ViewReader(main: .text, data: [.textColor]) { $0.makeTextView(TextViewElement($1)) },
    "segmentedControl": ViewReader(
      main: DataProperty("selected", .selectedSegment), data: [DataProperty("segments", .segments), .enabled]
    ) { $0.makeSegmentedControl(SegmentedControlElement($1)) },
    "switch": ViewReader(main: .flag("on"), data: [.enabled]) { $0.makeSwitch(SwitchElement($1)) },
    "slider": ViewReader(
      main: .number("value", "value"),
      data: [.number("minimum", "minValue"), .number("maximum", "maxValue"), .enabled]
    ) { $0.makeSlider(SliderElement($1)) },
    "stepper": ViewReader(
      main: .number("value", "value"),
      data: [.number("minimum", "minimumValue"), .number("maximum", "maximumValue"), .enabled]
    ) { $0.makeStepper(StepperElement($1)) },
    "progressView": ViewReader(main: .number("value", "progress", in: 0...1)) {
      $0.makeProgressView(ProgressViewElement($1))
    },
    "activityIndicatorView": ViewReader(main: .flag("animating")) {
      $0.makeActivityIndicator(ActivityIndicatorElement($1))
    },
    "pageControl": ViewReader(
      main: .number("page", "currentPage", in: 0...999),
      data: [.number("pages", "numberOfPages", in: 0...999), .enabled]
    ) { $0.makePageControl(PageControlElement($1)) },
    "datePicker": ViewReader(main: DataProperty("date", .date), data: [DataProperty("duration", .duration), .enabled]) {
      $0.makeDatePicker(DatePickerElement($1))
    },
    "pickerView": ViewReader { _, _ in PickerView() },
    "colorWell": ViewReader(main: DataProperty("color", .color(key: "selectedColor")), data: [.enabled]) {
      $0.makeColorWell(ColorWellElement($1))
    },
    "stackView": ViewReader { $0.makeStack(StackViewElement($1)) },
    "scrollView": ViewReader { _, _ in ScrollView() },
    "tableView": ViewReader(
      main: DataProperty("rows", .rows),
      data: [
        DataProperty("sections", .rows), DataProperty("header", .part(key: "tableHeaderView")),
        DataProperty("footer", .part(key: "tableFooterView")),
      ],
      fill: { $0.addRows(of: TableViewElement($1.element), to: $2) }
    ) { $0.makeTable(TableViewElement($1)) },
    "tableViewCell": ViewReader(
      main: DataProperty("text", .cellText(attribute: "textLabel")),
      data: [
        DataProperty("detail", .cellText(attribute: "detailTextLabel")),
        DataProperty("image", .cellImage(attribute: "imageView")), DataProperty("accessory", .accessory), .selected,
      ],
      fill: { $0.addContent(of: TableViewCellElement($1.element), $1, to: $2) }
    ) { $0.makeCell(TableViewCellElement($1), of: ViewElement($1)) },
    "collectionView": ViewReader(
      main: DataProperty("items", .items),
      data: [
        DataProperty("sections", .items), DataProperty("header", .part(key: CollectionSectionElement.headerKey)),
        DataProperty("footer", .part(key: CollectionSectionElement.footerKey)),
      ],
      fill: { $0.addItems(of: CollectionViewElement($1.element), to: $2) }
    ) { $0.makeCollection(CollectionViewElement($1)) },
    "collectionViewCell": ViewReader(
      data: [.selected], fill: { $0.addContent(of: CollectionViewCellElement($1.element), to: $2) }
    ) { $0.makeCollectionCell(CollectionViewCellElement($1), of: ViewElement($1)) },
    "collectionReusableView": ViewReader { _, _ in CollectionReusableView() },
    "navigationBar": ViewReader { $0.makeNavigationBar(NavigationBarElement($1)) },
    "toolbar": ViewReader { $0.makeToolbar(ToolbarElement($1)) },
    "tabBar": ViewReader(main: DataProperty("selected", .selectedTab)) { $0.makeTabBar(TabBarElement($1)) },
    "searchBar": ViewReader(main: .text, data: [.text("placeholder"), .text("prompt")]) {
      $0.makeSearchBar(SearchBarElement($1))
    },
    "visualEffectView": ViewReader(
      fill: { $0.fillContentView(VisualEffectViewElement($1.element).contentView, of: $2) }
    ) { $0.makeVisualEffectView(VisualEffectViewElement($1)) },
    "containerView": ViewReader(main: .scene, fill: { $0.embedScene(of: $1, in: $2) }) {
      $0.makeContainer(ViewElement($1))
    },
    "webView": placeholder(.web), "wkWebView": placeholder(.web),
    "mapView": placeholder(.map),
    "glkView": placeholder(.graphics), "mtkView": placeholder(.graphics),
    "spriteKitView": placeholder(.sprites), "skView": placeholder(.sprites),
    "scnView": placeholder(.scene), "sceneKitView": placeholder(.scene),
    "arskView": placeholder(.augmentedReality), "arscnView": placeholder(.augmentedReality),
    "arView": placeholder(.augmentedReality),
  ]

  /// A view whose content only its framework can draw.
  private static func placeholder(_ kind: PlaceholderView.Kind) -> ViewReader {
    ViewReader {
      PlaceholderView(kind: kind, className: ViewElement($1).customClass, elementClass: $1.name)
    }
  }
}

extension DataProperties {
  /// The properties of objects that are not views, by tag name.
  static let ofOtherObjects: [String: DataProperties] = [
    "navigationItem": DataProperties(main: .itemTitle, [.text("prompt")]),
    "tabBarItem": DataProperties(
      main: .itemTitle, [.image, DataProperty("badge", .text(property: "badgeValue")), .enabled]),
    "barButtonItem": DataProperties(main: .itemTitle, [.image, .enabled]),
    "constraint": DataProperties(main: .number("constant", "constant"), []),
  ]

  private static let ofUnknownViews = DataProperties(ofViewsWith: nil, [])

  /// Returns the properties of objects with a tag name. A view of an unknown kind has those of all views.
  static func of(_ tag: String) -> DataProperties {
    ViewReader.named(tag)?.data ?? ofOtherObjects[tag] ?? ofUnknownViews
  }
}

// MARK: - Building

extension ViewTreeBuilder {
  /// Makes a view with the attributes of its kind. A custom class is drawn like the class that it extends.
  func makeView(_ element: ViewElement) -> View {
    ViewReader.named(element.elementName)?.make(self, element.element) ?? makeUnknownView(element)
  }

  fileprivate func makePlainView(_ element: InterfaceElement) -> View {
    setting.classes?.makeView(element) ?? DocumentView(elementName: element.name)
  }

  private func makeUnknownView(_ element: ViewElement) -> View {
    let name = element.elementName
    report(
      Finding(
        rule: .unknownClass, views: [element.id ?? ""],
        message: "The view is a '\(name)', which is not supported; an outline is drawn in its place."))
    return UnknownView(className: element.customClass ?? name, elementClass: name)
  }
}
