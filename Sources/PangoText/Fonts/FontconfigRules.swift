/// The complete configuration of fontconfig; the configuration of the machine is not read.
enum FontconfigRules {
  /// - All fonts have the same fallback families in the same order.
  /// - Outlines are not hinted.
  /// - Emoji are in the colour font.
  /// - Bitmap fonts are scaled to the font size, as in fontconfig's `10-scale-bitmap-fonts.conf`. Otherwise emoji would
  ///   be 136 pixels wide at every size.
  /// - The interface typeface is scaled as ``SystemDrawing`` describes where it replaces SF. The families for other
  ///   scripts keep the font size.
  /// - The interface typeface is marked where its strokes have round ends.
  /// - The East Asian font, which has no medium weight, is drawn thicker from halfway between regular and medium on.
  ///   Its advances stay the same, as they do from weight to weight in that font.
  /// - The monospaced font and the serif font, which have no italic, are slanted by a fifth.
  static let xml = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      <match target="pattern">
        <edit name="family" mode="append_last" binding="strong">\(fallback)</edit>
      </match>
      <match target="font">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
      <match target="font">
        <test name="family"><string>\(FontFamilies.eastAsian)</string></test>
        <test name="weight" compare="eq"><const>regular</const></test>
        <test target="pattern" name="weight" compare="more_eq"><double>90</double></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
      \(slant(FontFamilies.monospaced))
      \(slant(FontFamilies.serif))
      \(edit(FontFamilies.scaledSystem, scaling))
      \(edit(FontFamilies.roundedSystem, rounding))
      \(edit(FontFamilies.scaledRoundedSystem, scaling + rounding))
    </fontconfig>
    """

  /// The property that marks fonts with round ends of strokes. Fontconfig has none for that, and no font file and no
  /// other part of the program uses this one.
  static let roundedMark = "minspace"

  private static let scaling =
    """
    <edit name="pixelsize" mode="assign">
      <times><name>pixelsize</name><double>\(SystemDrawing.scale)</double></times>
    </edit>
    """
  private static let rounding = "<edit name=\"\(roundedMark)\" mode=\"assign\"><bool>true</bool></edit>"

  /// Returns the rule that edits the interface typeface where it is requested by a name.
  private static func edit(_ name: String, _ edits: String) -> String {
    """
    <match target="font">
      <test target="pattern" name="family"><string>\(name)</string></test>
      <test name="family"><string>\(FontFamilies.system)</string></test>
      \(edits)
    </match>
    """
  }

  /// Returns the rule that slants a family where an italic is requested.
  private static func slant(_ family: String) -> String {
    """
    <match target="font">
      <test name="family"><string>\(family)</string></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
        </times>
      </edit>
    </match>
    """
  }

  private static let fallback = FontFamilies.fallback.map { "<string>\($0)</string>" }.joined()
}
