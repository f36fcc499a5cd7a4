#if UIKitAdapter
/// What UIKit calls on delegates, data sources and the like.
enum DelegateMethods {
  /// The base names of all methods of UIKit's protocols, in order.
  static let names: Set<String> = [
    "action", "activityViewController", "activityViewControllerPlaceholderItem", "adaptivePresentationStyle",
    "addAnimations", "addCompletion", "adjustTextPosition", "animateTransition", "animationController",
    "animationDidStart", "animationDidStop", "animationEnded", "application", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "canLoadObjects", "cancelInteractiveTransition",
    "collectionView", "completeTransition", "contextMenuInteraction", "deleteBackward",
    "didDismissSearchController", "didMove", "didPresentSearchController", "didUpdateFocus", "display",
    "documentInteractionControllerViewControllerForPreview", "documentPicker", "documentPickerWasCancelled",
    "dragInteraction", "draw", "finalFrame", "finishInteractiveTransition", "gestureRecognizer",
    "gestureRecognizerShouldBegin", "hasItemsConforming", "imagePickerController", "imagePickerControllerDidCancel",
    "indexTitles", "initialFrame", "insertChild", "insertSibling", "insertText",
    "interactionControllerForDismissal", "interactionControllerForPresentation", "layoutSublayers", "location",
    "makeContentView", "navigationBar", "navigationController",
    "navigationControllerSupportedInterfaceOrientations", "notifyWhenInteractionChanges", "numberOfComponents",
    "numberOfSections", "offset", "pageViewController", "pauseInteractiveTransition", "pickerView",
    "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerShouldDismissPopover",
    "position", "prepareForPopoverPresentation", "presentSearchController", "presentationController",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationCount",
    "presentationIndex", "remove", "replace", "scene", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
    "setNeedsFocusUpdate", "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "shouldUpdateFocus",
    "splitViewController", "startInteractiveTransition", "supports", "tabBar", "tabBarController", "tableView",
    "text", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "textRange", "textStorage", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "transitionDuration", "unregisterForTraitChanges", "updateFocusIfNeeded", "updateInteractiveTransition",
    "updateSearchResults", "updated", "view", "viewController", "viewForZooming", "willDismissSearchController",
    "willMove", "willPresentSearchController",
  ]
}
#endif
