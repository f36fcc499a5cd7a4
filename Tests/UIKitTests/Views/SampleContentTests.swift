import Foundation
import Testing
import UIKit

@Suite("Views without data")
struct SampleContentTests {
  private class Card: UIView {
    let titleLabel = UILabel()
    lazy var actionButton = UIButton(type: .system)
    weak var userNameField: UITextField?
    var picture: UIImageView? = UIImageView()
    let price = UILabel()
    let count = 3

    override init(frame: CGRect) {
      super.init(frame: frame)
      let field = UITextField()
      for part in [titleLabel, actionButton, field, price] { addSubview(part) }
      userNameField = field
      price.text = "9 €"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let header = UILabel()
    let card = Card(frame: .zero)
    override func viewDidLoad() {
      view.addSubview(header)
      view.addSubview(card)
    }
  }

  @Test("Empty parts get the words of their properties, in a view of its own and in a controller's")
  func words() {
    for card in [Card(frame: .zero).filledWithSamples(), Screen().filledWithSamples().card] {
      #expect(card.titleLabel.text == "Title")
      #expect(card.actionButton.title(for: .normal) == "Action")
      #expect(card.userNameField?.placeholder == "User name")
      #expect(card.picture?.image != nil)
      #expect(card.price.text == "9 €")
    }
    #expect(Screen().filledWithSamples().header.text == "Header")
  }

  @Test("A subclass's and its superclass's properties are filled; UIKit's own are not")
  func inherited() {
    final class Wide: Card { let noteTextView = UITextView() }
    let wide = Wide(frame: .zero)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    wide.addSubview(cell)
    wide.filledWithSamples()
    #expect(wide.noteTextView.text == "Note")
    #expect(wide.titleLabel.text == "Title")
    #expect(cell.textLabel?.text == nil)
  }
}
