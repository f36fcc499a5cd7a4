internal import CPango
internal import CTextEnvironment
import Files
import Synchronization

/// The environment variables that the text libraries read. Those that change outlines or shaping are removed when the
/// program starts, before there are threads (`CTextEnvironment`).
enum TextEnvironment {
  /// Sets the folder of the Thai dictionary, without which Thai lines would break differently. Call it before measuring
  /// any text, because libthai reads the variable only once.
  static func setThaiDictionary(in folders: [String]) {
    // libthai opens the file by its path, and would wait for a pipe.
    guard let folder = folders.first(where: { (try? InputFile($0 + "/thbrk.tri", as: .font)) != nil }) else { return }
    PangoLock.withLock { galley_set_thai_dictionary(folder) }
  }
}

/// A lock for all calls of Pango, whatever the font map.
///
/// Pango 1.50 shares one HarfBuzz buffer, and uses a new one while another thread has it: lines broken within words
/// then differed in 2% of the cases. Creating or releasing font maps while another thread shapes text crashed.
enum PangoLock {
  private static let mutex = Mutex(())

  /// Runs code that calls Pango while no other thread of the process does.
  static func withLock<Result>(_ body: () throws -> sending Result) rethrows -> sending Result {
    try mutex.withLock { _ in try body() }
  }
}

/// The versions of the libraries for text layout that the process has loaded.
package struct TextEngineVersions: Hashable, Sendable {
  package let pango = String(cString: pango_version_string())
  package let harfBuzz = String(cString: hb_version_string())
  package let fontconfig: String
  package let glib = "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"

  package init() {
    let number = FcGetVersion()
    fontconfig = "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
