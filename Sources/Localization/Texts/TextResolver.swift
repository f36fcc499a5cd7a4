import Files

/// Assembles a text as shown in a context.
///
/// Arguments are counted as in Foundation. A placeholder without a position takes the next argument. A substitution
/// also takes an argument, and the placeholders in its form start again at that argument. A plural without an argument
/// shows the sample number; any other placeholder without an argument stays as written.
struct TextResolver {
  private let context: TextContext
  private let rules: PluralRules
  /// The number of substitutions that are still allowed, since nested ones can grow without bound. The others are shown
  /// as written.
  private var budget = 256

  /// The deepest nesting of forms in which a substitution is replaced, since one can contain itself. Each has up to
  /// three forms: by number, by device, and its format. A deeper one is shown as written.
  private static let substitutionDepth = TableNode.depthLimit
  /// The deepest nesting of forms. Those of a table are no deeper than its values, so that nothing of it is left out.
  private static let depthLimit = substitutionDepth + TableNode.depthLimit

  init(_ context: TextContext) {
    self.context = context
    rules = PluralRules(for: context.locale)
  }

  /// Returns a text as shown in the context.
  mutating func text(of text: LocalizedText) -> String {
    var scope = Scope()
    return resolve(text, in: &scope)
  }

  /// The state while resolving a part of a text.
  private struct Scope {
    /// The next argument, from 1.
    var next = 1
    /// The argument of the enclosing plural.
    var own: Int?
    /// The specifier that replaces `%arg`.
    var specifier = "lld"
    var substitutions: [String: LocalizedText.PluralForms] = [:]
    var depth = 0
  }

  private mutating func resolve(_ text: LocalizedText, in scope: inout Scope) -> String {
    scope.depth += 1
    defer { scope.depth -= 1 }
    guard scope.depth <= Self.depthLimit else { return "" }
    switch text {
    case .plain(let text): return fill(text, in: &scope)
    case .byDevice(let forms):
      let form = forms[context.device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return form.map { resolve($0, in: &scope) } ?? ""
    case .byWidth(let forms):
      let widest = forms.max { $0.key < $1.key }?.value
      return widest.map { resolve($0, in: &scope) } ?? ""
    case .byNumber(let plural): return resolve(plural, in: &scope)
    case .format(let format, let substitutions):
      scope.substitutions.merge(substitutions) { $1 }
      return fill(format, in: &scope)
    }
  }

  /// Resolves the form of a plural for its argument.
  private mutating func resolve(_ plural: LocalizedText.PluralForms, in scope: inout Scope) -> String {
    let position = plural.position ?? scope.next
    var inner = scope
    inner.own = position
    inner.next = position
    inner.specifier = plural.specifier
    defer { scope.next = max(inner.next, position + 1) }
    guard let form = plural.unnumbered ?? form(of: plural, for: position) else { return "" }
    return resolve(form, in: &inner)
  }

  private func form(of plural: LocalizedText.PluralForms, for position: Int) -> LocalizedText? {
    let number = operands(at: position)
    // Apps rely on a form for zero in stringsdict files being used for 0 in every language.
    if number.isZero, let zero = plural.forms[.zero] { return zero }
    return plural.forms[rules.category(of: number)] ?? plural.forms[.other]
  }

  private func operands(at position: Int) -> PluralOperands {
    switch argument(at: position) {
    case .integer(let number): PluralOperands(number)
    case .decimal(let number): PluralOperands(NumberText.shortest(number)) ?? PluralOperands(Int.max)
    case .text(let text): PluralOperands(text) ?? PluralOperands(context.sampleNumber)
    case nil: PluralOperands(context.sampleNumber)
    }
  }

  private func argument(at position: Int) -> TextContext.Argument? {
    context.arguments.indices.contains(position - 1) ? context.arguments[position - 1] : nil
  }

  // MARK: Placeholders

  private mutating func fill(_ format: String, in scope: inout Scope) -> String {
    var result = ""
    // Outside of plurals and without arguments, a text is not a format: "100%%" is shown as written.
    let isFormat = scope.own != nil || !scope.substitutions.isEmpty || !context.arguments.isEmpty
    guard isFormat else { return format }
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let text): result += text
      case .percent: result += "%"
      case .ownArgument: result += ownArgument(in: &scope)
      case .argument(let specifier): result += shown(specifier, in: &scope)
      case .substitution(let name, let position):
        result += substituted(name, position: position, written: piece.written, in: &scope)
      }
    }
    return result
  }

  private func ownArgument(in scope: inout Scope) -> String {
    guard let own = scope.own, let specifier = FormatSpecifier(Substring("%\(own)$\(scope.specifier)").unicodeScalars)
    else { return "%arg" }
    return shown(specifier, in: &scope)
  }

  private func shown(_ specifier: FormatSpecifier, in scope: inout Scope) -> String {
    let position = specifier.position ?? scope.next
    if specifier.position == nil { scope.next = position + 1 }
    let sample = position == scope.own ? TextContext.Argument.integer(context.sampleNumber) : nil
    guard let argument = argument(at: position) ?? sample else { return specifier.written }
    return NumberText.text(of: argument, as: specifier, in: context.locale)
  }

  private mutating func substituted(
    _ name: String, position: Int?, written: String, in scope: inout Scope
  ) -> String {
    guard var plural = scope.substitutions[name], budget > 0, scope.depth < Self.substitutionDepth else {
      return written
    }
    budget -= 1
    plural.position = position ?? plural.position
    return resolve(plural, in: &scope)
  }
}

extension LocalizedText {
  /// Returns the text as shown in a context.
  package func resolved(in context: TextContext) -> String {
    if case .plain(let text) = self, context.arguments.isEmpty { return text }
    var resolver = TextResolver(context)
    return resolver.text(of: self)
  }
}
