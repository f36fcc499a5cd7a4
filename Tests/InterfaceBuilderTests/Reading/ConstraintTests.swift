import AutoLayout
import Testing

@testable import InterfaceBuilder

@Suite struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> ConstraintElement {
    let view = try DocumentFixtures.view(
      "<view id=\"a\"><constraints><constraint \(attributes) id=\"c\"/></constraints></view>")
    return try #require(view.constraints.first)
  }

  @Test("All attributes of a constraint are read")
  func everything() throws {
    let constraint = try constraint(
      """
      firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailingMargin"
      constant="-8" priority="750" multiplier="0.5" symbolic="YES" placeholder="YES" identifier="gap"
      """)
    #expect(constraint.firstItem == "a" && constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == "a" && constraint.secondAttribute == .trailingMargin)
    #expect(constraint.constant == -8 && constraint.multiplier == 0.5 && constraint.priority == 750)
    #expect(constraint.isSymbolic && constraint.isPlaceholder)
    #expect(constraint.identifier == "gap")
  }

  @Test("Attributes that are not written have Interface Builder's defaults")
  func defaults() throws {
    let constraint = try constraint(#"firstAttribute="width""#)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal && constraint.priority == .required)
    #expect(constraint.constant == nil && constraint.multiplier == 1)
  }

  @Test("The attribute `baseline` is the last baseline")
  func baseline() throws {
    #expect(try constraint(#"firstAttribute="baseline""#).firstAttribute == .lastBaseline)
  }

  @Test(
    "A multiplier is a ratio, a fraction or a number",
    arguments: [("16:9", 16.0 / 9), ("1/2", 0.5), ("0.75", 0.75), ("2", 2)])
  func multiplier(text: String, value: Double) throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"").multiplier == value)
  }

  @Test("A malformed multiplier is reported and replaced by 1", arguments: ["1:0", "1:2:3", "", "x", "1:", "inf"])
  func brokenMultiplier(text: String) throws {
    let document = try DocumentFixtures.xib(
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" multiplier=\"\(text)\" id=\"c\"/></constraints></view>"
    )
    #expect(document.scenes.first?.rootView?.constraints.first?.multiplier == 1)
    #expect(document.issues.count == 1)
  }
}
