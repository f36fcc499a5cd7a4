/// The texts of a specimen page in a language.
package struct SpecimenText: Sendable {
  /// The language as a BCP 47 tag, or `emoji` for the page of emoji.
  package let name: String
  /// The language's own name for itself.
  let title: String
  /// A few words, shown in each text style.
  let phrase: String
  /// A few sentences.
  let prose: String
  /// A sentence too long for a line.
  let sentence: String
  /// An instruction with an emphasized part.
  let emphasis: (plain: String, strong: String, slanted: String)
  /// Numbers, times and amounts in the language's notation.
  let numbers: String
  /// The language mixed with other scripts and directions.
  let mixture: String
  /// Letters with marks above and below one another.
  let stacks: String

  /// The language of the page's layout.
  package var locale: String { name == "emoji" ? "en" : name }

  /// All pages in order.
  package static let all: [SpecimenText] = western + rightToLeft + indic + eastAsian + [emoji]
}

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

extension SpecimenText {
  /// Arabic script and Hebrew.
  static let rightToLeft = [
    SpecimenText(
      name: "ar", title: "العربية", phrase: "أجمل أيام الصيف",
      prose: "يستيقظ الميناء قبل المدينة. يرتق الصيادون شباكهم، وتغادر العبّارة الأولى في الخامسة والنصف.",
      sentence: "تصل الإشعارات بصمت أثناء القيادة حتى لا تشتت انتباهك عن الطريق",
      emphasis: ("اضغط على ", "إعادة المحاولة", "قبل انتهاء العرض"),
      numbers: "١٬٢٣٤٬٥٦٧٫٨٩ · ٤٩٫٩٠ ر.س. · ١٢:٣٠ م · ١٠٠٪", mixture: "اسمها Sarah، ورقمها +49 30 1234، وموعدها 12:30.",
      stacks: "اَلسَّلَامُ عَلَيْكُمْ، إِنَّ ٱللّٰهَ، لِلْمُتَّقِينَ، حِجْرٍ"),
    SpecimenText(
      name: "fa", title: "فارسی", phrase: "روزهای خوش تابستان",
      prose: "بندر پیش از شهر بیدار می‌شود. ماهیگیران تورهایشان را می‌دوزند و نخستین کشتی ساعت پنج‌ونیم راه"
        + " می‌افتد.",
      sentence: "هنگام رانندگی اعلان‌ها بی‌صدا می‌رسند تا حواستان پرت نشود",
      emphasis: ("روی ", "تلاش دوباره", "بزنید تا دیر نشده"),
      numbers: "۱٬۲۳۴٬۵۶۷٫۸۹ · ۴۹٬۹۰۰ تومان · ۱۲:۳۰ · ۱۰۰٪",
      mixture: "نام او Sarah است، شماره‌اش +49 30 1234 و وقتش 12:30.",
      stacks: "گُلِ سُرخ، پَنجِرهٔ چوبی، ژرف، کِتابِ اوّل"),
    SpecimenText(
      name: "he", title: "עברית", phrase: "ימי הקיץ הארוכים",
      prose: "הנמל מתעורר לפני העיר. הדייגים מתקנים את הרשתות, והמעבורת הראשונה יוצאת בחמש וחצי.",
      sentence: "ההתראות מגיעות בשקט בזמן נהיגה כדי שלא תוסח דעתכם מהדרך",
      emphasis: ("הקישו על ", "נסו שוב", "לפני שההצעה תסתיים"),
      numbers: "1,234,567.89 · ‏49.90 ₪ · 12:30 · 100%",
      mixture: "קוראים לה Sarah, המספר שלה ‎+49 30 1234 והפגישה ב-12:30.",
      stacks: "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם"),
  ]
}

