import Foundation
import Testing

@testable import UIKit

@Suite("Classes that documents name")
struct NibClassTests {
  private class Meter: NSObject {
    var label: NSString!
    weak var owner: NSObject?
    var parts: [NSString]!
    var width: CGFloat = 0
    var count: Int?
    var title: String?
    var calls: [String] = []
    func reset() { calls.append("reset") }
    func tap(_ sender: NSString) { calls.append("tap \(sender)") }
    func drag(_ sender: Any?, _ event: NSNumber?) { calls.append("drag \(event?.intValue ?? 0)") }
  }

  private class RoundMeter: Meter {}

  private static let meter = UINibClass(
    Meter.self, name: "Meter", module: "Gauges", makeObject: { Meter() },
    members: [
      .outlet("label", \Meter.label), .outlet("owner", \Meter.owner), .outlet("parts", \Meter.parts),
      .inspectable("width", \Meter.width), .inspectable("count", \Meter.count), .inspectable("title", \Meter.title),
      .action("reset", Meter.reset), .action("tap:", Meter.tap(_:)), .action("drag::", Meter.drag(_:_:)),
    ])

  init() { UINibClasses.register(Self.meter) }

  @Test("A class is found by its name, in its module and in documents of another")
  func findsClass() {
    #expect(UINibClasses.named("Meter", module: "Gauges")?.type == Meter.self)
    #expect(UINibClasses.named("Meter", module: "Elsewhere")?.type == Meter.self)
    #expect(UINibClasses.named("Meters") == nil)
  }

  @Test("Of two modules' classes of a name, the document's module decides")
  func findsClassOfModule() {
    UINibClasses.register(UINibClass(RoundMeter.self, name: "Meter", module: "RoundGauges", members: []))
    #expect(UINibClasses.named("Meter", module: "RoundGauges")?.type == RoundMeter.self)
    #expect(UINibClasses.named("Meter", module: "Gauges")?.type == Meter.self)
  }

  @Test("Outlets are connected, on a subclass's objects too")
  func connectsOutlets() throws {
    let meter = RoundMeter()
    let owner = NSObject()
    try UINibClasses.connect("label", of: meter, to: NSString("km/h"))
    try UINibClasses.connect("owner", of: meter, to: owner)
    #expect(meter.label == "km/h")
    #expect(meter.owner === owner)
  }

  @Test("A value for a key sets the registered property of the name, and numbers fit")
  func setsValuesForKeys() {
    let meter = Meter()
    meter.setValue(12, forKey: "width")
    meter.setValue("Speed", forKeyPath: "title")
    meter.setValue(NSString("km/h"), forKey: "label")
    #expect(meter.width == 12 && meter.title == "Speed" && meter.label == "km/h")
  }

  private final class Dial: UILabel { var hand = "short" }
  private final class Clock: UILabel {}
  private final class Face: UIView { weak var dial: Dial! }

  @Test("An outlet holds an object of another class that descends from the same class of UIKit's, and this is reported")
  func holdsOtherClass() {
    UINibClasses.register(
      UINibClass(Face.self, name: "Face", module: "Gauges", members: [.outlet("dial", \Face.dial)]))
    let (face, clock) = (Face(), Clock())
    let error = UINibError.otherClass(member: "dial", owner: "Face", expected: "Dial", found: "Clock")
    #expect(throws: error) { try UINibClasses.connect("dial", of: face, to: clock) }
    face.dial.text = "12"
    #expect(clock.text == "12")
  }

  @Test("An outlet does not hold an object of another kind")
  func refusesOtherKind() {
    UINibClasses.register(
      UINibClass(Face.self, name: "Face", module: "Gauges", members: [.outlet("dial", \Face.dial)]))
    let (face, plain) = (Face(), UIView())
    let error = UINibError.wrongType(member: "dial", owner: "Face", expected: "Dial", found: "UIView")
    #expect(throws: error) { try UINibClasses.connect("dial", of: face, to: plain) }
    #expect(face.dial == nil)
  }

  @Test("Each connection adds to an outlet collection")
  func connectsCollection() throws {
    let meter = Meter()
    for part in ["dial", "hand"] { try UINibClasses.connect("parts", of: meter, to: NSString(string: part)) }
    #expect(meter.parts == ["dial", "hand"])
  }

  @Test("An outlet of another type is an error that names both types")
  func refusesType() throws {
    let error = try #require(throws: UINibError.self) {
      try UINibClasses.connect("label", of: Meter(), to: NSNumber(value: 1))
    }
    #expect(error == .wrongType(member: "label", owner: "Meter", expected: "NSString", found: "NSNumber"))
    #expect(error.description == "'label' of Meter is a NSString, but the document connects a NSNumber.")
  }

  @Test("A missing outlet is an error that names the class")
  func refusesName() throws {
    let error = try #require(throws: UINibError.self) {
      try UINibClasses.connect("needle", of: Meter(), to: NSString())
    }
    #expect(error == .noMember(kind: "outlet", name: "needle", owner: "Meter"))
  }

  @Test("Runtime attributes become the property's kind of number, text or optional")
  func setsInspectables() throws {
    let meter = Meter()
    try UINibClasses.set("width", of: meter, to: NSNumber(value: 2.5))
    try UINibClasses.set("count", of: meter, to: 7.0)
    try UINibClasses.set("title", of: meter, to: "Speed")
    #expect(meter.width == 2.5)
    #expect(meter.count == 7)
    #expect(meter.title == "Speed")
    #expect(throws: UINibError.self) { try UINibClasses.set("width", of: meter, to: "wide") }
  }

  @Test("Actions are called by selector, with the sender and the event that they take")
  func performsActions() throws {
    let meter = Meter()
    try UINibClasses.perform("reset", on: meter)
    try UINibClasses.perform("tap:", on: meter, sender: NSString("knob"))
    try UINibClasses.perform("drag::", on: meter, event: NSNumber(value: 3))
    #expect(meter.calls == ["reset", "tap knob", "drag 3"])
  }
}
