import CoreLocationFace
import UIKit

/// An extent in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with extents in metres, at 111.32 km a degree.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metres = 111_320.0
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres,
        longitudeDelta: longitudinalMeters / (metres * max(0.01, cos(center.latitude * .pi / 180)))))
  }
}

/// A point of the flat map. Here its units are degrees.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) { (x, y) = (coordinate.longitude, coordinate.latitude) }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(x: -180, y: -90, width: 360, height: 180)
  public var isNull: Bool { origin.x == .infinity }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(origin.x, rect.origin.x), min(origin.y, rect.origin.y))
    return MKMapRect(
      x: left, y: top,
      width: max(origin.x + size.width, rect.origin.x + rect.size.width) - left,
      height: max(origin.y + size.height, rect.origin.y + rect.size.height) - top)
  }
}

/// Something drawn over a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

open class MKPolyline: MKShape, MKOverlay {
  private let corners: [CLLocationCoordinate2D]
  public var pointCount: Int { corners.count }
  public var coordinate: CLLocationCoordinate2D { corners.first ?? CLLocationCoordinate2D() }
  public var boundingMapRect: MKMapRect {
    corners.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
  }

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    corners = Array(UnsafeBufferPointer(start: coords, count: count))
  }
}

open class MKPolygon: MKPolyline {}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public var boundingMapRect: MKMapRect {
    MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize(width: 0, height: 0))
  }

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
}

/// Draws an overlay, for which no map asks.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
