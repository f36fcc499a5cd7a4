import UIKit

/// The screens of the app with sample data, for tests and for the tool.
public enum Letters {
  public static func list() -> UIViewController {
    AdaptedClasses.register()
    return UIStoryboard(name: "Letters", bundle: .module).instantiateInitialViewController() ?? UIViewController()
  }

  public static func letter() -> UIViewController {
    let navigation = list() as? UINavigationController
    let list = navigation?.topViewController as? LettersController
    list?.performSegue(withIdentifier: "open", sender: Letter.all[0])
    return navigation ?? UIViewController()
  }

  public static func deletion() -> UIViewController {
    let screen = letter()
    ((screen as? UINavigationController)?.topViewController as? LetterController)?.askToDelete()
    return screen
  }
}
