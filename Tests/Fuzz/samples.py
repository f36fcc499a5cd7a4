"""Whole files of every kind that the tool reads, made here, small, and with as much of the format as readers look at."""

import base64
import json
import os
import struct
import zlib

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))


def utf8(text):
    return text.strip("\n").encode() + b"\n"


# MARK: Documents

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.{type}"'
    ' version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"'
    ' useSafeAreas="YES" colorMatched="YES">\n<device id="retina4_7" orientation="portrait" appearance="light"/>\n'
)


def constraint(number, first, attribute, second=None, other=None, more=""):
    item = f' firstItem="{first}"' if first else ""
    to = f' secondItem="{second}" secondAttribute="{other or attribute}"' if second else ""
    return f'<constraint{item} firstAttribute="{attribute}"{to}{more} id="con-00-{number:03}"/>'


CARD_VIEWS = """
<label opaque="NO" text="Name" numberOfLines="0" lineBreakMode="tailTruncation" minimumScaleFactor="0.5"
 horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
<rect key="frame" x="20" y="20" width="100" height="21"/>
<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><color key="textColor" name="Tint"/>
</label>
<button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
<rect key="frame" x="20" y="60" width="100" height="30"/><inset key="contentEdgeInsets" minX="4" minY="2" maxX="4"
 maxY="2"/><state key="normal" title="Open"><color key="titleColor" red="0.5" green="0.25" blue="0.1" alpha="1"
 colorSpace="custom" customColorSpace="sRGB"/></state>
</button>
<stackView opaque="NO" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="sta-00-001">
<rect key="frame" x="150" y="8" width="100" height="80"/><subviews>
<slider minValue="0.0" maxValue="10" value="3" translatesAutoresizingMaskIntoConstraints="NO" id="sli-00-001">
<rect key="frame" x="0" y="0" width="100" height="31"/></slider>
<progressView progress="0.4" translatesAutoresizingMaskIntoConstraints="NO" id="pro-00-001">
<rect key="frame" x="0" y="36" width="100" height="4"/></progressView>
<segmentedControl selectedSegmentIndex="1" translatesAutoresizingMaskIntoConstraints="NO" id="seg-00-001">
<rect key="frame" x="0" y="48" width="100" height="32"/><segments><segment title="One"/><segment title="Two"/></segments>
</segmentedControl><label text="login.title" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-002">
<rect key="frame" x="0" y="48" width="100" height="32"/><fontDescription key="fontDescription" type="system"
 pointSize="17"/><attributedString key="attributedText"><fragment content="Rich"><attributes>
<font key="NSFont" size="15" name="HelveticaNeue"/><paragraphStyle key="NSParagraphStyle" alignment="natural"
 lineBreakMode="wordWrapping" lineSpacing="3" headIndent="4" defaultTabInterval="36"/></attributes></fragment>
</attributedString><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="localizedText"
 value="login.title"/><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value"
 value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
</subviews></stackView>
<tableView contentMode="scaleToFill" rowHeight="44" sectionHeaderHeight="28" translatesAutoresizingMaskIntoConstraints="NO"
 id="tbl-00-001"><rect key="frame" x="20" y="100" width="200" height="90"/><prototypes>
<tableViewCell reuseIdentifier="Cell" rowHeight="44" id="cel-00-001"><rect key="frame" x="0" y="0" width="200"
 height="44"/><tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="ccv-00-001"><rect key="frame"
 x="0" y="0" width="200" height="44"/><subviews><label text="Sender" id="snd-00-001"><rect key="frame" x="8" y="8"
 width="90" height="21"/></label></subviews></tableViewCellContentView><connections><outlet property="senderLabel"
 destination="snd-00-001" id="out-00-001"/></connections></tableViewCell></prototypes></tableView>
"""


def card_constraints():
    lines = [
        constraint(1, "lbl-00-001", "leading", "vie-00-001", more=' constant="20"'),
        constraint(2, "lbl-00-001", "top", "vie-00-001", more=' constant="20"'),
        constraint(3, "btn-00-001", "leading", "lbl-00-001"),
        constraint(4, "btn-00-001", "top", "lbl-00-001", "bottom", ' constant="8" priority="750"'),
        constraint(5, "btn-00-001", "width", "lbl-00-001", "width", ' relation="lessThanOrEqual" multiplier="1.5"'),
        constraint(6, "sta-00-001", "leading", "lbl-00-001", "trailing", ' relation="greaterThanOrEqual" constant="8"'),
        constraint(7, None, "trailing", "sta-00-001", "trailing", ' constant="16"'),
        constraint(8, "sta-00-001", "top", "vie-00-001", more=' constant="8"'),
        constraint(9, "sta-00-001", "width", more=' constant="100"'),
        constraint(10, "lbl-00-001", "width", more=' constant="100" priority="900"'),
        constraint(11, "tbl-00-001", "top", "sta-00-001", "bottom", ' constant="8"'),
        constraint(12, "tbl-00-001", "leading", "vie-00-001"),
        constraint(13, None, "trailing", "tbl-00-001"),
        constraint(14, None, "bottom", "tbl-00-001"),
        constraint(15, "tbl-00-001", "width", "tbl-00-001", "height", ' multiplier="2:1" priority="200"'),
    ]
    return "<constraints>" + "\n".join(lines) + "</constraints>"


