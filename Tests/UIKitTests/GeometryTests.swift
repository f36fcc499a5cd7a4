import Foundation
import Testing
import UIKit

@Suite struct GeometryTests {
  @Test("Insets take their distances from the sides of a rectangle")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }
}
