import Foundation
import Galley
import Graphics
import Testing

@testable import UIKit

/// The published places of the parts of alerts in iOS 26.1: "NoTomorrow" is a view hierarchy of
/// joxan2137/NoTomorrow (`tree_alert.txt`, `tree_dialog.txt`), "openuikit" the header of Vercantez/openuikit's
/// `UIAlertController.swift`.
@Suite("Alerts of iOS 26")
struct AlertTests {
  private func show(
    _ alert: UIAlertController, on device: Device = .iPhone17, look: SystemLook = .iOS26
  ) {
    let presenter = UIViewController()
    presenter.present(alert, animated: false)
    let traits = TraitCollection(locale: "en", look: look).on(device)
    SceneSurroundings.$current.withValue(SceneSurroundings(traits: traits, device: device)) {
      _ = presenter.layout(
        size: device.size(in: .portrait), safeArea: device.safeArea(in: .portrait),
        in: LayoutEnvironment(traits: traits, measuring: UIKitEnvironment.current.measuring))
    }
    screens.append(presenter)
  }

  /// Presenters keep what they present.
  private final class Screens { var all: [UIViewController] = [] }
  private let kept = Screens()
  private var screens: [UIViewController] {
    get { kept.all }
    nonmutating set { kept.all = newValue }
  }