def card_view(attributes='', views=CARD_VIEWS, constraints=None):
    return (
        f'<view {attributes} contentMode="scaleToFill" id="vie-00-001" userLabel="Card">\n'
        '<rect key="frame" x="0.0" y="0.0" width="320" height="240"/>\n<subviews>' + views + "</subviews>\n"
        + (card_constraints() if constraints is None else constraints)
        + '<color key="backgroundColor" white="1" alpha="1" colorSpace="custom"'
        ' customColorSpace="genericGamma22GrayColorSpace"/>'
        '<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>\n')


RESOURCES = (
    '<resources><image name="logo" width="24" height="24"/><namedColor name="Tint"><color red="0.5" green="0.25"'
    ' blue="0.125" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>'
)


def xib(view=None, owner=None):
    label = f'customClass="{owner}"' if owner else 'userLabel="File\'s Owner"'
    outlet = '<connections><outlet property="titleLabel" destination="lbl-00-001" id="out-00-009"/></connections>'
    owner = f'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" {label}>{outlet if owner else ""}</placeholder>'
    return (HEAD.format(type="XIB") + f"<objects>{owner}{view or card_view()}</objects>{RESOURCES}</document>").encode()


def products_xib():
    """Widths that depend on one another, for products of multipliers."""
    views = "".join(
        f'<label text="Hello world" translatesAutoresizingMaskIntoConstraints="NO" id="v{n}"><rect key="frame" x="0"'
        ' y="0" width="10" height="10"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>'
        for n in range(4))
    chain = ["vie-00-001", "v0", "v1", "v2", "v3"]
    lines = [constraint(n, b, "width", a, "width", ' multiplier="2"') for n, (a, b) in enumerate(zip(chain, chain[1:]))]
    lines += [constraint(10 + n, b, "leading", a, "trailing", ' constant="3"')
              for n, (a, b) in enumerate(zip(chain[1:], chain[2:]))]
    lines += [constraint(20, "v0", "leading", "vie-00-001"), constraint(21, "v0", "top", "vie-00-001")]
    lines += [constraint(22, "v1", "height", "v0", "height", ' multiplier="3"')]
    return xib(card_view("", views, "<constraints>" + "".join(lines) + "</constraints>"))


def storyboard():
    controller = (
        '<scene sceneID="s1"><objects><viewController storyboardIdentifier="Inbox" title="Inbox" id="ctl-00-001"'
        ' sceneMemberID="viewController">' + card_view('key="view"')
        + '<navigationItem key="navigationItem" title="Inbox" id="nav-00-001"><barButtonItem key="rightBarButtonItem"'
        ' systemItem="add" id="bar-00-001"/></navigationItem><connections><outlet property="titleLabel"'
        ' destination="lbl-00-001" id="out-00-002"/><segue destination="ctl-00-002" kind="show" id="seg-00-002"/>'
        '</connections></viewController></objects><point key="canvasLocation" x="10" y="20"/></scene>')
    second = (
        '<scene sceneID="s2"><objects><navigationController id="ctl-00-002" sceneMemberID="viewController">'
        '<navigationBar key="navigationBar" id="nbr-00-001"><rect key="frame" x="0" y="0" width="375" height="44"/>'
        '</navigationBar><connections><segue destination="ctl-00-001" kind="relationship"'
        ' relationship="rootViewController" id="seg-00-001"/></connections></navigationController></objects></scene>')
    return (HEAD.format(type="Storyboard.XIB") + f"<scenes>{controller}{second}</scenes>{RESOURCES}</document>").encode()


def gallery(images, colors=0, font=None):
    """A document that shows pictures p0... and colours C0..., perhaps in a font."""
    views = "".join(
        f'<imageView image="p{n}" contentMode="scaleAspectFit" id="img-00-{n:03}"><rect key="frame" x="{n % 10 * 30}"'
        f' y="{n // 10 * 30}" width="28" height="28"/></imageView>' for n in images)
    views += "".join(
        f'<view id="col-00-{n:03}"><rect key="frame" x="{n * 9}" y="200" width="9" height="9"/>'
        f'<color key="backgroundColor" name="C{n}"/></view>' for n in range(colors))
    if font:
        views += (
            '<label text="שלום 12" id="lbl-00-001"><rect key="frame" x="8" y="8" width="200" height="40"/>'
            f'<fontDescription key="fontDescription" name="{font}" family="{font}" pointSize="17"/></label>')
    return xib(card_view("", views, ""))


# MARK: Tables and translations

