import Galley

enum ValuePage {
  static func views() -> [View] {
    [SystemLook.iOS18, .iOS26].flatMap { look in
      let rows = [toggles(look), sliders(look), steppers(look)] + segments(look)
      return [Label(look == .iOS26 ? "iOS 26" : "iOS 18", .headline)] + rows + fields(look)
    } + [indicators()]
  }

  private static func toggles(_ look: SystemLook) -> View {
    let states = [(true, true), (false, true), (true, false), (false, false)]
    return StackView.row(spacing: 14) {
      for (isOn, isEnabled) in states {
        made(Switch()) { ($0.overrideLook, $0.isOn, $0.isEnabled) = (look, isOn, isEnabled) }
      }
      View()
    }
  }

  private static func sliders(_ look: SystemLook) -> View {
    StackView.row(spacing: 14) {
      for (value, isEnabled) in [(0.3, true), (0.8, false)] {
        made(Slider()) { ($0.overrideLook, $0.value, $0.isEnabled) = (look, value, isEnabled) }.sized(165)
      }
      View()
    }
  }

  private static func steppers(_ look: SystemLook) -> View {
    StackView.row(spacing: 14) {
      for (value, isEnabled) in [(0.0, true), (50, true), (50, false)] {
        made(Stepper()) { ($0.overrideLook, $0.value, $0.isEnabled) = (look, value, isEnabled) }
      }
      View()
    }
  }

  private static func segments(_ look: SystemLook) -> [View] {
    [(1, true), (-1, true), (0, false)].map { selected, isEnabled in
      let control = SegmentedControl()
      control.overrideLook = look
      control.segments = ["First", "Second", "Third"].map { .init(title: $0) }
      (control.selectedSegmentIndex, control.isEnabled) = (selected, isEnabled)
      return control
    }
  }

  private static func fields(_ look: SystemLook) -> [View] {
    let pages = PageControl()
    (pages.overrideLook, pages.numberOfPages, pages.currentPage) = (look, 5, 1)
    return [
      field("Text", look), field(nil, look), field("Disabled", look, isEnabled: false),
      field("password", look, isSecure: true), pages,
    ]
  }

  private static func field(
    _ text: String?, _ look: SystemLook, isEnabled: Bool = true, isSecure: Bool = false
  ) -> View {
    let field = TextField()
    (field.overrideLook, field.borderStyle, field.font) = (look, .roundedRect, .preferredFont(forTextStyle: .body))
    (field.text, field.placeholder, field.clearButtonMode) = (text, "Placeholder", .always)
    (field.isEnabled, field.isSecureTextEntry) = (isEnabled, isSecure)
    return field
  }

  private static func indicators() -> View {
    let (progress, activity, large) = (ProgressView(), ActivityIndicatorView(), ActivityIndicatorView())
    progress.progress = 0.4
    (activity.isAnimating, large.isAnimating, large.style) = (true, true, .large)
    return StackView.row(spacing: 14) {
      activity
      large
      progress
    }
  }
}

enum ButtonPage {
  static func views() -> [View] { styles + sizes + [placements, types] + alignments }

  private static var styles: [View] {
    [ButtonConfiguration.Style.plain, .gray, .tinted, .filled].map { style in
      StackView.row(spacing: 10) {
        configured(ButtonConfiguration(style: style, title: "Enabled"))
        configured(ButtonConfiguration(style: style, title: "Disabled"), isEnabled: false)
        configured(ButtonConfiguration(style: style, title: "26"), look: .iOS26)
        View()
      }
    }
  }

  private static var sizes: [View] {
    [ButtonConfiguration.ButtonSize.small, .medium, .large].map { size in
      var configuration = ButtonConfiguration(style: .tinted, title: "Title", subtitle: "Subtitle")
      configuration.buttonSize = size
      configuration.image = Image(systemName: "star.fill")
      configuration.imagePadding = 6
      return configured(configuration)
    }
  }

  private static var placements: View {
    StackView.row(spacing: 10) {
      for placement in [ButtonConfiguration.ImagePlacement.leading, .trailing, .top, .bottom] {
        configured(placed(placement))
      }
      View()
    }
  }

