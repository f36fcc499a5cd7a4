import Galley

/// What the code of an app does to the views of a document, as far as names tell.
///
/// A document often has a colour or a text that code replaces as soon as a scene appears. What is wrong with it there
/// is then no fact about the app: of 85 texts without contrast in an app with 312 documents, code set the colours of
/// 76, and the titles of six of its seven cut texts.
final class AppCode {
  /// What code can set.
  enum Trait: CaseIterable {
    case colors, text, place, action, visibility, alignment

    /// Returns whether a member of this name sets it.
    fileprivate func isSet(by name: String) -> Bool {
      let name = name.lowercased()
      switch self {
      case .colors: return ["color", "colour", "tint", "theme", "style", "attributed"].contains(where: name.contains)
      case .text:
        return ["text", "attributedtext", "title", "numberoflines", "linebreakmode", "titlelabel"].contains(name)
          || ["settext", "settitle", "setattributed", "multiline", "localiz"].contains(where: name.contains)
      case .place:
        return ["frame", "snp", "intrinsiccontentsize"].contains(name)
          || ["anchor", "constraint", "autopin", "pinto", "edges"].contains(where: name.contains)
      case .action:
        return ["rx", "menu"].contains(name)
          || ["target", "action", "gesture", "tap", "publisher", "touch"].contains(where: name.contains)
      case .alignment: return ["textalignment", "settextalignment", "semanticcontentattribute"].contains(name)
      case .visibility: return ["ishidden", "hidden", "sethidden", "alpha", "removefromsuperview"].contains(name)
      }
    }

    /// What findings of a rule depend on, or `nil` if it is not known to be set in code.
    init?(of rule: Finding.Rule?) {
      switch rule {
      case .contrast: self = .colors
      case .truncated, .clipped: self = .text
      case .ambiguous: self = .place
      case .mirroring: self = .alignment
      default: return nil
      }
    }

    /// What is set, in words.
    var words: String {
      switch self {
      case .colors: "its colours"
      case .text: "its text"
      case .place: "its place or size"
      case .action: "what it does"
      case .visibility: "whether it is shown"
      case .alignment: "its alignment"
      }
    }
  }

  /// A place in a source file.
  struct Place: Hashable {
    let file: String
    /// The line, from 1.
    let line: Int

    var words: String { "\(file):\(line)" }
  }

  private let outlets: DocumentOutlets
  /// Returns the source files of a class, by their names.
  private let files: (String) -> [(name: String, bytes: [UInt8])]
  private var known: [Question: Place?] = [:]
  /// The files of a class alone, and with those that it inherits from.
  private var words, inherited: [String: [SourceWords]]

  private struct Question: Hashable {
    let id: String
    let trait: Trait
  }

  init(_ outlets: DocumentOutlets, files: @escaping (String) -> [(name: String, bytes: [UInt8])]) {
    self.outlets = outlets
    self.files = files
    (words, inherited) = ([:], [:])
  }

  /// Returns where code sets something of a view, or `nil` if it does not seem to.
  ///
  /// - Parameter id: The identifier of the view in the document.
  func place(setting trait: Trait, of id: String) -> Place? {
    let question = Question(id: id, trait: trait)
    if let known = known[question] { return known }
    let place =
      outlets.outlets(to: id).lazy.compactMap { outlet in
        self.sources(of: outlet.customClass).lazy.compactMap { $0.place(setting: trait, of: outlet.name) }.first
      }.first ?? ownPlace(setting: trait, of: id)
    known[question] = .some(place)
    return place
  }

  /// Returns where code hides a view, or one around it that does not contain all of some views, or `nil` if it does not
  /// seem to.
  func place(hiding id: String, butNot ids: [String]) -> Place? {
    let paths = ids.map(outlets.path)
    return outlets.path(to: id).prefix { view in !paths.allSatisfy { $0.contains(view) } }
      .lazy.compactMap { self.place(setting: .visibility, of: $0) }.first
  }

  /// Whether nothing happens if a person touches a view: the document says nothing, and the classes with outlets to it
  /// are known and say nothing either.
  func ignoresTouches(of id: String) -> Bool {
    !outlets.respondsToTouches(id) && outlets.customClass(of: id) == nil
      && outlets.outlets(to: id).allSatisfy { !sources(of: $0.customClass).isEmpty }
      && place(setting: .action, of: id) == nil
  }

