import CairoRaster
import FixRuns
import Galley
import Reports
import SnapshotRuns
import Snapshots

/// Answers questions about scenes in a worker process. It keeps what it has read and built, so that the next question
/// about the same scene is answered in the time of a layout.
final class PreviewStage {
  private let setting: RunSetting
  private let fonts: FontLibrary
  private let renderer: Renderer
  private var assets = AssetLibrary()
  private var projectVersion = 0
  /// The documents that were asked about last, the latest at the end.
  private var open: [(document: PreviewedDocument, source: SceneSource)] = []

  /// The number of documents to keep. Each has its view trees in some cells.
  private static let mostDocuments = 8

  init(_ setting: RunSetting, fonts: FontLibrary) throws(TypefaceError) {
    self.setting = setting
    self.fonts = fonts
    renderer = try setting.renderer(fonts: fonts, recording: [.displayList, .designFindings])
  }

  /// Answers a question.
  ///
  /// - Parameter contents: The document's contents; empty for a scene of a catalog.
  /// - Throws: ``PreviewError``.
  func answer(_ question: PreviewQuestion, contents: [UInt8]) throws(PreviewError) -> PreviewAnswer {
    if question.document.projectVersion != projectVersion {
      projectVersion = question.document.projectVersion
      open = []
      assets = AssetLibrary()
    }
    switch question.topic {
    case .scenes: return try scenes(of: question, contents)
    case .frame: return try frame(question, try source(of: question.document, contents))
    case .snapshot: return try files(question, try source(of: question.document, contents))
    case .view: return try view(question, try source(of: question.document, contents), contents)
    case .breaks: return try breaks(question, try source(of: question.document, contents))
    case .fixes: return try fixes(question)
    case .edit: return try edited(question, contents)
    }
  }

  // MARK: Documents

  private func source(of document: PreviewedDocument, _ contents: [UInt8]) throws(PreviewError) -> SceneSource {
    if let index = open.firstIndex(where: { $0.document == document }) {
      open.append(open.remove(at: index))
      return open[open.count - 1].source
    }
    let source = try newSource(of: document, contents, in: setting)
    // An earlier state of the document will not be asked for again, unless a change is taken back.
    open.removeAll { $0.document.file == document.file && $0.document.catalogScene == document.catalogScene }
    open.append((document, source))
    if open.count > Self.mostDocuments { open.removeFirst() }
    return source
  }

  private func newSource(
    of document: PreviewedDocument, _ contents: [UInt8], in setting: RunSetting
  ) throws(PreviewError) -> SceneSource {
    do throws(InterfaceDocumentError) {
      if document.catalogScene.isEmpty {
        return try SceneSource(document.unit, contents: contents, in: setting, assets: assets)
      }
      if let source = try SceneSource(document.unit, in: setting, assets: assets) { return source }
    } catch {
      let problem = Diagnostic(error).named(by: setting.paths)
      throw PreviewError((problem.place.map { "\($0): " } ?? "") + problem.message)
    }
    throw .unknown("scene", document.catalogScene)
  }

  private func scenes(of question: PreviewQuestion, _ contents: [UInt8]) throws(PreviewError) -> PreviewAnswer {
    var setting = setting
    setting.matrix = MatrixChoices(locales: .all)
    let source = try newSource(of: question.document, contents, in: setting)
    var seen: Set<String> = []
    let locales = source.cells.map(\.locale).filter { seen.insert($0).inserted }
    let scenes = source.indices(ofScenes: setting.scenes, inStates: setting.states)
    let saved = contents.isEmpty ? nil : try? EditableDocument(contents, path: question.document.file)
    var json = JSONText()
    json.object { json in
      json.member("scenes") { json in
        json.array(scenes) { json, index in
          let base = source.names(ofSceneAt: index).dropFirst(2).first ?? source.names[index]
          json.object { json in
            json.member("index", index)
            json.member("name", source.names[index])
            json.member("base", base)
            if let size = saved?.object(base)?.savedFrame?.size { json.member("size", [size.width, size.height]) }
            if let state = source.stateName(ofSceneAt: index) { json.member("state", state) }
            json.member("devicesOnly", !source.isShown(index, in: MatrixCell()))
          }
        }
      }
      json.member("locales") { json in
        json.array(locales) { json, locale in
          json.object { json in
            json.member("tag", locale)
            json.member("length", source.texts(in: locale).reduce(0) { $0 + $1.count })
          }
        }
      }
    }
    return PreviewAnswer(json: json.text)
  }

