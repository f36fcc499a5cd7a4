import AutoLayout
import Testing

@testable import InterfaceBuilder

@Suite struct SizeClassTests {
  /// A view with the subview `b` in a regular width and `a` otherwise, and with the constraint `c1`, whose constant
  /// varies.
  private func document() throws -> InterfaceDocument {
    try DocumentFixtures.xib(
      """
      <view id="root"><subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1">
          <variation key="heightClass=compact" constant="4"/>
          <variation key="heightClass=compact-widthClass=compact" constant="2"/>
        </constraint>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="c3"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c3"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/><include reference="b"/></mask></variation>
      </view>
      """)
  }

  private func root(
    _ horizontal: TraitCollection.SizeClass?, _ vertical: TraitCollection.SizeClass?
  ) throws -> ViewElement {
    try #require(try document().resolved(horizontal: horizontal, vertical: vertical).scenes.first?.rootView)
  }

  @Test("The default mask excludes views and constraints, and the constraints that refer to such views")
  func defaults() throws {
    let root = try root(nil, nil)
    #expect(root.subviews.map(\.id) == ["a"])
    #expect(root.constraints.map(\.id) == ["c1"])
  }

  @Test("A matching variation includes and excludes views")
  func inclusion() throws {
    let root = try root(.regular, .regular)
    #expect(root.subviews.map(\.id) == ["b"])
    #expect(root.constraints.map(\.id) == ["c2"])
  }

  @Test(
    "The variation that names more size classes wins",
    arguments: [
      (TraitCollection.SizeClass.compact, TraitCollection.SizeClass.compact, 2.0), (.compact, .regular, 8),
    ])
  func specificity(
    horizontal: TraitCollection.SizeClass, vertical: TraitCollection.SizeClass, constant: Double
  ) throws {
    #expect(try root(horizontal, vertical).constraints.first?.constant == constant)
  }

  @Test("A variation can change any attribute and any property")
  func attributes() throws {
    let document = try DocumentFixtures.xib(
      """
      <stackView id="s" spacing="4"><color key="backgroundColor" white="1" alpha="1"/>
      <variation key="heightClass=compact" axis="vertical" spacing="10"><color key="backgroundColor" name="Brand"/></variation>
      </stackView>
      """)
    let stack = try #require(document.resolved(horizontal: .compact, vertical: .compact).scenes.first?.rootView)
    #expect(StackViewElement(stack.element).axis == .vertical)
    #expect(StackViewElement(stack.element).spacing == 10)
    #expect(stack.backgroundColor == .named("Brand"))
  }

  @Test(
    "The number of size classes of a variation counts more than its place in the document",
    arguments: [
      (TraitCollection.SizeClass.compact, TraitCollection.SizeClass.compact, 2.0), (.regular, .compact, 10),
      (.regular, .regular, 6),
    ])
  func order(horizontal: TraitCollection.SizeClass, vertical: TraitCollection.SizeClass, spacing: Double) throws {
    let document = try DocumentFixtures.xib(
      """
      <stackView id="s" spacing="4"><variation key="heightClass=compact-widthClass=compact" spacing="2"/>
      <variation key="heightClass=compact" spacing="10"/><variation key="default" spacing="6"/></stackView>
      """)
    let stack = try #require(document.resolved(horizontal: horizontal, vertical: vertical).scenes.first?.rootView)
    #expect(StackViewElement(stack.element).spacing == spacing)
  }

  @Test("Constraints whose first or second item is excluded are removed")
  func eitherItem() throws {
    let document = try DocumentFixtures.xib(
      """
      <view id="root"><subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="first"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="b" secondAttribute="left" id="second"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="neither"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
      """)
    let root = try #require(document.resolved(horizontal: nil, vertical: nil).scenes.first?.rootView)
    #expect(root.constraints.map(\.id) == ["neither"])
  }
}
