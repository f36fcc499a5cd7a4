import CairoRaster
import Foundation
import TestSupport
import Testing

@Suite("galley preview", .enabled(if: ToolProcess.tool != nil, "galley is not built"))
struct PreviewTests {
  // MARK: What is shown

  @Test("The project lists its scenes and languages, with the longest one")
  func project() throws {
    let preview = try PreviewedFolder()
    let project = try preview.json("project")
    let documents = project["documents"] as? [[String: Any]] ?? []
    #expect(documents.map { $0["name"] as? String } == [PreviewedFolder.document])
    let scenes = documents.first?["scenes"] as? [[String: Any]] ?? []
    #expect(scenes.map { $0["name"] as? String } == ["Sign-up"])
    let choices = project["choices"] as? [String: Any] ?? [:]
    let locales = (choices["locales"] as? [[String: Any]] ?? []).compactMap { $0["tag"] as? String }
    #expect(locales.prefix(3) == ["base", "de", "en"])
    #expect(choices["longest"] as? String == "de", "Benachrichtigungen is longer than Newsletter")
    #expect((choices["sizes"] as? [String])?.count == 12)
  }

  @Test(
    "The grid begins with the languages that were chosen, or else with all of a project that has few",
    arguments: [
      ([], ["base", "de", "en"]), (["--locale", "de"], ["de"]),
      (["--locale", "all,en-XA"], ["base", "de", "en", "en-XA"]),
    ])
  func gridOfLanguages(arguments: [String], languages: [String]) throws {
    let preview = try PreviewedFolder(arguments)
    #expect((try preview.json("project")["grid"] as? [String: Any])?["locales"] as? [String] == languages)
  }

  @Test(
    "Of many languages, the grid begins with the document's own and the longest, unless all were chosen",
    arguments: [
      ([], ["base", "nl"]), (["--locale", "all"], ["base", "da", "de", "en", "es", "fr", "it", "nl", "pt", "sv"]),
    ])
  func gridOfLongest(arguments: [String], languages: [String]) throws {
    let preview = try PreviewedFolder(arguments) { folder in
      for language in ["fr", "it", "es", "pt", "nl", "sv", "da"] {
        let text = String(repeating: "lang ", count: language == "nl" ? 100 : 20)
        try folder.write("\"tit-le-lbl.text\" = \"\(text)\";\n", to: "\(language).lproj/SignUp.strings")
      }
    }
    #expect((try preview.json("project")["grid"] as? [String: Any])?["locales"] as? [String] == languages)
  }