  // MARK: Frames

  private func frame(_ question: PreviewQuestion, _ source: SceneSource) throws(PreviewError) -> PreviewAnswer {
    let start = ContinuousClock.now
    let kinds = try question.picture.overlayKinds
    var (snapshot, rendering) = try layout(
      question, source, overlay: kinds.isEmpty ? nil : LayoutOverlay(kinds: kinds))
    if let scale = question.picture.draftScale, scale < rendering.scale {
      (snapshot.scale, rendering.scale) = (scale, scale)
    }
    var frame = PreviewFrame(snapshot, rendering, of: question, in: source)
    var picture: [UInt8] = []
    if rendering.displayList.size.width > 0, rendering.displayList.size.height > 0 {
      do throws(PictureError) {
        if question.picture.isInRuns {
          let pixmap = try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
          frame.runs = (pixmap.width, pixmap.height)
          picture = PixelRuns(pixmap).bytes
        } else {
          picture = try self.picture(of: rendering).file()
        }
      } catch {
        throw PreviewError(error.description)
      }
    }
    frame.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return PreviewAnswer(json: frame.json, body: picture)
  }

  private func files(_ question: PreviewQuestion, _ source: SceneSource) throws(PreviewError) -> PreviewAnswer {
    // References have no findings about how a layout is made.
    let (snapshot, rendering) = try layout(question, source, recording: .displayList)
    let rendered = RenderedSnapshot(snapshot, rendering, document: question.document.name) { picture(of: rendering) }
    let files: (picture: [UInt8]?, sidecar: [UInt8])
    do throws(PictureError) { files = try rendered.files() } catch { throw PreviewError(error.description) }
    guard let picture = files.picture else { throw PreviewError("The scene has no area, so it has no picture.") }
    var json = JSONText()
    json.object { json in
      json.member("path", SnapshotPath(escapedFolder: question.document.folder).file(for: snapshot))
      json.member("sidecar", String(decoding: files.sidecar, as: UTF8.self))
    }
    return PreviewAnswer(json: json.text, body: picture)
  }

  private func picture(of rendering: Rendering) -> SnapshotPicture {
    SnapshotPicture { [renderer] () throws(PictureError) in
      try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
    }
  }

  /// Lays out the scene of a question.
  private func layout(
    _ question: PreviewQuestion, _ source: SceneSource, overlay: LayoutOverlay? = nil, explaining view: String? = nil,
    recording parts: RecordedParts = [.displayList, .designFindings]
  ) throws(PreviewError) -> (SceneSnapshot, Rendering) {
    guard source.names.indices.contains(question.scene) else { throw PreviewError("The document has no such scene.") }
    let cell = try question.cell.matrixCell
    guard source.isShown(question.scene, in: cell) else {
      throw PreviewError("This controller shows nothing of its own on the canvas. Choose a device.")
    }
    renderer.settings = try settings(question.picture, explaining: view)
    renderer.settings.recorded = parts
    do throws(SceneError) {
      return try source.render(question.scene, in: cell, overlay: overlay, with: renderer)
    } catch {
      throw PreviewError("The scene cannot be laid out: \(error.cause)")
    }
  }

  private func settings(_ picture: PictureChoices, explaining view: String?) throws(PreviewError) -> RenderSettings {
    var settings = setting.rendering
    settings.recorded = [.displayList, .designFindings]
    settings.size = ChosenSize(width: picture.width, height: picture.height)
    settings.explainedView = view
    switch picture.chrome {
    case "always": settings.showsChrome = true
    case "never": settings.showsChrome = false
    case "auto": break
    default: throw .unknown("choice of chrome", picture.chrome)
    }
    guard let ghosts = Ghosts(rawValue: picture.ghosts) else { throw .unknown("choice of ghosts", picture.ghosts) }
    if ghosts != .auto { settings.ghosts = ghosts }
    return settings
  }

  // MARK: A view

