import Galley
import TestSupport
import Testing

/// Lays out trees again and again, and compares them with new trees.
@Suite("Trees that are laid out again")
struct RepeatedLayoutTests {
  @Test(
    "A tree that changes size, text size and language is laid out as a new one, and twice as once", arguments: 1...40)
  func random(seed: Int) throws {
    var numbers = SeededGenerator(seed: seed)
    let renderer = try Renderer()
    let kept = RandomScreen(seed: seed)
    for _ in 0..<6 {
      let setting = Setting(using: &numbers)
      let first = setting.frames(of: kept, with: renderer)
      let second = setting.frames(of: kept, with: renderer)
      let new = setting.frames(of: RandomScreen(seed: seed), with: renderer)
      #expect(first == new, "seed \(seed), \(setting): \(Self.difference(between: first, new))")
      #expect(second == first, "seed \(seed), \(setting): \(Self.difference(between: second, first))")
    }
  }

  /// Returns the first of two lists' lines that differ.
  private static func difference(between lines: [String], _ others: [String]) -> String {
    zip(lines, others).first { $0 != $1 }.map { "\($0) and not \($1)" }
      ?? "\(lines.count) and not \(others.count) views"
  }

  @Test("A cell leaves room for the accessory of its text size, whatever size it had before")
  func accessory() throws {
    let cell = TableViewCell(style: .custom)
    cell.accessoryType = .disclosureIndicator
    let renderer = try Renderer()
    let widths = [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge, .large].map { size in
      let traits = TraitCollection(preferredContentSizeCategory: size)
      _ = renderer.render(cell, size: Size(width: 320, height: 44), traits: traits)
      return cell.contentView.frame.width
    }
    #expect(widths[1] < widths[0])
    #expect(widths[2] == widths[0])
  }
}

/// What a layout depends on beside its tree.
private struct Setting: CustomStringConvertible {
  var size: Size
  var traits: TraitCollection
  var language: Int

  init(using numbers: inout SeededGenerator) {
    size = Size(width: numbers.pick([320, 375, 390.25, 500.5, 700]), height: numbers.pick([480, 667, 701.3]))
    language = Int.random(in: 0..<RandomScreen.texts.count, using: &numbers)
    traits = TraitCollection(
      locale: ["en", "de", "ar"][language],
      preferredContentSizeCategory: numbers.pick([.extraSmall, .large, .large, .accessibilityLarge]))
    traits.displayScale = 3
  }

  var description: String {
    "\(size.width) x \(size.height), \(traits.locale), \(traits.preferredContentSizeCategory.rawValue)"
  }

  func frames(of screen: RandomScreen, with renderer: Renderer) -> [String] {
    for (index, label) in screen.labels.enumerated() {
      let texts = RandomScreen.texts[language]
      label.text = texts[index % texts.count]
    }
    return frames(of: renderer.render(screen.root, size: size, traits: traits).layout.root)
  }

  private func frames(of node: LayoutNode) -> [String] {
    let frame = node.frame
    return ["\(node.id): \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"] + node.children.flatMap(frames)
  }
}

/// Rows, stacks and cells with texts, the same for a seed.
private final class RandomScreen {
  static let texts = [
    ["Next", "Payment method", "Travel confirmation for two adults and a child", "OK", "Settings"],
    ["Weiter", "Zahlungsmethode", "Reisebestätigung für zwei Erwachsene und ein Kind", "OK", "Einstellungen"],
    ["التالي", "طريقة الدفع", "تأكيد السفر لشخصين بالغين وطفل", "موافق", "الإعدادات"],
  ]

  let root = View()
  private(set) var labels: [Label] = []
  private var numbers: SeededGenerator

  init(seed: Int) {
    numbers = SeededGenerator(seed: seed)
    let parts = [numbers.pick([true, false]) ? table() : collection(), stack(depth: 2), row()]
    var above = root.layoutMarginsGuide.topAnchor
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(part)
      LayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: above, constant: numbers.pick([0, 8, 20.0 / 3])),
        part.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        part.trailingAnchor.constraint(
          equalTo: numbers.pick([true, false])
            ? root.layoutMarginsGuide.trailingAnchor : root.readableContentGuide.trailingAnchor),
      ])
      above = part.bottomAnchor
    }
    parts[0].heightAnchor.constraint(equalToConstant: 200).isActive = true
  }

  private func label() -> Label {
    let label = Label()
    label.font = .preferredFont(forTextStyle: numbers.pick([TextStyle.body, .headline, .footnote]))
    label.adjustsFontForContentSizeCategory = numbers.pick([true, true, false])
    label.numberOfLines = numbers.pick([0, 1, 2])
    for axis in Axis.allCases {
      label.setContentHuggingPriority(LayoutPriority(numbers.pick([250, 251, 252])), for: axis)
    }
    labels.append(label)
    return label
  }

  private func stack(depth: Int) -> StackView {
    let stack = StackView()
    stack.axis = numbers.pick([.horizontal, .vertical])
    stack.distribution = numbers.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing])
    stack.alignment = numbers.pick([.fill, .center, .leading])
    stack.spacing = numbers.pick([0, 8, 7.5])
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      stack.addArrangedSubview(depth > 0 && numbers.pick([true, false]) ? self.stack(depth: depth - 1) : label())
    }
    return stack
  }

  /// Two labels side by side, the second with a share of the width.
  private func row() -> View {
    let row = View()
    let (one, other) = (label(), label())
    for label in [one, other] {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      label.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor).isActive = true
    }
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: numbers.pick([8, 20.0 / 3])),
      other.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      other.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: numbers.pick([0.3, 1.0 / 3, 0.5])),
    ])
    return row
  }

  private func table() -> View {
    let table = TableView(style: numbers.pick([.plain, .insetGrouped]))
    let cells = (0..<3).map { _ in
      let cell = TableViewCell(style: .custom)
      cell.accessoryType = numbers.pick([.none, .disclosureIndicator, .checkmark])
      fill(cell.contentView)
      return cell
    }
    table.rows = .sections([TableSection(headerTitle: "Reise", cells: cells)])
    return table
  }

  private func collection() -> View {
    let collection = CollectionView()
    collection.layout.itemSize = Size(width: numbers.pick([100, 120.5]), height: 60)
    collection.cells = (0..<4).map { _ in
      let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      fill(cell.contentView)
      return cell
    }
    return collection
  }

  /// Puts a stack into the content of a cell, which may be too low for it.
  private func fill(_ content: View) {
    let stack = stack(depth: 1)
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 4),
    ])
  }
}
