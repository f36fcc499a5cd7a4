import Galley
import Testing

@Suite("Pictures of controllers")
struct ControllerRenderingTests {
  /// Its view is as high as its hooks say.
  private final class BannerController: ViewController {
    private let banner = View()
    private lazy var height = banner.heightAnchor.constraint(equalToConstant: 10)

    override func viewDidLoad() {
      super.viewDidLoad()
      banner.identifier = "banner"
      banner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(banner)
      LayoutConstraint.activate([
        banner.topAnchor.constraint(equalTo: view.topAnchor), height,
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        view.bottomAnchor.constraint(greaterThanOrEqualTo: banner.bottomAnchor),
      ])
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      height.constant = 10 + view.safeAreaInsets.top
    }
  }

  /// A scene returns the controller, which nobody else keeps.
  private func makeScene() -> any SceneContent { BannerController() }

  @Test("A controller that a scene returns lives as long as its picture is made")
  func hooks() throws {
    let rendering = try Renderer().render(
      makeScene(), size: Size(width: 100, height: 200), safeArea: EdgeInsets(top: 47))
    #expect(rendering.layout.root.children.map(\.id) == ["banner"])
    #expect(rendering.layout.root.children[0].frame == Rect(x: 0, y: 0, width: 100, height: 57))
  }

  @Test("A controller's view is as high as it asks for at a width, and has a device's safe area")
  func sizes() throws {
    let renderer = try Renderer()
    #expect(renderer.render(makeScene(), width: 80).layout.size == Size(width: 80, height: 10))
    let device = try #require(Device.all.first { $0.safeArea(in: .portrait).top > 0 })
    let banner = renderer.render(makeScene(), on: device).layout.root.children[0]
    #expect(banner.frame.height == 10 + device.safeArea(in: .portrait).top)
  }
}
