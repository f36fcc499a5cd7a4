import Graphics
import InterfaceBuilder

@testable import FixRuns

/// A document whose layout is the frames that it saves. The view at the top has the id `root`.
struct SampleSite {
  let document: EditableDocument
  private let site: FixSite

  init(_ text: String, isRightToLeft: Bool = false) throws {
    document = try EditableDocument(Array(text.utf8), path: "Sample.xib")
    let layout = Self.layout(of: document)
    site = FixSite(document: document, worst: layout, calm: layout, isRightToLeft: isRightToLeft)
  }

  /// Returns a document with views in a view of 320 x 200 points.
  static func document(_ views: String, _ constraints: String = "", after more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="root" userLabel="Root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>\(views)</subviews>
          <constraints>\(constraints)</constraints>\(more)
        </view>
      </objects>
    </document>
    """
  }

  /// Returns a view that constraints place, with a frame.
  static func view(
    _ element: String, _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(content)
    </\(element)>
    """
  }

  static func layout(of document: EditableDocument) -> LayoutResult {
    let root = document.object("root").map(node)
    return LayoutResult(
      size: root?.frame.size ?? .zero,
      root: root ?? LayoutNode(id: "root", elementClass: "view", name: "", frame: .zero, alignmentRect: .zero))
  }

  private static func node(_ view: DocumentObject) -> LayoutNode {
    let frame = view.savedFrame ?? .zero
    return LayoutNode(
      id: view.id, elementClass: view.elementName, name: "", frame: frame, alignmentRect: frame,
      children: view.subviews.map(node))
  }

  func candidates(
    _ rule: Finding.Rule, views: [String] = [], constraints: [String] = [], broken: String? = nil
  ) -> [FixCandidate] {
    let finding = Finding(rule: rule, views: views, constraints: constraints, broken: broken, message: "")
    return FixCandidate.candidates(for: finding, at: site)
  }

  func suggestion(for id: String) -> FixCandidate? { site.suggestion(for: id) }
}

extension [FixCandidate] {
  var titles: [String] { map(\.title) }

  /// Returns the edits of the candidate with a title.
  func edits(of title: String) -> [DocumentEdit]? { first { $0.title == title }?.edits }
}
