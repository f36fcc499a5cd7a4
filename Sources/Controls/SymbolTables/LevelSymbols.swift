/// Symbols with levels: batteries, speakers and waves.
extension SymbolTables {
  static let levels: [String: SymbolDrawing] = [
    "battery.0": battery(nil),
    "battery.25": battery("R36,92,38,72,10"),
    "battery.50": battery("R36,92,76,72,10"),
    "battery.75": battery("R36,92,114,72,10"),
    "battery.100": battery("R36,92,148,72,10"),
    "battery.100.bolt": battery("R36,92,148,72,10") + [
      .hole("M136,52L64,140H104L84,204L156,116H116Z"), .solid("M124,80L84,132H112L100,176L136,124H108Z"),
    ],
    "speaker": [.body(cone)],
    "speaker.wave.1": [.body(cone), .line("M164,96A46,46,0,0,1,164,160")],
    "speaker.wave.2": [.body(cone), .line("M158,96A46,46,0,0,1,158,160M188,70A82,82,0,0,1,188,186")],
    "speaker.wave.3": [
      .body(cone), .line("M154,98A42,42,0,0,1,154,158M182,76A76,76,0,0,1,182,180M210,54A110,110,0,0,1,210,202"),
    ],
    "speaker.plus": [.body(cone), .line("M196,96V160M164,128H228")],
    "speaker.minus": [.body(cone), .line("M164,128H228")],
    "speaker.zzz": [.body(cone), .line("M164,96H208L164,156H208")],
    "airplayaudio": [
      .line("M84,172A76,76,0,1,1,172,172M56,196A112,112,0,1,1,200,196M104,140A36,36,0,1,1,152,140"),
      .solid("M128,156L184,224H72Z"),
    ],
    "hifispeaker.2": [
      .body("R24,32,92,192,18"), .body("R140,32,92,192,18"), .detail("O70,160,26 O186,160,26"),
      .dot("O70,84,12 O186,84,12"),
    ],
    "homepod": [
      .body("M128,40C200,40 216,72 216,128S200,216 128,216S40,184 40,128S56,40 128,40Z"),
      .detail("M76,68Q128,92 180,68"),
    ],
    "airpods": [
      .body("M84,32C116,32 120,64 108,92L108,212Q108,224 96,224T84,212V124C40,124 36,32 84,32Z"),
      .body("M172,32C140,32 136,64 148,92L148,212Q148,224 160,224T172,212V124C216,124 220,32 172,32Z"),
    ],
    "earbuds": [.body("O72,88,40 O184,88,40"), .line("M72,128V216M184,128V216")],
    "timer": [.line("M128,32A96,96,0,1,1,44,80"), .line("M128,32V72"), .line("M76,76L128,128")],
    "clock.arrow.circlepath": [.line("M44,176A96,96,0,1,0,40,92M36,40V96H92"), .line("M128,76V128L164,152")],
    "memories": [
      .line("M40,176A100,100,0,1,0,38,84M34,36V88H86"), .line("M128,80V128L92,148"),
    ],
    "deskclock": [.body("O128,120,92"), .detail("M128,68V120L160,140"), .line("M76,224L92,200M180,224L164,200")],
    "speedometer": [
      .body("O128,128,96"), .detail("M84,84L128,136"), .dot("O128,140,20 O64,128,9 O192,128,9 O128,64,9 O174,82,9"),
    ],
    "gauge": [.line("M60,196A96,96,0,1,1,196,196"), .line("M128,140L172,84"), .solid("O128,144,20")],
    "thermometer.medium": [
      .line("M96,148V60A32,32,0,0,1,160,60V148A52,52,0,1,1,96,148Z"), .solid("O128,188,28 R120,92,16,96,8"),
    ],
    "sensor": [
      .line(
        "O128,128,30M76,180A74,74,0,0,1,76,76M180,76A74,74,0,0,1,180,180M44,212A118,118,0,0,1,44,44M212,44A118,118,0,0,1,212,212"
      )
    ],
  ]

  private static let cone = "M84,92L124,54Q136,44 136,60V196Q136,212 124,202L84,164H48Q28,164 28,144V112Q28,92 48,92Z"

  private static func battery(_ charge: String?) -> SymbolDrawing {
    let housing: SymbolDrawing = [.line("R12,68,196,120,34"), .solid("M222,106Q244,112 244,128T222,150Z")]
    return housing + (charge.map { [.solid($0)] } ?? [])
  }
}