STRINGS = utf8("""
/* Class = "UILabel"; text = "Name"; ObjectID = "lbl-00-001"; */
"lbl-00-001.text" = "%1$@ of %2$d\\n\\U00e9";
"btn-00-001.normalTitle" = "\\"Öffnen\\"";
login.title = Anmelden;
'seg-00-001.segmentTitles[0]' = "Eins";
""")

PLIST_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"'
    ' "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">'
)

STRINGSDICT = utf8(PLIST_HEAD + """
<dict><key>lbl-00-001.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@ in %#@place@</string>
<key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Brief</string><key>other</key>
<string>%d Briefe</string></dict><key>place</key><dict><key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lu</string><key>other</key>
<string>%#@count@ %lu</string></dict></dict><key>btn-00-001.normalTitle</key><dict>
<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Auf</string><key>50</key><string>Aufmachen</string>
</dict></dict></dict></plist>
""")

XCSTRINGS = json.dumps({
    "sourceLanguage": "en", "version": "1.0", "strings": {
        "lbl-00-001.text": {"comment": "A name", "extractionState": "manual", "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Der Name %1$@"}},
            "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%d thing"}},
                                             "other": {"stringUnit": {"state": "new", "value": "%d things"}}}}}}},
        "btn-00-001.normalTitle": {"shouldTranslate": False, "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%#@count@"}, "substitutions": {"count": {
                "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "other": {"stringUnit": {"state": "translated", "value": "%arg Dinge"}}}}}}}}},
        "seg-00-001.segmentTitles[0]": {"localizations": {"de": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Eins"}},
            "other": {"stringUnit": {"state": "translated", "value": "1"}}}}}}}}}, indent=1).encode()


def xliff(document="App/Base.lproj/Card.xib"):
    return utf8(f"""
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="{document}" source-language="en"
 target-language="de" datatype="plaintext"><header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header><body>
<trans-unit id="lbl-00-001.text" maxwidth="20" size-unit="char"><source>Name</source><target state="translated">Ein Name,
 der sehr lang ist<ph id="1" ctype="x-control">U+0007</ph></target><note>Class = "UILabel";</note></trans-unit>
<trans-unit id="btn-00-001.normalTitle" translate="no"><source>Open</source><target>Öffnen &amp; lesen</target>
</trans-unit><group id="g"><trans-unit id="seg-00-001.segmentTitles[0]"><source>One</source></trans-unit></group>
</body></file></xliff>
""")


XCLOC_CONTENTS = json.dumps({
    "developmentRegion": "en", "project": "App.xcodeproj", "targetLocale": "de", "version": "1.0",
    "toolInfo": {"toolID": "com.apple.dt.xcode", "toolVersion": "16.0", "toolName": "Xcode", "toolBuildNumber": "1"},
}).encode()

# MARK: Projects

INFO_PLIST = utf8(PLIST_HEAD + """
<dict><key>CFBundlePackageType</key><string>APPL</string><key>UIUserInterfaceStyle</key><string>Dark</string>
<key>NSAccentColorName</key><string>Tint</string><key>UIAppFonts</key><array><string>Fonts/Own.ttf</string></array>
<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
<key>CFBundleDevelopmentRegion</key><string>en</string><key>Count</key><integer>7</integer><key>Ratio</key>
<real>0.5</real><key>On</key><true/><key>When</key><date>2026-05-01T09:41:00Z</date><key>Bytes</key><data>aGk=</data>
</dict></plist>
""")


def binary_plist():
    """A binary property list of one dictionary with a text, a number, a list, and a key for each."""
    values = [b"\xd3\x01\x02\x03\x04\x05\x06", b"\x53One", b"\x53Two", b"\x55Three", b"\x54Dark", b"\x10\x07",
              b"\xa2\x04\x05"]
    body, offsets = b"bplist00", []
    for value in values:
        offsets.append(len(body))
        body += value
    table = b"".join(struct.pack(">B", offset) for offset in offsets)
    return body + table + struct.pack(">6xBBQQQ", 1, 1, len(values), 0, len(body))


PBXPROJ = utf8("""
// !$*UTF8*$!
{ archiveVersion = 1; classes = { }; objectVersion = 77; objects = {
F1 /* Card.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = Card.xib; sourceTree = "<group>"; };
F2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = A.xcassets; sourceTree = "<group>"; };
F3 = {isa = PBXFileReference; name = de; path = de.lproj/Card.strings; sourceTree = "<group>"; };
B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = V1; };
V1 = {isa = PBXVariantGroup; children = (F1, F3, ); name = Card.xib; sourceTree = "<group>"; };
G1 = {isa = PBXGroup; children = (V1, F2, S1, ); path = App; sourceTree = SOURCE_ROOT; };
S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = App; sourceTree = "<group>"; };
E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = T1; };
R1 = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (B1, B2, B3, ); };
T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (R1, ); dependencies = (D1, );
 fileSystemSynchronizedGroups = (S1, ); name = App; productType = "com.apple.product-type.application"; };
D1 = {isa = PBXTargetDependency; target = T1; };
C1 = {isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "App/Info.plist";
 INFOPLIST_KEY_UIUserInterfaceStyle = Light; }; name = Release; };
L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Release; };
P1 = {isa = PBXProject; buildConfigurationList = L1; developmentRegion = en; knownRegions = (en, de, Base, );
 mainGroup = G1; targets = (T1, ); }; };
rootObject = P1; }
""")

