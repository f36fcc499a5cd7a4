/// The tables of all keys of `.galley.yml` as Markdown: what the article "Configuration" has.
struct ConfigurationPage {
  let keys: [DescribedKey]

  var text: String { section("The file", keys) }

  /// Returns the table of a mapping, followed by those of the mappings in it.
  private func section(_ heading: String, _ keys: [DescribedKey], below path: String = "") -> String {
    let head =
      "## \(heading)\n\n| key | value | default | example | option | what it is for |\n|---|---|---|---|---|---|\n"
    let parts = keys.filter { !$0.description.type.keys.isEmpty }.map { key in
      let name = path + key.name
      return "\n" + section("Keys of \(name)", key.description.type.keys, below: name + ": ")
    }
    return head + keys.map(row).joined() + parts.joined()
  }

  private func row(_ key: DescribedKey) -> String {
    let description = key.description
    let option = description.option.map { "`\($0)`" } ?? ""
    let article = description.article.map { " <doc:\($0)>" } ?? ""
    let cells = [
      "`\(key.name)`", description.type.words, description.usual.words, "`\(description.example)`", option,
      description.summary + article,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
