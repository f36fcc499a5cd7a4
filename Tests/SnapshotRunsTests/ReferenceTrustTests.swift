import Testing

@testable import SnapshotRuns

@Suite("What a verification believes about references")
struct ReferenceTrustTests {
  @Test(
    "A machine that checks changes believes pixels only; the command line decides, and a project can but ask for more",
    arguments: [
      (nil, nil, nil, ReferenceTrust.sidecars), (nil, nil, "true", .pixels), (nil, nil, "false", .sidecars),
      (nil, nil, "0", .sidecars), (nil, nil, "", .sidecars), (nil, true, nil, .pixels), (nil, false, "1", .pixels),
      (nil, true, "1", .pixels), (true, nil, nil, .pixels), (true, false, "0", .pixels), (false, nil, "1", .sidecars),
      (false, true, "1", .sidecars),
    ] as [(Bool?, Bool?, String?, ReferenceTrust)])
  func chosen(option: Bool?, setting: Bool?, ci: String?, trust: ReferenceTrust) {
    #expect(ReferenceTrust.chosen(byOption: option, setting: setting, in: ci.map { ["CI": $0] } ?? [:]) == trust)
  }
}
