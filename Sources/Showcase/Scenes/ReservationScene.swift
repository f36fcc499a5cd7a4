import Galley

/// A form to reserve a table in a restaurant.
enum ReservationScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Reservation", in: traits)
    let screen = Screen(traits, background: .systemGroupedBackground, spacing: 14) {
      StackView.column(spacing: 2) {
        ScreenTitle(text("title"), traits)
        Label(text("place"), .subheadline, color: traits.color(.secondaryLabel))
      }
      fields(traits) {
        field(text("name"), text("nameValue"), traits)
        field(text("phone"), text("phoneValue").fromLeftToRight, traits)
      }
      fields(traits) {
        field(text("date"), text("dateValue"), isLink: true, traits)
        field(text("time"), text("timeValue"), isLink: true, traits)
        guests(text, traits)
      }
      Card(traits, spacing: 10) {
        Label(text("seat"), .subheadline, color: traits.color(.secondaryLabel))
        places(text)
      }
      Card(traits, spacing: 4) {
        Label(text("wishes"), .subheadline, color: traits.color(.secondaryLabel))
        Label(text("wishesValue"))
      }
      fields(traits) { reminder(text, traits) }
      Button(text("book"), .filled, field: Accent.brick.field, traits)
      Label(text("note"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
    }
    screen.tintColor = Accent.brick.ink(traits)
    return screen
  }

  /// Makes a card of rows with lines between them.
  private static func fields(_ traits: TraitCollection, @SubviewBuilder _ rows: () -> [View]) -> View {
    let rows = rows()
    return Card(traits, margin: 0, spacing: 0) {
      for (index, row) in rows.enumerated() {
        if index > 0 { StackView.column { Separator(traits) }.margins(sides: 16) }
        StackView.column { row }.margins(sides: 16, ends: 11)
      }
    }
  }

  private static func field(
    _ name: String, _ value: String, isLink: Bool = false, _ traits: TraitCollection
  ) -> View {
    StackView.ends(traits) {
      Label(name, color: traits.color(.secondaryLabel))
      Label(value, color: isLink ? Accent.brick.ink(traits) : nil)
    }
  }

  private static func guests(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let stepper = Stepper()
    stepper.value = 4
    return StackView.ends(traits, alignment: .center) {
      Label(text("guests"))
      stepper.holdSize()
    }
  }

  private static func places(_ text: SceneTexts) -> View {
    let control = SegmentedControl()
    control.segments = ["inside", "terrace", "bar"].map { SegmentedControl.Segment(title: text($0)) }
    control.selectedSegmentIndex = 1
    return control
  }

  private static func reminder(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let control = Switch()
    control.isOn = true
    return StackView.row(spacing: 12) {
      Label(text("remind"))
      control.holdSize()
    }
  }
}
