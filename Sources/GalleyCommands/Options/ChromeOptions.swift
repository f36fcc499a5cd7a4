import ArgumentParser

/// Whether pictures show what the device draws over the app.
struct ChromeOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Draw the device's status bar at 9:41, notch or island, and home indicator over controllers that fill the screen. \
      Default: on a device that --device names, not on the canvas.
      """)
  var chrome: Bool?
}
