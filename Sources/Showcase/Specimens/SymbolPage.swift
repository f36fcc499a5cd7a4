import Galley

/// A page of symbols with their names.
package enum SymbolPage {
  /// The page's width in points.
  package static let width = 1000.0
  private static let columns = 10

  /// Builds the page's view tree.
  package static func make() -> View {
    let page = StackView()
    page.axis = .vertical
    page.spacing = 6
    page.isLayoutMarginsRelativeArrangement = true
    page.directionalLayoutMargins = DirectionalEdgeInsets(top: 16, leading: 10, bottom: 16, trailing: 10)
    page.backgroundColor = .white
    let names = SymbolNames.all
    for start in stride(from: 0, to: names.count, by: columns) {
      page.addArrangedSubview(row(names[start..<min(start + columns, names.count)]))
    }
    return page
  }

  private static func row(_ names: ArraySlice<String>) -> View {
    let row = StackView()
    row.distribution = .fillEqually
    row.alignment = .top
    for name in names { row.addArrangedSubview(cell(name)) }
    for _ in names.count..<columns { row.addArrangedSubview(View()) }
    return row
  }

  private static func cell(_ name: String) -> View {
    let image = ImageView(image: Image(systemName: name, pointSize: 26))
    image.tintColor = .black
    let label = Label()
    label.font = .systemFont(ofSize: 8)
    label.text = name.replacing(".", with: ".\u{200B}")
    label.textAlignment = .center
    label.numberOfLines = 0
    let cell = StackView()
    cell.axis = .vertical
    cell.alignment = .center
    cell.spacing = 4
    cell.addArrangedSubview(image)
    cell.addArrangedSubview(label)
    return cell
  }
}
