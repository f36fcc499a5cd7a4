extension SpecimenText {
  /// Emoji and their sequences among Latin letters.
  static let emoji = SpecimenText(
    name: "emoji", title: "Emoji 😀", phrase: "Rain ☔️ then sun ☀️",
    prose: "Families 👨‍👩‍👧‍👦 👨‍👧, skin tones 👋🏻👋🏿, flags 🇩🇪🇯🇵🇧🇷🇿🇦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏳️‍🌈, keys 1️⃣#️⃣,"
      + " jobs 👩🏽‍🚀 👨‍🍳, hearts ❤️ ❤️‍🔥.",
    sentence: "🎉 Everyone is invited to the garden party on Saturday 🌻",
    emphasis: ("Tap ", "👍 Like", "or 👎 if you must 🙃"),
    numbers: "⏰ 12:30 · 💶 49.90 · 🌡 21 °C · 🔋 100%", mixture: "🐫 جمل 🐪 · 🐟 דג 🐠 · 🍣 寿司 🍱",
    stacks: "♥︎ ❤️ ☎︎ ☎️ ✓ ✔️ ★ ⭐️ → ➡️ ⌘ ☂︎ ☂️ © ™ ‼️")
}