  @Test(
    "A frame is the picture that render writes, to the byte",
    arguments: [
      ("locale=de&size=AX3", ["--locale", "de", "--type-size", "AX3"]),
      ("device=iphone-se&appearance=dark", ["--device", "iphone-se", "--appearance", "dark"]),
      ("contrast=high", ["--contrast", "high"]),
      ("overlay=constraints,frames&locale=de", ["--overlay", "constraints,frames", "--locale", "de"]),
    ])
  func sameBytes(query: String, arguments: [String]) throws {
    let preview = try PreviewedFolder()
    let frame = try preview.frame(query)
    let run = try ToolProcess.run(
      arguments: ["render", ".", "--no-index", "--out", "out"] + arguments, in: preview.folder.url)
    #expect(run.code == 0, "\(run.log)")
    let pictures = preview.folder.files(below: "out").filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 1)
    #expect(preview.folder.bytes("out/\(pictures[0])") == frame.picture)
  }

  @Test(
    "A frame in runs has the pixels of the PNG",
    arguments: ["", "width=450.5&locale=ar", "overlay=frames&contrast=high"])
  func runs(query: String) throws {
    let preview = try PreviewedFolder()
    let (whole, runs) = (try preview.frame(query), try preview.frame(query + "&pixels=runs"))
    let picture = try PNG.decode(whole.picture, scale: 1)
    #expect(runs.json["pixels"] as? [Int] == [picture.width, picture.height])
    #expect(try #require(runs.json["root"] as? NSDictionary) == whole.json["root"] as? NSDictionary)
    let pixels = RunReader.pixels(of: runs.picture, width: picture.width)
    // The PNG's pixels are opaque: none is changed by being premultiplied.
    #expect(pixels.count == picture.pixels.count)
    #expect(pixels.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 } == picture.pixels)
  }

  @Test("A chosen size is that of the root, and the title follows it")
  func size() throws {
    let preview = try PreviewedFolder()
    let frame = try preview.frame("width=500.5&height=600")
    #expect(frame.json["size"] as? [Double] == [500.5, 600])
    // 20 points at either side, by constraints to the safe area.
    #expect(frame.frame(of: "tit-le-lbl")?[0] == 20)
    #expect(abs((frame.frame(of: "tit-le-lbl")?[2] ?? 0) - 460.5) < 0.34)
  }

  @Test("A draft has the same layout in fewer pixels")
  func draft() throws {
    let preview = try PreviewedFolder()
    let (whole, draft) = (try preview.frame("width=500"), try preview.frame("width=500&scale=1"))
    #expect(whole.json["scale"] as? Double == 3)
    #expect(draft.json["scale"] as? Double == 1)
    #expect(draft.frame(of: "tit-le-lbl") == whole.frame(of: "tit-le-lbl"))
    // PNG, 11.2.2: the width is in the bytes 16 to 19.
    let width = { (png: [UInt8]) in png[16..<20].reduce(0) { $0 << 8 | Int($1) } }
    #expect((width(draft.picture), width(whole.picture)) == (500, 1500))
  }

  @Test("A scene with states of its data is listed with them")
  func states() throws {
    let preview = try PreviewedFolder { folder in
      try folder.write("fixtures: [Data.yml]\n", to: ".galley.yml")
      try folder.write(
        """
        scenes:
          Sign-up:
            states:
              long:
                Title: A much longer title
        """, to: "Data.yml")
    }
    let documents = try preview.json("project")["documents"] as? [[String: Any]]
    let scenes = documents?.first?["scenes"] as? [[String: Any]] ?? []
    #expect(scenes.map { $0["state"] as? String } == [nil, "long"])
    #expect(Set(scenes.map { $0["base"] as? String }).count == 1)
    #expect(Set(scenes.map { $0["id"] as? String }).count == 2)
  }

  @Test("A view is explained with the values of the document that can be changed")
  func view() throws {
    let preview = try PreviewedFolder()
    let view = try preview.json("view?document=\(PreviewedFolder.document)&scene=0&view=tit-le-lbl")
    #expect(view["title"] as? String == "the label 'Title'")
    #expect((view["text"] as? String ?? "").contains("its top edge is 24 pt below the top edge of its superview"))
    let values = (view["attributes"] as? [[String: Any]] ?? []).map { value in
      "\(value["object"] ?? "").\(value["attribute"] ?? "") = \(value["value"] ?? "")"
    }
    #expect(values.contains("tit-le-lbl.text = Almost done"))
    #expect(values.contains("tit-le-lbl.numberOfLines = 0"))
    #expect(values.contains("tit-to-p00.constant = 24"))
    #expect(values.contains("tit-to-p00.priority = 1000"))
  }

  @Test("The sizes at which the scene breaks are those of galley sweep")
  func breaks() throws {
    let preview = try PreviewedFolder()
    let breaks = try preview.json(
      "breaks?document=\(PreviewedFolder.document)&scene=0&locale=de&size=AX3&axis=width")
    let sweep = try ToolProcess.run(
      arguments: ["sweep", ".", "--locale", "de", "--type-size", "AX3", "--format", "json"], in: preview.folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(sweep.output.utf8)) as? [String: Any]
    let scene = (report?["sweeps"] as? [[String: Any]])?.first
    let cell = (scene?["cells"] as? [[String: Any]])?.first
    let safe = try #require(cell?["safe"] as? [[Double]])
    #expect(!safe.isEmpty)
    #expect(breaks["safe"] as? [[Double]] == safe)
  }

  // MARK: Changes of files

  @Test("A document that is saved is shown as it is now, and so is a table")
  func changes() throws {
    let preview = try PreviewedFolder()
    #expect(try preview.frame().texts["tit-le-lbl"] == "Almost done")
    try preview.change(PreviewedFolder.document) { $0.replacing("Almost done", with: "Nearly there") }
    #expect(try preview.frame().texts["tit-le-lbl"] == "Nearly there")
    #expect(try preview.frame("locale=de").texts["new-sl-lbl"] == "Benachrichtigungen")
    try preview.change(PreviewedFolder.german) { $0.replacing("Benachrichtigungen", with: "Post") }
    #expect(try preview.frame("locale=de").texts["new-sl-lbl"] == "Post")
  }

  @Test("The longest language is that of the tables as they are now")
  func longestOfChanged() throws {
    let preview = try PreviewedFolder()
    func longest() throws -> String? {
      (try preview.json("project")["choices"] as? [String: Any])?["longest"] as? String
    }
    #expect(try longest() == "de")
    try preview.change("en.lproj/SignUp.strings") { table in
      table.replacing("= \"Newsletter\"", with: "= \"\(String(repeating: "Newsletter ", count: 50))\"")
    }
    #expect(try longest() == "base", "In it, the document has the texts of its language, English.")
  }

  @Test("A document that cannot be read is shown as it was, with the line, until it is mended")
  func broken() throws {
    let preview = try PreviewedFolder()
    _ = try preview.frame()
    let whole = preview.folder.text(PreviewedFolder.document)
    try preview.change(PreviewedFolder.document) { $0.replacing("</subviews>", with: "</subview>") }
    let frame = try preview.frame()
    #expect(frame.texts["tit-le-lbl"] == "Almost done")
    let line = whole.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("</subviews>") }
    let place = "SignUp.xib:\((line ?? 0) + 1):"
    #expect(frame.stale?.contains(place) == true, "\(frame.stale ?? "not stale")")
    let documents = try preview.json("project")["documents"] as? [[String: Any]]
    let problem = (documents?.first?["problem"] as? [String: Any])?["message"] as? String
    #expect(problem == frame.stale)
    try preview.change(PreviewedFolder.document) { _ in whole.replacing("Almost done", with: "Mended") }
    #expect(try preview.frame().texts["tit-le-lbl"] == "Mended")
    #expect(try preview.frame().stale == nil)
  }

  @Test("A table that cannot be read, and a language that nothing has, are named")
  func unread() throws {
    let preview = try PreviewedFolder(["--locale", "de,nl"])
    #expect(
      try preview.json("project")["problems"] as? [String] == ["No document has texts in 'nl'; their own are shown."])
    let known = try preview.version()
    try preview.folder.write("{<<<<<<< HEAD", to: "Localizable.xcstrings")
    _ = try preview.json("changes?since=\(known)")
    let problems = try preview.json("project")["problems"] as? [String] ?? []
    #expect(problems.first?.hasPrefix("Localizable.xcstrings:1: error: ") == true, "\(problems)")
  }

  @Test("A document that appears later, in a folder that appears later, is listed")
  func laterDocument() throws {
    let preview = try PreviewedFolder()
    let known = try preview.version()
    try preview.folder.write(preview.folder.text(PreviewedFolder.document), to: "New/Base.lproj/Later.xib")
    _ = try preview.json("changes?since=\(known)")
    // The folder and the file may be two changes.
    var names: [String?] = []
    for _ in 0..<50 where names.count < 2 {
      names = (try preview.json("project")["documents"] as? [[String: Any]] ?? []).map { $0["name"] as? String }
    }
    #expect(names.contains("New/Base.lproj/Later.xib"))
  }

  @Test("A process that is killed loses nothing: the next question is answered")
  func killedWorker() throws {
    let preview = try PreviewedFolder()
    _ = try preview.frame()
    let workers = try ChildList.workers(inFolder: preview.folder.path)
    #expect(!workers.isEmpty)
    for worker in workers { kill(worker, SIGKILL) }
    // The question after it may still meet the process that is ending.
    _ = try? preview.frame()
    #expect(try preview.frame().texts["tit-le-lbl"] == "Almost done")
  }

  @Test("The configuration is followed, and one that is wrong is a problem")
  func configuration() throws {
    let preview = try PreviewedFolder {
      try $0.write("scenes:\n  Sign-up:\n    Title: From data\n", to: "Data.yml")
    }
    try preview.change(".galley.yml") { _ in "fixtures: [Data.yml]\n" }
    #expect(try preview.frame().texts["tit-le-lbl"] == "From data")
    try preview.change(".galley.yml") { _ in "fixture: [Data.yml]\n" }
    let problems = try preview.json("project")["problems"] as? [String]
    #expect(problems?.first?.contains(".galley.yml:1") == true, "\(problems ?? [])")
    #expect(try preview.frame().texts["tit-le-lbl"] != nil, "The page goes on")
  }

  @Test("A folder that is removed is a problem, and nothing hangs")
  func removedFolder() throws {
    let preview = try PreviewedFolder()
    let known = try preview.version()
    try FileManager.default.removeItem(at: preview.folder.url)
    _ = try preview.json("changes?since=\(known)")
    #expect(try preview.visitor.get("/api/project").status == 200)
    #expect(preview.process.end(by: SIGTERM) == 0)
  }

  // MARK: Changes by the page

  @Test("What is tried is shown and not written; what is written can be taken back, to the byte")
  func trial() throws {
    let preview = try PreviewedFolder()
    let before = preview.folder.bytes(PreviewedFolder.document)
    var trial = try preview.attempt("tit-to-p00", "constant", "60")
    #expect(try preview.frame("trial=\(trial)").frame(of: "tit-le-lbl")?[1] == 60)
    #expect(try preview.frame().frame(of: "tit-le-lbl")?[1] == 24)
    trial = try preview.attempt("tit-le-lbl", "text", "Tom & \"Jerry\"", after: trial)
    #expect(try preview.visitor.get("/api/frame?document=\(PreviewedFolder.document)&trial=t99").status == 410)
    let frame = try preview.frame("trial=\(trial)")
    #expect(frame.texts["tit-le-lbl"] == "Tom & \"Jerry\"")
    #expect(frame.frame(of: "tit-le-lbl")?[1] == 60, "The second change is on top of the first")
    #expect(preview.folder.bytes(PreviewedFolder.document) == before)

    #expect(try preview.post("write", ["trial": trial]).status == 200)
    let written = preview.folder.text(PreviewedFolder.document)
    #expect(
      written
        == String(decoding: before ?? [], as: UTF8.self)
        .replacing(#"constant="24" id="tit-to-p00""#, with: #"constant="60" id="tit-to-p00""#)
        .replacing("Almost done", with: "Tom &amp; &quot;Jerry&quot;"))
    #expect(try preview.frame().texts["tit-le-lbl"] == "Tom & \"Jerry\"")
    #expect(
      (try preview.json("project")["undo"] as? [String: Any])?["title"] as? String
        == "A test and 1 more change")

    #expect(try preview.post("undo", [:]).status == 200)
    #expect(preview.folder.bytes(PreviewedFolder.document) == before)
    #expect(try preview.post("undo", [:]).status == 409, "There is nothing else to take back")
  }

  @Test("A text of several lines is written as the document has it")
  func lineBreaks() throws {
    let preview = try PreviewedFolder {
      try $0.write(
        $0.text(PreviewedFolder.document).replacing("Almost done", with: "One&#10;Two"), to: PreviewedFolder.document)
    }
    #expect(try preview.frame().texts["tit-le-lbl"] == "One\nTwo")
    let trial = try preview.attempt("tit-le-lbl", "text", "One\nTwo\tand\nthree")
    #expect(try preview.frame("trial=\(trial)").texts["tit-le-lbl"] == "One\nTwo\tand\nthree")
    #expect(try preview.post("write", ["trial": trial]).status == 200)
    #expect(preview.folder.text(PreviewedFolder.document).contains(#"text="One&#10;Two&#9;and&#10;three""#))
  }

  @Test("One change after another is written, and all are taken back")
  func severalWrites() throws {
    let preview = try PreviewedFolder()
    let before = preview.folder.bytes(PreviewedFolder.document)
    for constant in ["60", "70"] {
      let trial = try preview.attempt("tit-to-p00", "constant", constant)
      #expect(try preview.post("write", ["trial": trial]).status == 200)
      #expect(try preview.frame().frame(of: "tit-le-lbl")?[1] == Double(constant))
      let title = (try preview.json("project")["undo"] as? [String: Any])?["title"] as? String
      #expect(title == "A test")
    }
    #expect(try preview.post("undo", [:]).status == 200)
    #expect(try preview.frame().frame(of: "tit-le-lbl")?[1] == 60)
    #expect(try preview.post("undo", [:]).status == 200)
    #expect(preview.folder.bytes(PreviewedFolder.document) == before)
  }

  @Test("A pipe and an endless file in the place of documents hold nothing up")
  func noFiles() throws {
    let preview = try PreviewedFolder()
    let known = try preview.version()
    mkfifo(preview.folder.path(of: "Pipe.xib"), 0o600)
    try preview.folder.link("Endless.xib", to: "/dev/zero")
    _ = try preview.json("changes?since=\(known)")
    let documents = try preview.json("project")["documents"] as? [[String: Any]] ?? []
    for document in documents where document["name"] as? String != PreviewedFolder.document {
      let problem = (document["problem"] as? [String: Any])?["message"] as? String
      #expect(problem?.contains("no file that can be read") == true, "\(document)")
    }
    #expect(try preview.frame().texts["tit-le-lbl"] == "Almost done")
    #expect(preview.process.end(by: SIGTERM) == 0)
  }

  @Test("A file that was changed meanwhile is not written over, and neither is one after it was written")
  func conflict() throws {
    let preview = try PreviewedFolder()
    let trial = try preview.attempt("tit-to-p00", "constant", "60")
    try preview.change(PreviewedFolder.document) { $0.replacing("Almost done", with: "Typed meanwhile") }
    let (status, json) = try preview.post("write", ["trial": trial])
    #expect(status == 409)
    #expect((json["message"] as? String ?? "").contains("was changed by something else"))
    #expect(preview.folder.text(PreviewedFolder.document).contains("Typed meanwhile"))
    #expect(!preview.folder.text(PreviewedFolder.document).contains(#"constant="60""#))

    let other = try preview.attempt("tit-to-p00", "constant", "70")
    #expect(try preview.post("write", ["trial": other]).status == 200)
    try preview.change(PreviewedFolder.document) { $0.replacing("Typed meanwhile", with: "Typed again") }
    #expect(try preview.post("undo", [:]).status == 409)
    #expect(preview.folder.text(PreviewedFolder.document).contains("Typed again"))
    #expect(try preview.json("project")["undo"] == nil, "What can never be taken back is not offered")
  }

  @Test(
    "A value that the document cannot have is refused",
    arguments: [
      ("tit-to-p00", "priority", "1001"), ("tit-to-p00", "constant", "1e400"), ("tit-to-p00", "relation", "about"),
      ("tit-le-lbl", "text", "\u{0}"), ("tit-le-lbl", "text", "\u{FFFE}"), ("tit-le-lbl", "numberOfLines", "1.5"),
      ("tit-le-lbl", "horizontalHuggingPriority", "0x1p3"), ("tit-to-p00", "constant", "1."),
      ("tit-le-lbl", "id", "other"), ("none", "text", "x"),
    ])
  func refusedValue(object: String, attribute: String, value: String) throws {
    let preview = try PreviewedFolder()
    #expect(throws: PreviewedFolder.Failure.self) { try preview.attempt(object, attribute, value) }
  }

  @Test("A text that is kept as data is shown, and the document stays as it is")
  func kept() throws {
    let preview = try PreviewedFolder()
    let (before, known) = (preview.folder.bytes(PreviewedFolder.document), try preview.version())
    let body: [String: Any] = [
      "document": PreviewedFolder.document, "scene": 0, "object": "tit-le-lbl", "text": "Kept: \"this\" # one",
    ]
    #expect(try preview.post("keep", body).status == 200)
    _ = try preview.json("changes?since=\(known)")
    for _ in 0..<50 where try preview.frame().texts["tit-le-lbl"] != "Kept: \"this\" # one" { usleep(20_000) }
    #expect(try preview.frame().texts["tit-le-lbl"] == "Kept: \"this\" # one")
    #expect(preview.folder.bytes(PreviewedFolder.document) == before)
    #expect(preview.folder.text(".galley.yml") == "fixtures: [Previewed.yml]\n")
  }

  @Test("A fix that is tried in the grid mends the finding after it is written")
  func fix() throws {
    let preview = try PreviewedFolder()
    let cell = "locale=de&size=AX3"
    let finding = try preview.frame(cell).findings.first { $0["rule"] as? String == "truncated" }
    let id = try #require(finding?["id"] as? String)
    let answer = try preview.json(
      "fixes?document=\(PreviewedFolder.document)&scene=0&finding=\(id)&locales=base,de&sizes=L,AX3")
    let fixes = answer["fixes"] as? [[String: Any]] ?? []
    let first = try #require(fixes.first { $0["verified"] as? Bool == true })
    #expect((first["diff"] as? String ?? "").hasPrefix("--- "))
    let trial = try #require(first["trial"] as? String)
    #expect(try preview.frame("\(cell)&trial=\(trial)").findings.allSatisfy { $0["id"] as? String != id })
    #expect(try preview.post("write", ["trial": trial]).status == 200)
    #expect(try preview.frame(cell).findings.allSatisfy { $0["id"] as? String != id })
  }

  // MARK: Other states

  @Test("A revision of Git is shown beside the files of now, with its own texts")
  func against() throws {
    let preview = try PreviewedFolder(["--against", "HEAD"]) { folder in
      let script = """
        git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm a \
        && sed -i 's/Almost done/Written later/' Base.lproj/SignUp.xib && sed -i 's/Benachrichtigungen/Post/' \
        de.lproj/SignUp.strings
        """
      let git = Process()
      git.executableURL = URL(filePath: "/bin/sh")
      git.arguments = ["-c", script]
      git.currentDirectoryURL = folder.url
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    #expect(try preview.frame().texts["tit-le-lbl"] == "Written later")
    #expect(try preview.frame("from=against").texts["tit-le-lbl"] == "Almost done")
    #expect(try preview.frame("locale=de").texts["new-sl-lbl"] == "Post")
    #expect(try preview.frame("from=against&locale=de").texts["new-sl-lbl"] == "Benachrichtigungen")
    let words = try preview.json("words?document=\(PreviewedFolder.document)&scene=0&locale=de&from=against")
    let sentences = words["sentences"] as? [String] ?? []
    #expect(sentences.contains { $0.contains("'Benachrichtigungen' now says 'Post'") }, "\(sentences)")
  }

  @Test("A reference is shown in place of the picture")
  func references() throws {
    let preview = try PreviewedFolder(["--reference", "refs"]) { folder in
      let run = try ToolProcess.run(arguments: ["verify", ".", "--reference", "refs"], in: folder.url)
      #expect(run.code == 0 || run.code == 1, "\(run.log)")
    }
    let reference = preview.folder.files(below: "refs").first { $0.hasSuffix(".png") }
    let bytes = try preview.folder.bytes("refs/\(#require(reference))")
    #expect(try preview.frame("from=references").picture == bytes)
    let same = try preview.json("words?document=\(PreviewedFolder.document)&scene=0&from=references")
    #expect(same["sentences"] as? [String] == [])
    let missing = try preview.visitor.get(
      "/api/frame?document=\(PreviewedFolder.document)&scene=0&from=references&size=AX5")
    #expect(missing.status == 422)
    #expect(missing.text.contains("There is no reference"))
  }

  @Test("Accepting makes the picture of now the reference, as verify has it")
  func accept() throws {
    let preview = try PreviewedFolder(["--reference", "refs"]) { folder in
      _ = try ToolProcess.run(arguments: ["verify", ".", "--reference", "refs"], in: folder.url)
    }
    try preview.change(PreviewedFolder.document) { $0.replacing("Almost done", with: "Written later") }
    let cell = [
      "device": "canvas", "locale": "base", "size": "L", "orientation": "portrait", "appearance": "light",
      "contrast": "normal", "look": "",
    ]
    let (status, _) = try preview.post(
      "accept", ["document": PreviewedFolder.document, "scene": 0, "cell": cell])
    #expect(status == 200)
    let run = try ToolProcess.run(
      arguments: ["verify", ".", "--reference", "refs", "--record", "never"], in: preview.folder.url)
    #expect(run.code == 0, "\(run.output) \(run.log)")
    #expect(!run.output.contains("layout"), "\(run.output)")
  }

  // MARK: Strangers

  @Test("Nothing is answered without the token or the page's cookie, to other hosts and other origins")
  func access() throws {
    let preview = try PreviewedFolder()
    let visitor = preview.visitor
    let frame = "/api/frame?document=\(PreviewedFolder.document)&scene=0"
    #expect(try visitor.get("/?token=0").status == 403)
    #expect(try visitor.get("/", headers: ["Cookie": ""]).status == 403)
    #expect(try visitor.get("/").status == 200, "The page may be loaded again")
    for target in ["/api/project", frame, "/page/preview.js", "/api/changes?since=0"] {
      #expect(try visitor.get(target, headers: ["Cookie": ""]).status == 403, "\(target)")
      #expect(try visitor.get(target, headers: ["Host": "evil.example"]).status == 403, "\(target)")
      #expect(try visitor.get(target, headers: ["Origin": "http://evil.example"]).status == 403, "\(target)")
      #expect(try visitor.get(target, headers: ["Sec-Fetch-Site": "cross-site"]).status == 403, "\(target)")
    }
    for target in ["/api/try", "/api/write", "/api/undo"] {
      let body = Array(#"{"trial":"t1"}"#.utf8)
      let json = ["Content-Type": "application/json"]
      #expect(try visitor.send("POST", target, headers: json, body: body).status == 403, "\(target)")
      let wrong = json.merging(["Authorization": "Bearer 0"]) { $1 }
      #expect(try visitor.send("POST", target, headers: wrong, body: body).status == 403, "\(target)")
      #expect(try visitor.get(target).status == 404, "\(target)")
    }
  }

  @Test(
    "An address that no file has is refused",
    arguments: [
      "/page/../preview.js", "/page/%2e%2e/x.js", "/page/none.js", "/page/preview.html", "/etc/passwd", "/api/none",
    ])
  func otherAddresses(target: String) throws {
    let preview = try PreviewedFolder()
    let status = try preview.visitor.get(target).status
    #expect(status == 404 || status == 400, "\(status)")
  }

  @Test("A document or scene that is none of the preview's is refused, whatever its name")
  func otherDocuments() throws {
    let preview = try PreviewedFolder()
    for name in ["../secret.xib", "/etc/passwd", "", "Base.lproj/../Base.lproj/SignUp.xib"] {
      let target = "/api/frame?document=\(name.replacing("/", with: "%2F"))&scene=0"
      #expect(try preview.visitor.get(target).status == 422, "\(name)")
    }
    for scene in ["1", "-1", "1e300", "x", ""] {
      let target = "/api/frame?document=\(PreviewedFolder.document)&scene=\(scene)"
      #expect(try preview.visitor.get(target).status == 422, "\(scene)")
    }
  }

  @Test(
    "Inputs without documents, and options that mean nothing, end with a reason",
    arguments: [
      (["preview", "empty"], Int32(3), "no Interface Builder documents"),
      (["preview", "missing.xib"], 3, "missing.xib"),
      (["preview", "A.xib", "--port", "70000"], 2, "--port"), (["preview", "A.xib", "--against", "-x"], 2, "revision"),
      (["preview", "A.xib", "--against", "none"], 2, "the revision 'none'"),
      (["preview", "A.xib", "--reference", "none"], 2, "--reference"),
      (["preview", "A.xib", "--shard", "1/2"], 2, "--shard"), (["preview"], 2, "input"),
    ])
  func wrongUsage(arguments: [String], code: Int32, words: String) throws {
    let folder = try TemporaryFolder(["empty/readme.txt": ""])
    let sample = try String(
      contentsOf: Checkout.fixtures.appending(path: "SignUp/\(PreviewedFolder.document)"), encoding: .utf8)
    try folder.write(sample, to: "A.xib")
    let run = try ToolProcess.run(arguments: arguments, in: folder.url)
    #expect(run.code == code, "\(run.log)")
    #expect(run.log.contains(words), "\(run.log)")
  }

  @Test("A signal ends the preview with 0, and its processes with it")
  func end() throws {
    let preview = try PreviewedFolder()
    _ = try preview.frame()
    let workers = try ChildList.workers(inFolder: preview.folder.path)
    #expect(preview.process.end(by: SIGTERM) == 0)
    // The process that reads files for another ends a moment after it.
    for _ in 0..<2_000 where workers.contains(where: ProcessTree.isAlive) { usleep(5_000) }
    #expect(!workers.contains(where: ProcessTree.isAlive))
  }
}

/// The worker processes on this machine.
private enum ChildList {
  /// Returns the processes with the option `--worker` whose working folder is a folder. Source: proc(5).
  static func workers(inFolder folder: String) throws -> [pid_t] {
    let real = URL(filePath: folder).resolvingSymlinksInPath().path
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { id in
      let words = (try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)) ?? ""
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      return words.contains("--worker") && place == real
    }
  }
}