  private func alert(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)] = [("OK", .default)],
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func views<Kind: UIView>(_: Kind.Type, in view: UIView) -> [Kind] {
    ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { views(Kind.self, in: $0) }
  }

  private func place(of view: UIView, in alert: UIAlertController) -> CGRect {
    view.convert(view.bounds, to: alert.view)
  }

  private func label(_ text: String, in alert: UIAlertController) throws -> UILabel {
    try #require(views(UILabel.self, in: alert.view).first { $0.text == text })
  }

  private func button(_ title: String, in alert: UIAlertController) throws -> AlertButton {
    try #require(views(AlertButton.self, in: alert.view).first { $0.label.text == title })
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  @Test("A card with a title, a message and two buttons is where the hierarchies have it")
  func card() throws {
    let alert = alert("Title", "Message", [("Delete", .destructive), ("Cancel", .cancel)])
    show(alert)
    // NoTomorrow: (41, 375, 320, 152) on 402 x 874 points with a safe area of 62 and 34.
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(isClose(frame.minX, 41) && isClose(frame.minY, 375))
    #expect(isClose(frame.width, 320) && isClose(frame.height, 152))
    // NoTomorrow: labels at (30, 22, 260, 20 1/3) and (30, 49 2/3, 260, 18).
    let (title, message) = try (
      place(of: label("Title", in: alert), in: alert), place(of: label("Message", in: alert), in: alert)
    )
    #expect(isClose(title.minX, 30) && isClose(title.minY, 22) && isClose(title.width, 260))
    #expect(isClose(message.minX, 30) && isClose(message.minY, 49 + 2.0 / 3) && isClose(message.maxY, 67 + 2.0 / 3))
    // NoTomorrow: capsules of 140 x 48 at 16 and 164 from the side and 16 below the header of 72.
    let (cancel, delete) = try (
      place(of: button("Cancel", in: alert), in: alert), place(of: button("Delete", in: alert), in: alert)
    )
    #expect(isClose(cancel.minX, 16) && isClose(cancel.width, 140) && isClose(cancel.minY, 88))
    #expect(isClose(delete.minX, 164) && isClose(delete.width, 140) && isClose(delete.maxY, 136))
  }

  @Test("The middle of an alert is that of the safe area, up to iOS 18 that of the screen")
  func middle() throws {
    let iPhone16 = try #require(Device.named("iphone-16"))
    // openuikit: 438.5 of 852 points with a safe area of 59 and 34.
    let current = alert("Title", "Message")
    show(current, on: iPhone16)
    #expect(abs(current.view.convert(current.view.bounds, to: nil).midY - 438.5) <= 0.5)
    let older = alert("Title", "Message")
    show(older, on: iPhone16, look: .iOS18)
    #expect(abs(older.view.convert(older.view.bounds, to: nil).midY - 426) <= 0.5)
  }

  @Test("A message is in the secondary label colour; a title or a message that is alone is regular and centred")
  func texts() throws {
    let both = alert("Title", "Message")
    show(both)
    let (title, message) = try (label("Title", in: both), label("Message", in: both))
    #expect(title.font == .preferredFont(forTextStyle: .headline) && title.textAlignment == .natural)
    #expect(message.font == .preferredFont(forTextStyle: .subheadline) && message.font.pointSize == 15)
    #expect(message.textColor == .secondaryLabel)
    // openuikit: 17 points, regular, centred, and 4 + 16 points above the button.
    for alone in [alert("Alone", nil), alert(nil, "Alone")] {
      show(alone)
      let text = try label("Alone", in: alone)
      #expect(text.font == .preferredFont(forTextStyle: .body) && text.textAlignment == .center)
      #expect(text.textColor == .label)
      let distance = try place(of: button("OK", in: alone), in: alone).minY - place(of: text, in: alone).maxY
      #expect(isClose(distance, 20))
    }
    let older = alert("Alone", nil)
    show(older, look: .iOS18)
    #expect(try label("Alone", in: older).font == .preferredFont(forTextStyle: .headline))
  }

  @Test("Buttons are medium on tertiary fill, the preferred one is white and semibold on the tint colour")
  func buttons() throws {
    // The fill is NoTomorrow's, weights and the preferred action are openuikit's.
    let alert = alert("Title", nil, [("Save", .default), ("Erase", .destructive), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions[0]
    show(alert)
    let (save, erase, cancel) = try (
      button("Save", in: alert), button("Erase", in: alert), button("Cancel", in: alert)
    )
    #expect(save.backgroundColor == .tintColor && save.label.textColor == .white)
    #expect(save.label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(erase.backgroundColor == .tertiarySystemFill && erase.label.textColor == .systemRed)
    #expect(cancel.backgroundColor == .tertiarySystemFill && cancel.label.textColor == .label)
    #expect(cancel.label.font == .systemFont(ofSize: 17, weight: .medium))
  }

  @Test("The ground is a light or dark grey through which the dimmed screen shows")
  func ground() throws {
    // openuikit: 181 + 0.2857 base in light and 16.4 + 0.3494 base in dark appearance, of 255, over the dimmed screen.
    let grounds: [(TraitCollection.UserInterfaceStyle, base: Double, constant: Double, share: Double)] = [
      (.light, 204, 181, 0.2857), (.dark, 0, 16.4, 0.3494),
    ]
    for (style, base, constant, share) in grounds {
      let card = alert("Title", nil)
      let presenter = UIViewController()
      presenter.view.backgroundColor = .systemBackground
      presenter.present(card, animated: false)
      let traits = TraitCollection(userInterfaceStyle: style, look: .iOS26)
      let picture = try Renderer().render(presenter, on: .iPhone17, traits: traits).displayList
      let frame = Rect(card.view.convert(card.view.bounds, to: nil))
      let beside = Point(x: frame.minX + 10, y: frame.minY + 40)
      let color = picture.color(at: beside, over: .white)
      let expected: Double = constant + share * base
      #expect(abs(color.red * 255 - expected) < 1.5)
    }
  }

  @Test("An action sheet looks like an alert on a phone, with its button that cancels last")
  func actionSheet() throws {
    // openuikit: 320 points wide, in the middle of the safe area of 59 and 34 points, capsules of 288 x 48.
    let sheet = alert(
      "Title", "Message", [("Cancel", .cancel), ("Save", .default), ("Erase", .destructive)], style: .actionSheet)
    show(sheet, on: try #require(Device.named("iphone-16")))
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(isClose(frame.width, 320) && abs(frame.midX - 196.5) <= 0.5 && abs(frame.midY - 438.5) <= 0.5)
    let capsules = views(AlertButton.self, in: sheet.view)
    #expect(capsules.map(\.label.text) == ["Save", "Erase", "Cancel"])
    #expect(capsules.map { place(of: $0, in: sheet) }.allSatisfy { isClose($0.width, 288) && isClose($0.height, 48) })
  }

  @Test("An action sheet with a source is a popover, without a button that cancels")
  func popover() throws {
    // NoTomorrow: 240 x 292 1/3 for a title and four buttons; capsules of 208 x 48 at 16 from the sides, the first at
    // 60 1/3.
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let sheet = alert(
      "Title", nil, [("1", .default), ("2", .default), ("Cancel", .cancel), ("3", .default), ("4", .destructive)],
      style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = source
    show(sheet)
    let capsules = views(AlertButton.self, in: sheet.view)
    #expect(capsules.map(\.label.text) == ["1", "2", "3", "4"])
    #expect(isClose(sheet.view.bounds.width, 240) && isClose(sheet.view.bounds.height, 292 + 1.0 / 3))
    let first = place(of: capsules[0], in: sheet)
    #expect(isClose(first.minX, 16) && isClose(first.width, 208) && isClose(first.minY, 60 + 1.0 / 3))
    let title = try place(of: label("Title", in: sheet), in: sheet)
    #expect(isClose(title.minX, 30) && isClose(title.minY, 22) && isClose(title.width, 180))
    #expect(alert("Title", nil).popoverPresentationController == nil)
  }

  @Test("Fields are capsules of 48 points, 15 from the sides and 16 1/3 below the message")
  func fields() throws {
    // openuikit, as the rest: 8 points apart, texts 30 from the sides of the card, 4 + 16 points above the button.
    let alert = alert("Title", "Message")
    SceneSurroundings.$current.withValue(SceneSurroundings(traits: TraitCollection(look: .iOS26))) {
      for text in ["Ada", "Grace"] { alert.addTextField { $0.text = text } }
    }
    show(alert)
    let fields = try #require(alert.textFields)
    #expect(fields[0].font == .preferredFont(forTextStyle: .body))
    #expect(isClose(place(of: fields[0], in: alert).minX, 30) && isClose(place(of: fields[0], in: alert).maxX, 290))
    let frames = fields.compactMap(\.superview).map { place(of: $0, in: alert) }
    #expect(frames.allSatisfy { isClose($0.minX, 15) && isClose($0.width, 290) && isClose($0.height, 48) })
    #expect(isClose(frames[0].minY - 16 - 1.0 / 3, try place(of: label("Message", in: alert), in: alert).maxY))
    #expect(isClose(frames[1].minY - frames[0].maxY, 8))
    #expect(isClose(try place(of: button("OK", in: alert), in: alert).minY - frames[1].maxY, 20))
  }
}