PACKAGE_SWIFT = utf8("""
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [
  .target(name: "App", dependencies: ["Core"], path: "App", exclude: ["Old"], resources: [.process("A.xcassets")]),
  .target(name: "Core", path: "Core/../App", resources: [.copy("Own.ttf"), /* "a" */ .process("de.lproj")]),
  .testTarget(name: "AppTests", dependencies: [.target(name: "App")]) ])
""")

PROJECT_YML = utf8("""
name: App
include: [other.yml]
targetTemplates:
  Base: {sources: [{path: App, excludes: ["*.md"], type: folder}], dependencies: [{target: Core}]}
targets:
  App:
    type: application
    platform: iOS
    templates: [Base]
    sources: [App, {path: Shared, optional: true}]
    info: {path: App/Info.plist, properties: {UIUserInterfaceStyle: Dark}}
    settings: {base: {INFOPLIST_KEY_UIUserInterfaceStyle: Light}}
  Core: {type: framework, platform: [iOS, macOS], sources: Core}
""")

PROJECT_SWIFT = utf8("""
import ProjectDescription
let project = Project(name: "App", targets: [
  .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b", infoPlist: .file(path: "App/Info.plist"),
    sources: ["App/**"], resources: ["App/**/*.xcassets", .glob(pattern: "App/**", excluding: ["App/Old/**"])],
    dependencies: [.target(name: "Core"), .project(target: "X", path: "../X")]),
  .target(name: "Core", product: .framework, infoPlist: .extendingDefault(with: ["UIUserInterfaceStyle": "Dark"]),
    buildableFolders: ["Core"]) ])
""")

GITIGNORE = utf8("""
# Generated
build/
*.tmp
!Keep.tmp
/Old/**/x[0-9].xib
**/Legacy
foo\\ bar
""")

# MARK: Asset catalogs

IMAGE_SET = (
    b'{"images":[{"idiom":"universal","filename":"FILE","scale":"1x","resizing":{"mode":"9-part","center":{"mode":"tile",'
    b'"width":2,"height":3},"cap-insets":{"top":1,"bottom":2,"left":3,"right":4}},"alignment-insets":{"top":1,"left":2}},'
    b'{"idiom":"iphone","filename":"FILE","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}],'
    b'"language-direction":"right-to-left","width-class":"compact"}],"info":{"version":1,"author":"xcode"},'
    b'"properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}'
)

COLOR_SET = (
    b'{"info":{"version":1,"author":"xcode"},"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":'
    b'{"red":"0.5","green":"0x80","blue":"128","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":'
    b'"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"systemRedColor"}},{"idiom":"ipad","color":'
    b'{"color-space":"extended-gray","components":{"white":"0.25","alpha":"0.5"}}}]}'
)

SYMBOL_SET = b'{"info":{"author":"xcode","version":1},"symbols":[{"filename":"FILE","idiom":"universal"}]}'
ICON_SET = b'{"images":[{"filename":"FILE","idiom":"universal","platform":"ios","size":"1024x1024"}],"info":{"version":1}}'
GROUP = b'{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}'

