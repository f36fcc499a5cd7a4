/// The end of an animation, at which its completion handler is called.
enum AnimationEnd {
  /// The most animations that start in each other's completion handlers: as many as turns of work that is put off.
  private static let most = 32

  /// The number of animations in whose completion handlers this code runs.
  @TaskLocal private static var depth = 0

  /// Calls the handlers, unless each animation starts the next one, as those that pulse do for ever.
  static func reach(_ complete: () -> Void) {
    guard depth < most else { return }
    $depth.withValue(depth + 1, operation: complete)
  }
}
