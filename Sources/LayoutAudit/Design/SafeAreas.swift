import AutoLayout
import Controls
import Graphics

/// Texts and controls under what the device draws over every app.
///
/// Source: Human Interface Guidelines, "Layout": "Respect key display and system features": the safe area keeps content
/// from the sensor housing, the status bar and the home indicator. Backgrounds and pictures may be under them, and so
/// may content that scrolls, and bars, which avoid them by themselves.
///
/// A scene that nothing ties to the safe area may be a part of a screen, such as the content of a container: a note.
enum SafeAreas: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    guard !layout.chromeAreas.isEmpty else { return [] }
    let covers = Covers(of: layout.picture)
    let fillsScreen = layout.isTiedToSafeArea
    var seen: Set<ObjectIdentifier> = []
    var findings: [Finding] = []
    func check(_ view: View, _ rects: [Rect], _ subject: String, isCertain: Bool, above layer: Int) {
      guard !seen.contains(ObjectIdentifier(view)), !view.isInBar, !view.isInScrollView else { return }
      for area in layout.chromeAreas {
        let regions = rects.map { $0.intersection(area.rect) }.filter {
          $0.width > leastOverlap && $0.height > leastOverlap && !covers.hide($0, above: layer)
        }
        guard !regions.isEmpty else { continue }
        seen.insert(ObjectIdentifier(view))
        findings.append(
          Finding(
            rule: .outsideSafeArea, severity: isCertain && fillsScreen ? .warning : .note, views: [view.label],
            message: "\(subject) is under the \(area.name)\(fillsScreen ? "" : " if the scene fills the screen").",
            fixes: ["Constrain it to the safe area instead of the edge of the screen."], regions: regions))
        return
      }
    }
    for (index, layer) in layout.picture.layers.enumerated() {
      switch layer {
      case .text(let text) where text.isUpright:
        check(
          text.view, text.visibleInk, text.openingPhrase,
          isCertain: text.severity(isCertain: true) == .warning, above: index)
      // The rows of a wheel turn like those of a list.
      case .control(let view, _) where view is PickerView: break
      case .control(let view, let rect): check(view, [rect], view.openingPhrase, isCertain: true, above: index)
      case .text, .cover, .image: break
      }
    }
    for case let button as Button in layout.picture.views.map(\.view) {
      guard let image = button.placedImage else { continue }
      let frame = button.convert(image.frame, to: layout.root)
      check(button, [frame], "The image of \(button.phrase)", isCertain: true, above: layout.picture.layers.count)
    }
    return findings
  }

  /// Letters that touch the edge of an area can be read.
  private static let leastOverlap = 2.0
}

extension DesignedLayout {
  /// Whether a constraint ties a view to the safe area of the scene, as only a view that fills a screen needs.
  fileprivate var isTiedToSafeArea: Bool {
    constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { ($0 as? LayoutGuide)?.avoidsBars == true }
    }
  }
}

extension LayoutGuide {
  /// Whether the guide is that of a safe area, or of the bars before iOS 11.
  fileprivate var avoidsBars: Bool {
    identifier == "UIViewSafeAreaLayoutGuide" || identifier == "_UILayoutGuide"
  }
}

extension View {
  /// Whether the view is a bar or in one.
  var isInBar: Bool {
    var view: View? = self
    while let current = view {
      if current.viewKind.isBar { return true }
      view = current.superview
    }
    return false
  }

  /// Whether the view scrolls, or is in content that does.
  fileprivate var isInScrollView: Bool {
    var view: View? = self
    while let current = view {
      if current is ScrollView { return true }
      view = current.superview
    }
    return false
  }
}