# MARK: Pictures


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(width=16, height=12, kind=6, depth=8, interlaced=0, extra=b""):
    samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    # The passes of Adam7: the first column and row, and the steps between them.
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    rows = b""
    for left, top, across, down in passes if interlaced else [(0, 0, 1, 1)]:
        columns = (width - left + across - 1) // across
        row = bytes((x * 37 + 11) & 0xFF for x in range((columns * samples * depth + 7) // 8))
        rows += b"".join(bytes([y % 5]) + row for y in range((height - top + down - 1) // down))
    palette = chunk(b"PLTE", bytes(range(192)) * 4) if kind == 3 else b""
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced))
            + extra + palette + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def icc_profile():
    """A colour profile with a description and a curve."""
    description = b"desc\0\0\0\0" + struct.pack(">I", 5) + b"sRGB\0" + bytes(12)
    curve = b"curv\0\0\0\0" + struct.pack(">IHH", 2, 0, 65535)
    tags = [(b"desc", description), (b"rTRC", curve), (b"gTRC", curve), (b"bTRC", curve)]
    offset, table, body = 128 + 4 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for name, content in tags:
        table += name + struct.pack(">II", offset + len(body), len(content))
        body += content + bytes(-len(content) % 4)
    head = struct.pack(">I4sI4s4s4s", offset + len(body), b"lcms", 0x04200000, b"mntr", b"RGB ", b"XYZ ")
    return (head + bytes(12) + b"acsp").ljust(128, b"\0") + table + body


def png_with_profile():
    return png(extra=chunk(b"iCCP", b"own\0\0" + zlib.compress(icc_profile())) + chunk(b"gAMA", struct.pack(">I", 45455))
               + chunk(b"pHYs", struct.pack(">IIB", 2835, 2835, 1)) + chunk(b"tEXt", b"Software\0fuzz"))


def png_with_text():
    return png(kind=3, extra=chunk(b"tRNS", b"\0\x40\x80")) [:-12] + chunk(b"zTXt", b"k\0\0" + zlib.compress(b"t" * 99)) \
        + chunk(b"iTXt", b"k\0\0\0en\0k\0text") + chunk(b"IEND", b"")


JPEG_PROGRESSIVE = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm"
    "x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAIAAgD"
    "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAVAQEBAAAAAAAAAAAAAAAAAAABAv/aAAwDAQACEAMQAAABgS//xAAWEAADAAAAAAAA"
    "AAAAAAAAAAAAAgP/2gAIAQEAAQUCWZ//xAAYEQACAwAAAAAAAAAAAAAAAAAAAQIDEf/aAAgBAwEBPwGubw//xAAWEQEBAQAAAAAAAAAAAAAAAAAB"
    "AAL/2gAIAQIBAT8BdN//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IR//2gAM"
    "AwEAAgADAAAAEAP/xAAVEQEBAAAAAAAAAAAAAAAAAAAAQf/aAAgBAwEBPxCm/8QAFREBAQAAAAAAAAAAAAAAAAAAABH/2gAIAQIBAT8Quf/EABYQ"
    "AAMAAAAAAAAAAAAAAAAAAAAhMf/aAAgBAQABPxCSP//Z")


def jpeg_with_profile():
    def segment(marker, content):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(content) + 2) + content
    exif = b"Exif\0\0MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x112, 3, 1, 6, 0, 0)
    profile = b"ICC_PROFILE\0\x01\x01" + icc_profile()
    return JPEG_PROGRESSIVE[:2] + segment(0xE1, exif) + segment(0xE2, profile) + JPEG_PROGRESSIVE[2:]


WEBP_LOSSLESS = base64.b64decode("UklGRi4AAABXRUJQVlA4TCIAAAAvB8ABALkyRPQ/dhHR/wBhtlFJzh90ryMYjwGMCaB6oP8A")
WEBP_LOSSY = base64.b64decode(
    "UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoIAAgABUB8JbACdAD0Ma2oAP7c777pVq8DPecBwjaW/4LWiuv0L+YAAAA=")


