import AutoLayout
import Controls
import Foundation
import Graphics

/// A row of segments, one of which can be selected.
open class UISegmentedControl: UIControl {
  package override class func makeNode() -> View { SegmentedControl() }
  private var control: SegmentedControl { node(as: SegmentedControl.self) }
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with a segment for each title (`String`), image (`UIImage`) or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    control.segments = (items ?? []).map(Self.segment)
    frame.size = intrinsicContentSize
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  private static func segment(for item: Any) -> SegmentedControl.Segment {
    switch item {
    case let image as UIImage: SegmentedControl.Segment(image: image.image)
    case let action as UIAction:
      action.image.map { SegmentedControl.Segment(image: $0.image) } ?? SegmentedControl.Segment(title: action.title)
    default: SegmentedControl.Segment(title: item as? String)
    }
  }

  /// The index of a control in which no segment is selected.
  public static let noSegment = -1

  open var numberOfSegments: Int { control.segments.count }
  @OfNode(\SegmentedControl.selectedSegmentIndex) open var selectedSegmentIndex: Int
  @OfNode(\SegmentedControl.isMomentary) open var isMomentary: Bool
  @OfNode(\SegmentedControl.apportionsSegmentWidthsByContent) open var apportionsSegmentWidthsByContent: Bool
  @OfNode(\SegmentedControl.selectedSegmentTintColor) open var selectedSegmentTintColor: UIColor?

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentedControl.Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentedControl.Segment(image: image?.image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Self.segment(for: action), at: segment)
  }
  private func insert(_ segment: SegmentedControl.Segment, at index: Int) {
    control.segments.insert(segment, at: min(max(index, 0), numberOfSegments))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard control.segments.indices.contains(segment) else { return }
    control.segments.remove(at: segment)
  }
  open func removeAllSegments() {
    control.segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image?.image } }
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image.map { UIImage($0) } }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = Double(width) } }
  open func widthForSegment(at segment: Int) -> CGFloat { CGFloat(self[segment]?.width ?? 0) }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
  /// Does nothing: titles stay in the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  private subscript(index: Int) -> SegmentedControl.Segment? {
    control.segments.indices.contains(index) ? control.segments[index] : nil
  }

  private func change(_ index: Int, _ edit: (inout SegmentedControl.Segment) -> Void) {
    guard control.segments.indices.contains(index) else { return }
    edit(&control.segments[index])
  }

  // MARK: Look

  /// Sets the attributes of the titles. Their font is shown, for all states.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    if let font = attributes?[.font] as? UIFont { control.font = font.font }
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  /// Does nothing: the background is the system's.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Does nothing: the dividers are the system's.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
}
