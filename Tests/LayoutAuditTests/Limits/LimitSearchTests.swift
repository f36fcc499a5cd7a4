import TestSupport
import Testing

@testable import Galley
@testable import LayoutAudit

@Suite("Limits of texts")
struct LimitSearchTests {
  private let renderer: Renderer
  private let trace = TextTrace()
  private let root = View()
  private let words = AverageWords(word: "abcde", separator: " ")

  init() throws {
    renderer = try Renderer()
    root.identifier = "root"
  }

  /// Adds a label whose text is marked with its id.
  @discardableResult
  private func label(_ text: String, _ id: String, lines: Int = 1, in superview: View? = nil) -> Label {
    let label = Label(text: trace.marked(text, TextKey(table: "T", key: id)))
    label.identifier = id
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(label)
    return label
  }

  private func activate(_ constraints: LayoutConstraint...) { LayoutConstraint.activate(constraints) }

  private func search(width: Double = 200, height: Double = 100, scale: Double = 2) -> LimitSearch {
    let measuring = ProbeMeasuring(renderer.measuring)
    var traits = TraitCollection()
    traits.displayScale = scale
    let environment = LayoutEnvironment(traits: traits, measuring: measuring)
    let size = Size(width: width, height: height)
    return LimitSearch(measuring: measuring, scale: scale, words: words) { [root] in
      LayoutAudit(of: root, outcome: root.layout(size: size, safeArea: .zero, in: environment))
    }
  }

  private func mark(_ id: String) throws -> Int {
    try #require(trace.keys.firstIndex { $0.key == id })
  }

  private func width(of text: String) -> Double {
    let request = ParagraphRequest(runs: [TextRun(text, font: .systemFont(ofSize: 17))], maximumLines: 0)
    return renderer.measuring.paragraph(for: request).lines.reduce(0) { $0 + $1.width }
  }

