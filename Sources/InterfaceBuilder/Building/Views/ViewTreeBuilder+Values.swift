import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeSegmentedControl(_ written: SegmentedControlElement, id: String) -> SegmentedControl {
    let control = SegmentedControl()
    control.generation = generation
    control.segments = written.segments.map { segment in
      SegmentedControl.Segment(
        title: segment.title, image: resources.image(segment.image, for: id), width: segment.width ?? 0,
        isEnabled: segment.isEnabled)
    }
    control.selectedSegmentIndex = written.selectedSegmentIndex ?? -1
    control.apportionsSegmentWidthsByContent = written.apportionsSegmentWidthsByContent
    control.selectedSegmentTintColor = resources.color(written.selectedSegmentTintColor, for: id)
    control.isEnabled = written.element.flag("enabled") ?? true
    return control
  }

  func makeSwitch(_ written: SwitchElement, id: String) -> Switch {
    let toggle = Switch()
    toggle.generation = generation
    toggle.isOn = written.isOn
    toggle.onTintColor = resources.color(written.onTintColor, for: id)
    toggle.thumbTintColor = resources.color(written.thumbTintColor, for: id)
    toggle.isEnabled = written.element.flag("enabled") ?? true
    return toggle
  }

  func makeSlider(_ written: SliderElement, id: String) -> Slider {
    let slider = Slider()
    slider.generation = generation
    slider.minimumValue = written.minimumValue
    slider.maximumValue = written.maximumValue
    slider.value = written.value
    slider.minimumTrackTintColor = resources.color(written.minimumTrackTintColor, for: id)
    slider.maximumTrackTintColor = resources.color(written.maximumTrackTintColor, for: id)
    slider.thumbTintColor = resources.color(written.thumbTintColor, for: id)
    slider.minimumValueImage = resources.image(written.minimumValueImage, for: id)
    slider.maximumValueImage = resources.image(written.maximumValueImage, for: id)
    slider.isEnabled = written.element.flag("enabled") ?? true
    return slider
  }

  func makeStepper(_ written: StepperElement) -> Stepper {
    let stepper = Stepper()
    stepper.generation = generation
    stepper.minimumValue = written.minimumValue
    stepper.maximumValue = written.maximumValue
    stepper.value = written.value
    stepper.isEnabled = written.element.flag("enabled") ?? true
    return stepper
  }

  func makeProgressView(_ written: ProgressViewElement, id: String) -> ProgressView {
    let view = ProgressView()
    view.generation = generation
    view.progress = written.progress
    view.progressTintColor = resources.color(written.progressTintColor, for: id)
    view.trackTintColor = resources.color(written.trackTintColor, for: id)
    return view
  }

  func makeActivityIndicator(_ written: ActivityIndicatorElement, id: String) -> ActivityIndicatorView {
    let indicator = ActivityIndicatorView()
    indicator.style = ActivityIndicatorView.Style(rawValue: written.style.rawValue) ?? .medium
    indicator.color = resources.color(written.color, for: id)
    indicator.isAnimating = written.isAnimating
    indicator.hidesWhenStopped = written.hidesWhenStopped
    return indicator
  }

  func makePageControl(_ written: PageControlElement, id: String) -> PageControl {
    let control = PageControl()
    control.generation = generation
    control.numberOfPages = written.numberOfPages
    control.currentPage = written.currentPage
    control.hidesForSinglePage = written.hidesForSinglePage
    control.pageIndicatorTintColor = resources.color(written.pageIndicatorTintColor, for: id)
    control.currentPageIndicatorTintColor = resources.color(written.currentPageIndicatorTintColor, for: id)
    return control
  }
}
