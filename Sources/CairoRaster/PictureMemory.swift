internal import CCairo

/// The memory that pictures are made in.
public enum PictureMemory {
  /// Lets this process keep the memory of a picture for the next.
  ///
  /// Blocks as large as a picture's usually go back to the system, which clears them page by page when the next picture
  /// asks for as much: a tenth of the time of a process that paints one picture after the other.
  public static func keepWhenFreed() {
    // The largest picture that can be made stays below.
    galley_keep_freed_memory(1 << 30)
  }
}
