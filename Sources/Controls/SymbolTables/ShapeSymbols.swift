/// Geometric shapes, some of which enclose other symbols.
extension SymbolTables {
  static let shapes: [String: SymbolDrawing] = [
    "circle": [.body("O128,128,96.25")],
    "square": [.body("R44,44,168,168,30")],
    "rectangle": [.body("R22,48,212,160,28")],
    "rectangle.portrait": [.body("R48,22,160,212,28")],
    "app": [.body("R34,34,188,188,60")],
    "capsule": [.body("R16,70,224,116,58")],
    "oval": [.body("M20,128 C20,80 68,52 128,52 S236,80 236,128 S188,204 128,204 S20,176 20,128Z")],
    "diamond": [
      .body("M114,33 Q128,19 142,33 L223,114 Q237,128 223,142 L142,223 Q128,237 114,223 L33,142 Q19,128 33,114Z")
    ],
    "viewfinder": [
      .line(
        "M36,84 V64 Q36,36 64,36 H84 M172,36 H192 Q220,36 220,64 V84 M220,172 V192 Q220,220 192,220 H172 M84,220 H64 Q36,220 36,192 V172"
      )
    ],
    "circle.lefthalf.filled": [.line("O128,128,96"), .solid("M128,28 A100,100,0,0,0,128,228Z")],
    "circle.righthalf.filled": [.line("O128,128,96"), .solid("M128,28 A100,100,0,0,1,128,228Z")],
    "circle.inset.filled": [.body("O128,128,96"), .dot("O128,128,64")],
    "smallcircle.filled.circle": [.body("O128,128,96"), .dot("O128,128,34")],
    "record.circle": [.body("O128,128,96"), .dot("O128,128,50")],
    "smallcircle.circle": [.body("O128,128,96"), .detail("O128,128,24")],
    "moonphase.first.quarter": [.line("O128,128,96"), .solid("M128,56A72,72,0,0,1,128,200Z")],
    "moonphase.first.quarter.inverse": [.line("O128,128,96"), .solid("M128,56A72,72,0,0,0,128,200Z")],
    "nosign": [.line("O128,128,96 M60,60 L196,196")],
    "square.lefthalf.filled": [.line("R44,44,168,168,30"), .solid("M128,44H74Q44,44 44,74V182Q44,212 74,212H128Z")],
    "square.grid.2x2": [
      .body("R38,38,74,74,14"), .body("R144,38,74,74,14"), .body("R38,144,74,74,14"), .body("R144,144,74,74,14"),
    ],
    "square.grid.3x3": [
      .body("R34,34,44,44,8 R106,34,44,44,8 R178,34,44,44,8"),
      .body("R34,106,44,44,8 R106,106,44,44,8 R178,106,44,44,8"),
      .body("R34,178,44,44,8 R106,178,44,44,8 R178,178,44,44,8"),
    ],
    "circle.grid.2x2": [.body("O76,76,38 O180,76,38 O76,180,38 O180,180,38")],
    "circle.grid.3x3": [
      .body("O54,54,20 O128,54,20 O202,54,20 O54,128,20 O128,128,20 O202,128,20 O54,202,20 O128,202,20 O202,202,20")
    ],
    "circle.hexagongrid": [
      .body("O128,128,26 O128,54,26 O128,202,26 O64,91,26 O64,165,26 O192,91,26 O192,165,26")
    ],
    "rectangle.grid.1x2": [.body("R24,40,208,74,18"), .body("R24,142,208,74,18")],
    "rectangle.grid.2x2": [
      .body("R22,48,94,68,14"), .body("R140,48,94,68,14"), .body("R22,140,94,68,14"), .body("R140,140,94,68,14"),
    ],
    "rectangle.split.3x1": [.body("R22,48,212,160,28"), .detail("M94,48V208M162,48V208")],
    "rectangle.split.2x1": [.body("R22,48,212,160,28"), .detail("M128,48V208")],
    "square.split.2x1": [.body("R44,44,168,168,30"), .detail("M128,44V212")],
    "square.split.1x2": [.body("R44,44,168,168,30"), .detail("M44,128H212")],
    "sidebar.right": [.body("R22,48,212,160,28"), .detail("M162,48V208"), .line("M186,88H206 M186,120H206")],
  ]
}
