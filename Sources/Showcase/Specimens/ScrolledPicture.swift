import Galley

/// A scrolled picture behind a bar. Bars have a background in front of content that is scrolled.
final class ScrolledPicture: View {
  convenience init(under bar: View) {
    self.init(frame: .zero)
    let (scroll, picture) = (ScrollView(), HillsArtwork(.morning, dark: .night))
    let hidden = 4.0
    (clipsToBounds, layer.cornerRadius) = (true, 12)
    scroll.contentOffset = Point(x: 0, y: hidden)
    scroll.containing { picture }.constrained { scroll in
      picture.topAnchor == scroll.contentLayoutGuide.topAnchor
      picture.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
      picture.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
      picture.trailingAnchor == scroll.contentLayoutGuide.trailingAnchor
      picture.widthAnchor == scroll.frameLayoutGuide.widthAnchor
      picture.heightAnchor == scroll.frameLayoutGuide.heightAnchor + hidden
    }
    containing {
      scroll
      bar
    }.pinning(scroll)
    constrained { stage in
      stage.heightAnchor == 220
      bar.leadingAnchor == stage.leadingAnchor
      bar.trailingAnchor == stage.trailingAnchor
      bar.topAnchor == stage.topAnchor
    }
  }
}
