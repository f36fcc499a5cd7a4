/// What the command line asks for.
struct Usage {
  /// Wrong usage, with what would be right.
  struct Failure: Error { var message: String }

  static let text = """
    usage: galley-benchmarks solver [--format tsv|text] [--sizes n,...] [--cases name,...] [--memory kept|fresh]
           galley-benchmarks systems [--sizes n,...]
           galley-benchmarks text [--format tsv|text]
           galley-benchmarks pictures [--format tsv|text]
           galley-benchmarks screens [--format tsv|text] [--sizes count]
           galley-benchmarks screen-listing [--sizes count]
           galley-benchmarks line-breaks < requests.json
           galley-benchmarks limits [--sizes count] [--seed n] < paths of documents
    """

  private var options: [String: String] = [:]
  let command: String

  init(_ arguments: [String]) throws(Failure) {
    guard let command = arguments.first else { throw Failure(message: "no benchmark is named") }
    self.command = command
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      guard ["--format", "--sizes", "--cases", "--memory", "--seed"].contains(name), let value = rest.popFirst() else {
        throw Failure(message: "'\(name)' is no option, or its value is missing")
      }
      options[name] = value
    }
  }

  /// Runs the benchmark.
  func run() throws(Failure) {
    switch command {
    case "solver":
      var benchmark = SolverBenchmark()
      if let sizes = try sizes() { benchmark.sizes = sizes }
      if let cases = try cases() { benchmark.cases = cases }
      if let format = try choice("--format", Table.Format.init(rawValue:)) { benchmark.format = format }
      if let memory = try choice("--memory", SolverMeasurement.Memory.init(rawValue:)) { benchmark.memory = memory }
      benchmark.run()
    case "systems":
      var listing = SystemListing()
      if let sizes = try sizes() { listing.sizes = sizes }
      listing.run()
    case "text":
      guard var benchmark = try? TextBenchmark() else { throw Failure(message: "the bundled fonts are missing") }
      if let format = try choice("--format", Table.Format.init(rawValue:)) { benchmark.format = format }
      benchmark.run()
    case "pictures":
      var benchmark = PictureBenchmark()
      if let format = try choice("--format", Table.Format.init(rawValue:)) { benchmark.format = format }
      do { try benchmark.run() } catch { throw Failure(message: "the pictures cannot be made: \(error)") }
    case "screens", "screen-listing":
      guard var benchmark = try? ScreenBenchmark() else { throw Failure(message: "the bundled fonts are missing") }
      if let count = try sizes()?.first { benchmark.count = count }
      if let format = try choice("--format", Table.Format.init(rawValue:)) { benchmark.format = format }
      if command == "screens" { benchmark.run() } else { benchmark.list() }
    case "line-breaks":
      do { try LineBreakListing().run() } catch { throw Failure(message: "the line breaks cannot be listed: \(error)") }
    case "limits":
      guard var proof = try? LimitProof() else { throw Failure(message: "the bundled fonts are missing") }
      if let count = try sizes()?.first { proof.count = count }
      if let seed = try choice("--seed", UInt64.init) { proof.seed = seed }
      proof.run()
    default: throw Failure(message: "there is no benchmark '\(command)'")
    }
  }

  private func sizes() throws(Failure) -> [Int]? {
    guard let text = options["--sizes"] else { return nil }
    let sizes = text.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
    guard !sizes.isEmpty else { throw Failure(message: "--sizes are numbers of views, as 10,100") }
    return sizes
  }

  private func cases() throws(Failure) -> [SolverCase]? {
    guard let text = options["--cases"] else { return nil }
    var cases: [SolverCase] = []
    for name in text.split(separator: ",") {
      guard let found = SolverCase(rawValue: String(name)) else { throw Failure(message: "there is no case '\(name)'") }
      cases.append(found)
    }
    return cases
  }

  private func choice<Choice>(_ name: String, _ make: (String) -> Choice?) throws(Failure) -> Choice? {
    guard let text = options[name] else { return nil }
    guard let choice = make(text) else { throw Failure(message: "\(name) cannot be '\(text)'") }
    return choice
  }
}
