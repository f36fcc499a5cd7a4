/// What a program does first, before it opens a file or starts a thread.
package enum ProcessStart {
  /// Makes sure that failures of the surroundings are errors of calls, which can be reported, and end nothing.
  ///
  /// - A standard stream that is closed gets its number back. The next file that the program opens would have it, and
  ///   would be read as input or filled with messages.
  /// - A file that grows beyond the limit of the process (`ulimit -f`) is an error of writing, `EFBIG`. The signal that
  ///   comes with it would end the process and leave a file half written. Programs that this one starts inherit that.
  package static func prepare() {
    reserveStandardStreams()
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens the null device in the place of each standard stream that is closed, the wrong way round for those whose
  /// loss matters: reading input from it and writing results to it fails, as it would without it. Messages are lost.
  private static func reserveStandardStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
      guard fcntl(stream, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest number that is free is this stream's, since those below it are in use.
      let device = open("/dev/null", mode)
      if device >= 0, device != stream {
        dup2(device, stream)
        close(device)
      }
    }
  }
}
