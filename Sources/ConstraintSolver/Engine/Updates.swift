/// The exchanges that the frame could not take, in order: the product form of the inverse.
///
/// Each update is the circuit of a row that entered, as it was then, with its pivot at the position that the row took.
/// See G. B. Dantzig and W. Orchard-Hays, "The product form for the inverse in the simplex method" (1954).
struct Updates: ~Copyable {
  private let addressOnly = AddressOnly()
  private var table = Buffer<Update>()
  private(set) var entries = Buffer<Entry>()

  struct Update: BitwiseCopyable {
    var position: Int32
    /// The row that the entering row replaced. The coefficient of the position before this update is one of this row.
    var leaving: Int32
    var entering: Int32
    fileprivate var start: Int32
    var pivot: Double
    /// A bound on the error of the pivot, relative to the pivot; 0 for a short number without an error.
    var doubt: Double
  }

  /// A coefficient of a circuit, except the pivot.
  struct Entry: BitwiseCopyable {
    var position: Int32
    var value: Double
    /// A bound on the error of the value; 0 for a short number without an error.
    var doubt: Double
  }

  var count: Int { table.count }

  subscript(index: Int) -> Update { table[index] }

  func entries(of index: Int) -> Range<Int> {
    Int(table[index].start)..<(index + 1 < table.count ? Int(table[index + 1].start) : entries.count)
  }

  mutating func removeAll() {
    table.removeAll()
    entries.removeAll()
  }

  /// Starts the update of a row that enters; its entries follow.
  mutating func append(_ row: Int, at position: Int, replacing leaving: Int32, pivot: Double, doubt: Double) {
    let doubt = pivot.doubt(atLeast: doubt) / abs(pivot)
    table.append(
      Update(
        position: Int32(position), leaving: leaving, entering: Int32(row), start: Int32(entries.count), pivot: pivot,
        doubt: doubt))
  }

  /// Adds an entry to the last update.
  mutating func appendEntry(at position: Int, _ value: Double, doubt: Double) {
    entries.append(Entry(position: Int32(position), value: value, doubt: value.doubt(atLeast: doubt)))
  }

  /// Turns the right sides of the tight rows into those of the frame's rows.
  func apply(to sides: inout Buffer<Double>) {
    for index in stride(from: table.count - 1, through: 0, by: -1) {
      let update = table[index]
      var rest = sides[Int(update.position)]
      for entry in entries(of: index) { rest -= entries[entry].value * sides[Int(entries[entry].position)] }
      sides[Int(update.position)] = rest / update.pivot
    }
  }

  /// Turns bounds on the errors of the tight rows' sides into those of the frame's rows.
  func applyMagnitudes(to errors: inout Buffer<Double>) {
    for index in stride(from: table.count - 1, through: 0, by: -1) {
      let update = table[index]
      var error = errors[Int(update.position)]
      for entry in entries(of: index) { error += abs(entries[entry].value) * errors[Int(entries[entry].position)] }
      errors[Int(update.position)] = error / abs(update.pivot)
    }
  }
}

extension Double {
  /// Returns a bound on the error of this number, which is 0 only if the number is short; see `isShort`.
  fileprivate func doubt(atLeast bound: Double) -> Double {
    bound == 0 && !isShort ? Tolerance.rounding * abs(self) : bound
  }
}
