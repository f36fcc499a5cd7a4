import TestSupport
import Testing

@Suite("Files that are not served")
struct ContainmentTests {
  private let served: ServedReport
  private var visitor: Visitor { served.visitor }
  private var folder: TemporaryFolder { served.report.folder }
  private let secret = Array("secret".utf8)

  init() throws {
    served = try ServedReport()
    try folder.write(secret, to: "secret.png")
    try folder.write(secret, to: "report/secret.png")
  }

  @Test(
    "No address leads out of the folder of pictures",
    arguments: [
      "/images/../secret.png", "/images/../../secret.png", "/images/%2e%2e/secret.png", "/images/%2e%2e%2fsecret.png",
      "/images/%252e%252e/secret.png", "/images/%252e%252e%252fsecret.png", "/images/..%5csecret.png",
      "/images/..\\secret.png", "/images/%c0%ae%c0%ae/secret.png", "/images//secret.png", "/images/./../secret.png",
      "/images/x%00/../secret.png", "/images/..;/secret.png", "/../secret.png", "//secret.png", "/secret.png",
      "/images/%2e/%2e%2e/secret.png", "images/../secret.png", "/page/../secret.png", "/page/%2e%2e/secret.png",
    ])
  func traversal(target: String) throws {
    // Some of these are no requests at all: the server may close the connection.
    let answer = try? visitor.get(target)
    #expect(answer == nil || [400, 404].contains(answer?.status), "\(answer?.status ?? 0)")
    #expect(answer?.body.firstRange(of: secret) == nil)
    #expect(try visitor.get("/data.js").status == 200)
  }

  @Test("Symbolic links to files or folders are not followed, out of the report or within it")
  func links() throws {
    try folder.link("report/images/file.png", to: folder.path + "/secret.png")
    try folder.link("report/images/inside.png", to: "../secret.png")
    try folder.link("report/images/folder", to: folder.path)
    for target in ["/images/file.png", "/images/inside.png", "/images/folder/secret.png"] {
      #expect(try visitor.get(target).status == 404, "\(target)")
    }
  }

  @Test("A link in place of the folder of pictures is not followed")
  func linkedImages() throws {
    try folder.write(secret, to: "elsewhere/a.png")
    try folder.link("report/images", to: "../elsewhere")
    #expect(try visitor.get("/images/a.png").status == 404)
  }

  @Test("A folder with the name of a picture is not a picture")
  func folderAsPicture() throws {
    try folder.write([1], to: "report/images/folder.png/x")
    #expect(try visitor.get("/images/folder.png").status == 404)
  }

  @Test("A deleted report is reported, and the server continues")
  func vanishedReport() throws {
    try folder.link("report", to: "nowhere")
    #expect(try visitor.get("/data.js").status == 500)
    #expect(try visitor.decide(accept: [SampleSnapshots.path("Changed")]).status == 503)
    #expect(try visitor.get("/?token=\(visitor.token)").status == 200)
  }
}
