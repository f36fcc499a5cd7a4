import Galley

/// The sign-in screen of a hiking journal.
enum SignInScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("SignIn", in: traits)
    let password = EntryField(text("password"), value: "wanderlust", traits)
    password.field.isSecureTextEntry = true
    password.identifier = "password"
    let screen = Screen(traits, spacing: 12) {
      StackView.column(spacing: 6, alignment: .leading) {
        MountainLogo()
        Label(text("title"), .largeTitle, weight: 700).identified(by: "title")
        Label(text("subtitle"), .body, color: traits.color(.secondaryLabel))
      }.margins(DirectionalEdgeInsets(top: 56, leading: 0, bottom: 12, trailing: 0))
      EntryField(text("email"), value: text("address"), traits).identified(by: "email")
      password
      StackView.column(alignment: .trailing) { Button(link: text("forgotten")).identified(by: "forgotten") }
      Button(text("signIn"), .filled, field: Accent.forest.field, traits).identified(by: "signIn")
      divider(text("or"), traits)
      Button(text("passkey"), .gray, symbol: "key", traits).identified(by: "passkey")
      StackView.column(alignment: .center) {
        StackView.rowOrColumn(traits, spacing: 6) {
          Label(text("newcomer"), .subheadline, color: traits.color(.secondaryLabel))
          Button(link: text("create")).identified(by: "create").holdSize()
        }
      }
    }
    screen.tintColor = Accent.forest.ink(traits)
    return screen
  }

  private static func divider(_ word: String, _ traits: TraitCollection) -> View {
    let (before, after) = (Separator(traits), Separator(traits))
    return StackView.row(spacing: 12) {
      before
      Label(word, .footnote, color: traits.color(.secondaryLabel)).holdSize()
      after
    }.constrained { _ in before.widthAnchor == after.widthAnchor }
  }
}

/// A logo of two summits.
private final class MountainLogo: View {
  override var intrinsicContentSize: Size { Size(width: 64, height: 64) }

  override func displayItems() -> [DisplayItem] {
    let tile = Path.roundedRect(bounds, radius: 15)
    return [
      .group(
        DisplayGroup(
          clip: tile,
          items: [
            .fill(tile, Accent.forest.field),
            .fill(.ellipse(in: Rect(x: 41, y: 12, width: 12, height: 12)), Color(hex: 0xFFD66B)),
            .fill(summit(Point(x: 44, y: 28), halfWidth: 30), Color(hex: 0x8FD4B0)),
            .fill(summit(Point(x: 24, y: 20), halfWidth: 34), .white),
          ]))
    ]
  }

  private func summit(_ top: Point, halfWidth: Double) -> Path {
    .elements([
      .move(top), .line(Point(x: top.x + halfWidth, y: 66)), .line(Point(x: top.x - halfWidth, y: 66)), .close,
    ])
  }
}

/// A text field below its name.
final class EntryField: View {
  let field = TextField()

  init(_ name: String, value: String, _ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.tertiarySystemFill)
    layer.cornerRadius = 12
    field.text = value
    field.font = .preferredFont(forTextStyle: .body)
    // A line that cannot wrap must not grow as far as other texts.
    field.maximumContentSizeCategory = .accessibilityLarge
    let column = StackView.column(spacing: 2) {
      Label(name, .caption1, color: traits.color(.secondaryLabel))
      field
    }.margins(sides: 14, ends: 9)
    containing { column }.pinning(column)
  }
}
