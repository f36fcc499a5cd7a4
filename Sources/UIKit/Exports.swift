// An app's sources find Foundation's names when they import UIKit alone.
@_exported import Foundation
