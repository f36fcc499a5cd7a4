import AutoLayout
import Controls
import Graphics

/// Loads parts of a document as an app does: without sample rows, bars and sizes that only a picture of a document has.
package struct DocumentLoader {
  /// The document, with its texts in the language of the app and for the size classes of the screen.
  package let document: InterfaceDocument
  private let setting: ViewTreeBuilder.Setting
  private let images: SceneResources.ImageSource
  private let colors: SceneResources.ColorSource

  /// - Parameters:
  ///   - document: The document, with its texts in the language of the app.
  ///   - device: The device that the app runs on.
  ///   - images: Returns the app's images.
  ///   - colors: Returns the app's colours.
  package init(
    _ document: InterfaceDocument, device: Device, orientation: Device.Orientation, traits: TraitCollection,
    classes: DocumentClasses, images: @escaping (String, TraitCollection) -> ImageAnswer,
    colors: @escaping (String, TraitCollection) -> ColorAnswer
  ) {
    self.document = document
    self.images = images
    self.colors = colors
    let screen = SceneScreen(device, orientation, look: traits.look)
    setting = ViewTreeBuilder.Setting(
      toolsVersion: document.toolsVersion,
      margins: MarginRules(
        toolsVersion: document.toolsVersion, hasHomeButton: SceneScreen(canvasOf: document).device?.shape == .homeButton
      ),
      screenWidth: screen.size.width, isOnPad: screen.isPad, rootTableHeight: nil, toolbarHeight: screen.toolbarHeight,
      adjustsScrollViews: true, designedSizes: document.designedSizes, sceneNames: [:],
      names: DocumentNames(document), isXib: document.kind == .xib, isDocumentCanvas: false, traits: traits,
      hasData: false,
      classes: classes)
  }

  /// Starts to load views that refer to one another.
  package func load() -> LoadedObjects {
    let resources = SceneResources(
      document.resources, traits: setting.traits, systemTracking: .current, fonts: FollowedFonts(),
      keepsColorsDynamic: true, images: images,
      colors: colors)
    return LoadedObjects(setting: setting, resources: resources, document: document)
  }
}

extension InterfaceDocument {
  /// Returns the document for the size classes of a device.
  package func resolved(on device: Device, _ orientation: Device.Orientation) -> InterfaceDocument {
    resolved(
      horizontal: device.horizontalSizeClass(in: orientation), vertical: device.verticalSizeClass(in: orientation))
  }

  /// The colour that the window of the document's scenes has as its tint.
  var tintOfWindow: DocumentColor? { globalTintColor }
}

extension InterfaceElement {
  /// Returns the element without the prototypes of lists in it, which an app makes when its data source asks for them.
  func withoutPrototypes() -> InterfaceElement {
    var element = self
    if name == "tableView", attributes["dataMode"] != "static" {
      element.children.removeAll { $0.name == "prototypes" }
    }
    if name == "collectionView" {
      element.children.removeAll {
        $0.name == "cells" || ["sectionHeaderView", "sectionFooterView"].contains($0.key ?? "")
      }
    }
    for index in element.children.indices { element.children[index] = element.children[index].withoutPrototypes() }
    return element
  }
}
