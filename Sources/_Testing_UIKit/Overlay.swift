// Swift Testing has an overlay for UIKit: the compiler imports a module of this name wherever both are imported.
@_exported import UIKit