  /// Returns where the class of a view sets something of the view itself. Texts come from elsewhere.
  private func ownPlace(setting trait: Trait, of id: String) -> Place? {
    guard trait == .colors || trait == .place, let customClass = outlets.customClass(of: id) else { return nil }
    return sources(of: customClass).lazy.compactMap { $0.place(settingOwn: trait) }.first
  }

  /// Returns the files of a class and of those that it inherits from, which set the outlets that it inherits.
  ///
  /// Two classes can inherit from each other in code that does not compile.
  private func sources(of customClass: String) -> [SourceWords] {
    if let known = inherited[customClass] { return known }
    var sources: [SourceWords] = []
    var visited: Set<String> = []
    var next: String? = customClass
    while let name = next, visited.insert(name).inserted {
      let own = ownSources(of: name)
      sources += own
      next = own.lazy.compactMap { $0.superclass(of: name) }.first
    }
    inherited[customClass] = sources
    return sources
  }

  private func ownSources(of customClass: String) -> [SourceWords] {
    if let known = words[customClass] { return known }
    let sources = files(customClass).map { SourceWords($0.bytes, of: $0.name) }
    words[customClass] = sources
    return sources
  }
}

/// The names and signs of a source file in Swift or Objective-C, without comments and texts.
private struct SourceWords {
  private struct Word {
    let text: String
    let line: Int
  }

  private let file: String
  private var words: [Word] = []

  init(_ bytes: [UInt8], of file: String) {
    self.file = file
    var line = 1
    var index = 0
    func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    func isPartOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= 0x30 && byte <= 0x39
        || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
          if byte() == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        index += 2
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
          index += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case let sign where isPartOfName(sign):
        let start = index
        while index < bytes.count, isPartOfName(byte()) { index += 1 }
        words.append(Word(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "?"), UInt8(ascii: "!"): index += 1
      case let sign:
        words.append(Word(text: String(Unicode.Scalar(sign)), line: line))
        index += 1
      }
    }
  }

  /// Returns where the file sets a trait of what a property refers to: `label.textColor = ...`,
  /// `[self.button setTitleColor:...]`, `theme.applyStyle(onButton: button)`.
  func place(setting trait: AppCode.Trait, of property: String) -> AppCode.Place? {
    words.indices.first { index in
      guard words[index].text == property || words[index].text == "_" + property else { return false }
      return sets(trait, member: index + 1) || isPassed(at: index, toSet: trait)
    }.map { AppCode.Place(file: file, line: words[$0].line) }
  }

  /// Returns the class that a class of the file inherits from: `class Screen: UIViewController`, `@interface Screen :
  /// UIViewController`.
  func superclass(of name: String) -> String? {
    let index = words.indices.first { index in
      words[index].text == name && text(at: index + 1) == ":" && ["class", "interface"].contains(text(at: index - 1))
    }
    return index.map { text(at: $0 + 2) }
  }

  /// Returns where a class sets a trait of its own.
  func place(settingOwn trait: AppCode.Trait) -> AppCode.Place? {
    words.indices.first { index in
      guard trait.isSet(by: words[index].text) else { return false }
      switch trait {
      case .place: return words[index].text == "intrinsicContentSize"
      case .colors, .text, .action, .visibility, .alignment:
        return text(at: index + 1) == "=" || words[index].text.hasPrefix("set")
      }
    }.map { AppCode.Place(file: file, line: words[$0].line) }
  }

  /// Whether what follows a name is a member that sets a trait, or in Objective-C a message that does.
  private func sets(_ trait: AppCode.Trait, member index: Int) -> Bool {
    let isMember = text(at: index) == "."
    let first = isMember ? index + 1 : index
    guard isMember || text(at: index).first?.isLetter == true else { return false }
    // Through other members: `button.titleLabel.font`. What is deeper is not seen, and a finding stays as it is.
    var place = first
    for _ in 0..<4 {
      if trait.isSet(by: text(at: place)) { return true }
      guard text(at: place + 1) == "." else { return false }
      place += 2
    }
    return false
  }

  /// Whether a name is an argument of a call that sets a trait.
  private func isPassed(at index: Int, toSet trait: AppCode.Trait) -> Bool {
    guard trait == .colors || trait == .action else { return false }
    var place = index - 1
    if text(at: place) == ".", text(at: place - 1) == "self" { place -= 2 }
    guard text(at: place) == "(" || text(at: place) == ":" || text(at: place) == "," else { return false }
    return (max(0, place - 8)..<place).contains { trait.isSet(by: text(at: $0)) && words[$0].line == words[index].line }
  }

  private func text(at index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }
}
