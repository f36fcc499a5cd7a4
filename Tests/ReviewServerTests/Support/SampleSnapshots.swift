import CairoRaster
import Graphics
import Snapshots

/// Snapshots of a few pixels.
enum SampleSnapshots {
  /// The files of a picture of one colour and a layout of one view.
  static func files(_ color: UInt32, width: Int = 6) -> SnapshotFiles {
    let picture = Pixmap(width: width, height: 4, scale: 1, pixels: [UInt32](repeating: color, count: width * 4))
    return SnapshotFiles(png: PNG.encode(picture), sidecar: Array(sidecar(named: String(color, radix: 16)).utf8))
  }

  /// A sidecar as `galley layout --json` writes it.
  static func sidecar(named name: String) -> String {
    """
    {"galley":1,"document":"Main.xib","scenes":[{"id":"root","name":"\(name)","traits":{},"size":[6,4],\
    "root":{"id":"root","class":"view","name":"\(name)","frame":[0,0,6,4],"alignmentRect":[0,0,6,4],"hidden":false,\
    "ambiguous":false,"children":[]},"findings":[]}]}

    """
  }

  /// The path of a scene's snapshot.
  static func path(_ scene: String) -> String { "Main.xib/\(scene)/canvas_en_L@2x" }
}
