import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The scenes of shards")
struct ShardPlanTests {
  private static func units(_ count: Int) -> [WorkUnit] {
    (0..<count).map { WorkUnit(document: "\($0).storyboard", folder: "\($0)") }
  }

  private static func shard(_ number: Int, _ count: Int) throws -> Shard { try #require(Shard("\(number)/\(count)")) }

  /// Returns the plan for documents with some scenes, which take the same time.
  private static func plan(_ units: [WorkUnit], counts: [Int], dividesDocuments: Bool = true) -> ShardPlan {
    ShardPlan(units, weights: counts.map { Array(repeating: 1, count: $0) }, dividesDocuments: dividesDocuments)
  }

  /// Returns the scenes of a shard, in the order of its units, each as the document's name with the scene's number.
  private static func scenes(of units: [WorkUnit], counts: [String: Int]) -> [String] {
    units.flatMap { unit in
      let all = (0..<counts[unit.document, default: 0]).map { "\(unit.document) \($0)" }
      return unit.share.map { Array($0.part(of: all)) } ?? all
    }
  }

  @Test("Each scene is in one shard, in the order of the run, and no shard has two scenes more than another")
  func balance() throws {
    for seed in 1...40 {
      var random = SeededGenerator(seed: seed)
      let units = Self.units(Int.random(in: 0...12, using: &random))
      let counts = units.map { _ in Int.random(in: 1...random.pick([1, 3, 60]), using: &random) }
      let byName = Dictionary(uniqueKeysWithValues: zip(units.map(\.document), counts))
      let count = Int.random(in: 1...20, using: &random)
      let plan = Self.plan(units, counts: counts)
      let shards = try (1...count).map { Self.scenes(of: plan.units(of: try Self.shard($0, count)), counts: byName) }
      #expect(shards.flatMap(\.self) == Self.scenes(of: units, counts: byName), "seed \(seed)")
      let sizes = shards.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "seed \(seed)")
    }
  }

  @Test("If documents are not divided, each is in one shard")
  func wholeDocuments() throws {
    let units = Self.units(5)
    let plan = Self.plan(units, counts: [9, 1, 1, 1, 8], dividesDocuments: false)
    // The stretches of twenty scenes begin with the scenes 0, 6 and 13; the middles are 4, 9, 10, 11 and 16.
    let shards = try (1...3).map { plan.units(of: try Self.shard($0, 3)).map(\.folder) }
    #expect(shards == [["0"], ["1", "2", "3"], ["4"]])
  }

  @Test("With times, a scene is in the shard that has its middle, and a document's scenes may be in several")
  func times() throws {
    let plan = ShardPlan(Self.units(2), weights: [[9, 1, 1, 1], [4]], dividesDocuments: true)
    // Of sixteen, the halves are eight each; the scenes begin at 0, 9, 10, 11 and 12.
    let shards = try (1...2).map { plan.units(of: try Self.shard($0, 2)) }
    let counts = ["0.storyboard": 4, "1.storyboard": 1]
    #expect(Self.scenes(of: shards[0], counts: counts) == ["0.storyboard 0"])
    let rest = ["0.storyboard 1", "0.storyboard 2", "0.storyboard 3", "1.storyboard 0"]
    #expect(Self.scenes(of: shards[1], counts: counts) == rest)
  }

  @Test("With any times, each scene is in one shard, which has at most the largest scene more than its part")
  func balanceOfTimes() throws {
    for seed in 1...40 {
      var random = SeededGenerator(seed: seed)
      let units = Self.units(Int.random(in: 1...8, using: &random))
      let weights = units.map { _ in
        (0..<Int.random(in: 1...9, using: &random)).map { _ in Int.random(in: 1...100, using: &random) }
      }
      let count = Int.random(in: 1...9, using: &random)
      let plan = ShardPlan(units, weights: weights, dividesDocuments: true)
      let byName = Dictionary(uniqueKeysWithValues: zip(units.map(\.document), weights))
      let shards = try (1...count).map { plan.units(of: try Self.shard($0, count)) }
      let scenes = shards.flatMap { Self.scenes(of: $0, counts: byName.mapValues(\.count)) }
      #expect(scenes == Self.scenes(of: units, counts: byName.mapValues(\.count)), "seed \(seed)")
      let all = weights.joined().reduce(0, +)
      for shard in shards {
        let work = shard.reduce(0) { sum, unit in
          let own = byName[unit.document, default: []]
          return sum + (unit.share.map { $0.part(of: own).reduce(0, +) } ?? own.reduce(0, +))
        }
        #expect(work <= all / count + 1 + (weights.joined().max() ?? 0), "seed \(seed)")
      }
    }
  }

  @Test("Scenes of a document without times count as the median")
  func median() throws {
    let text = [("A", 2), ("B", 10), ("C", 30)].map {
      "{\"document\":\"0.storyboard\",\"scene\":\"\($0)\",\"microseconds\":\($1)}\n"
    }
    let timings = try SceneTimings(Array(text.joined().utf8), path: "t")
    let plan = ShardPlan(Self.units(6), dividesDocuments: true, timings: timings)
    // 2, 10 and 30, and 10 for each document that is not there: half of 92 is 46, and the middles are at 1, 7, 27, 47.
    let shards = try (1...2).map { plan.units(of: try Self.shard($0, 2)) }
    #expect(shards.map { $0.map(\.folder) } == [["0"], ["1", "2", "3", "4", "5"]])
    #expect(shards[0][0].share == nil)
  }

  @Test("There can be any number of shards")
  func manyShards() throws {
    let plan = Self.plan(Self.units(3), counts: [1, 1, 1])
    #expect(plan.units(of: try Self.shard(1, .max)).isEmpty)
    #expect(plan.units(of: try Self.shard(.max, .max)).map(\.folder) == ["2"])
  }

  @Test("Other numbers of scenes than were counted are in one share each", arguments: [0, 1, 2, 5, 7, 40])
  func otherCounts(actual: Int) throws {
    let plan = Self.plan(Self.units(1), counts: [7])
    let shares = try (1...3).flatMap { plan.units(of: try Self.shard($0, 3)) }.map(\.share)
    #expect(shares.count == 3)
    #expect(shares.flatMap { $0.map { Array($0.part(of: Array(0..<actual))) } ?? [] } == Array(0..<actual))
    #expect(shares.map { $0?.isContinued } == [false, true, true])
    for share in shares { #expect(SceneShare(wire: share?.wire ?? "") == share) }
  }

  @Test("The scenes of a storyboard are counted without reading it, and a document that cannot be read has one")
  func counts() throws {
    let scenes = String(repeating: "<scene sceneID=\"a\"><objects/></scene>", count: 3)
    let folder = try TemporaryFolder(["A.storyboard": "<document><scenes>\(scenes)</scenes></document>"])
    let units = ["A.storyboard", "Gone.storyboard"].map { name in
      WorkUnit(document: name, file: folder.path(of: name), folder: name)
    }
    let plan = ShardPlan(units, dividesDocuments: true)
    let shards = try (1...4).map { plan.units(of: try Self.shard($0, 4)) }
    #expect(shards.map { $0.map(\.document) } == Array(repeating: ["A.storyboard"], count: 3) + [["Gone.storyboard"]])
    #expect(shards[3][0].share == nil)
  }
}
