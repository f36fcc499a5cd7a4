import AutoLayout
import Testing

@Suite("Descriptions of errors")
struct ErrorDescriptionTests {
  @Test(
    "An error of a constraint names the constraint, the reason and what is expected",
    arguments: [
      (
        .incompatibleAttributes(constraint: "gap", .leading, .width),
        "The constraint 'gap' cannot be activated: leading and width cannot be related; relate two positions on one axis"
          + " or two sizes."
      ),
      (
        .incompatibleAttributes(constraint: "gap", .leading, .notAnAttribute),
        "The constraint 'gap' cannot be activated: leading needs an attribute of a second item; only width and"
          + " height can be constrained to a constant."
      ),
      (
        .noItem(constraint: "gap"),
        "The constraint 'gap' cannot be activated: a view or guide that it refers to no longer exists, or the guide has no"
          + " owner."
      ),
      (
        .noCommonAncestor(constraint: "gap", first: "title", second: "photo"),
        "The constraint 'gap' cannot be activated: 'title' and 'photo' have no common ancestor; add both to one view"
          + " tree first."
      ),
      (
        .notAnAncestor(constraint: "gap", view: "card", first: "title", second: "photo"),
        "The constraint 'gap' cannot be activated: 'card' is not an ancestor of both 'title' and 'photo'."
      ),
      (
        .notAnAncestor(constraint: "width", view: "card", first: "title", second: nil),
        "The constraint 'width' cannot be activated: 'card' is not an ancestor of 'title'."
      ),
      (
        .invalidNumber(constraint: "gap", .infinity),
        "The constraint 'gap' cannot be activated: inf is not a usable number; the constant must be finite, and the"
          + " multiplier finite and not 0."
      ),
      (
        .invalidPriority(constraint: "gap", 1001),
        "The constraint 'gap' cannot be activated: the priority 1001 is out of range; it must be above 0 and at most"
          + " 1000."
      ),
      (
        .requiredPriorityChanged(constraint: "gap", from: 1000, to: 749.5),
        "The priority of the constraint 'gap' changed from 1000 to 749.5 while the constraint was active, which"
          + " raises an exception in UIKit; deactivate it first, or use 999 instead of 1000."
      ),
    ] as [(ConstraintError, String)])
  func constraintErrors(error: ConstraintError, description: String) {
    #expect("\(error)" == description)
  }

  @Test("The error of a visual format describes itself as the format's error does")
  func visualFormat() throws {
    let error = try #require(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(parsing: "", views: [:])
    }
    #expect("\(ConstraintError.visualFormat(error))" == error.description)
  }

  @Test(
    "A broken rule of the layout pass names the override, its view and what it did",
    arguments: [
      (.superNotCalled(.layoutSubviews, view: "card"), "'card' overrides layoutSubviews without calling super."),
      (
        .superNotLast(.updateConstraints, view: "card", constraint: "gap"),
        "In its override of updateConstraints, 'card' changes the constraint 'gap' after calling super."
      ),
      (
        .setNeedsUpdateConstraints(view: "list", during: .layoutSubviews, of: "card"),
        "In its override of layoutSubviews, 'card' calls setNeedsUpdateConstraints on 'list'."
      ),
      (
        .setNeedsLayout(.layoutSubviews, view: "card"),
        "In its override of layoutSubviews, 'card' calls setNeedsLayout on its own view."
      ),
      (
        .invalidationAfterSuper(view: "list", during: .layoutSubviews, of: "card"),
        "In its override of layoutSubviews, 'card' invalidates the layout of 'list' after calling super."
      ),
      (
        .invalidationOutsideSubtree(view: "list", during: .layoutSubviews, of: "card"),
        "In its override of layoutSubviews, 'card' invalidates the layout of 'list', which is not a descendant of 'card'."
      ),
      (
        .constraintOutsideSubtree(constraint: "gap", during: .layoutSubviews, of: "card"),
        "In its override of layoutSubviews, 'card' changes the constraint 'gap', which belongs to a view outside 'card'."
      ),
      (
        .loop(.layout, views: ["card", "list"]),
        "The layout pass was stopped because overrides of these views invalidated it again and again: 'card', 'list'."
      ),
    ] as [(LayoutPassViolation, String)])
  func violations(violation: LayoutPassViolation, description: String) {
    #expect("\(violation)" == description)
  }

  @Test(
    "A text that is not a device is named with what is expected",
    arguments: [
      (
        .unknown("nokia", similar: []),
        "unknown device 'nokia'; expected a name such as iphone-17 or a size such as 390x844@3"
      ),
      (
        .unknown("ipad 13", similar: ["ipad-pro-13", "ipad-air-13"]),
        "unknown device 'ipad 13'; similar names: ipad-pro-13, ipad-air-13"
      ),
      (.malformedSize("390x"), "'390x' is not a size; expected width x height in points, as in 390x844@3"),
      (.sizeOutOfRange("0x5"), "the size '0x5' is out of range; width and height must be 1 to 10000 points"),
      (.invalidScale("9x9@4"), "the scale of '9x9@4' is invalid; expected @1, @2 or @3"),
    ] as [(DeviceError, String)])
  func devices(error: DeviceError, description: String) {
    #expect("\(error)" == description)
  }
}