extension SpecimenText {
  /// The scripts of South and South-East Asia.
  static let indic = [
    SpecimenText(
      name: "hi", title: "हिन्दी", phrase: "गर्मियों के लंबे दिन",
      prose: "बंदरगाह शहर से पहले जागता है। मछुआरे अपने जाल सुधारते हैं और साढ़े पाँच बजे पहली नाव निकलती है।",
      sentence: "गाड़ी चलाते समय सूचनाएँ चुपचाप पहुँचाई जाती हैं ताकि ध्यान न भटके",
      emphasis: ("प्रस्ताव समाप्त होने से पहले ", "फिर कोशिश करें", "दबाएँ"),
      numbers: "12,34,567.89 · ₹499 · १२:३० · 100%", mixture: "उसका नाम Sarah है, उसका أحمد और उनका 田中।",
      stacks: "क्षत्रिय र्त्स्न्य द्ध्र्य ट्ठ ङ्क्ष्म हृ रू कुँ र्कीं ॐ"),
    SpecimenText(
      name: "bn", title: "বাংলা", phrase: "গ্রীষ্মের দীর্ঘ দিন",
      prose: "শহরের আগে জেগে ওঠে বন্দর। জেলেরা জাল সারে, আর সাড়ে পাঁচটায় প্রথম ফেরি ছেড়ে যায়।",
      sentence: "গাড়ি চালানোর সময় বিজ্ঞপ্তি নিঃশব্দে পৌঁছে দেওয়া হয় যাতে মন না সরে",
      emphasis: ("অফার শেষ হওয়ার আগে ", "আবার চেষ্টা করুন", "চাপুন"),
      numbers: "১২,৩৪,৫৬৭.৮৯ · ৳৪৯৯ · ১২:৩০ · ১০০%", mixture: "তার নাম Sarah, ওর নাম أحمد আর তাঁদের 田中।",
      stacks: "ক্ষ্ম ন্ত্র স্ত্রী জ্ঞ ঙ্ক্ষ র্দ্ধ হৃ কৌঁ"),
    SpecimenText(
      name: "ta", title: "தமிழ்", phrase: "கோடையின் நீண்ட நாட்கள்",
      prose: "நகரத்துக்கு முன்பே துறைமுகம் விழித்துக்கொள்கிறது. மீனவர்கள் வலைகளைச் சரிசெய்கிறார்கள்.",
      sentence: "வாகனம் ஓட்டும்போது அறிவிப்புகள் அமைதியாக வழங்கப்படும்",
      emphasis: ("சலுகை முடியும் முன் ", "மீண்டும் முயல்க", "என்பதை அழுத்துக"),
      numbers: "12,34,567.89 · ₹499 · 12:30 · 100%", mixture: "அவள் பெயர் Sarah, அவன் பெயர் أحمد, அவர்கள் 田中.",
      stacks: "ஸ்ரீ க்ஷ்மீ ஞௌ கொ கோ கௌ தூ நூ"),
    SpecimenText(
      name: "th", title: "ไทย", phrase: "วันอันยาวนานของฤดูร้อน",
      prose: "ท่าเรือตื่นก่อนเมือง ชาวประมงซ่อมแห และเรือข้ามฟากเที่ยวแรกออกตอนตีห้าครึ่ง",
      sentence: "การแจ้งเตือนจะส่งแบบเงียบขณะที่คุณกำลังขับรถอยู่บนถนน",
      emphasis: ("แตะ", "ลองอีกครั้ง", "ก่อนข้อเสนอจะสิ้นสุด"),
      numbers: "1,234,567.89 · ฿499 · 12:30 น. · ๑๐๐%", mixture: "เธอชื่อ Sarah เขาชื่อ أحمد พวกเขาชื่อ 田中",
      stacks: "ที่นี่ ปิ่น ปี๊บ กรุ๊ป ฎุฏู ญี่ปุ่น ผู้ใหญ่ น้ำ ซึ่ง ฝั่งนู้น กตัญญู"),
  ]
}

