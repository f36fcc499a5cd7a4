import Foundation
import TestSupport
import Testing

@Suite("galley adapt", .enabled(if: ToolProcess.path(of: "galley-adapt") != nil, "galley-adapt was not built"))
struct AdaptTests {
  @Test("The command hands its arguments and its exit code over")
  func runsAdapter() throws {
    let folder = try TemporaryFolder(["App/View.swift": "import MapKit\n"])
    let result = try ToolProcess.run(arguments: ["adapt", "App", "--module", "App"], in: folder.url)
    #if UIKitAdapter
      #expect(result.code == 0)
      #expect(
        result.output == """
          App/View.swift:1:1: warning: 'MapKit' is not here: what the file uses of it is unknown [Apple framework]
          1 file; Apple framework: 1

          """)
    #else
      #expect(result.code == 2)
      #expect(result.log.hasPrefix("Error: galley-adapt was built without the trait UIKitAdapter."))
    #endif
  }
}
