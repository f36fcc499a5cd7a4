import UIKit

class LetterCell: UITableViewCell {
  @IBOutlet private weak var senderLabel: UILabel!
  @IBOutlet private weak var subjectLabel: UILabel!
  @IBOutlet private weak var stampView: StampView!

  override func awakeFromNib() {
    super.awakeFromNib()
    senderLabel.adjustsFontForContentSizeCategory = true
    subjectLabel.adjustsFontForContentSizeCategory = true
  }

  func show(_ letter: Letter) {
    senderLabel.text = letter.sender
    subjectLabel.text = letter.localizedSubject
    stampView.letter = letter.sender.first
  }
}

/// A stamp with the first letter of the sender.
@IBDesignable
class StampView: UIView {
  @IBInspectable var rounding: CGFloat = 0 { didSet { layer.cornerRadius = rounding } }
  var letter: Character? { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let letter else { return }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white,
    ]
    let text = NSAttributedString(string: String(letter), attributes: attributes)
    let size = text.size()
    text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }
}