extension SpecimenText {
  /// Japanese, Chinese and Korean, with characters whose form depends on the language.
  static let eastAsian = [
    SpecimenText(
      name: "ja", title: "日本語", phrase: "夏の長い一日",
      prose: "港は町より先に目を覚ます。漁師たちは網を繕い、五時半には最初のフェリーが出ていく。",
      sentence: "運転中は通知が静かに配信されるので、道路に集中できます。",
      emphasis: ("終了する前に", "再試行", "を押してください"),
      numbers: "1,234,567.89 · ¥4,990 · 午後12:30 · 100%", mixture: "彼女はSarah、彼はأحمد、ふたりは田中さん。",
      stacks: "直骨角誤刃海画 ゔが゙ ヴァ 「鬱」"),
    SpecimenText(
      name: "zh-Hans", title: "简体中文", phrase: "夏日漫长的午后",
      prose: "港口比城市醒得更早。渔民修补渔网，五点半，第一班渡轮离开码头。",
      sentence: "驾驶时通知会静默送达，让您专注于前方的道路和周围的车辆。",
      emphasis: ("请在优惠结束前点按", "再试一次", "继续"),
      numbers: "1,234,567.89 · ¥499 · 下午12:30 · 100%", mixture: "她叫Sarah，他叫أحمد，他们姓田中。",
      stacks: "直骨角误刃海画 “引号” 《书名》 ……"),
    SpecimenText(
      name: "zh-Hant", title: "繁體中文", phrase: "夏日漫長的午後",
      prose: "港口比城市醒得更早。漁民修補漁網，五點半，第一班渡輪離開碼頭。",
      sentence: "駕駛時通知會靜默送達，讓您專注於前方的道路和周圍的車輛。",
      emphasis: ("請在優惠結束前點按", "再試一次", "繼續"),
      numbers: "1,234,567.89 · NT$499 · 下午12:30 · 100%", mixture: "她叫Sarah，他叫أحمد，他們姓田中。",
      stacks: "直骨角誤刃海畫 「引號」 《書名》 ……"),
    SpecimenText(
      name: "ko", title: "한국어", phrase: "여름날의 긴 오후",
      prose: "항구는 도시보다 먼저 깨어난다. 어부들은 그물을 손질하고, 다섯 시 반이면 첫 배가 떠난다.",
      sentence: "운전하는 동안에는 알림이 조용히 전달되어 도로에 집중할 수 있습니다",
      emphasis: ("혜택이 끝나기 전에 ", "다시 시도", "를 누르세요"),
      numbers: "1,234,567.89 · ₩49,900 · 오후 12:30 · 100%", mixture: "그녀는 Sarah, 그는 أحمد, 그들은 田中입니다.",
      stacks: "뷁 홟 읊조리다 값싼 ㄱㄴㄷ 直骨角"),
  ]
}

extension SpecimenText {
  /// Emoji and emoji sequences between Latin letters.
  static let emoji = SpecimenText(
    name: "emoji", title: "Emoji 😀", phrase: "Rain ☔️ then sun ☀️",
    prose: "Families 👨‍👩‍👧‍👦 👨‍👧, skin tones 👋🏻👋🏿, flags 🇩🇪🇯🇵🇧🇷🇿🇦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏳️‍🌈, keys 1️⃣#️⃣,"
      + " jobs 👩🏽‍🚀 👨‍🍳, hearts ❤️ ❤️‍🔥.",
    sentence: "🎉 Everyone is invited to the garden party on Saturday 🌻",
    emphasis: ("Tap ", "👍 Like", "or 👎 if you must 🙃"),
    numbers: "⏰ 12:30 · 💶 49.90 · 🌡 21 °C · 🔋 100%", mixture: "🐫 جمل 🐪 · 🐟 דג 🐠 · 🍣 寿司 🍱",
    stacks: "♥︎ ❤️ ☎︎ ☎️ ✓ ✔️ ★ ⭐️ → ➡️ ⌘ ☂︎ ☂️ © ™ ‼️")
}
