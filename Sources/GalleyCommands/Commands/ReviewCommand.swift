import ArgumentParser
import Files
import Foundation
import Galley
import ReviewServer

/// `galley review`.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Serves a report to a browser on this machine, and makes accepted pictures the references.",
    discussion: """
      The address is printed; it holds a token, and who has it can accept. What was decided is applied when "Apply \
      decisions" is pressed: accepted pictures and their layouts are written into the folder of the references, \
      accepted orphans are removed from it, and the report notes both. Ctrl-C ends serving.

      EXAMPLES
        galley verify App/ --reference Snapshots --record never --report changes
        galley review changes
        galley review changes --reference Snapshots --port 8080

      EXIT CODES
        0 ended by Ctrl-C, 2 wrong usage: no report, a port that cannot be had
      """)

  @Argument(help: ArgumentHelp("The report's folder, as 'galley verify --report' writes it.", valueName: "dir"))
  var report: String

  @Option(
    help: ArgumentHelp("The folder of the references; the one that the report names unless given.", valueName: "dir"))
  var reference: String?

  @Option(help: ArgumentHelp("The port to listen on; any that is free unless given.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the page in the browser. Others who use this machine can see the address while it starts.")
  var open = false

  func validate() throws {
    if let port, !(1...65535).contains(port) { throw ValidationError("--port is 1 to 65535, not \(port).") }
  }

  func run() throws {
    let interruption = Interruption()
    let server = try started()
    Terminal.standardOutput.write(server.address + "\n")
    if open { openBrowser(at: server.address) }
    interruption.wait()
    server.stop()
  }

  private func started() throws -> ReviewServer {
    do throws(ReviewServerError) {
      let report = try ReviewedReport(folder: report, references: reference)
      tellReferences(of: report)
      return try ReviewServer(report, port: port ?? 0) { Self.tell(.warning, $0) }
    } catch {
      Self.tell(.error, error.sentence)
      throw Outcome.wrongUsage
    }
  }

  private func tellReferences(of report: ReviewedReport) {
    guard let references = report.references else {
      return Self.tell(.warning, "the report names no folder of references; --reference says where pictures are to go.")
    }
    guard !FileManager.default.fileExists(atPath: references) else { return }
    Self.tell(.warning, "the references' folder '\(references)' is not there; accepting makes it.")
  }

  private func openBrowser(at address: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let opener = "/usr/bin/xdg-open"
    #endif
    do throws(SystemError) {
      let browser = try ChildProcess(executable: opener, arguments: [address])
      if browser.end() != .exited(code: 0) { Self.tell(.warning, "the browser does not open.") }
    } catch {
      Self.tell(.warning, "the browser does not open: there is no \(opener).")
    }
  }

  private static func tell(_ severity: Diagnostic.Severity, _ message: String) {
    Terminal.standardError.write(Diagnostic(severity: severity, place: nil, message: message).text)
  }
}

extension ReviewServerError {
  /// What is wrong, and what helps.
  fileprivate var sentence: String {
    switch self {
    case .noReport(let folder):
      "'\(folder)' is no report: it has no report.json that can be read. 'galley verify ... --report \(folder)' makes one."
    case .laterReport(let folder, let version):
      "a later version wrote the report '\(folder)' (format \(version))."
    case .cannotListen(let port, let reason):
      port == 0 ? "no port can be had: \(reason)." : "port \(port) cannot be had: \(reason)."
    }
  }
}
