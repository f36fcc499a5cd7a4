import AVKitFace
import Controls
import Graphics
import LinkPresentationFace
import MapKitFace
import MessageUIFace
import PhotosUIFace
import SafariServicesFace
import StoreKitFace
import Testing
import UIKit
import WebKitFace

@Suite("Views of other frameworks")
struct FrameworkViewTests {
  private final class ArticleView: WKWebView {}

  @Test("A web view and a map are fields with marks; an app's subclass is named")
  func fields() throws {
    let web = try #require(WKWebView().node as? PlaceholderView)
    #expect(web.kind == .web)
    #expect(web.className == nil)
    let map = try #require(MKMapView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)).node as? PlaceholderView)
    #expect(map.kind == .map)
    #expect(map.frame.size == Size(width: 30, height: 20))
    #expect((ArticleView().node as? PlaceholderView)?.className == "ArticleView")
    #expect(!(UIView().node is PlaceholderView))
  }

  @Test("A link is a box with its name")
  func box() {
    let view = LPLinkView(url: URL(fileURLWithPath: "/"))
    #expect((view.node as? UnknownView)?.className == "LPLinkView")
    #expect(view.metadata.originalURL?.path == "/")
  }

  @Test("Controllers show what their pages would be in place of")
  func controllers() throws {
    let player = AVPlayerViewController()
    #expect((player.view.node as? PlaceholderView)?.kind == .video)
    let page = SFSafariViewController(url: URL(fileURLWithPath: "/"))
    #expect((page.view.node as? PlaceholderView)?.kind == .web)
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    #expect((picker.view.node as? UnknownView)?.className == "PHPickerViewController")
    let store = SKStoreProductViewController()
    #expect((store.view.node as? UnknownView)?.className == "SKStoreProductViewController")
    let mail = MFMailComposeViewController()
    mail.loadViewIfNeeded()
    let page1 = try #require(mail.topViewController?.view.node as? UnknownView)
    #expect(page1.className == "MFMailComposeViewController")
  }

  @Test("A view of a document has the framework's class where the module is there")
  func documents() {
    #expect(UIView.face(of: PlaceholderView(kind: .web)) is WKWebView)
    #expect(UIView.face(of: PlaceholderView(kind: .map)) is MKMapView)
    #expect(!(UIView.face(of: PlaceholderView(kind: .scene)) is WKWebView))
  }

  @Test("A web view keeps what it is asked to load, and its delegates")
  func loads() throws {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    let url = try #require(URL(string: "https://example.com"))
    #expect(view.load(URLRequest(url: url)) != nil)
    #expect(view.url == url)
    #expect(!view.isLoading)
    let script = WKUserScript(source: "a", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    view.configuration.userContentController.addUserScript(script)
    #expect(view.configuration.userContentController.userScripts == [script])
  }

  @Test("A map keeps its region, annotations and overlays")
  func map() {
    let (map, pin) = (MKMapView(), MKPointAnnotation())
    pin.coordinate = CLLocationCoordinate2D(latitude: 52, longitude: 13)
    map.setRegion(
      MKCoordinateRegion(center: pin.coordinate, latitudinalMeters: 111_320, longitudinalMeters: 0), animated: false)
    #expect(map.centerCoordinate.latitude == 52)
    #expect(map.region.span.latitudeDelta == 1)
    map.addAnnotations([pin, MKPointAnnotation()])
    map.removeAnnotation(pin)
    #expect(map.annotations.count == 1)
    let line = MKPolyline(coordinates: [pin.coordinate, CLLocationCoordinate2D(latitude: 50, longitude: 14)], count: 2)
    map.addOverlay(line)
    #expect(line.boundingMapRect.size.height == 2)
    #expect(map.overlays.count == 1)
  }

  @Test("The distance of places is that on a sphere")
  func distance() {
    // A quarter of the meridian: 10,007.5 km on a sphere of 6,371.0088 km.
    let (pole, equator) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: 0, longitude: 0))
    #expect(abs(pole.distance(from: equator) - 10_007_557) < 1)
  }

  private final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  @Test("A layer of a film is dark, also as the layer of a view")
  func layers() throws {
    let layer = try #require(FilmView().layer as? AVPlayerLayer)
    layer.player = AVPlayer(playerItem: nil)
    #expect(layer.backgroundColor == UIColor(white: 0.11, alpha: 1).cgColor)
    #expect(AVPlayerLayer(player: layer.player).player === layer.player)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).seconds == 1.5)
  }
}
