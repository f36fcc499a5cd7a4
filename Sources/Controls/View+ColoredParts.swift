import AutoLayout
import Graphics

extension Switch: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.onTint, onTintColor), (.thumbTint, thumbTintColor)] }
}

extension Slider: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [
      (.progressTint, minimumTrackTintColor), (.trackTint, maximumTrackTintColor), (.thumbTint, thumbTintColor),
    ]
  }
}

extension ProgressView: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [(.progressTint, progressTintColor), (.trackTint, trackTintColor)]
  }
}

extension SegmentedControl: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.selectionTint, selectedSegmentTintColor)] }
}

extension PageControl: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] {
    [(.selectionTint, currentPageIndicatorTintColor), (.trackTint, pageIndicatorTintColor)]
  }
}

extension NavigationBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension TabBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension Toolbar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension SearchBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}
