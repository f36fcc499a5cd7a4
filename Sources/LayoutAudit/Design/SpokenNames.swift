import AutoLayout
import Controls
import Graphics

/// Controls that VoiceOver cannot name.
///
/// Source: Human Interface Guidelines, "VoiceOver": "Provide alternative labels for all key interface elements". For an
/// image button without a label, UIKit reads the name of the image. Code may set a label, so that only a button that
/// shows nothing either is a warning: nobody can know what it does.
enum MissingLabels: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    var seen: Set<ObjectIdentifier> = []
    return layout.root.elementsInReadingOrder().compactMap { element in
      guard (element.label ?? "").isEmpty, (element.value ?? "").isEmpty || !(element.view is TextField),
        let control = element.view as? Control, element.isInteractive, !control.isInBar,
        seen.insert(ObjectIdentifier(control)).inserted
      else { return nil }
      return finding(on: control)
    }
  }

  private static func finding(on control: Control) -> Finding? {
    guard let button = control as? Button else {
      // The others say what is chosen: a page, a date.
      guard control is Switch || control is Slider || control is TextField || control is SegmentedControl else {
        return nil
      }
      return Finding(
        rule: .missingLabel, views: [control.label],
        message: "VoiceOver has no name for \(control.phrase), and says only what kind of control it is.",
        fixes: ["Set its accessibility label."])
    }
    if let image = button.placedImage?.image {
      let name = image.spokenName
      return Finding(
        rule: .missingLabel, views: [button.label],
        message: "VoiceOver has no name for \(button.phrase), and reads "
          + (name.map { "that of its image, '\($0)'." } ?? "the name of its image."),
        fixes: ["Set its accessibility label."])
    }
    // Code gives a title or an image to a button with an outlet that shows nothing.
    guard button.nameInDocument == nil || button.hasVisibleBackground else { return nil }
    return Finding(
      rule: .missingLabel, severity: button.classInApp == nil ? .warning : .note, views: [button.label],
      message: "VoiceOver has no name for \(button.phrase), which has "
        + (button.hasVisibleBackground ? "only a background." : "neither a title nor an image."),
      fixes: ["Set its accessibility label."])
  }
}

extension Image {
  /// The name of the image in words, as far as it is known.
  fileprivate var spokenName: String? {
    let name: String? =
      switch content {
      case .symbol(let name), .missing(let name): name
      case .pixmap, .drawing: self.name
      }
    return name?.split { "._-".contains($0) }.joined(separator: " ")
  }
}

/// Fields that VoiceOver reads before their labels.
///
/// The order is the one that ``View/elementsInReadingOrder(besides:)`` explains: what begins less than 8 points higher
/// on a phone is read in the direction of reading, so that a label beside a field must not begin much below it.
enum ReadingOrders: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    let elements = layout.root.elementsInReadingOrder()
    let labels = elements.indices.filter { elements[$0].view is Label }
    let fields = elements.indices.filter { elements[$0].isField }
    return fields.compactMap { field in
      guard let label = labels.first(where: { $0 > field && isLabel(elements[$0], of: elements[field], layout) }),
        // Another field between them, or a nearer one, has the label.
        !labels.contains(where: { $0 < field && isLabel(elements[$0], of: elements[field], layout) }),
        !fields.contains(where: { $0 != field && isLabel(elements[label], of: elements[$0], layout) })
      else { return nil }
      let (name, control) = (elements[label].view, elements[field].view)
      let isBeside = elements[label].frame.maxY > elements[field].frame.minY + 1
      return Finding(
        rule: .readingOrder, views: [control.label, name.label],
        message: "VoiceOver reads \(control.phrase) before \(name.phrase), which is \(isBeside ? "beside" : "above") it"
          + (isBeside
            ? " and begins \(Finding.points(elements[label].frame.minY - elements[field].frame.minY)) lower." : "."),
        fixes: ["Make the label as high as the field, or group them in one accessibility element."],
        regions: [elements[field].frame, elements[label].frame])
    }
  }

  /// The largest distances in points of a label before or above its field.
  private static let (longestRow, longestColumn) = (60.0, 12.0)

  /// Whether a text is where a field has its label: directly before it at the same height, or directly above its
  /// leading edge.
  private static func isLabel(
    _ label: AccessibilityElement, of field: AccessibilityElement, _ layout: DesignedLayout
  ) -> Bool {
    let (text, box) = (label.frame, field.frame)
    let before = layout.isRightToLeft ? text.minX - box.maxX : box.minX - text.maxX
    if before >= -1, before <= longestRow {
      return min(text.maxY, box.maxY) - max(text.minY, box.minY) > min(text.height, box.height) / 2
    }
    let above = box.minY - text.maxY
    let start = layout.isRightToLeft ? abs(text.maxX - box.maxX) : abs(text.minX - box.minX)
    return above >= -1 && above <= longestColumn && start <= longestColumn
  }
}

extension AccessibilityElement {
  /// Whether the element takes what people enter or choose, so that a label says what.
  fileprivate var isField: Bool {
    switch view {
    case is TextField, is Switch, is Slider, is Stepper, is SegmentedControl, is DatePicker: true
    default: false
    }
  }
}
