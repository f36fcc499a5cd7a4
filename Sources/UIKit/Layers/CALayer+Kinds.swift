import Foundation

/// A layer that repeats its sublayers. Here it draws them once.
open class CAReplicatorLayer: CALayer {
  /// Kept, but sublayers are drawn once.
  open var instanceCount = 1
  /// Kept, but sublayers are drawn once.
  open var instanceDelay: CFTimeInterval = 0
  /// Kept, but sublayers are drawn once.
  open var instanceTransform = CATransform3DIdentity
}

// Layers of kinds that draw their sublayers as any layer does here.

open class CATransformLayer: CALayer {}

open class CATiledLayer: CALayer {
  /// Kept, but the layer is drawn at once.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Kept, but the layer is drawn at once.
  open var levelsOfDetail = 1
  /// Kept, but the layer is drawn at once.
  open var levelsOfDetailBias = 0
}

open class CAScrollLayer: CALayer {
  /// Does nothing: sublayers stay at their places.
  open func scroll(_ p: CGPoint) {}
  /// Does nothing: sublayers stay at their places.
  open func scroll(_ r: CGRect) {}
}
