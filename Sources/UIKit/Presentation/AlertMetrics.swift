import Controls
import Foundation
import Graphics

/// The sizes, texts and colours of alerts and action sheets; lengths are in points.
struct AlertMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The material of the card over the dimmed screen.
  var ground: Backdrop
  /// Whether an alert is in the middle of the safe area instead of the screen.
  var isInSafeArea: Bool
  var texts: Texts
  var fields: Fields
  var buttons: Buttons
  /// The panels of an action sheet at the lower edge, or `nil` for the card of an alert.
  var panels: Panels?
  /// The popover of an action sheet with a source, or `nil` if it looks like one without.
  var popover: Popover?

  struct Panels {
    var cornerRadius: CGFloat
    /// The distance from the sides, and the least one from the bottom.
    var margin: CGFloat
    var buttonHeight: CGFloat
    /// The distance of the texts from the upper edge and from the buttons.
    var textPadding: CGFloat
  }

  struct Popover {
    var width: CGFloat
    var cornerRadius: CGFloat
    /// The distance of the texts from the buttons.
    var textBottom: CGFloat
  }

  /// The title and the message.
  struct Texts {
    /// The distances from the edges of the card and from the buttons.
    var insets: NSDirectionalEdgeInsets
    var alignment: NSTextAlignment
    /// The distance of the message from the title.
    var spacing: CGFloat
    var messageStyle: UIFont.TextStyle
    var messageColor: UIColor
    /// How a title without a message looks, and a message without a title, or `nil` for as beside the other one.
    var alone: Alone?

    struct Alone {
      var style: UIFont.TextStyle
      var alignment: NSTextAlignment
      /// The distance from the buttons.
      var bottom: CGFloat
    }
  }

  /// The fields, which are below the texts.
  struct Fields {
    var leastHeight: CGFloat
    var cornerRadius: CGFloat
    var style: UIFont.TextStyle
    /// The distance from the sides of the card, and that of the text from the sides of the field.
    var margin: CGFloat
    var inset: CGFloat
    /// The distances from the texts, from each other, and from the buttons.
    var top: CGFloat
    var spacing: CGFloat
    var bottom: CGFloat
  }

  struct Buttons {
    var height: CGFloat
    var weight: UIFont.Weight
    /// Whether the title of the button that cancels is semibold if no other action is preferred.
    var emphasizesCancel: Bool
    /// The capsules that buttons are in, or `nil` for buttons between lines.
    var capsules: Capsules?

    /// A preferred button is filled with the tint colour and has a white title.
    struct Capsules {
      var fill: UIColor
      /// The distances from each other, and from the sides and the bottom of the card.
      var spacing: CGFloat
      var inset: CGFloat
    }
  }

  static var current: AlertMetrics { UIKitEnvironment.sceneTraits.hasGlass ? glass : flat }

  /// The metrics of a popover.
  func changed(by popover: Popover) -> AlertMetrics {
    var metrics = self
    (metrics.width, metrics.cornerRadius) = (popover.width, popover.cornerRadius)
    metrics.texts.insets.bottom = popover.textBottom
    metrics.texts.alone?.bottom = popover.textBottom
    return metrics
  }
}

extension AlertMetrics {
  /// Alerts from iOS 7 to 18, as other frameworks have them: Flutter, Ionic and SDCAlertView. They differ about the
  /// distance of the message, which is by eye, and about the corner radius: 14 is Flutter's, 13 the others'. Fields and
  /// the colours of the ground are by eye. The panels of action sheets are Flutter's, measured on iOS 17, and their
  /// radius is that of a phone with iOS 17 over which Ionic laid its own.
  private static let flat = AlertMetrics(
    width: 270, cornerRadius: 14,
    ground: Backdrop(blurRadius: 0, tint: Color(light: Color(white: 0.97), dark: Color(white: 0.15))),
    isInSafeArea: false,
    texts: Texts(
      insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16), alignment: .center, spacing: 4,
      messageStyle: .footnote, messageColor: .label, alone: nil),
    fields: Fields(
      leastHeight: 0, cornerRadius: 6, style: .footnote, margin: 16, inset: 8, top: 16, spacing: 4, bottom: 20),
    buttons: Buttons(height: 44, weight: .regular, emphasizesCancel: true, capsules: nil),
    panels: Panels(cornerRadius: 13, margin: 8, buttonHeight: 57, textPadding: 13.5), popover: nil)

  /// View hierarchies of iOS 26.1 that NoTomorrow (402 points wide) and openuikit (393) publish. They agree but for the
  /// distance of the message, of which this is NoTomorrow's at scale 3; openuikit has 7 2/3. Fills of buttons are named
  /// in NoTomorrow's. From openuikit alone: weights, the colour of the message, a text that is alone, fields, the
  /// preferred action, the shadow, and the ground, which it fits to pictures over four greys, at most 1.5/255 off. How
  /// much the ground blurs is by eye. An action sheet is laid out as an alert on a phone (openuikit). The popover of
  /// one with a source is NoTomorrow's hierarchy of a confirmation dialog; its radius is by eye.
  private static let glass = AlertMetrics(
    width: 320, cornerRadius: 34,
    ground: Backdrop(
      blurRadius: 20, reach: 40,
      tint: Color(light: Color(white: 0.9937, alpha: 0.7143), dark: Color(white: 0.0989, alpha: 0.6506)),
      shadow: Backdrop.Shadow(color: .black.opacity(0.085), radius: 11, offset: Point(x: 0, y: 8))),
    isInSafeArea: true,
    texts: Texts(
      insets: NSDirectionalEdgeInsets(top: 22, leading: 30, bottom: 4 + 1.0 / 3 + 16, trailing: 30),
      alignment: .natural, spacing: 7 + 1.0 / 3, messageStyle: .subheadline, messageColor: .secondaryLabel,
      alone: Texts.Alone(style: .body, alignment: .center, bottom: 4 + 16)),
    fields: Fields(
      leastHeight: 48, cornerRadius: 24, style: .body, margin: 15, inset: 15, top: 16 + 1.0 / 3, spacing: 8,
      bottom: 4 + 16),
    buttons: Buttons(
      height: 48, weight: .medium, emphasizesCancel: false,
      capsules: Buttons.Capsules(fill: .tertiarySystemFill, spacing: 8, inset: 16)),
    panels: nil, popover: Popover(width: 240, cornerRadius: 26, textBottom: 2 + 16))
}
