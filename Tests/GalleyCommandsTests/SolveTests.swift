import Foundation
import TestSupport
import Testing

@Suite("Systems as JSON lines", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct SolveTests {
  private let folder = TemporaryFolder()

  /// A line of `galley layout --dump-system`.
  private struct Dump: Decodable {
    var scene: String
    var variables: Int
    var views: [Place]
  }

  /// The constants of such a line.
  private struct DumpedConstants: Decodable {
    struct Row: Decodable {
      var constant: Double
    }

    var constraints: [Row]
  }

  private struct Place: Decodable {
    var id: String
    var variables: [Int]
  }

  /// A line of `galley solve`.
  private struct Optimum: Decodable {
    var values: [Double]
    var broken: [Int]
  }

  /// A line of `galley layout --json`.
  private struct Layout: Decodable {
    var scenes: [Scene]

    struct Scene: Decodable {
      var name: String
      var root: Node
    }

    struct Node: Decodable {
      var id: String
      var alignmentRect: [Double]
      var children: [Node]

      var withDescendants: [Node] { [self] + children.flatMap(\.withDescendants) }
    }
  }

  private func solve(_ lines: String...) throws -> ToolProcess.Result {
    try folder.write(lines.joined(separator: "\n"), to: "systems.jsonl")
    return try ToolProcess.run(arguments: ["solve", "systems.jsonl"], in: folder.url)
  }

  private func decode<Line: Decodable>(_ text: String, as type: Line.Type) throws -> [Line] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test("Each system becomes a line of values, violations and conflicts")
  func answer() throws {
    // x is required to be 10 and 12: the last is broken. Two wishes at 250 against one at 251.5: 4 wins, 2 x 6 is lost.
    let run = try solve(
      """
      {"variables":3,"constraints":[{"terms":[[0,1]],"relation":"==","constant":10},\
      {"terms":[[0,1]],"relation":"==","constant":12,"priority":1000,"protected":false},\
      {"terms":[[1,1]],"relation":">=","constant":10,"priority":250},\
      {"terms":[[1,1]],"relation":"==","constant":10,"priority":250},\
      {"terms":[[1,0.5]],"relation":"<=","constant":2,"priority":251.5}]}
      """)
    #expect(
      run.output == """
        {"values":[10,4,0],"violations":{"251.5":0,"250":12},"broken":[1],"conflicts":[[0,1]],"ambiguous":[2]}

        """)
    #expect(run.code == 0)
    #expect(run.log.isEmpty)
  }

  @Test("A protected constraint is not broken")
  func protected() throws {
    let run = try solve(
      """
      {"variables":1,"constraints":[{"terms":[[0,1]],"relation":"==","constant":300},\
      {"terms":[[0,1]],"relation":"==","constant":375,"protected":true}]}
      """)
    #expect(run.output.contains("\"values\":[375],\"violations\":{},\"broken\":[0],\"conflicts\":[[0,1]]"))
  }

  @Test("A break key decides before the order of addition", arguments: [(0, 12), (2, 10)])
  func breakKey(rank: Int, expected: Int) throws {
    let run = try solve(
      """
      {"variables":1,"constraints":[{"terms":[[0,1]],"relation":"==","constant":10,"break":[1,5]},\
      {"terms":[[0,1]],"relation":"==","constant":12,"break":[\(rank),7]}]}
      """)
    #expect(run.output.contains("\"values\":[\(expected)]"))
  }

  @Test("A break key out of range is an error with the range")
  func breakKeyOutOfRange() throws {
    let run = try solve(
      "{\"variables\":1,\"constraints\":[{\"terms\":[[0,1]],\"relation\":\"==\",\"constant\":1,\"break\":[1,-2]}]}")
    #expect(run.code == 3)
    #expect(
      run.log
        == "systems.jsonl:1: error: constraints[0].break: expected [rank, order] with a rank of 0 to 62 and an order"
        + " of 0 to 16777215\n")
  }

  @Test("A malformed line is reported with what was expected, and the others are solved")
  func malformed() throws {
    let good = "{\"variables\":1,\"constraints\":[]}"
    let run = try solve(
      "nonsense", good, "", "{\"variables\":1}",
      "{\"variables\":1,\"constraints\":[{\"terms\":[[0,1]],\"relation\":\"=\",\"constant\":1}]}",
      "{\"variables\":1,\"constraints\":[{\"terms\":[[7,1]],\"relation\":\"==\",\"constant\":1}]}",
      "{\"variables\":1000000000000,\"constraints\":[]}", good)
    #expect(run.code == 3)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(
      run.log == """
        systems.jsonl:1: error: expected a JSON object: {"variables":n,"constraints":[...]}
        systems.jsonl:4: error: expected "constraints"
        systems.jsonl:5: error: constraints[0].relation: expected ==, <= or >=
        systems.jsonl:6: error: constraints[0].terms: unknown variable 7
        systems.jsonl:7: error: variables: 1000000000000 is too many; expected at most 1000000

        """)
  }

  @Test("A missing file is 3")
  func missing() throws {
    let run = try ToolProcess.run(arguments: ["solve", "missing"], in: folder.url)
    #expect(run.code == 3)
    #expect(run.log == "missing: error: no such file\n")
  }

  @Test("A pipe with a name is 3, and nobody waits for it")
  func pipe() throws {
    #expect(mkfifo(folder.path(of: "systems.jsonl"), 0o600) == 0)
    let run = try ToolProcess.run(arguments: ["solve", "systems.jsonl"], in: folder.url)
    #expect(run.code == 3)
    #expect(run.log == "systems.jsonl: error: it is a pipe, a socket or a device; only files are read\n")
  }

  @Test("Solving a dumped system breaks the constraint that the layout breaks", arguments: [false, true])
  func dumpOfConflict(isReversed: Bool) throws {
    let reversed = SampleDocuments.conflict.replacing("constant=\"100\"", with: "constant=\"300\"")
    try folder.write(isReversed ? reversed : SampleDocuments.conflict, to: "A.xib")
    let dump = try ToolProcess.run(arguments: ["layout", "A.xib", "--dump-system", "--quiet"], in: folder.url)
    let input = try folder.write(dump.output, to: "dump.jsonl")
    let solved = try ToolProcess.run(arguments: ["solve", "-"], in: folder.url, input: input)
    let broken = try #require(try decode(solved.output, as: Optimum.self).first).broken
    // Of the two widths, the greater one is broken, be it the first or the last.
    let constants = try #require(try decode(dump.output, as: DumpedConstants.self).first).constraints
    #expect(broken.map { constants[$0].constant } == [isReversed ? 300 : 200])
  }

  @Test("Solving a dumped system gives the frames of the layout")
  func dump() throws {
    let document = SampleDocuments.account.path
    let options = [document, "--device", "320x600@2", "--type-size", "AX1", "--locale", "de", "--quiet"]
    let dump = try ToolProcess.run(arguments: ["layout"] + options + ["--dump-system"], in: folder.url)
    let input = try folder.write(dump.output, to: "dump.jsonl")
    let solved = try ToolProcess.run(arguments: ["solve", "-"], in: folder.url, input: input)
    let layout = try ToolProcess.run(arguments: ["layout"] + options + ["--json"], in: folder.url)

    let scenes = try #require(try decode(layout.output, as: Layout.self).first).scenes
    let dumps = try decode(dump.output, as: Dump.self)
    let optima = try decode(solved.output, as: Optimum.self)
    #expect(dumps.map(\.scene) == scenes.map(\.name))
    try #require(optima.count == scenes.count)
    for ((dump, optimum), scene) in zip(zip(dumps, optima), scenes) {
      #expect(optimum.values.count == dump.variables)
      let nodes = Dictionary(scene.root.withDescendants.map { ($0.id, $0) }) { first, _ in first }
      #expect(dump.views.count == nodes.count)
      for place in dump.views {
        let rect = try #require(nodes[place.id]).alignmentRect
        for (variable, side) in zip(place.variables, rect) {
          // Edges are rounded to half points after solving, each by a quarter at most.
          #expect(abs(optimum.values[variable] - side) <= 0.5, "\(place.id)")
        }
      }
    }
  }

  @Test("An optimum that leaves the range of a double is marked as unproven, and another is not")
  func unproven() throws {
    // The last variable is 10^20, or 10^400, times the first.
    let lines = [2, 40].map { links in
      let chain = (0..<links).map { #"{"terms":[[\#($0 + 1),1],[\#($0),-1e10]],"relation":"==","constant":0}"# }
      let first = #"{"terms":[[0,1]],"relation":"==","constant":100,"priority":500}"#
      return #"{"variables":\#(links + 1),"constraints":[\#((chain + [first]).joined(separator: ","))]}"#
    }
    let result = try solve(lines[0], lines[1])
    let optima = result.output.split(separator: "\n")
    try #require(optima.count == 2)
    #expect(!optima[0].contains("unproven"))
    #expect(optima[1].contains(#""unproven":true"#))
  }
}
