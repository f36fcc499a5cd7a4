// `import Galley` shows views, controls, documents and snapshots.
@_exported import AutoLayout
@_exported import CairoRaster
@_exported import Controls
@_exported import Figures
@_exported import Graphics
@_exported import ImageDiff
@_exported import InterfaceBuilder
@_exported import LayoutAudit
@_exported import LayoutOverlays
@_exported import Localization
@_exported import PangoText
@_exported import Snapshots
