import Files
import SnapshotRuns

/// The person's browser.
enum Browser {
  /// Opens an address. Other users of the machine can see it while the browser starts.
  static func open(_ address: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let opener = "/usr/bin/xdg-open"
    #endif
    do throws(SystemError) {
      let browser = try ChildProcess(executable: opener, arguments: [address])
      if browser.end() != .exited(code: 0) { warn("\(opener) could not open the browser") }
    } catch {
      warn("the browser cannot be opened: \(opener): \(error)")
    }
  }

  private static func warn(_ message: String) { Terminal.report(Diagnostic(.warning, message)) }
}
