import ArgumentParser
import CairoRaster
import Files
import Galley
import ImageFiles
import PangoText
import Reports

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Prints the version, also of libraries, and licences.",
    discussion: """
      EXAMPLES
        galley --version
        galley --version --verbose
        galley --version --licenses
      """)

  @Flag(help: "Print the versions of the libraries, and whether the system has sandboxes.")
  var verbose = false

  @Flag(help: "Print what Galley has of others, with versions and the texts of the licences.")
  var licenses = false

  /// Returns the arguments with the command in place of the option `--version`, if it stands with one of the command's.
  static func replacingOption(in arguments: [String]) -> [String] {
    let rest = arguments.filter { $0 != "--version" }
    let isVersion = rest.count < arguments.count && !rest.isEmpty
    return isVersion && rest.allSatisfy(["--verbose", "--licenses"].contains) ? ["version"] + rest : arguments
  }

  func run() throws {
    Terminal.standardOutput.write(GalleyVersion.current + "\n")
    if verbose { Terminal.standardOutput.write(Self.libraries) }
    if licenses { Self.printLicences() }
  }

  // MARK: Libraries

  private static var libraries: String {
    let (text, raster) = (TextEngineVersions(), RasterEngineVersions())
    let found = [
      ("Pango", text.pango), ("Cairo", raster.cairo), ("HarfBuzz", text.harfBuzz), ("FreeType", raster.freeType),
      ("fontconfig", text.fontconfig), ("GLib", text.glib), ("libdeflate", raster.deflate),
    ]
    let optional = ImageLibrary.allCases.map { ($0.rawValue, $0.version ?? "not installed") }
    let sandbox = ("sandbox", Sandbox.unavailability.map { "not available: \($0)" } ?? "available")
    return (found + optional + [sandbox]).map { "\($0): \($1)\n" }.joined()
  }

  // MARK: Licences

  private static func printLicences() {
    let built = BuiltVersions.current
    let rows = Component.all.map { component in
      let version = component.name == "Galley" ? GalleyVersion.current : built[component]
      return [component.name, version ?? "-", component.licence, component.texts.joined(separator: ", ")]
    }
    let table = TextTable(header: ["COMPONENT", "VERSION", "LICENCE", "TEXT"], rows: rows)
    let source = built.source.map { "Versions of Swift packages are those of \($0)." }
    let unknown = "Versions of Swift packages are in galley.spdx.json of an archive and in Package.resolved of a build."
    Terminal.standardOutput.write("\n\(table.text)\n\(source ?? unknown)\n")
    var printed: Set<String> = []
    for name in Component.all.flatMap(\.texts) where printed.insert(name).inserted {
      // The texts are the program's own; they have tabs and form feeds.
      let heading = "\n\(String(repeating: "=", count: 80))\n\(name)\n\(String(repeating: "=", count: 80))\n\n"
      Terminal.standardOutput.writeExactly(heading + (Component.licenceTexts[name] ?? "") + "\n")
    }
  }
}
