import Galley

/// What a verification believes about a reference.
///
/// A sidecar names two digests: of the file beside it, and of the pixels in the file. The first is checked against the
/// file. The second is a claim that only decoding checks: whoever writes a picture into a repository also writes what
/// its sidecar says.
package enum ReferenceTrust: Sendable {
  /// The digests in sidecars.
  case sidecars
  /// Only the decoded pixels.
  case pixels

  /// Returns what to believe if nobody has said so: on a machine that checks changes, only pixels.
  package static func usual(in environment: [String: String]) -> ReferenceTrust {
    ContinuousIntegration.isNamed(in: environment) ? .pixels : .sidecars
  }

  /// Returns what to believe.
  ///
  /// - Parameters:
  ///   - option: Whether the command line asks to decode references, or `nil` if it does not say.
  ///   - setting: Whether the project asks for it, which can only make a run believe less: a change can bring its own
  ///     settings along.
  package static func chosen(
    byOption option: Bool?, setting: Bool?, in environment: [String: String]
  ) -> ReferenceTrust {
    if let option { return option ? .pixels : .sidecars }
    return setting == true ? .pixels : usual(in: environment)
  }
}
