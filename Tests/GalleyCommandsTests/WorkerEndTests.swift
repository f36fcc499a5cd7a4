import Foundation
import TestSupport
import Testing

/// A worker process ends with the one that started it, whatever it is doing at the time.
@Suite(
  "The end of worker processes", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"),
  .timeLimit(.minutes(2)))
struct WorkerEndTests {
  private let folder = TemporaryFolder()

  /// What the workers are doing when their parent is killed.
  enum Activity: CaseIterable {
    /// They lay out and paint.
    case working
    /// They are stopped, as by a debugger.
    case stopped
    /// They wait: for work, or for somebody to take an answer that fills the pipe.
    case waiting
    /// A child of a process of theirs reads a drawing.
    case reading
  }

  init() throws {
    for number in 0..<12 { try folder.write(SampleDocuments.label, to: "App/Card\(number).xib") }
  }

  @Test("Workers end when their parent is killed", arguments: Activity.allCases)
  func end(activity: Activity) throws {
    if activity == .reading { try addSlowDrawing() }
    // Some thousand cells, of which none is done twice.
    let arguments = ["App", "--no-index", "--no-cache", "--jobs", "2", "--type-size", "all", "--device", "all"]
    let tool = try ToolProcess(arguments: ["render"] + arguments + ["--out", "o", "--quiet"], in: folder.url)
    defer { tool.kill() }
    let workers = wait(for: { ProcessTree.children(of: tool.id) }, until: { $0.count == 2 && folder.exists("o/App") })
    #expect(workers.count == 2)
    var family = workers
    switch activity {
    case .working: break
    case .stopped: workers.forEach { kill($0, SIGSTOP) }
    case .waiting:
      kill(tool.id, SIGSTOP)
      // They wait when what they are working on is done, which takes long on a busy machine.
      _ = wait(for: { workers.filter(ProcessTree.isRunning) }, until: { $0.isEmpty })
    case .reading:
      let readers = wait(for: { workers.flatMap(ProcessTree.children) }, until: { $0.count == workers.count })
      let children = wait(for: { readers.flatMap(ProcessTree.children) }, until: { !$0.isEmpty })
      #expect(!children.isEmpty, "no drawing is read in a process of its own")
      family += readers + children
    }
    kill(tool.id, SIGKILL)
    let left = wait(for: { family.filter(ProcessTree.isAlive) }, until: { $0.isEmpty })
    #expect(left.isEmpty)
    left.forEach { kill($0, SIGKILL) }
  }

  /// Puts a drawing into the first document that takes longer than a drawing may take, which is five seconds.
  private func addSlowDrawing() throws {
    let noise = String(repeating: #"<feTurbulence baseFrequency="0.05" numOctaves="200"/>"#, count: 400)
    let size = #"width="100" height="100""#
    let drawing = #"<filter id="f">\#(noise)</filter><rect \#(size) filter="url(#f)"/>"#
    try folder.write(#"<svg xmlns="http://www.w3.org/2000/svg" \#(size)>\#(drawing)</svg>"#, to: "App/noise.svg")
    let frame = #"<rect key="frame" x="0" y="0" width="60" height="30"/>"#
    let image = #"<imageView image="noise" id="img-00-001">\#(frame)</imageView>"#
    let document = SampleDocuments.label.replacing("<subviews>", with: "<subviews>" + image, maxReplacements: 1)
    try folder.write(document, to: "App/Card0.xib")
  }

  /// Looks again and again, for twenty seconds at most, until what is seen fulfils a condition.
  private func wait<Value>(for look: () -> Value, until isEnough: (Value) -> Bool) -> Value {
    for _ in 0..<4000 {
      let value = look()
      if isEnough(value) { return value }
      usleep(5_000)
    }
    return look()
  }
}
