/// The names of the symbols on the page of symbols, by family: those that apps use most.
package enum SymbolNames {
  package static let all = families.flatMap { $0.split { $0.isWhitespace }.map(String.init) }

  private static let families = [
    // Signs
    """
    plus plus.circle plus.circle.fill plus.square plus.square.fill plus.rectangle.on.rectangle plus.square.on.square
    minus minus.circle minus.circle.fill xmark xmark.circle xmark.circle.fill xmark.square xmark.square.fill
    multiply divide equal checkmark checkmark.circle checkmark.circle.fill
    checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
    exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill questionmark questionmark.circle questionmark.circle.fill questionmark.square info
    info.circle info.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill number number.circle at percent
    asterisk infinity circle circle.fill square square.fill triangle triangle.fill diamond octagon seal shield
    shield.fill app rectangle rectangle.fill rectangle.portrait circle.dotted circle.lefthalf.filled
    circle.inset.filled record.circle smallcircle.filled.circle nosign slash.circle square.dashed viewfinder
    1.circle 1.circle.fill 2.circle 3.circle 10.circle 1.square a.circle a.circle.fill
    """,
    // Arrows
    """
    arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.down.left arrow.up.circle arrow.up.circle.fill
    arrow.down.circle arrow.down.circle.fill arrow.right.circle arrow.left.circle arrow.up.right.square
    arrow.up.arrow.down arrow.left.arrow.right arrow.left.arrow.right.circle arrow.up.and.down arrow.left.and.right
    arrow.up.and.down.and.arrow.left.and.right arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.2.circlepath arrow.uturn.left
    arrow.uturn.right arrow.turn.up.left arrow.up.to.line arrow.down.to.line arrow.right.to.line
    arrow.triangle.branch arrow.down.doc arrowshape.turn.up.left arrowshape.turn.up.left.fill
    arrowshape.turn.up.right arrowshape.right.fill arrowtriangle.up.fill arrowtriangle.down.fill
    arrowtriangle.right.fill chevron.right chevron.left chevron.up chevron.down chevron.right.circle
    chevron.left.circle chevron.down.circle chevron.down.circle.fill chevron.up.chevron.down chevron.compact.down
    chevron.right.2 chevron.left.2 chevron.left.forwardslash.chevron.right goforward gobackward gobackward.10
    goforward.15 repeat repeat.1 shuffle return delete.left delete.left.fill square.and.arrow.up
    square.and.arrow.up.fill square.and.arrow.down square.and.arrow.up.on.square square.and.pencil
    rectangle.portrait.and.arrow.right icloud.and.arrow.down icloud.and.arrow.up
    """,
    // People
    """
    person person.fill person.circle person.crop.circle person.crop.circle.fill person.crop.square
    person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.circle.badge.xmark
    person.badge.plus person.fill.badge.plus person.2 person.2.fill person.3 person.text.rectangle figure.walk
    figure.run figure.stand face.smiling hand.raised hand.raised.fill hand.thumbsup hand.thumbsup.fill
    hand.thumbsdown hand.point.up.left eye eye.fill eye.slash eye.slash.fill brain.head.profile heart heart.fill
    heart.slash heart.circle heart.circle.fill heart.text.square cross cross.case stethoscope staroflife bed.double
    waveform.path.ecg
    """,
    // Messages
    """
    bell bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle bell.circle.fill envelope
    envelope.fill envelope.open envelope.badge phone phone.fill phone.circle phone.circle.fill phone.down
    phone.down.fill phone.down.circle.fill phone.arrow.up.right message message.fill bubble.left bubble.left.fill
    bubble.right bubble.left.and.bubble.right text.bubble text.bubble.fill ellipsis.bubble quote.bubble
    captions.bubble plus.bubble questionmark.bubble paperplane paperplane.fill mic mic.fill mic.slash mic.slash.fill
    mic.circle mic.slash.circle mic.slash.circle.fill video video.fill video.slash megaphone
    antenna.radiowaves.left.and.right wifi wifi.slash wifi.exclamationmark dot.radiowaves.left.and.right
    wave.3.right personalhotspot network globe bolt bolt.fill bolt.slash bolt.circle tray tray.fill cellularbars
    link paperclip
    """,
    // Documents
    """
    doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill doc.on.clipboard doc.badge.plus doc.plaintext
    doc.text.magnifyingglass doc.viewfinder doc.viewfinder.fill clipboard list.clipboard list.bullet.clipboard
    note.text folder folder.fill folder.badge.plus archivebox book book.fill book.closed book.circle bookmark
    bookmark.fill bookmark.slash bookmark.circle newspaper menucard menucard.fill graduationcap calendar
    calendar.circle calendar.badge.plus calendar.badge.clock pencil pencil.circle pencil.circle.fill pencil.tip
    scribble printer tablecells rectangle.stack square.stack square.stack.3d.up square.on.square
    rectangle.on.rectangle square.grid.2x2 square.grid.2x2.fill square.grid.3x3 circle.grid.3x3 rectangle.grid.1x2
    sidebar.left rectangle.and.paperclip pip photo photo.fill photo.on.rectangle photo.on.rectangle.angled
    photo.artframe camera camera.fill camera.viewfinder film barcode barcode.viewfinder qrcode qrcode.viewfinder
    placeholdertext.fill line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.3.horizontal.circle text.alignleft text.aligncenter text.alignright
    text.justify list.bullet list.bullet.rectangle list.dash list.number checklist slider.horizontal.3 textformat
    textformat.size bold italic
    """,
    // Devices
    """
    iphone ipad laptopcomputer desktopcomputer display applewatch tv play.tv keyboard keyboard.chevron.compact.down
    computermouse headphones gamecontroller gamecontroller.fill cpu airplayaudio airplayvideo terminal power
    powerplug switch.2 faceid touchid lock lock.fill lock.open lock.slash lock.circle lock.shield key key.fill
    battery.25 battery.50 battery.100 battery.100.bolt alarm alarm.fill clock clock.fill clock.arrow.circlepath
    clock.badge.checkmark memories stopwatch timer hourglass gauge speedometer play play.fill play.circle
    play.circle.fill play.rectangle play.rectangle.fill pause pause.fill pause.circle stop stop.fill stop.circle
    playpause forward forward.fill backward backward.fill forward.end forward.end.fill eject speaker speaker.fill
    speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.2.circle
    speaker.wave.2.circle.fill speaker.wave.3 speaker.wave.3.fill music.note music.note.list music.mic waveform
    waveform.circle chart.bar chart.bar.fill chart.bar.xaxis chart.pie chart.pie.fill chart.xyaxis.line
    chart.line.uptrend.xyaxis
    """,
    // Nature
    """
    sun.max sun.max.fill sun.min sunrise sunset sun.horizon moon moon.fill moon.stars moon.zzz
    moonphase.first.quarter moonphase.first.quarter.inverse sparkles star star.fill star.slash star.circle
    star.circle.fill star.leadinghalf.filled cloud cloud.fill cloud.rain cloud.snow cloud.bolt cloud.bolt.fill
    cloud.sun cloud.sun.fill icloud exclamationmark.icloud wind snowflake thermometer umbrella drop drop.fill flame
    flame.fill leaf tree pawprint hare tortoise ladybug
    """,
    // Things
    """
    trash trash.fill gear gearshape gearshape.fill magnifyingglass plus.magnifyingglass house house.fill building
    building.2 building.columns cart cart.fill bag bag.fill creditcard creditcard.fill wallet.pass gift gift.fill
    banknote tag tag.fill briefcase briefcase.fill suitcase dollarsign dollarsign.circle eurosign yensign
    bitcoinsign hammer wrench wrench.and.screwdriver paintbrush paintbrush.fill paintpalette eyedropper
    wand.and.stars scissors crop lightbulb lightbulb.fill lightbulb.slash puzzlepiece cube shippingbox
    cup.and.saucer fork.knife crown trophy flag flag.fill flag.slash flag.circle pin pin.fill mappin mappin.circle
    mappin.and.ellipse map location location.fill location.circle location.north safari safari.fill target
    sportscourt soccerball basketball dumbbell die.face.3 die.face.6 car car.fill bus tram bicycle truck.box
    airplane fuelpump studentdesk eyeglasses light.beacon.max translate
    """,
  ]
}
