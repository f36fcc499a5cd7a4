import Foundation
import Galley
import KingfisherFace
import NukeExtensionsFace
import SDWebImageFace
import TestSupport
import Testing
import UIKit

@Suite("Libraries that load pictures")
struct ImageLoaderTests {
  /// The ways of an app to load a picture.
  enum Loader: CaseIterable {
    case kingfisher, builder, sdWebImage, nuke

    func load(_ url: URL?, _ placeholder: UIImage?, into view: UIImageView) {
      switch self {
      case .kingfisher: view.kf.setImage(with: url, placeholder: placeholder, options: [.transition(.fade(0.2))])
      case .builder: KF.url(url).placeholder(placeholder).fade(duration: 0.2).set(to: view)
      case .sdWebImage: view.sd_setImage(with: url, placeholderImage: placeholder)
      case .nuke: loadImage(with: url, options: ImageLoadingOptions(placeholder: placeholder), into: view)
      }
    }
  }

  private let address = URL(string: "https://example.com/a.png")
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  @Test("A view shows its placeholder", arguments: Loader.allCases)
  func placeholder(loader: Loader) {
    let placeholder = UIImage()
    loader.load(address, placeholder, into: view)
    #expect(view.image === placeholder)
  }

  @Test("Without a placeholder, a view shows a grey picture of its size, and none without an address")
  func grey() {
    for loader in Loader.allCases {
      loader.load(address, nil, into: view)
      #expect(view.image?.size == CGSize(width: 40, height: 30))
      loader.load(nil, nil, into: view)
      #expect(view.image == nil)
    }
  }

  @Test("A view without a size is filled when it has been laid out", arguments: Loader.allCases)
  func greyLater(loader: Loader) throws {
    nonisolated(unsafe) var view: UIImageView?
    _ = try Renderer().render(in: MatrixCell(screen: .device(.iPhone17)), at: .screen) { _ in
      let controller = UIViewController()
      let picture = UIImageView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(picture)
      nonisolated(unsafe) let sides = [
        picture.widthAnchor.constraint(equalToConstant: 50), picture.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(sides)
      loader.load(URL(string: "https://example.com/a.png"), nil, into: picture)
      view = picture
      return controller
    }
    #expect(view?.image?.size == CGSize(width: 50, height: 20))
  }

  @Test("A picture of a file is shown", arguments: Loader.allCases)
  func file(loader: Loader) throws {
    let folder = TemporaryFolder()
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 6)
    try folder.write(PNG.encode(Pixmap(width: 3, height: 2, scale: 1, pixels: pixels)), to: "a.png")
    loader.load(URL(fileURLWithPath: folder.path + "/a.png"), UIImage(), into: view)
    #expect(view.image?.size == CGSize(width: 3, height: 2))
  }

  @Test("A button shows its placeholder")
  func button() {
    let (button, placeholder) = (UIButton(), UIImage.grey(CGSize(width: 9, height: 9)))
    button.kf.setImage(with: address, for: .normal, placeholder: placeholder)
    #expect(button.image(for: .normal)?.size == placeholder.size)
    button.sd_setImage(with: address, for: .normal)
    #expect(button.image(for: .normal)?.size == CGSize(width: 24, height: 24))
  }

  @Test("A view can be the placeholder")
  func placeholderView() {
    final class Shimmer: UIView, Placeholder {}
    let shimmer = Shimmer()
    view.kf.setImage(with: address, placeholder: shimmer)
    #expect(view.subviews == [shimmer])
    #expect(shimmer.frame == view.bounds)
  }

  @Test("Data that are there are shown")
  func data() {
    let data = Data(PNG.encode(Pixmap(width: 2, height: 2, scale: 1, pixels: [0, 0, 0, 0])))
    view.kf.setImage(with: RawImageDataProvider(data: data, cacheKey: "a"))
    #expect(view.image?.size == CGSize(width: 2, height: 2))
  }
}