  private func view(
    _ question: PreviewQuestion, _ source: SceneSource, _ contents: [UInt8]
  ) throws(PreviewError) -> PreviewAnswer {
    let (snapshot, rendering) = try layout(question, source, explaining: question.view)
    guard let explanation = rendering.explanation else { throw .unknown("view", question.view) }
    let editable = contents.isEmpty ? nil : try? EditableDocument(contents, path: question.document.file)
    return PreviewAnswer(
      json: ViewDetails(
        explanation, in: snapshot, document: question.document.name, editable: editable,
        original: source.original, lines: source.places.mapValues(\.line)
      ).json)
  }

  // MARK: Sizes

  private func breaks(_ question: PreviewQuestion, _ source: SceneSource) throws(PreviewError) -> PreviewAnswer {
    guard source.names.indices.contains(question.scene) else { throw PreviewError("The document has no such scene.") }
    let axis: SweepAxis = question.axis == .width ? .width : .height
    var own = question
    own.picture = PictureChoices()
    let size = try layout(own, source).0.layout.size
    let range = SizeRange(of: axis, around: axis == .width ? size.width : size.height)
    var sweep = SizeSweep(axis: axis, range: range)
    sweep.places = source.places
    sweep.original = source.original
    renderer.settings = try settings(PictureChoices(), explaining: nil)
    let sweeps = source.sweeps(ofSceneAt: question.scene, with: renderer) { [sweep] scene in
      var swept = SweptScene(document: question.document.name, scene: "", axis: axis, range: range)
      let cell = sweep.sweep(scene, into: &swept, willLayOut: TimeLimit.cell.restart)
      return SizeBreaks(scene: swept, cell: cell)
    }
    let cell = try question.cell.matrixCell
    do {
      return PreviewAnswer(json: try sweeps(cell).json)
    } catch {
      throw PreviewError("The scene cannot be laid out: \(error)")
    }
  }

  // MARK: Changes

  private func fixes(_ question: PreviewQuestion) throws(PreviewError) -> PreviewAnswer {
    var setting = setting
    setting.matrix = try question.grid.choices
    let job = FixJob(setting: setting, rules: CheckRules(today: ""), request: .findings(ids: [question.finding]))
    let worker: any Worker
    do throws(TypefaceError) {
      worker = try job.makeWorker(fonts: fonts)
    } catch {
      throw PreviewError(error.description)
    }
    var found: DocumentFixes?
    worker.work(on: question.document.unit) { report in
      guard case .result(let text) = report else { return }
      found = DocumentFixes(json: text)
    }
    guard let found else { throw PreviewError("The document cannot be read.") }
    guard found.digest == question.document.digest else {
      throw PreviewError("The file was changed meanwhile. Look at the finding again.")
    }
    return PreviewAnswer(json: PreviewedFixes(found).json)
  }

  private func edited(_ question: PreviewQuestion, _ contents: [UInt8]) throws(PreviewError) -> PreviewAnswer {
    let document: EditableDocument
    do throws(InterfaceDocumentError) {
      document = try EditableDocument(contents, path: question.document.file)
    } catch {
      throw PreviewError(error.description)
    }
    var edits: [DocumentEdit] = []
    for edit in question.edits { edits.append(try EditableValue.edit(edit, in: document)) }
    let changed = document.changes(for: edits).applied(to: contents)
    do throws(InterfaceDocumentError) {
      _ = try InterfaceDocument(changed, path: question.document.file)
    } catch {
      throw PreviewError("The document would not be readable: \(error)")
    }
    return PreviewAnswer(json: "{}", body: changed)
  }
}

/// What a worker answers: a JSON document, and a picture or a document.
struct PreviewAnswer: Hashable, Sendable {
  var json: String
  var body: [UInt8] = []
}

extension PreviewedDocument {
  /// The document as a unit of work.
  var unit: WorkUnit { WorkUnit(document: name, file: file, folder: folder, scene: catalogScene) }
}

extension PictureChoices {
  /// The kinds of the overlays.
  fileprivate var overlayKinds: [OverlayKind] {
    get throws(PreviewError) {
      var kinds: [OverlayKind] = []
      for name in overlays {
        guard let kind = OverlayKind(rawValue: name) else { throw .unknown("overlay", name) }
        kinds.append(kind)
      }
      guard kinds.count < 2 || !kinds.contains(.exploded) else {
        throw PreviewError("'exploded' is a picture of its own.")
      }
      return kinds
    }
  }
}