  private static func placed(_ placement: ButtonConfiguration.ImagePlacement) -> ButtonConfiguration {
    var configuration = ButtonConfiguration(style: .gray, title: "Go", image: Image(systemName: "heart"))
    (configuration.imagePlacement, configuration.imagePadding) = (placement, 4)
    return configuration
  }

  private static var types: View {
    StackView.row(spacing: 14) {
      for type in [ButtonType.system, .detailDisclosure, .contactAdd, .close] {
        made(Button(type: type)) { if type == .system { $0.setTitle("System", for: .normal) } }
      }
      View()
    }
  }

  /// Titles and images at all edges of their buttons, and filling them.
  private static var alignments: [View] {
    let choices: [(Control.HorizontalAlignment, VerticalAlignment)] = [
      (.leading, .top), (.center, .center), (.trailing, .bottom), (.fill, .fill),
    ]
    return [true, false].map { hasTitle in
      StackView.row(spacing: 8) {
        for (horizontal, vertical) in choices { aligned(horizontal, vertical, hasTitle: hasTitle) }
        View()
      }
    }
  }

  private static func aligned(
    _ horizontal: Control.HorizontalAlignment, _ vertical: VerticalAlignment, hasTitle: Bool
  ) -> View {
    let button = Button(type: .system)
    if hasTitle {
      button.setTitle("Title", for: .normal)
    } else {
      button.setImage(Image(systemName: "star"), for: .normal)
    }
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (horizontal, vertical)
    (button.layer.borderWidth, button.layer.borderColor) = (1, .separator)
    return button.sized(76, 56)
  }

  private static func configured(
    _ configuration: ButtonConfiguration, isEnabled: Bool = true, look: SystemLook? = nil
  ) -> Button {
    let button = Button(configuration: configuration)
    (button.isEnabled, button.overrideLook) = (isEnabled, look)
    return button
  }
}

enum PickerPage {
  static func views() -> [View] {
    let titled = PickerView()
    titled.wheels = [["Small", "Medium", "Large", "Very large", "Huge"], ["1", "2", "3", "4", "5"]]
    return [
      picker(.dateAndTime, .compact), picker(.date, .wheels), picker(.dateAndTime, .wheels), picker(.time, .wheels),
      picker(.countDownTimer, .wheels), picker(.date, .inline), picker(.dateAndTime, .inline), titled, PickerView(),
      wells,
    ]
  }

  private static func picker(_ mode: DatePicker.Mode, _ style: DatePicker.Style) -> View {
    let picker = DatePicker()
    (picker.mode, picker.preferredStyle) = (mode, style)
    return picker
  }

  private static var wells: View {
    StackView.row(spacing: 14) {
      for color in [nil, Color.systemPurple, .systemYellow] {
        made(ColorWell()) { $0.selectedColor = color }
      }
      View()
    }
  }
}

enum PlaceholderPage {
  static func views() -> [View] {
    PlaceholderView.Kind.allCases.map { PlaceholderView(kind: $0).sized(nil, 130) } + [others, small]
  }

  private static var others: View {
    StackView.row(spacing: 10) {
      UnknownView(className: "ChartView").sized(110, 80)
      ContainerView().sized(110, 80)
      ImageView(image: .missing("hero", size: Size(width: 110, height: 80)))
      View()
    }
  }

  private static var small: View {
    StackView.row(spacing: 10) {
      for kind in PlaceholderView.Kind.allCases { PlaceholderView(kind: kind).sized(40, 40) }
      View()
    }
  }
}

enum ColorPage {
  static func views() -> [View] {
    SystemColor.allCases.map { color in
      let (row, swatch) = (StackView.row(spacing: 12) {}, View())
      swatch.backgroundColor = color.dynamicColor
      swatch.layer.cornerRadius = 6
      (swatch.layer.borderWidth, swatch.layer.borderColor) = (0.5, .separator)
      return row.containing {
        swatch.sized(60, 24)
        Label(color.rawValue, .footnote)
      }
    }
  }
}
