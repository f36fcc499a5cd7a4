// Suites find UIKit's names when they import this module alone: on Apple's systems, XCTest exports them.
@_exported import UIKit
