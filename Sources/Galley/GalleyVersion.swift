/// The version of Galley.
public enum GalleyVersion {
  /// The version, for example `1.2.0`.
  public static let current = "0.1.0"
}
