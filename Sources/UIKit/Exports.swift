// An app's sources find the names of Foundation and of the values when they import UIKit alone. Foundation is known
// from the values alone: a second way to it would make calls of what they replace in it ambiguous.
@_exported import UIKitValues
