import AutoLayout
import Files
import Graphics
import Markup
import Snapshots

/// The names of a figure's files.
package struct FigureFiles {
  package let figure: Figure
  package let language: String
  /// The place of the language in the names, if the folder has pictures in several languages.
  let languageSuffix: String

  /// - Parameter hasLanguageFolders: Whether each language has a folder of its own.
  package init(_ figure: Figure, language: String, hasLanguageFolders: Bool) {
    self.figure = figure
    self.language = language
    languageSuffix = hasLanguageFolders || figure.languages.count == 1 ? "" : "-\(language)"
  }

  /// The name without scale, appearance and extension, by which DocC finds the picture.
  package var stem: String { figure.name + languageSuffix }

  /// Returns the name of a file as DocC expects it: `name@2x.png`, `name~dark@2x.png`.
  ///
  /// Vector formats have no scale.
  package func name(
    _ appearance: TraitCollection.UserInterfaceStyle, scale: Int, format: ImageFormat
  ) -> String {
    let dark = appearance == .dark && figure.appearances.contains(.light) ? "~dark" : ""
    let density = format == .png && scale > 1 ? "@\(scale)x" : ""
    return "\(stem)\(dark)\(density).\(format.rawValue)"
  }

  /// Returns the name of a picture without what distinguishes its versions. Sphinx chooses the format of `name.*`.
  package static func stem(of file: String) -> String {
    var name = file.utf8.split(separator: "/").last.map(String.init) ?? file
    for ending in [".png", ".svg", ".pdf", ".jpg", ".jpeg", ".gif", ".webp", ".*"]
    where name.lowercased().utf8.hasSuffix(ending) {
      name = String(Substring(name.utf8.dropLast(ending.utf8.count)))
      break
    }
    for ending in ["@1x", "@2x", "@3x", "~dark", "~light"] {
      name = name.utf8.dropping(suffix: ending).map(String.init) ?? name
    }
    return name
  }
}

/// A text that shows a figure, for the source of a document.
package struct FigureSnippet {
  /// A kind of source.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case markdown
    case html
    case docc

    /// Returns the name of the file with a figure's snippet.
    package func fileName(_ figure: String) -> String {
      switch self {
      case .markdown: "\(figure).md"
      case .html: "\(figure).html"
      case .docc: "\(figure).docc.md"
      }
    }
  }

  package let files: FigureFiles
  package let altText: String
  package let caption: String?
  package let legend: [(number: Int, text: String)]
  /// The figure's size in points.
  package let size: Size
  /// The path from the source to the pictures' folder, with a slash at its end unless it is empty.
  package let folder: String

  package init(
    files: FigureFiles, altText: String, caption: String?, legend: [(number: Int, text: String)], size: Size,
    folder: String
  ) {
    (self.files, self.altText, self.caption) = (files, altText, caption)
    (self.legend, self.size, self.folder) = (legend, size, folder)
  }

  package func text(_ format: Format) -> String {
    switch format {
    case .html: html
    case .markdown:
      picture(indent: "") + "\n" + (caption.map { "\n\($0.escapedForMarkdownSource)\n" } ?? "") + markdownLegend
    case .docc:
      "![\(altText.escapedForMarkdownSource)](\(files.stem))\n"
        + (caption.map { "\n\($0.escapedForMarkdownSource)\n" } ?? "")
        + markdownLegend
    }
  }

  // MARK: HTML

  private var html: String {
    let language = files.language == "base" ? "" : " lang=\"\(files.language.inertForHTML)\""
    var lines = ["<figure\(language)>", picture(indent: "  ")]
    let rows = legend.filter { !$0.text.isEmpty }
    if caption != nil || !rows.isEmpty {
      lines.append("  <figcaption>")
      if let caption { lines.append("    \(caption.inertForHTML)") }
      if !rows.isEmpty {
        lines.append("    <ol>")
        lines += rows.map { "      <li value=\"\($0.number)\">\($0.text.inertForHTML)</li>" }
        lines.append("    </ol>")
      }
      lines.append("  </figcaption>")
    }
    return (lines + ["</figure>"]).joined(separator: "\n") + "\n"
  }

  /// The picture with a dark source, which Markdown can contain too.
  private func picture(indent: String) -> String {
    let figure = files.figure
    let main = figure.appearances.contains(.light) ? TraitCollection.UserInterfaceStyle.light : .dark
    var lines = ["<picture>"]
    if figure.appearances.count > 1 {
      lines.append("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(sources(.dark))\">")
    }
    lines.append(
      "  <img src=\"\(path(main, scale: figure.scales.min() ?? 1))\" srcset=\"\(sources(main))\" "
        + "width=\"\(Int(bounded: size.width))\" height=\"\(Int(bounded: size.height))\" alt=\"\(altText.inertForHTML)\">"
    )
    lines.append("</picture>")
    return lines.map { indent + $0 }.joined(separator: "\n")
  }

  private var format: ImageFormat {
    files.figure.formats.contains(.png) ? .png : files.figure.formats.first { $0 == .svg } ?? .pdf
  }

  private func path(_ appearance: TraitCollection.UserInterfaceStyle, scale: Int) -> String {
    (folder + files.name(appearance, scale: scale, format: format)).inertForHTML
  }

  private func sources(_ appearance: TraitCollection.UserInterfaceStyle) -> String {
    guard format == .png else { return path(appearance, scale: 1) }
    return files.figure.scales.sorted().map { "\(path(appearance, scale: $0)) \($0)x" }.joined(separator: ", ")
  }

  private var markdownLegend: String {
    let rows = legend.filter { !$0.text.isEmpty }
    return rows.isEmpty ? "" : "\n" + rows.map { "\($0.number). \($0.text.escapedForMarkdownSource)\n" }.joined()
  }
}
