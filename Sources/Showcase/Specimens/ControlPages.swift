import Galley

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
