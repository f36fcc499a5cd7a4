extension SpecimenText {
  /// Japanese, Chinese and Korean; characters of one code point whose forms differ are among them.
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
