extension TraitCollection {
  /// The traits that a device decides, put over these.
  public func on(_ device: Device, orientation: Device.Orientation = .portrait) -> TraitCollection {
    var traits = self
    traits.displayScale = device.scale
    traits.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    traits.verticalSizeClass = device.verticalSizeClass(in: orientation)
    traits.userInterfaceIdiom = device.idiom
    return traits
  }
}
