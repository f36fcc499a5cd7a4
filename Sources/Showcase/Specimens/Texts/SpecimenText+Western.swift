extension SpecimenText {
  /// Latin, Greek and Cyrillic.
  static let western = [
    SpecimenText(
      name: "en", title: "English", phrase: "Fixed your jumpy graph",
      prose:
        "The harbour wakes before the town does. Fishermen mend their nets, and the first ferry leaves at half past"
        + " five.",
      sentence: "Notifications are delivered quietly while you are driving",
      emphasis: ("Press ", "Try Again", "before the offer ends"),
      numbers: "1,234,567.89 · $49.90 · 12:30 p.m. · 100%", mixture: "Her name is שרה, his is أحمد, theirs 田中.",
      stacks: "ÅÉÎÕÜ fjord, gypsy, Ǻ Ệ ǭ ç ș"),
    SpecimenText(
      name: "de", title: "Deutsch", phrase: "Größere Übungsflächen",
      prose: "Der Hafen erwacht vor der Stadt. Fischer flicken ihre Netze, und um halb sechs legt die erste Fähre ab.",
      sentence: "Benachrichtigungseinstellungen für Verkehrsmittel verwalten",
      emphasis: ("Auf ", "Wiederholen", "tippen, bevor es zu spät ist"),
      numbers: "1.234.567,89 · 49,90 € · 12:30 Uhr · 100 %", mixture: "Sie heißt שרה, er heißt أحمد, sie heißen 田中.",
      stacks: "ÄÖÜ ẞ äöüß „Gänsefüßchen“"),
    SpecimenText(
      name: "fr", title: "Français", phrase: "L’été où tout commença",
      prose: "Le port s’éveille avant la ville. Les pêcheurs réparent leurs filets, et le premier ferry part à cinq"
        + " heures et demie.",
      sentence: "Les notifications sont désactivées pendant que vous conduisez",
      emphasis: ("Touchez ", "Réessayer", "avant la fin de l’offre"),
      numbers: "1 234 567,89 · 49,90 € · 12 h 30 · 100 %", mixture: "Elle s’appelle שרה, il s’appelle أحمد, eux 田中.",
      stacks: "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àçêïœÿ"),
    SpecimenText(
      name: "el", title: "Ελληνικά", phrase: "Ξεσκεπάζω την ψυχή",
      prose: "Το λιμάνι ξυπνά πριν από την πόλη. Οι ψαράδες μπαλώνουν τα δίχτυα τους και το πρώτο πλοίο φεύγει στις"
        + " πεντέμισι.",
      sentence: "Οι ειδοποιήσεις παραδίδονται αθόρυβα όσο οδηγείτε",
      emphasis: ("Πατήστε ", "Δοκιμή ξανά", "πριν λήξει η προσφορά"),
      numbers: "1.234.567,89 · 49,90 € · 12:30 μ.μ. · 100%", mixture: "Τη λένε שרה, τον λένε أحمد, εκείνους 田中.",
      stacks: "ΆΈΉΊΌΎΏ ΐΰ ᾧ ᾯ Ἅ ῇ ϊϋ"),
    SpecimenText(
      name: "ru", title: "Русский", phrase: "Съешь ещё этих булок",
      prose: "Порт просыпается раньше города. Рыбаки чинят сети, и в половине шестого отходит первый паром.",
      sentence: "Уведомления приходят без звука, пока вы за рулём",
      emphasis: ("Нажмите ", "Повторить", "до конца предложения"),
      numbers: "1 234 567,89 · 4 990 ₽ · 12:30 · 100 %", mixture: "Её зовут שרה, его — أحمد, их — 田中.",
      stacks: "Й Ё Ї Ѝ Ў а́ е́ и́ щ ц ѣ"),
    SpecimenText(
      name: "vi", title: "Tiếng Việt", phrase: "Những buổi chiều muộn",
      prose: "Bến cảng thức dậy trước thành phố. Ngư dân vá lưới, và chuyến phà đầu tiên rời bến lúc năm giờ rưỡi.",
      sentence: "Thông báo được gửi trong im lặng khi bạn đang lái xe",
      emphasis: ("Nhấn ", "Thử lại", "trước khi ưu đãi kết thúc"),
      numbers: "1.234.567,89 · 499.000 ₫ · 12:30 · 100%", mixture: "Cô ấy tên là שרה, anh ấy tên là أحمد, họ là 田中.",
      stacks: "ẤẦẨẪẬ ẮẰẲẴẶ ẾỀỂỄỆ ỐỒỔỖỘ ỨỪỬỮỰ ấẫậ ặẵ ệễ ộỗ ựữ"),
  ]
}
