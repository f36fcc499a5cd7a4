import Galley

/// A mailbox: a list of letters with sender, time, subject and beginning.
enum InboxScene {
  static func make(_ traits: TraitCollection) -> ViewController {
    let text = SceneTexts("Inbox", in: traits)
    var navigation = NavigationItem(title: text("title"))
    navigation.trailingItems = [BarButtonItem(title: text("select"))]
    let search = SearchController()
    search.searchBar.placeholder = text("search")
    // Like the buttons beside it, the field keeps its size at accessibility sizes.
    search.searchBar.maximumContentSizeCategory = .extraExtraExtraLarge
    navigation.searchController = search
    let inbox = ContentController(letters(text, traits), navigation: navigation)
    inbox.toolbarItems = toolbarItems(searchedBy: navigation, traits)
    let mailboxes = ViewController()
    mailboxes.title = text("mailboxes")
    let screen = NavigationController(rootViewController: mailboxes)
    screen.navigationBar.prefersLargeTitles = true
    screen.isToolbarHidden = false
    screen.pushViewController(inbox)
    return screen
  }

  private static func letters(_ text: SceneTexts, _ traits: TraitCollection) -> TableView {
    let table = TableView(style: .plain)
    table.backgroundColor = traits.color(.systemBackground)
    let cells = (1...7).map { LetterCell($0, isUnread: $0 <= 2, text, traits) }
    table.rows = .sections([TableSection(cells: cells)])
    table.sectionHeaderHeight = 0
    table.separatorInset = EdgeInsets(
      left: traits.isAccessibilitySize ? 30 : LetterCell.textInset, right: traits.hasGlass ? 20 : 0)
    return table
  }

  /// Makes the items of the toolbar: a filter and a button for a new letter. Since iOS 26, the search field is between
  /// them.
  private static func toolbarItems(
    searchedBy navigation: NavigationItem, _ traits: TraitCollection
  ) -> [BarButtonItem] {
    let space = BarButtonItem(systemItem: .flexibleSpace)
    let field = traits.hasGlass ? navigation.searchBarPlacementBarButtonItem : nil
    return [
      BarButtonItem(image: Image(systemName: "line.3.horizontal.decrease")), field ?? space,
      BarButtonItem(systemItem: .compose),
    ]
  }
}

/// A letter in the list, with a dot before unread ones. At accessibility sizes, it has no avatar.
private final class LetterCell: TableViewCell {
  /// The distance of the text beside an avatar from the leading edge, in points.
  static let textInset = 82.0
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
          Label(text("time\(number)"), .subheadline, color: traits.color(.secondaryLabel))
        }
        Label(text("subject\(number)"), .subheadline, weight: isUnread ? 600 : 400)
        Label(text("preview\(number)"), .subheadline, color: traits.color(.secondaryLabel))
      }
    }.margins(DirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 20))
    let dot = View()
    dot.backgroundColor = isUnread ? traits.color(.systemBlue) : nil
    dot.layer.cornerRadius = 5
    contentView.containing {
      row
      dot
    }.pinning(row)
    contentView.constrained { content in
      dot.widthAnchor == 10
      dot.heightAnchor == 10
      dot.leadingAnchor == content.leadingAnchor + 11
      dot.centerYAnchor == content.topAnchor + (traits.isAccessibilitySize ? traits.scaled(20) : 30)
    }
  }
}
