import ArgumentParser
import Galley

/// Whose widths and heights system fonts have.
enum SystemMetrics: String, CaseIterable, Hashable, ExpressibleByArgument {
  /// Apple's SF.
  case sf
  /// The bundled typeface's own.
  case plain

  var model: SystemFontModel {
    switch self {
    case .sf: .sanFrancisco
    case .plain: .plain
    }
  }
}
