import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Paths without symbolic links")
struct RealPathTests {
  private let folder = TemporaryFolder()

  @Test(
    "What is missing is where its links lead to, from a folder or by its whole path",
    arguments: [
      ("none", "none"), ("plain", "none"), ("chain", "none"), ("up/none", "none"), ("sub/up/x", "x"),
      ("sub/../none/../plain", "none"), ("sub/there", "sub/none/x"), ("./sub//y", "sub/y"), ("out", "/none/at/all"),
      ("out/../z", "/none/at/z"),
    ])
  func missing(path: String, place: String) throws {
    let links = [
      "plain": "none", "chain": "plain", "up": "sub/..", "sub/up": "..", "sub/there": "./none/x", "out": "/none/at/all",
    ]
    try folder.write("", to: "sub/file")
    for (link, target) in links { try folder.link(link, to: target) }
    let real = RealPath.of(folder.path)
    let expected = place.hasPrefix("/") ? place : "\(real)/\(place)"
    #expect(RealPath.of(path, below: real) == expected)
    #expect(RealPath.of(folder.path(of: path)) == expected)
  }

  @Test("Links that lead to one another end")
  func circle() throws {
    try folder.link("a", to: "b/x/b")
    try folder.link("b", to: "a/y/a")
    #expect(RealPath.of("a", below: RealPath.of(folder.path)).hasPrefix(RealPath.of(folder.path)))
  }
}
