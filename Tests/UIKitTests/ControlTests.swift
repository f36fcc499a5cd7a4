import Testing
import UIKit

/// Controls have UIKit's types, defaults and limits.
@Suite struct ControlTests {
  @Test("The value of a slider stays in its range")
  func sliderRange() {
    let slider = UISlider()
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect(slider.maximumValue == 15)
    #expect(slider.value == 15)
  }

  @Test("The progress is between 0 and 1")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.setProgress(1.5, animated: true)
    #expect(bar.progress == 1)
  }

  @Test("An indicator that does not spin is hidden unless it is to stay")
  func activityIndicator() {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(wheel.isAnimating)
  }

  @Test("Segments are titles and images")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Three", at: 5, animated: false)
    #expect(control.titleForSegment(at: 2) == "Three")
  }

  private final class Field: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 140, dy: 0) }
  }

  @Test("The text of a field is in the rectangle that an override returns")
  func textRectangle() throws {
    func isTruncated(in field: UITextField) throws -> Bool {
      field.text = "Text of a field"
      field.layoutIfNeeded()
      return try #require(field.node.textSummary).isTruncated
    }
    let frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    // The override leaves 20 points.
    #expect(try isTruncated(in: Field(frame: frame)))
    #expect(try !isTruncated(in: UITextField(frame: frame)))
  }

  @Test("A view at the left of a field is as wide as it is and takes its room from the text")
  func leftView() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 25, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 25)
  }

  @Test("A text view's delegate is the scroll view's too")
  func textViewDelegate() {
    final class Delegate: NSObject, UITextViewDelegate {}
    let delegate = Delegate()
    let view = UITextView()
    view.delegate = delegate
    #expect((view as UIScrollView).delegate === delegate)
  }

  @Test("The text storage changes the text that is shown")
  func textStorage() {
    let view = UITextView()
    view.text = "One"
    view.textStorage.append(NSAttributedString(string: " two"))
    #expect(view.text == "One two")
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    view.isScrollEnabled = false
    #expect(view.textContainer.lineFragmentPadding == 0)
  }

  private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var asked: Set<Int> = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked.insert(row)
      return "\(row)"
    }
  }

  @Test("A picker asks for the rows that it shows")
  func picker() {
    let wheel = Wheel()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = wheel
    picker.delegate = wheel
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(wheel.asked == Set(46...54))
    #expect(picker.selectedRow(inComponent: 0) == 50)
  }

  @Test("Blur styles have UIKit's raw values and Galley's materials")
  func blurStyles() {
    #expect(UIBlurEffect.Style.systemMaterial.rawValue == 8)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    #expect(view.contentView.superview === view)
    view.effect = nil
    #expect(view.effect == nil)
  }
}