  @Test("A label between two margins may be as wide as what is between them")
  func margins() throws {
    let name = label("Name", "name")
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      name.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -15),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    let limit = try #require(search().limit(of: try mark("name")))
    // 200 less 10 and 15.
    #expect(limit.width == 175)
    #expect(limit.lines == 1)
    #expect(limit.cause == "the label 'Name' is truncated")
  }

  @Test("A label may be as wide as the text beside it leaves room for", arguments: [2.0, 3])
  func neighbour(scale: Double) throws {
    let (first, second) = (label("A", "first"), label("Beside", "second"))
    second.horizontalCompressionResistancePriority = 751
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor))
    let own = (width(of: "Beside") * scale).rounded(.up) / scale
    let limit = try #require(search(scale: scale).limit(of: try mark("first"))?.width)
    #expect(abs(limit - (200 - 8 - own)) < 0.001)
  }

  @Test("A text that pushes another out of its view has its limit there")
  func pushed() throws {
    let (first, second) = (label("A", "first"), label("B", "second"))
    for label in [first, second] { label.horizontalCompressionResistancePriority = .required }
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor))
    let own = (width(of: "B") * 2).rounded(.up) / 2
    let limit = try #require(search().limit(of: try mark("first")))
    // A view may be a pixel outside, and ink a pixel beyond what cuts it off.
    #expect(limit.width == 200 - own + 0.5)
  }

  @Test("A text over two lines may have as many average words as two lines have")
  func lines() throws {
    let name = label("Name", "name", lines: 2)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.widthAnchor.constraint(equalToConstant: 150), name.topAnchor.constraint(equalTo: root.topAnchor))
    let unit = width(of: "abcde abcde") - width(of: "abcde")
    let space = unit - width(of: "abcde")
    let inLine = ((150 + space) / unit).rounded(.down)
    let limit = try #require(search().limit(of: try mark("name")))
    #expect(limit.lines == 2)
    // Two lines of whole words, and in the second one as many letters of the next word as fit.
    let rest = 150 - inLine * unit
    let letters = (1...5).map { width(of: String("abcde".prefix($0))) }
    let found = try #require(limit.width)
    #expect(found >= 2 * inLine * unit + (letters.last { $0 <= rest } ?? -space))
    #expect(found < 2 * inLine * unit + (letters.first { $0 > rest } ?? 0))
  }

  @Test("A text over two lines has two lines at its limit, and three with one more letter")
  func letters() throws {
    let name = label("Name", "name", lines: 2)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.widthAnchor.constraint(equalToConstant: 150), name.topAnchor.constraint(equalTo: root.topAnchor))
    let letters = try #require(search().limit(of: try mark("name"))?.letters)
    func lines(_ text: String) -> Int {
      let request = ParagraphRequest(
        runs: [TextRun(text, font: .systemFont(ofSize: 17))], width: 150, maximumLines: 0)
      return renderer.measuring.paragraph(for: request).lines.count
    }
    #expect(lines(words.start(letters)) == 2)
    #expect(lines(words.start(letters + 1)) == 3)
  }

  @Test("The limit of a label that shrinks its text is its width, measured in its smallest font")
  func smallestFont() throws {
    let name = label("Name", "name")
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.5
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.widthAnchor.constraint(equalToConstant: 100), name.topAnchor.constraint(equalTo: root.topAnchor))
    let limit = try #require(search().limit(of: try mark("name")))
    #expect(limit.width == 100)
    // Half of 17 points.
    #expect(limit.fontSize == 8.5)
  }

  @Test("A label that moves its letters closer together has a limit up to 5% beyond its width")
  func closerLetters() throws {
    let name = label("Name", "name")
    name.allowsDefaultTighteningForTruncation = true
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.widthAnchor.constraint(equalToConstant: 150), name.topAnchor.constraint(equalTo: root.topAnchor))
    let letters = try #require(search().limit(of: try mark("name"))?.letters)
    #expect(width(of: words.start(letters)) <= 150 * 1.05)
    #expect(width(of: words.start(letters + 1)) > 150 * 1.05)
  }

  @Test("A text that grows towards another one may be as wide as what is beside that")
  func growsLeftwards() throws {
    let (name, other) = (label("Name", "name"), label("Beside", "other"))
    activate(
      name.trailingAnchor.constraint(equalTo: root.trailingAnchor), name.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor), other.topAnchor.constraint(equalTo: root.topAnchor))
    let width = try #require(search().limit(of: try mark("name"))?.width)
    // Ink can begin and end up to two points inside of a text's width.
    #expect(abs(width - (200 - self.width(of: "Beside"))) <= 4)
  }

  @Test("A limit is that of scenes which are built anew")
  func confirmed() throws {
    let name = label("Name", "name")
    let width = name.widthAnchor.constraint(equalToConstant: 80)
    activate(
      width, name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    let measuring = ProbeMeasuring(renderer.measuring)
    func layOut(_ measuring: ProbeMeasuring, _ constant: Double) -> LayoutAudit {
      width.constant = constant
      root.setNeedsLayout()
      name.invalidateIntrinsicContentSize()
      let size = Size(width: 200, height: 100)
      let environment = LayoutEnvironment(traits: TraitCollection(), measuring: measuring)
      return LayoutAudit(of: root, outcome: root.layout(size: size, safeArea: .zero, in: environment))
    }
    for (kept, anew) in [(80.0, 60.0), (80, 95)] {
      let search = LimitSearch(measuring: measuring, scale: 2, words: words) {
        let measuring = ProbeMeasuring(renderer.measuring)
        return (measuring, { layOut(measuring, anew) })
      } layOut: {
        layOut(measuring, kept)
      }
      #expect(search.limit(of: try mark("name"))?.width == anew)
    }
  }

  @Test("A text that nothing limits has no limit")
  func unlimited() throws {
    let name = label("Name", "name")
    let scroll = ScrollView()
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(scroll)
    name.removeFromSuperview()
    scroll.addSubview(name)
    activate(
      name.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      name.topAnchor.constraint(equalTo: scroll.topAnchor), name.bottomAnchor.constraint(equalTo: scroll.bottomAnchor))
    let limit = try #require(search().limit(of: try mark("name")))
    #expect(limit.width == nil)
  }

  @Test("A text that is too long already has a limit below its width, and its problem is its own")
  func exceeded() throws {
    let (name, other) = (label("A name of some length", "name"), label("Other text", "other"))
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor), name.widthAnchor.constraint(equalToConstant: 60),
      name.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: name.bottomAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    let search = search()
    search.findExcesses()
    #expect(search.sights.map(\.isTruncated) == [true, false])
    #expect(search.sights.map(\.problems) == [["the label 'A name of some length' is truncated"], []])
    #expect(search.sights[0].isCertain)
    #expect(search.limit(of: try mark("name"))?.width == 60)
  }

  @Test("Two keys with the same text are told apart")
  func equalTexts() throws {
    let (first, second) = (label("Name", "first"), label("Name", "second"))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 80), second.widthAnchor.constraint(equalToConstant: 120),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor))
    let search = search()
    #expect(search.sights.map(\.view.label) == ["first", "second"])
    #expect(search.limit(of: try mark("first"))?.width == 80)
    #expect(search.limit(of: try mark("second"))?.width == 120)
  }

  @Test("Marks change no layout")
  func marks() throws {
    let name = label("A name of some length", "name", lines: 0)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor), name.widthAnchor.constraint(equalToConstant: 90),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    let marked = search().sights[0]
    name.text = "A name of some length"
    let plain = renderer.render(root, size: Size(width: 200, height: 100)).layout.root.children[0]
    #expect(marked.box.height == plain.frame.height)
    #expect(marked.lines == plain.text?.lines)
  }

  @Test("Limits are those of a search through every pixel, in random rows of labels", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: 4200 + seed)
    let count = Int.random(in: 1...4, using: &random)
    var before: View?
    for index in 0..<count {
      let text = random.pick(["A", "Name", "Two words", "A text of several words"])
      let own = label(text, "label\(index)", lines: 1)
      own.horizontalCompressionResistancePriority = LayoutPriority(rawValue: random.pick([740, 750, 760, 1000]))
      activate(
        own.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? root.leadingAnchor, constant: random.pick([0, 8])),
        own.topAnchor.constraint(equalTo: root.topAnchor, constant: random.pick([0, 20])))
      if random.pick([true, false]) {
        activate(own.widthAnchor.constraint(lessThanOrEqualToConstant: random.pick([40, 75, 110])))
      }
      before = own
    }
    if let before { activate(before.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)) }
    let search = search(width: 180, height: 60)
    for index in 0..<count {
      let mark = try mark("label\(index)")
      guard let limit = search.limit(of: mark), let width = limit.width, width > 0 else { continue }
      let steps = Array(1...Int(width * 2) + 1)
      let first = steps.first { !search.fits(mark, width: Double($0) / 2) }
      #expect(first == steps.last, "seed \(seed), label \(index), limit \(width)")
    }
  }

  @Test("Longest texts fit together, and one more character of any does not")
  func longest() throws {
    let (first, second) = (label("Name", "first"), label("Beside", "second"))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor))
    let texts = search().longestTexts()
    let (one, other) = (try #require(texts[mark("first")]), try #require(texts[mark("second")]))
    #expect(one.hasPrefix("Name Name") && other.hasPrefix("Beside"))
    let room = 200.0 - 8
    func rounded(_ text: String) -> Double { (width(of: text) * 2).rounded(.up) / 2 }
    #expect(rounded(one) + rounded(other) <= room)
    #expect(rounded(one + "m") + rounded(other) > room)
  }

  @Test("An excess within the measuring error is a problem of the text, but not a certain one")
  func uncertainExcess() throws {
    let text = "A name of some length"
    let name = label(text, "name")
    // 2.5% of the width may be due to another typeface.
    let room = (width(of: text) * 0.985).rounded()
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor), name.widthAnchor.constraint(equalToConstant: room),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    let search = search()
    search.findExcesses()
    #expect(search.sights.map(\.problems) == [["the label '\(text)' is truncated"]])
    #expect(!search.sights[0].isCertain)
  }

  @Test("A text that grows out of its box is certain if it is wider than its limit by more than 2.5%")
  func outsideItsBox() throws {
    let box = View()
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let name = label("A name of some length", "name", in: box)
    let other = label("Truncated", "other")
    activate(
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: box.bottomAnchor), other.widthAnchor.constraint(equalToConstant: 40),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 100),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: box.leadingAnchor), name.topAnchor.constraint(equalTo: box.topAnchor))
    let search = search()
    search.findExcesses()
    #expect(search.sights.map(\.pushesOutside) == [true, false] && search.sights.map(\.isCertain) == [false, true])
    let sight = search.sights[0]
    #expect(sight.problems.count == 1)
    // A view may extend a pixel beyond its superview.
    #expect(search.limit(of: try mark("name"))?.width == 100.5)
    #expect(sight.isCertain(width: 103, limit: 100) && !sight.isCertain(width: 102, limit: 100))
    #expect(!sight.isCertain(width: 103, limit: nil))
  }

  @Test("A text in a typeface that stands in for another is not certain, however far it grows out of its box")
  func outsideItsBoxInAnotherTypeface() throws {
    let name = label("A name of some length", "name")
    name.font = Font(family: .named("No Such Typeface"), size: 17)
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    name.removeFromSuperview()
    box.addSubview(name)
    activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: box.leadingAnchor), name.topAnchor.constraint(equalTo: box.topAnchor))
    let search = search()
    search.findExcesses()
    let sight = try #require(search.sights.first)
    #expect(sight.pushesOutside && !sight.isCertain(width: 150, limit: 30))
  }

  @Test("Only a limit over several lines is one in letters", arguments: [(1, false), (2, true)])
  func letters(lines: Int, hasLetters: Bool) throws {
    let name = label("Name", "name", lines: lines)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor), name.widthAnchor.constraint(equalToConstant: 80),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    #expect((try search().limit(of: mark("name"))?.letters != nil) == hasLetters)
  }

  @Test("A text that nothing limits grows to 160 characters, or to three times its own")
  func longestUnlimited() throws {
    let (short, long) = (label("Name", "short"), label(String(repeating: "abcde ", count: 12), "long"))
    let scroll = ScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    for view in [short, long] { scroll.addSubview(view) }
    activate(
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.heightAnchor.constraint(equalToConstant: 100),
      short.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      short.trailingAnchor.constraint(lessThanOrEqualTo: scroll.trailingAnchor),
      long.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      long.trailingAnchor.constraint(lessThanOrEqualTo: scroll.trailingAnchor),
      short.topAnchor.constraint(equalTo: scroll.topAnchor), long.topAnchor.constraint(equalTo: short.bottomAnchor),
      long.bottomAnchor.constraint(equalTo: scroll.bottomAnchor))
    let texts = search().longestTexts()
    // The last of 160 characters would be a space.
    let (one, other) = (try #require(texts[mark("short")]), try #require(texts[mark("long")]))
    #expect(one.count == 159 && other.count > 200)
  }

  // MARK: Earlier cells

  /// A scene with a label between margins of 10 and 15 points.
  private func margins(width: Double, lines: Int) -> LimitSearch.Rebuilt {
    let root = View()
    let name = label("Name", "name", lines: lines, in: root)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      name.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -15),
      name.topAnchor.constraint(equalTo: root.topAnchor))
    let measuring = ProbeMeasuring(renderer.measuring)
    let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: measuring)
    return (
      measuring,
      {
        let size = Size(width: width, height: 100)
        return LayoutAudit(of: root, outcome: root.layout(size: size, safeArea: .zero, in: environment))
      }
    )
  }

  /// Returns the limit of the label, searched with the limits of earlier cells.
  private func remembering(_ memory: LimitMemory, width: Double, lines: Int = 1) throws -> TextLimit {
    let (measuring, layOut) = margins(width: width, lines: lines)
    let search = LimitSearch(
      measuring: measuring, scale: 2, words: words, rebuild: { margins(width: width, lines: lines) }, layOut: layOut)
    search.memory = (memory, trace.keys)
    return try #require(search.limit(of: try mark("name")))
  }

  @Test("What an earlier cell found is tried first, and changes no limit", arguments: [1, 0])
  func memory(lines: Int) throws {
    let memory = LimitMemory()
    let plain = [200.0, 200, 150, 320].map { width in try? remembering(LimitMemory(), width: width, lines: lines) }
    let guided = [200.0, 200, 150, 320].map { width in try? remembering(memory, width: width, lines: lines) }
    #expect(guided.map { $0?.width } == plain.map { $0?.width })
    #expect(guided.map { $0?.cause } == plain.map { $0?.cause } && guided.map { $0?.lines } == plain.map { $0?.lines })
    guard lines == 1 else { return }
    #expect(plain.map { $0?.width } == [175, 175, 125, 295])
    // The same limit again takes a letter, the limit, and a pixel more.
    #expect(guided[1]?.layouts == 3)
  }

  @Test("A text that nothing limited is tried at the greatest length at once")
  func unlimitedMemory() throws {
    let name = label("Name", "name", lines: 0)
    activate(
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor), name.topAnchor.constraint(equalTo: root.topAnchor),
      name.widthAnchor.constraint(equalToConstant: 150))
    let memory = LimitMemory()
    func limit() throws -> TextLimit? {
      let search = search(height: 1_000_000)
      search.memory = (memory, trace.keys)
      return search.limit(of: try mark("name"))
    }
    let first = try #require(try limit())
    let second = try #require(try limit())
    #expect(first.width == nil && second.width == nil && second.lines == first.lines)
    #expect(second.layouts == 2 && first.layouts > 2)
  }
}

