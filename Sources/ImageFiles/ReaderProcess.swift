internal import CImageFiles
import Files
import Foundation

/// A process that reads image files for this one, each in a child of its own with ``ImageFileLimits``.
///
/// A file can make a library crash, or use up time and memory. Then its child ends, and the file is named. The process
/// has one thread, which a child needs, while one that paints has perhaps a thread of Pango's.
package enum ReaderProcess {
  /// Starts the process, if this one has no other thread yet and the system is Linux. It is confined as this one is.
  ///
  /// - Returns: Whether files are read there from now on.
  package static func start() throws(SystemError) -> Bool {
    let limits = galley_file_limits(seconds: ImageFileLimits.seconds, most_bytes: ImageFileLimits.memory)
    let code = galley_start_reader(limits)
    guard code == 0 || code == EBUSY || code == ENOSYS else { throw SystemError(code: code) }
    return code == 0
  }

  /// Whether files are read there. No file is read in this process then, also if that one has ended.
  static var isUsed: Bool { galley_has_reader() }
}
