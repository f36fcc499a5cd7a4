import Galley

/// A mailbox: a list of letters with sender, time, subject and beginning.
enum InboxScene {
  static func make(_ traits: TraitCollection) -> ViewController { InboxViewController(traits) }
}

/// The controller of a mailbox, with a title and a search field above a table.
private final class InboxViewController: ViewController {
  private let traits: TraitCollection
  private let text: SceneTexts

  init(_ traits: TraitCollection) {
    self.traits = traits
    text = SceneTexts("Inbox", in: traits)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = traits.color(.systemBackground)
    let head = StackView.column(spacing: 8) {
      ScreenTitle(text("title"), symbol: "square.and.pencil", traits)
      SearchField(text("search"), traits)
    }
    let letters = letters()
    view.containing {
      letters
      head
    }.constrained { view in
      head.topAnchor == view.safeAreaLayoutGuide.topAnchor + 16
      head.leadingAnchor == view.layoutMarginsGuide.leadingAnchor
      head.trailingAnchor == view.layoutMarginsGuide.trailingAnchor
      letters.topAnchor == head.bottomAnchor + 8
      letters.leadingAnchor == view.leadingAnchor
      letters.trailingAnchor == view.trailingAnchor
      letters.bottomAnchor == view.bottomAnchor
    }
  }

  private func letters() -> TableView {
    let table = TableView(style: .plain)
    let cells = (1...7).map { LetterCell($0, isUnread: $0 <= 2, text, traits) }
    table.rows = .sections([TableSection(cells: cells)])
    table.sectionHeaderHeight = 0
    if !traits.isAccessibilitySize { table.separatorInset = EdgeInsets(left: LetterCell.textInset) }
    return table
  }
}

/// A letter in the list. At accessibility sizes, it has no avatar.
private final class LetterCell: TableViewCell {
  /// The distance of the text beside an avatar from the leading edge, in points.
  static let textInset = 72.0
  private static let colors: [UInt32] = [0xB4552D, 0x3B6EA5, 0x6B5B95, 0x4E7D5B, 0xA33B6B]

  convenience init(_ number: Int, isUnread: Bool, _ text: SceneTexts, _ traits: TraitCollection) {
    self.init(style: .custom)
    let color = Color(hex: Self.colors[number % Self.colors.count])
    let row = StackView.row(spacing: 12, alignment: .top) {
      if !traits.isAccessibilitySize {
        Avatar(text("initials\(number)"), color: color).holdSize()
      }
      StackView.column(spacing: 2) {
        StackView.ends(traits, spacing: 8) {
          Label(text("sender\(number)"), .headline)
          Label(text("time\(number)"), .subheadline, color: traits.color(isUnread ? .link : .secondaryLabel))
        }
        Label(text("subject\(number)"), .subheadline, weight: isUnread ? 600 : 400)
        Label(text("preview\(number)"), .subheadline, color: traits.color(.secondaryLabel))
      }
    }.margins(sides: 20, ends: 11)
    contentView.containing { row }.pinning(row)
  }
}

/// A grey search field with a magnifying glass. It grows with the text size.
final class SearchField: View {
  init(_ placeholder: String, _ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.tertiarySystemFill)
    layer.cornerRadius = 10
    let row = StackView.row(spacing: 7) {
      ImageView(symbol: "magnifyingglass", traits, size: 16, color: traits.color(.secondaryLabel))
      Label(placeholder, color: traits.color(.secondaryLabel))
    }.margins(sides: 9, ends: 7)
    containing { row }.pinning(row)
  }
}