def gif():
    # Codes of three bits, each a colour, with a clear code between them, need no table (GIF89a, appendix F).
    codes, bits, count = [4, 1, 2, 4, 3, 0, 4, 1, 1, 5], 0, 0
    for code in codes:
        bits |= code << count
        count += 3
    data = bits.to_bytes((count + 7) // 8, "little")
    frame = (b"\x21\xf9\x04\x05\x0a\0\0\0" + b"\x2c" + struct.pack("<HHHHB", 0, 0, 3, 2, 0) + b"\x02"
             + bytes([len(data)]) + data + b"\0")
    return (b"GIF89a" + struct.pack("<HHBBB", 3, 2, 0xF1, 0, 0) + bytes(range(12)) + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
            + frame + frame + b";")


def bitmap_header(width, height, depth, compression=0, colors=0):
    return struct.pack("<IiiHHIIiiII", 40, width, height, 1, depth, compression, 0, 2835, 2835, colors, 0)


def bmp(width=5, height=4):
    pixels = b"".join(bytes(x * 40 & 255 for x in range(width * 3)).ljust(width * 3 + 3 & ~3, b"\0") for _ in range(height))
    return b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + bitmap_header(width, height, 24) + pixels


def bmp_run_length():
    pixels = b"\x04\x01\0\0\0\x03\x01\x02\x03\0\0\0\x02\x02\0\x02\x01\0\0\x01"
    return (b"BM" + struct.pack("<IHHI", 54 + 16 + len(pixels), 0, 0, 70) + bitmap_header(4, 4, 8, 1, 4)
            + bytes(range(16)) + pixels)


def ico():
    image = bitmap_header(4, 8, 32) + bytes(range(64)) + bytes(16)
    inner = png(8, 8)
    entries = struct.pack("<BBBBHHII", 4, 4, 0, 0, 1, 32, len(image), 38)
    entries += struct.pack("<BBBBHHII", 8, 8, 0, 0, 1, 32, len(inner), 38 + len(image))
    return struct.pack("<HHH", 0, 1, 2) + entries + image + inner


def tiff(order="<", compression=1):
    pixels = bytes(x * 5 & 255 for x in range(6 * 4 * 3))
    pixels = zlib.compress(pixels) if compression == 8 else pixels
    entries = [(256, 3, 1, 6), (257, 3, 1, 4), (258, 3, 1, 8), (259, 3, 1, compression), (262, 3, 1, 2), (273, 4, 1, 8),
               (277, 3, 1, 3), (278, 3, 1, 4), (279, 4, 1, len(pixels)), (284, 3, 1, 1), (305, 2, 4, 0x66757A)]
    directory = struct.pack(order + "H", len(entries))
    for tag, kind, count, value in entries:
        form = "HHIHxx" if kind == 3 else "HHII"
        directory += struct.pack(order + form, tag, kind, count, value)
    mark = b"II" if order == "<" else b"MM"
    return mark + struct.pack(order + "HI", 42, 8 + len(pixels)) + pixels + directory + bytes(4)


SVG = utf8("""
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24" viewBox="0 0 24 24">
<style>.a{fill:#f00;stroke-width:2px}</style><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0"
 stop-color="red"/><stop offset="100%" stop-opacity="0.5"/></linearGradient><filter id="f" x="0" y="0" width="2" height="2">
<feGaussianBlur stdDeviation="2"/><feTurbulence baseFrequency="0.05" numOctaves="2"/><feMorphology radius="1"/></filter>
<clipPath id="c"><circle cx="12" cy="12" r="9"/></clipPath><pattern id="p" width="4" height="4"
 patternUnits="userSpaceOnUse"><rect width="2" height="2"/></pattern><mask id="m"><rect width="9" height="9"
 fill="white"/></mask></defs><g clip-path="url(#c)" class="a" mask="url(#m)"><path d="M12 2C6 2 2 6 2 12s4 10 10 10zA1 1 0 0 1 9 9"
 fill="url(#g)" filter="url(#f)" transform="rotate(10) scale(1.5)"/><use xlink:href="#u" x="1"/><image
 xlink:href="data:image/png;base64,iVBORw0KGgo=" width="4" height="4"/><rect id="u" x="1" y="1" width="9" height="9" rx="2"
 stroke="url(#p)" stroke-dasharray="1 2"/><text x="2" y="9" font-size="9">Hi</text></g></svg>
""")

SYMBOL_SVG = utf8("""
<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"><text id="template-version">3.0</text></g>
<g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" x2="3036"
 y1="1055" y2="1055"/><line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/><line
 id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g><g id="Symbols"><g id="Regular-M"
 transform="matrix(1 0 0 1 1391 1126)"><path d="M10 0L90 0L50 -70Z"/></g></g></svg>
""")

PDF = utf8("""
%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /CropBox [0 0 20 20] /Rotate 90 /Resources << /ExtGState << /G
 << /ca 0.5 /SMask << /Type /Mask /S /Luminosity /G 6 0 R >> >> >> /XObject << /I 5 0 R /F 6 0 R >> /Font << /T << /Type
 /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 9 9]
 /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >> >> /Contents 4 0 R >> endobj
4 0 obj << /Length 160 >>
stream
q 1 0 0 1 2 2 cm /G gs 0.5 0.2 0.1 rg 0 0 m 9 3 12 9 20 20 c h f* Q
q 12 0 0 12 4 4 cm /I Do Q /F Do /S sh BT /T 9 Tf 2 2 Td (Hi) Tj ET [3 2] 0 d 2 w 1 1 9 9 re S
endstream endobj
5 0 obj << /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter
 /ASCIIHexDecode /Length 9 >>
stream
00FF80C0>
endstream endobj
6 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 0 0] /Group << /S /Transparency >> /Length 14 >>
stream
0 0 5 5 re f n
endstream endobj
trailer << /Root 1 0 R /Size 7 >>
""")


def font():
    """A bundled font under another name, since the fonts of a project cannot replace bundled ones."""
    with open(os.path.join(ROOT, "Fonts", "Files", "NotoSansHebrew-Regular.ttf"), "rb") as file:
        data = file.read()
    for old, new in (("Noto", "Nota"), ):
        data = data.replace(old.encode("utf-16-be"), new.encode("utf-16-be")).replace(old.encode(), new.encode())
    return data


FONT_NAME = "Nota Sans Hebrew"


def opentype():
    """The smallest font of PostScript outlines: one glyph in a CFF table, for both letters of a character map."""
    def index(items):
        if not items:
            return b"\0\0"
        offsets, position = b"", 1
        for item in items:
            offsets += struct.pack(">H", position)
            position += len(item)
        return struct.pack(">HB", len(items), 2) + offsets + struct.pack(">H", position) + b"".join(items)

    def integer(value):
        return b"\x1d" + struct.pack(">i", value)

    name, strings = index([b"Cffa"]), index([])
    glyph = b"\x8b\x8b\x15\xf7\x5c\x06\xf7\x5c\x07\x0e"  # A square: moveto, hlineto, vlineto, endchar.
    glyphs, private = index([b"\x0e", glyph]), integer(500) + b"\x14"
    head = b"\x01\0\x04\x02"
    size = len(head + name) + len(index([bytes(22)])) + len(strings) + 2
    top = integer(size) + b"\x11" + integer(len(private)) + integer(size + len(glyphs)) + b"\x12"
    top = top.ljust(22, b"\x8b") if len(top) < 22 else top
    cff = head + name + index([top]) + strings + b"\0\0" + glyphs + private
    record = lambda number, text: (number, text.encode("utf-16-be"))
    names, storage, entries = [record(1, "Cffa"), record(2, "Regular"), record(4, "Cffa"), record(6, "Cffa")], b"", b""
    for number, text in names:
        entries += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(text), len(storage))
        storage += text
    character_map = struct.pack(">HHHHI", 0, 1, 3, 1, 12) + struct.pack(
        ">HHHHHHH HH H HH HH HH", 4, 32, 0, 4, 4, 1, 0, 0x5EA, 0xFFFF, 0, 0x30, 0xFFFF, (1 - 0x30) & 0xFFFF, 1, 0, 0)
    tables = {
        b"CFF ": cff,
        b"OS/2": struct.pack(">HhHHH", 4, 500, 400, 5, 0).ljust(96, b"\0"),
        b"cmap": character_map,
        b"head": struct.pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0, 0, 0x5F0F3CF5, 0, 1000, 0, 0, 0, 0, 500, 500, 0, 8, 2, 0, 0),
        b"hhea": struct.pack(">IhhhHhhhhhh", 0x10000, 800, -200, 0, 500, 0, 0, 500, 1, 0, 0).ljust(34, b"\0") + b"\0\x02",
        b"hmtx": struct.pack(">HhHh", 500, 0, 500, 0),
        b"maxp": struct.pack(">IH", 0x5000, 2),
        b"name": struct.pack(">HHH", 0, len(names), 6 + 12 * len(names)) + entries + storage,
        b"post": struct.pack(">IIhhI", 0x30000, 0, 0, 0, 0).ljust(32, b"\0"),
    }
    offset, directory, body = 12 + 16 * len(tables), b"", b""
    for tag, content in tables.items():
        directory += tag + struct.pack(">III", 0, offset + len(body), len(content))
        body += content + bytes(-len(content) % 4)
    return b"OTTO" + struct.pack(">HHHH", len(tables), 128, 3, 16) + directory + body


