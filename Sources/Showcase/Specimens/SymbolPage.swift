import Galley

/// A page of symbols with their names.
enum SymbolPage {
  /// The page's width in points.
  static let width = 1000.0
  private static let columns = 10

  /// Makes the rows of the page.
  static func rows() -> [View] {
    let names = SymbolNames.all
    return stride(from: 0, to: names.count, by: columns).map { row(names[$0..<min($0 + columns, names.count)]) }
  }

  /// Puts rows below each other.
  static func page(of rows: [View]) -> View {
    let page = StackView.column(spacing: 6) {
      for row in rows { row }
    }.margins(sides: 10, ends: 16)
    page.backgroundColor = .white
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