extension LimitSearchTests {
  @Test(
    "A layout in which not all overlaps are looked for has a problem that says so", arguments: [(3, false), (2, true)])
  func manyOverlaps(mostPairs: Int, isProblem: Bool) {
    // Three texts in one place are three pairs.
    for id in ["one", "two", "three"] {
      let label = label("Text", id)
      activate(
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor)
      )
    }
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring)
    let outcome = root.layout(size: Size(width: 200, height: 100), safeArea: .zero, in: environment)
    let problems = LayoutAudit(of: root, outcome: outcome).limitProblems(mostPairs: mostPairs)
    #expect(problems.keys.contains { $0.rule == .overlap })
    #expect(problems.keys.contains { $0.rule == .unreadableFile } == isProblem)
  }
}

@Suite("Average words")
struct AverageWordsTests {
  @Test("The word has the average length, and is the most frequent of that length")
  func average() {
    // 3 + 5 + 5 + 7 letters in four words: 5 on average.
    #expect(AverageWords(of: ["one three", "three sevenxx"]) == AverageWords(word: "three", separator: " "))
  }

  @Test("A script without spaces has single characters", arguments: [("日本語の日", "日"), ("ภาษาภ", "ภ")])
  func withoutSpaces(text: String, word: String) {
    #expect(AverageWords(of: [text]) == AverageWords(word: word, separator: ""))
  }

  @Test("A text of average words starts with whole words")
  func start() {
    let words = AverageWords(word: "abc", separator: " ")
    #expect([1, 3, 4, 7].map(words.start) == ["a", "abc", "abc a", "abc abc a"])
    #expect(AverageWords(word: "日", separator: "").start(3) == "日日日")
  }

  @Test("Without texts there is a word all the same")
  func empty() { #expect(!AverageWords(of: []).word.isEmpty) }

  @Test("A language with spaces may name things in a script without, in up to half of its letters")
  func mixedScripts() {
    #expect(AverageWords(of: ["Tokyo 東京 station", "Tokyo"]).separator == " ")
    #expect(AverageWords(of: ["ab 東京"]) == AverageWords(word: "ab", separator: " "))
    #expect(AverageWords(of: ["ab 東京都"]).separator == "")
  }

  @Test("Of words that are equally frequent and long, the first in order counts")
  func ties() { #expect(AverageWords(of: ["one two", "two one"]).word == "one") }
}
