/// Currencies, and signs of mathematics and charts.
///
/// Paths of Phosphor Icons 2; see `Phosphor-LICENSE.txt`.
extension SymbolTables {
  static let mathematics: [String: SymbolDrawing] = [
    "chart.pie": [
      .body("O128,128,96"),
      .detail("M128,128L128,32"),
      .detail("M211.1,80L44.9,176"),
    ],
    "function": [
      .line("M72,128L184,128"),
      .line("M56,216H85.29a32,32,0,0,0,31.49-26.28L139.22,66.28A32,32,0,0,1,170.71,40H200"),
    ],
    "infinity": [.line("M106.63,152.13l-8.69,9.81a48,48,0,1,1,0-67.88l60.12,67.88a48,48,0,1,0,0-67.88l-8.69,9.81")],
    "sum": [.line("M192,72L192,48L64,48L128,128L64,208L192,208L192,184")],
    "x.squareroot": [.line("M240,104L240,80L128,80L80,208L32,80")],
    "percent": [
      .body("O76,76,28"),
      .body("O180,180,28"),
      .line("M200,56L56,200"),
    ],
    "number": [
      .line("M40,96L216,96"),
      .line("M40,160L216,160"),
      .line("M160,40L160,216"),
      .line("M96,40L96,216"),
    ],
    "asterisk": [
      .line("M128,40L128,216"),
      .line("M48,80L208,176"),
      .line("M48,176L208,80"),
    ],
    "eurosign": [
      .line("M40,112L136,112"),
      .line("M40,144L120,144"),
      .line("M184,197.67A72,72,0,0,1,64,144V112A72,72,0,0,1,184,58.33"),
    ],
    "sterlingsign": [
      .line("M56,128L136,128"),
      .line("M184,208H60a36,36,0,0,0,36-36V84a44,44,0,0,1,72-33.95"),
    ],
    "yensign": [
      .line("M80,168L176,168"),
      .line("M80,136L176,136"),
      .line("M128,136L128,216"),
      .line("M200,48L128,136L56,48"),
    ],
    "dollarsign": [
      .line("M128,24L128,48"),
      .line("M128,208L128,232"),
      .line("M184,88a40,40,0,0,0-40-40H112a40,40,0,0,0,0,80h40a40,40,0,0,1,0,80H104a40,40,0,0,1-40-40"),
    ],
    "indianrupeesign": [
      .line("M72,80L200,80"),
      .line("M72,40L200,40"),
      .line("M108,40a52,52,0,0,1,0,104H72l88,80"),
    ],
    "bitcoinsign": [
      .line("M72,48L88,48"),
      .line("M72,200L88,200"),
      .line("M112,48L112,24"),
      .line("M144,48L144,24"),
      .line("M112,224L112,200"),
      .line("M144,224L144,200"),
      .line("M88,120h72a40,40,0,0,1,0,80H88V48h60a36,36,0,0,1,0,72"),
    ],
    "wonsign": [
      .line("M24,72L76,200L128,72L180,200L232,72"),
      .line("M16,136L240,136"),
    ],
    "rublesign": [
      .line("M56,176L144,176"),
      .line("M88,216V40h60a52,52,0,0,1,0,104H56"),
    ],
  ]
}
