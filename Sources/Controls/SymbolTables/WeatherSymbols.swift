/// Weather, times of day and things in the sky.
extension SymbolTables {
  static let weather: [String: SymbolDrawing] = [
    "cloud": [.body("M72,196A50,50,0,0,1,74,96A64,64,0,0,1,196,108A44,44,0,0,1,190,196Z")],
    "cloud.rain": [.body(highCloud), .line("M84,184L72,220M132,184L120,220M180,184L168,220")],
    "cloud.heavyrain": [.body(highCloud), .line("M76,184L60,232M112,184L96,232M148,184L132,232M184,184L168,232")],
    "cloud.drizzle": [
      .body(highCloud), .line("M80,184L76,196M124,184L120,196M168,184L164,196M96,216L92,228M140,216L136,228"),
    ],
    "cloud.snow": [.body(highCloud), .solid("O76,186,10 O128,186,10 O180,186,10 O100,220,10 O152,220,10")],
    "cloud.hail": [
      .body(highCloud), .solid("O80,188,10 O128,224,10 O176,188,10"),
      .line("M132,184L124,196M84,216L76,228M180,216L172,228"),
    ],
    "cloud.fog": [.body(highCloud), .line("M48,188H208M76,222H180")],
    "cloud.bolt": [
      .body(highCloud), .hole("M152,112L84,196H116L96,248L176,160H140Z"),
      .solid("M140,136L100,184H126L112,232L160,172H132Z"),
    ],
    "cloud.bolt.rain": [
      .body(highCloud), .hole("M152,112L84,196H116L96,248L176,160H140Z"),
      .solid("M140,136L100,184H126L112,232L160,172H132Z"), .line("M72,184L60,220M192,184L180,220"),
    ],
    "cloud.sun": [.line(sunBehind), .front(frontCloud)],
    "cloud.sun.rain": [
      .line(sunBehind), .front(frontHighCloud), .line("M96,204L84,236M136,204L124,236M176,204L164,236"),
    ],
    "cloud.moon": [
      .body("M180,24C160,48 172,92 216,96C220,96 232,96 236,92C228,128 176,132 152,104C132,76 148,32 180,24Z"),
      .front(frontCloud),
    ],
    "sun.max": [
      .body("O128,128,46"),
      .line(
        "M128,24V44M128,212V232M24,128H44M212,128H232M54.5,54.5L68.6,68.6M187.4,187.4L201.5,201.5M54.5,201.5L68.6,187.4M187.4,68.6L201.5,54.5"
      ),
    ],
    "sun.min": [
      .body("O128,128,46"),
      .solid("O128,42,10 O128,214,10 O42,128,10 O214,128,10 O67,67,10 O189,189,10 O67,189,10 O189,67,10"),
    ],
    "sunrise": [.line(horizonSun), .line("M24,204H232M72,236H184"), .line("M128,84V20M100,48L128,20L156,48")],
    "sunset": [.line(horizonSun), .line("M24,204H232M72,236H184"), .line("M128,20V84M100,56L128,84L156,56")],
    "moon": [.body(crescent)],
    "moon.zzz": [.body(crescent), .hole("R152,12,104,124,0"), .line("M172,32H224L172,92H224")],
    "moon.stars": [
      .body(crescent),
      .solid(
        "M192,24Q196,52 224,56Q196,60 192,88Q188,60 160,56Q188,52 192,24Z M212,104Q215,121 232,124Q215,127 212,144Q209,127 192,124Q209,121 212,104Z"
      ),
    ],
    "star": [.body(fiveRays)],
    "star.leadinghalf.filled": [.line(fiveRays), .solid("M128,28L98,92L28,100L80,148L66,218L128,182Z")],
    "snowflake": [
      .line(
        "M128,24V232M38,76L218,180M38,180L218,76M96,40L128,72L160,40M96,216L128,184L160,216M34,120L76,108L66,66M222,136L180,148L190,190M66,190L76,148L34,136M190,66L180,108L222,120"
      )
    ],
    "tornado": [.line("M36,44H220M60,88H208M92,132H188M116,176H172M128,220H152")],
    "hurricane": [
      .body("O128,128,52"), .line("M180,128C184,72 160,36 100,28M76,128C72,184 96,220 156,228"), .dot("O128,128,20"),
    ],
    "humidity": [
      .line("M24,196H40M72,196H232M48,228H208"),
      .body("M128,24C152,60 176,84 176,116A48,48,0,0,1,80,116C80,84 104,60 128,24Z"),
    ],
    "globe.desk": [
      .line("O128,104,76M128,180V228M84,228H172M48,60Q24,148 108,188M128,28Q84,104 128,180Q172,104 128,28M52,104H204")
    ],
  ]

  private static let highCloud = "M74,152A46,46,0,0,1,76,60A60,60,0,0,1,192,74A40,40,0,0,1,186,152Z"
  private static let frontCloud = "M72,212A44,44,0,0,1,74,124A56,56,0,0,1,180,134A40,40,0,0,1,176,212Z"
  private static let frontHighCloud = "M68,180A40,40,0,0,1,70,100A52,52,0,0,1,170,110A36,36,0,0,1,166,180Z"
  private static let sunBehind = "M128,92A46,46,0,1,1,196,144M168,20V32M244,96H232M222,42L213,51M114,42L123,51"
  private static let horizonSun = "M76,204A52,52,0,0,1,180,204M36,176H24M232,176H220M54,118L64,128M202,118L192,128"
  private static let crescent =
    "M104,40C84,72 80,120 108,152C136,184 184,184 216,164C204,204 168,228 128,228C72,228 32,184 32,132C32,92 64,52 104,40Z"
  private static let fiveRays =
    "M137,34L163,88L222,96Q234,98 226,108L183,150L194,209Q196,221 184,216L128,188L72,216Q60,221 62,209L73,150L30,108Q22,98 34,96L93,88L119,34Q128,20 137,34Z"
}
