import Galley

/// A day in a calendar, with the week above and the day's events below.
enum DayPlanScene {
  /// The colours of the events' calendars.
  private static let colors: [SystemColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemOrange, .systemPink,
  ]

  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("DayPlan", in: traits)
    let screen = Screen(traits, spacing: 14) {
      ScreenTitle(text("month"), symbol: "plus", traits)
      week(text, traits)
      Separator(traits)
      StackView.column(spacing: 2) {
        Label(text("day"), .title3, weight: 600)
        Label(text("count"), .subheadline, color: traits.color(.secondaryLabel))
      }
      for (index, color) in colors.enumerated() { EventRow(index + 1, color, text, traits) }
    }
    screen.tintColor = traits.color(.systemRed)
    return screen
  }

  /// Makes the seven columns of the week. As in a calendar app, they do not grow with large texts.
  private static func week(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let days = zip(text("weekdays").split(separator: " "), text("dates").split(separator: " ")).enumerated()
    let row = StackView.row {
      for (index, (weekday, date)) in days {
        DayColumn(String(weekday), String(date), isToday: index == 4, isWeekend: index > 4, traits)
      }
    }
    row.distribution = .fillEqually
    row.maximumContentSizeCategory = .extraExtraLarge
    return row
  }
}

/// A weekday above its date. Today's date is in a red circle.
private final class DayColumn: View {
  init(_ weekday: String, _ date: String, isToday: Bool, isWeekend: Bool, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let name = Label(weekday, .caption2, weight: 600, color: traits.color(.secondaryLabel))
    let color: Color = isToday ? .white : traits.color(isWeekend ? .secondaryLabel : .label)
    let number = Label(date, .title3, weight: isToday ? 700 : 400, color: color)
    let circle = View()
    circle.backgroundColor = isToday ? traits.color(.systemRed) : nil
    circle.layer.cornerRadius = 20
    containing {
      name
      circle
      number
    }.constrained { column in
      name.topAnchor == column.topAnchor
      name.centerXAnchor == column.centerXAnchor
      circle.topAnchor == name.bottomAnchor + 4
      circle.bottomAnchor == column.bottomAnchor
      circle.centerXAnchor == column.centerXAnchor
      circle.widthAnchor == 40
      circle.heightAnchor == 40
      number.centerXAnchor == circle.centerXAnchor
      number.centerYAnchor == circle.centerYAnchor
    }
  }
}

/// An event: its time, and its title and place on a ground in the colour of its calendar.
private final class EventRow: View {
  init(_ number: Int, _ color: SystemColor, _ text: SceneTexts, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let time = Label(text("time\(number)"), .footnote, weight: 500, color: traits.color(.secondaryLabel)).holdSize()
    let event = Self.event(number, traits.color(color), text, traits)
    let row =
      traits.isAccessibilitySize
      ? StackView.column(spacing: 4) {
        time
        event
      }
      : StackView.row(spacing: 12, alignment: .top) {
        time.constrained { $0.widthAnchor == traits.scaled(64, with: .footnote) }
        event
      }
    containing { row }.pinning(row)
  }

  private static func event(
    _ number: Int, _ color: Color, _ text: SceneTexts, _ traits: TraitCollection
  ) -> View {
    let edge = View()
    edge.backgroundColor = color
    edge.layer.cornerRadius = 2
    let block = View()
    block.backgroundColor = color.opacity(traits.userInterfaceStyle == .dark ? 0.25 : 0.14)
    block.layer.cornerRadius = 8
    let row = StackView.row(spacing: 10, alignment: .fill) {
      edge
      StackView.column(spacing: 1) {
        Label(text("event\(number)"), .headline)
        Label(text("place\(number)"), .footnote, color: traits.color(.secondaryLabel))
      }.margins(ends: 2)
    }.margins(sides: 8, ends: 8).constrained { _ in edge.widthAnchor == 4 }
    block.containing { row }.pinning(row)
    return block
  }
}
