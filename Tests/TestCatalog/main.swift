import Foundation
import GalleyCommands
import ImageFiles

// A tool with a catalog, for the tests of such tools. Some of its scenes fail, one ends its process.

/// The error of a scene that cannot be made.
struct MissingFixture: Error {}

/// A label in the middle of a view.
func card(_ text: String) -> View {
  let label = Label(text: text)
  label.identifier = "label"
  return View().containing { label }.constrained { card in
    label.centerXAnchor == card.centerXAnchor
    label.centerYAnchor == card.centerYAnchor
  }
}

/// Tries what a sandbox forbids, and prints what succeeds.
func curiousCard(about secret: String) -> View {
  if FileManager.default.contents(atPath: secret) != nil { print("read the secret") }
  if (try? Data().write(to: URL(filePath: secret + ".copy"))) != nil { print("wrote beside the secret") }
  if chmod(secret, 0o600) == 0 { print("changed the mode of the secret") }
  if FileManager.default.contents(atPath: "/proc/\(getppid())/environ") != nil { print("read another environment") }
  if socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { print("opened a socket") }
  var program: pid_t = 0
  if posix_spawn(&program, "/bin/true", nil, nil, [nil], nil) == 0 { print("started a program") }
  return card("Curious")
}

/// The processes that this one has started, with what they have open.
func childProcesses() -> [(id: pid_t, openFiles: Int)] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.compactMap { pid_t($0) }.filter { id in
    let status = FileManager.default.contents(atPath: "/proc/\(id)/status") ?? Data()
    return String(decoding: status, as: UTF8.self).contains("PPid:\t\(getpid())\n")
  }.map { id in
    (id, ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd")) ?? []).count)
  }
}

/// Prints what another process makes of an image file.
func read(_ path: String) {
  do {
    switch try ImageFile(path: path).image(ImageFile.Scale(bitmap: 1, drawing: 1)) {
    case .pixels(let pixmap): print("\(path): \(pixmap.width) x \(pixmap.height) pixels, \(pixmap.pixels[0])")
    case .drawing(let drawing): print("\(path): \(drawing.size.width) x \(drawing.size.height) points")
    }
  } catch {
    print("\(path): \(error)")
  }
}

/// Reads files in another process, ends that process, and reads the last of them twice.
func readElsewhere(_ paths: [String], hasThread: Bool) throws {
  print("started: \(try ReaderProcess.start())")
  if hasThread { Thread { sleep(1000) }.start() }
  paths.forEach(read)
  for child in childProcesses() {
    print("a process with \(child.openFiles) open files")
    kill(child.id, SIGKILL)
  }
  read(paths[paths.count - 1])
  print("processes after its end: \(childProcesses().count)")
  read(paths[paths.count - 1])
}

// The environment decides which scenes are there, and what the greeting says.
let environment = ProcessInfo.processInfo.environment
let greeting = environment["TEST_CATALOG_GREETING"] ?? "Hello"

if let paths = environment["TEST_CATALOG_PICTURES"] {
  try readElsewhere(paths.split(separator: " ").map(String.init), hasThread: environment["TEST_CATALOG_THREAD"] != nil)
  exit(0)
}

GalleyTool.main(
  Catalog(
    "Test",
    matrix: MatrixChoices(locales: .named(["en", "de"]), screens: [.device(.iPhoneSE)])
  ) {
    CatalogScene("Greeting", size: .size(Size(width: 200, height: 60))) { traits in
      card(traits.locale == "de" ? "Hallo" : greeting)
    }
    CatalogScene.each("List", of: ["empty": 0, "three": 3], size: .width(240)) { count, _ in
      let stack = StackView()
      stack.axis = .vertical
      return stack.containing { for row in 0..<count { Label(text: "Row \(row)") } }
    }
    CatalogScene("Dark", size: .size(Size(width: 100, height: 40)), matrix: MatrixChoices(appearances: [.dark])) { _ in
      card("Night")
    }
    if environment["TEST_CATALOG_THROWS"] != nil {
      CatalogScene("Throwing") { _ in throw MissingFixture() }
    }
    if let secret = environment["TEST_CATALOG_SECRET"] {
      CatalogScene("Curious") { _ in curiousCard(about: secret) }
    }
    if environment["TEST_CATALOG_CHILDREN"] != nil {
      CatalogScene("Parent") { _ in
        for child in childProcesses() { print("a process with \(child.openFiles) open files") }
        return card("Parent")
      }
    }
    if environment["TEST_CATALOG_CRASHES"] != nil {
      CatalogScene("Crashing") { _ in
        kill(getpid(), SIGKILL)
        return View()
      }
    }
    if environment["TEST_CATALOG_HUNGRY"] != nil {
      CatalogScene("Hungry") { _ in card("\([UInt8](repeating: 1, count: 3 << 30).count) bytes") }
    }
    CatalogScene("Screen") { _ in card("The whole screen") }
  })
