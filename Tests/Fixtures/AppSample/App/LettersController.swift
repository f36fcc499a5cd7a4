import UIKit

class LettersController: UITableViewController {
  @IBOutlet private weak var composeButton: UIBarButtonItem!
  var letters = Letter.all

  override func viewDidLoad() {
    super.viewDidLoad()
    composeButton.isEnabled = !letters.isEmpty
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.show(letters[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "open", sender: letters[indexPath.row])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? LetterController)?.letter = sender as? Letter
  }

  @IBAction func compose(_ sender: Any) {}
}
