import UIKit

class LetterController: UIViewController {
  @IBOutlet private weak var subjectLabel: UILabel!
  @IBOutlet private var labels: [UILabel]!
  @IBOutlet private weak var envelopeHeight: NSLayoutConstraint!
  var letter: Letter?

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in labels { label.adjustsFontForContentSizeCategory = true }
    subjectLabel.text = letter?.localizedSubject
    envelopeHeight.constant = 160
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? EnvelopeController)?.address = letter?.sender
  }

  func askToDelete() {
    func text(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
    let alert = UIAlertController(title: text("delete.title"), message: text("delete.message"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: text("keep"), style: .cancel))
    alert.addAction(UIAlertAction(title: text("delete"), style: .destructive) { [weak self] _ in self?.delete() })
    present(alert, animated: true)
  }

  @objc private func delete() { navigationController?.popViewController(animated: true) }
}

class EnvelopeController: UIViewController {
  @IBOutlet private weak var addressLabel: UILabel!
  var address: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    addressLabel.text = address
    view.layer.cornerRadius = 12
  }
}