# MARK: Configuration and data

CONFIGURATION = utf8("""
matrix: { locale: [ base, de ], type-size: 1.3x, device: canvas, appearance: light }
rows: 3
metrics: plain
ghosts: auto
fonts: [ Fonts ]
fixtures: { number: 5, files: [ Data.yml ] }
documents: { exclude: [ Legacy/, "*Preview.xib" ], include: [ Pods/*.xib ] }
localization: { keys: [ localizedText ], table: UI }
verify:
  color-tolerance: 0.02
  masks: [ lbl-00-001 ]
  rules:
    - { view: btn-00-001, ignore: true }
    - { scene: Card, drift: pass, locale: de }
check:
  fail-on: [ error, truncated ]
  suppress:
    - { rule: truncated, view: lbl-00-001, scene: Card, reason: known }
""")


def data(scene="Card"):
    return utf8(f"""
scenes:
  {scene}: &card
    lbl-00-001: {{ en: Inbox, de: Post }}
    vie-00-001: {{ hidden: false, background: '#FF9500', alpha: 0.5, tint: systemRed }}
    btn-00-001: {{ title: Open, titles: {{ selected: x }}, color: secondaryLabel, enabled: false }}
    sli-00-001: {{ value: 5, minimum: 1, maximum: 9 }}
    pro-00-001: 0.75
    seg-00-001: {{ selected: 1, segments: [ A, B ] }}
    tbl-00-001:
      - header: {{ en: Today, de: Heute }}
        rows: [ {{ cell: Cell, senderLabel: Anna }}, {{ cell: Cell, times: 3 }} ]
      - header: Later
        rows: [ {{ cell: Cell }} ]
    con-00-009: {{ constant: 120 }}
    states:
      empty: {{ tbl-00-001: [], lbl-00-001: {{ key: login.title, table: Localizable, arguments: [ 3, Anna ] }} }}
""")


