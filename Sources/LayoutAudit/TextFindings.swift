import AutoLayout
import Graphics

/// What is lost of the texts of a picture, and what they lie on: one finding for each cause.
struct TextFindings {
  private(set) var findings: [Finding] = []
  /// The views of which text is lost, with those around them up to what cuts it off: that they lie outside of something
  /// has the same cause.
  private(set) var cutViews: Set<ObjectIdentifier> = []

  init(of picture: Picture, pixel: Double) {
    for text in picture.texts where text.isUpright && !text.isCollapsed { addLosses(of: text, pixel: pixel) }
    findings += Overlap.all(in: picture).map(Finding.overlap)
  }

  private mutating func addLosses(of text: ShownText, pixel: Double) {
    // A shadow repeats its text.
    guard !cutViews.contains(ObjectIdentifier(text.view)) else { return }
    if let truncated = Finding.truncated(text) { return add(truncated, of: text, upTo: text.view) }
    for clip in text.clips {
      guard let clipped = Finding.clipped(text, by: clip, pixel: pixel) else { continue }
      return add(clipped, of: text, upTo: clip.view)
    }
  }

  private mutating func add(_ finding: Finding, of text: ShownText, upTo last: View) {
    findings.append(finding)
    var view: View? = text.view
    while let current = view {
      cutViews.insert(ObjectIdentifier(current))
      view = current === last ? nil : current.superview
    }
  }
}

extension ShownText {
  /// Whether something around the text has no area: a part that is folded away on purpose.
  fileprivate var isCollapsed: Bool { clips.contains { $0.view !== view && $0.area.isEmpty } }
}
