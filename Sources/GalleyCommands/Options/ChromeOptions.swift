import ArgumentParser
import Galley

/// What pictures show over the views of the app: what the device draws, and outlines of views that draw nothing.
struct ChromeOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: """
      Draw the device's status bar at 9:41, notch or island, and home indicator over controllers that fill the screen. \
      Default: on a device that --device names, not on the canvas.
      """)
  var chrome: Bool?

  @Option(
    help: ArgumentHelp(
      """
      Outline views that draw nothing, with their names: auto (default for documents) in scenes that would be blank; \
      always; or never.
      """, valueName: "when"))
  var ghosts: Ghosts?

  /// Changes settings to what the command line chooses.
  func apply(to settings: inout RenderSettings) {
    if let chrome { settings.showsChrome = chrome }
    if let ghosts { settings.ghosts = ghosts }
  }
}

extension Ghosts: ExpressibleByArgument {}
