import Foundation

/// What a person does in the app, which nobody is told of.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var persistentIdentifier: String?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var suggestedInvocationPhrase: String?

  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
