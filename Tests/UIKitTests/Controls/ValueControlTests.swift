import Foundation
import Testing
import UIKit

@Suite("Controls with values")
struct ValueControlTests {
  @Test("A stepper goes from 0 to 100 by 1, and its value stays in its range")
  func stepper() {
    let stepper = UIStepper()
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue] == [0, 100, 0, 1])
    stepper.value = -5
    #expect(stepper.value == 0)
    stepper.value = 60
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 10
    stepper.value = 3
    #expect(stepper.value == 10)
    #expect(!stepper.wraps)
    #expect(stepper.autorepeat)
  }

  @Test("The lower end of a slider follows a lower upper end, and the thumb is at its share of the track")
  func slider() {
    let slider = UISlider()
    #expect([slider.minimumValue, slider.maximumValue] == [0, 1])
    slider.minimumValue = 10
    slider.maximumValue = 5
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [5, 5, 5])
    slider.maximumValue = 25
    slider.setValue(-3, animated: false)
    #expect(slider.value == 5)
    let track = CGRect(x: 2, y: 15, width: 127, height: 4)
    let bounds = CGRect(x: 0, y: 0, width: 131, height: 34)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 10).minX == 27)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 25).maxX == 129)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 5).minX == 2)
    // A recorded picture of iOS 26.2.
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 0, y: 14, width: 131, height: 6))
  }

  @Test("A slider keeps its images by state")
  func sliderImages() throws {
    let slider = UISlider()
    let (star, heart) = (try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "heart")))
    slider.setThumbImage(star, for: .normal)
    slider.setMinimumTrackImage(heart, for: .normal)
    #expect(slider.thumbImage(for: .normal) == star)
    #expect(slider.currentThumbImage == star)
    slider.isEnabled = false
    #expect(slider.currentThumbImage == star)
    slider.isEnabled = true
    #expect(slider.minimumTrackImage(for: .normal) == heart)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    #expect(slider.thumbImage(for: .highlighted) == nil)
  }

  @Test("The current page is one of the pages")
  func pages() {
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.numberOfPages = 3
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -2
    #expect(pages.numberOfPages == 0)
    #expect(pages.size(forNumberOfPages: 7).width > pages.size(forNumberOfPages: 3).width)
    #expect(pages.numberOfPages == 0)
  }

  @Test("Segments are inserted, changed and removed at their place")
  func segments() throws {
    let star = try #require(UIImage(systemName: "star"))
    let control = UISegmentedControl(items: ["B", star, "D"])
    control.insertSegment(withTitle: "A", at: 0, animated: false)
    control.removeSegment(at: 2, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "D"])
    control.setTitle("C", forSegmentAt: 1)
    control.setWidth(40, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.titleForSegment(at: 1) == "C")
    #expect((0..<3).map { control.widthForSegment(at: $0) } == [0, 40, 0])
    #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, true, false])
    control.removeSegment(at: 7, animated: false)
    #expect(control.numberOfSegments == 3)
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test("A switch is off, and the tints are those that were set")
  func toggle() {
    let toggle = UISwitch()
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == .red)
    #expect(toggle.thumbTintColor == .blue)
  }

  @Test("Progress is not below zero, and follows what is observed")
  func progress() {
    let bar = UIProgressView()
    bar.progress = -0.5
    #expect(bar.progress == 0)
    let observed = Progress(totalUnitCount: 8)
    observed.completedUnitCount = 2
    bar.observedProgress = observed
    #expect(bar.progress == 0.25)
    bar.progressTintColor = .red
    bar.trackTintColor = .green
    #expect(bar.progressTintColor == .red)
    #expect(bar.trackTintColor == .green)
  }

  @Test("A wheel that is to stay when it stops is shown")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.hidesWhenStopped)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    #expect(!wheel.isAnimating)
    #expect(wheel.style == .large)
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
    #expect(UIActivityIndicatorView.Style.large.rawValue == 101)
  }

  @Test("A date is between the earliest and the latest one")
  func dates() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    picker.minimumDate = day
    picker.maximumDate = day.addingTimeInterval(1000)
    picker.date = day.addingTimeInterval(5000)
    #expect(picker.date == day.addingTimeInterval(1000))
    picker.setDate(day.addingTimeInterval(-1), animated: true)
    #expect(picker.date == day)
    picker.minimumDate = day.addingTimeInterval(500)
    #expect(picker.date == day.addingTimeInterval(500))
  }

  @Test("Another time zone changes what is shown, not the date")
  func timeZones() {
    let picker = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 7000)
    picker.date = date
    picker.timeZone = TimeZone(secondsFromGMT: 7200)
    #expect(picker.date == date)
    picker.timeZone = TimeZone(secondsFromGMT: -3600)
    #expect(picker.date == date)
    picker.timeZone = nil
    #expect(picker.date == date)
  }

  @Test("A date picker has the mode and the style that were set", arguments: 0...3)
  func modes(rawValue: Int) throws {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.minuteInterval == 1)
    picker.datePickerMode = try #require(UIDatePicker.Mode(rawValue: rawValue))
    picker.preferredDatePickerStyle = try #require(UIDatePickerStyle(rawValue: rawValue))
    #expect(picker.datePickerMode.rawValue == rawValue)
    #expect(picker.preferredDatePickerStyle.rawValue == rawValue)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component * 10 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 1 ? 70 : -1
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      component == 2 ? 44 : -1
    }
  }

  @Test("A picker has the wheels of its data source, each with its selection and the delegate's size")
  func picker() {
    let wheels = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 318, height: 216))
    #expect(picker.numberOfComponents == 0)
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.selectRow(7, inComponent: 1, animated: false)
    picker.selectRow(12, inComponent: 2, animated: false)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [-1, 7, 12])
    #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [0, 10, 20])
    // Without the delegate's width, a third of the width without the edges of 9 points.
    #expect((0..<3).map { picker.rowSize(forComponent: $0).width } == [96, 70, 96])
    #expect((0..<3).map { picker.rowSize(forComponent: $0).height } == [32, 32, 44])
  }

  @Test("A refresh control refreshes between its calls, a colour well has its colour")
  func others() {
    let refresh = UIRefreshControl()
    #expect(!refresh.isRefreshing)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
    let well = UIColorWell()
    #expect(well.selectedColor == nil)
    well.selectedColor = .red
    #expect(well.selectedColor == .red)
  }
}