def figures(count=1):
    panels = "".join(f"""
  fig{n}:
    scene: Card
    languages: [ en, ar ]
    scales: [ 1 ]
    appearances: [ light ]
    crop: {{ views: [ lbl-00-001, btn-00-001, sta-00-001 ], padding: 16 }}
    callouts:
      - {{ number: lbl-00-001, legend: The name. }}
      - {{ rectangle: btn-00-001 }}
      - {{ arrow: sta-00-001, text: Tap here }}
      - {{ dimension: [ lbl-00-001, btn-00-001 ] }}
    caption: {{ en: Signing in, de: Anmelden }}
    formats: [ png, svg ]
""" for n in range(count))
    return utf8(f"""
output: docs/images
inputs: [ App ]
references: [ docs ]
snippets: {{ folder: docs/snippets, formats: [ markdown, html, docc ] }}
defaults: {{ corner-radius: 12, shadow: true, margin: 8, background: {{ light: "#F5F5F7", dark: "#000000" }} }}
figures:{panels}
  steps:
    arrangement: steps
    frame: window
    scales: [ 1 ]
    appearances: [ light ]
    scenes:
      - {{ scene: Card, caption: One, device: iphone-se, type-size: AX3, callouts: [ {{ redlines: lbl-00-001 }} ] }}
      - {{ scene: Card, crop: {{ view: btn-00-001, padding: 4 }}, callouts: [ {{ spotlight: [ btn-00-001 ] }} ] }}
""")


# MARK: Sources of documentation and code

MARKDOWN = utf8("""
# A guide
![One](images/fig0.png) and ![two][label], <img src="images/fig0@2x.png" srcset="images/fig0.png 1x, b.png 2x" alt="x">
[label]: <images/steps.png> "Title"
```html
<img src="nowhere.png">
```
{{< figure src="images/fig0.png" >}} <!-- <img src="no.png"> --> `![a](b)`
<picture><source media="(prefers-color-scheme: dark)" srcset="images/fig0~dark.png 1x"></picture>
| a | ![t](/docs/images/fig0.png?raw=true#gh-dark-mode-only) |
```{figure} images/fig0.png
:alt: text
```
""")

RST = utf8("""
Guide
=====
.. image:: images/fig0.png
   :alt: One
.. |sub| image:: images/steps.*
.. figure:: /images/fig0.png

   A caption
.. code::

   .. image:: no.png
+-----------------------------+
| .. image:: images/fig0.png  |
+-----------------------------+
""")

ASCIIDOC = utf8("""
= Guide
:imagesdir: images
image::fig0.png[One, 200]
Text image:steps.png[] and image::fig0.png[link="a"]
----
image::no.png[]
----
// image::no.png[]
include::snippets/fig0.md[]
""")

DOCC = utf8("""
# Guide
@Metadata { @PageImage(purpose: card, source: "fig0", alt: "One") }
![One](fig0) @Image(source: "steps", alt: "x") @Video(source: "v", poster: "fig0")
@Row(numberOfColumns: 2) { @Column { ![a](fig0) } }
""")

COMMENTED_SWIFT = utf8("""
/// A card.
///
/// ![One](fig0) and `![no](nowhere)`
/** ![Two](steps) /* nested */ */
public struct Card { let text = "/// ![no](nowhere)"; let raw = #"/* "#; let many = \"\"\"
  ![no](nowhere) \\(Card.self)
  \"\"\" }
""")

HTML = utf8("""
<!doctype html><html><body><img src="images/fig0.png" alt='a "b"'><object data="images/steps.svg"></object>
<video poster=images/fig0.png></video><script>"<img src='no.png'>"</script><!-- <img src="no.png"> -->
<picture><source srcset="images/fig0.png 1x, images/fig0@2x.png 2x"></picture><pre>&lt;img&gt;</pre></body></html>
""")

UIKIT_SWIFT = utf8("""
import UIKit
import MapKit
#if canImport(SwiftUI)
import SwiftUI
#endif

@objc(Card) final class CardController: UIViewController, UITableViewDelegate {
  @IBOutlet private weak var titleLabel: UILabel!
  private lazy var map = MKMapView(frame: .zero)
  let rows: [String: (Int, [Double?])] = ["a": (1, [nil, 2.5e3])]
  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "\\(rows["a"]?.0 ?? 0x1F) \\u{1F468}" + #"raw \\#(1)"#
    NSLayoutConstraint.activate([titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)])
    DispatchQueue.main.async { [weak self] in guard let self else { return }; self.map.isHidden = !self.map.isHidden }
  }
  @objc func tap(_ sender: Any?) throws -> some View { switch sender { case let x as Int where x > 1: break; default: () } }
}
extension CardController: SomethingElse { func other<T: Hashable>(_ value: T) -> T where T: Sendable { value } }
struct Model: Codable { @Published var name = ""; static subscript(_ index: Int) -> Self { .init() } }
""")


# MARK: Systems


def systems(count=40):
    lines = []
    for n in range(count):
        rules = [{"terms": [[v, 1.0], [v + 1, -1.5]], "relation": ["==", "<=", ">="][(n + v) % 3], "constant": 10.5 * v,
                  "priority": [1000, 750, 250.5][v % 3], "protected": v == 0, "break": [v, n]} for v in range(5)]
        rules.append({"terms": [[0, 1]], "relation": "==", "constant": 0})
        lines.append(json.dumps({"variables": 6, "constraints": rules}).encode())
    return lines
