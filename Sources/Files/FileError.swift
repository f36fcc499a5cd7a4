/// An error number of the system.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the system call that failed last on this thread.
  package static var latest: SystemError { SystemError(code: errno) }

  /// The system's message, such as "No such file or directory".
  package var description: String { String(cString: strerror(code)) }
}

/// A file or folder that cannot be written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// The reason as a sentence, in most cases the system's message.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, _ error: SystemError) { self.init(path: path, reason: error.description) }

  package var description: String { "'\(path)' cannot be written: \(reason)" }
}
