import Foundation

/// Rows and items for a list whose data source has none: of the cells that the list has registered, in turn, each
/// filled with samples.
///
/// The list's delegate is not asked about them, because it would look for them in the data that is missing.
final class SampleRows {
  /// Whether the list shows the samples.
  private(set) var areShown = false
  /// The number of samples.
  private static let count = 3

  /// Returns the number of rows in each section: those of the list's own, or if these are empty, the samples in the
  /// first section.
  func counts(insteadOf own: [Int]) -> [Int] {
    areShown = own.allSatisfy { $0 == 0 }
    return areShown ? [Self.count] + own.dropFirst() : own
  }
}

extension SampleRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? Self.count : 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = tableView.reusableCells.identifier(inTurn: indexPath.row)
    if let cell = identifier.flatMap(tableView.dequeueReusableCell(withIdentifier:)) { return cell.filledWithSamples() }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

extension SampleRows: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? Self.count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let identifier = collectionView.reusableCells.identifier(inTurn: indexPath.item) {
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath).filledWithSamples()
    }
    let cell = UICollectionViewCell(frame: .zero)
    let number = UILabel()
    number.text = "\(indexPath.item + 1)"
    number.textAlignment = .center
    number.frame = cell.contentView.bounds
    number.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.backgroundColor = .secondarySystemFill
    cell.contentView.addSubview(number)
    return cell
  }
}

extension UITableView {
  /// What the table asks for its rows.
  final var rowSource: (any UITableViewDataSource)? { samples?.areShown == true ? samples : dataSource }
  /// What the table asks about its rows.
  final var rowDelegate: (any UITableViewDelegate)? { samples?.areShown == true ? nil : delegate }
}

extension UICollectionView {
  /// What the collection view asks for its items.
  final var itemSource: (any UICollectionViewDataSource)? { samples?.areShown == true ? samples : dataSource }
  /// What the collection view and its layout ask about the items.
  final var itemDelegate: (any UICollectionViewDelegate)? { samples?.areShown == true ? nil : delegate }
}
