/// What data, xibs of classes or rows without data may add to a scene in all: a few lines of data can ask for a section
/// of a thousand rows a thousand times.
struct SceneBudget {
  /// The largest number of rows of tables and items of collection views in a scene.
  static let mostRows = 5_000
  /// The largest number of elements that copies of cells and other documents add to a scene, some 150 MB of memory.
  static let mostElements = 200_000

  /// The largest number of rows.
  var mostRows = Self.mostRows
  private(set) var rows = 0
  private(set) var elements = 0

  /// Takes the room for a row, and returns whether there was any.
  mutating func takeRow(_ cell: InterfaceElement) -> Bool {
    guard rows < mostRows && take(cell) else { return false }
    rows += 1
    return true
  }

  /// Takes the room for a copy of an element, and returns whether there was any.
  mutating func take(_ element: InterfaceElement) -> Bool {
    let count = element.elementCount
    guard count <= Self.mostElements - elements else { return false }
    elements += count
    return true
  }

  /// What to say if there is no more room.
  static let message =
    "the data gives the scene more than \(mostRows) rows, or \(mostElements) elements of cells and documents; the rest"
    + " is left out; show fewer, or divide them among states of the scene"
}

extension InterfaceElement {
  /// The number of the element and the elements in it.
  var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }

  /// The number of levels of nested elements, 1 for an element without others in it.
  var depth: Int { 1 + (children.lazy.map(\.depth).max() ?? 0) }
}
