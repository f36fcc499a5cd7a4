import AutoLayout
import Graphics

/// The view of a container controller: the view of the controller that it shows, and the bars in front of that.
///
/// The bars are inside the safe area of the frame, and add to that of the content.
package final class ControllerFrameView: View {
  package override var viewKind: ViewKind { .view.named(name) }

  private let name: String
  /// The view behind the bars.
  let content: View
  /// Gives the content its safe area. A view does not retain its controller.
  private let controller = ViewController()
  private let navigationBar: NavigationBar?
  private let toolbar: Toolbar?
  private let tabBar: TabBar?
  /// Returns the bars of a size and a safe area.
  private let arrangement: (Room) -> BarArrangement
  private var isPlaced = false

  /// The area of a frame.
  struct Room {
    var size: Size
    var safeArea: EdgeInsets
    var traits: TraitCollection
    /// The distance of the frame from the top of the screen.
    var top = 0.0
  }

  /// Makes the frame of a document's controller in a part of the screen: in a container view, or in a column of a split
  /// view. The bars keep their heights.
  package init(content: View, navigationBar: NavigationBar?, toolbar: Toolbar?) {
    let (barHeight, toolbarHeight) = (navigationBar?.frame.height, toolbar?.frame.height)
    name = "view"
    self.content = content
    (self.navigationBar, self.toolbar, tabBar) = (navigationBar, toolbar, nil)
    arrangement = { room in
      var bars = BarArrangement(safeArea: room.safeArea)
      bars.navigationBar = barHeight.map { .init(distance: room.safeArea.top, height: $0) }
      bars.toolbar = toolbarHeight.map { .above(height: $0) }
      return bars
    }
    super.init(frame: content.frame)
    addParts()
  }

  /// Makes the frame of a container controller.
  ///
  /// - Parameters:
  ///   - name: The element name of the controller in Interface Builder documents.
  ///   - arrangement: Returns the bars of an area.
  init(
    _ name: String, navigationBar: NavigationBar? = nil, toolbar: Toolbar? = nil, tabBar: TabBar? = nil,
    arrangement: @escaping (Room) -> BarArrangement
  ) {
    self.name = name
    content = FilledView()
    (self.navigationBar, self.toolbar, self.tabBar) = (navigationBar, toolbar, tabBar)
    self.arrangement = arrangement
    super.init(frame: .zero)
    content.fill(self)
    addParts()
  }

  private func addParts() {
    if content.superview !== self { addSubview(content) }
    for bar in [navigationBar, toolbar, tabBar].compactMap({ $0 as View? }) { addSubview(bar) }
    controller.view = content
  }

  /// Replaces the view behind the bars.
  func show(_ view: View?) {
    guard content.subviews.first !== view || content.subviews.count > 1 else { return }
    for former in content.subviews { former.removeFromSuperview() }
    view?.fill(content)
  }

  // MARK: Layout

  /// Places the bars before the first solution, which then has the right safe areas.
  package override func updateConstraints() {
    placeBars()
    super.updateConstraints()
  }

  package override func layoutSubviews() {
    isPlaced = true
    placeBars()
    super.layoutSubviews()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    markNeedsLayout()
  }

  private func placeBars() {
    let room = room
    let bars = arrangement(room)
    controller.additionalSafeAreaInsets = bars.covered.subtracting(room.safeArea)
    if let navigationBar, let frame = bars.navigationBarFrame(in: room.size) {
      navigationBar.statusBarHeight = frame.minY
      navigationBar.frame = frame
    }
    if let toolbar, let frame = bars.toolbarFrame(in: room.size) { toolbar.frame = frame }
    if let tabBar, let frame = bars.tabBarFrame(in: room.size) { tabBar.frame = frame }
  }

  /// The area of the frame. Before the first layout, it is the one that the frame around it is going to give it.
  fileprivate var room: Room {
    let traits = traitCollection
    if !isPlaced, let outer = superview?.superview as? ControllerFrameView, outer.content === superview {
      let room = outer.room
      let covered = outer.arrangement(room).covered
      return Room(size: room.size, safeArea: covered, traits: traits, top: room.top)
    }
    let top = superview == nil ? 0 : convert(bounds, to: nil).minY
    return Room(size: bounds.size, safeArea: safeAreaInsets, traits: traits, top: top)
  }
}

extension View {
  /// The size of a view that has not been laid out yet: that of the frame of a container controller that it fills, or
  /// its own.
  var expectedSize: Size {
    guard let outer = superview?.superview as? ControllerFrameView, outer.content === superview else {
      return bounds.size
    }
    return outer.room.size
  }
}

/// A view that the view of a controller fills.
private final class FilledView: View {
  override var viewKind: ViewKind { .view.named("view", platformClass: "UIViewControllerWrapperView") }
}

extension View {
  /// Adds the view to another one, which it fills.
  fileprivate func fill(_ superview: View) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = Rect(origin: .zero, size: superview.bounds.size)
    superview.addSubview(self)
    autoresizingReference = superview.bounds.size
  }
}
