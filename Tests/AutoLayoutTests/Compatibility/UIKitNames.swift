import AutoLayout
import Controls
import Graphics

// All that code written for UIKit needs to compile.
typealias CGFloat = Double
typealias CGPoint = Point
typealias CGRect = Rect
typealias CGSize = Size
typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
typealias NSLayoutAnchor = LayoutAnchor
typealias NSLayoutConstraint = LayoutConstraint
typealias NSLayoutDimension = LayoutDimension
typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
typealias UIButton = Button
typealias UICollectionViewCell = CollectionViewCell
typealias UIColor = Color
typealias UIEdgeInsets = EdgeInsets
typealias UIImageView = ImageView
typealias UILabel = Label
typealias UILayoutGuide = LayoutGuide
typealias UILayoutPriority = LayoutPriority
typealias UIScrollView = ScrollView
typealias UIStackView = StackView
typealias UITableView = TableView
typealias UITableViewCell = TableViewCell
typealias UITextField = TextField
typealias UIView = View
typealias UIViewController = ViewController
