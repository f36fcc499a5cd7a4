/// A word that UIKit itself shows, for example on system bar buttons.
///
/// Source: the titles of UIKit in these languages.
enum SystemWord: String, CaseIterable, Sendable {
  case cancel, done, edit, save, undo, redo, back, search, more, favorites, recents, contacts, history, bookmarks
  case featured, topRated, downloads, mostRecent, mostViewed
  /// The label beside the time of a calendar, and the units of durations.
  case time, hours, minutes

  /// Returns the word in the language of a locale, or in English if there is no translation.
  func text(in locale: String) -> String {
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? "en"
    return translated[language] ?? english
  }

  private var english: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case .hours: "hours"
    case .minutes: "min"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  private var translated: [String: String] {
    switch self {
    case .cancel:
      [
        "de": "Abbrechen", "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "nl": "Annuleer", "pt": "Cancelar",
        "ar": "إلغاء", "he": "ביטול", "ja": "キャンセル", "ko": "취소", "zh": "取消", "hi": "रद्द करें", "th": "ยกเลิก",
        "ru": "Отменить",
      ]
    case .done:
      [
        "de": "Fertig", "fr": "OK", "es": "OK", "it": "Fine", "nl": "Gereed", "pt": "OK", "ar": "تم", "he": "סיום",
        "ja": "完了", "ko": "완료", "zh": "完成", "hi": "पूर्ण", "th": "เสร็จสิ้น", "ru": "Готово",
      ]
    case .edit:
      [
        "de": "Bearbeiten", "fr": "Modifier", "es": "Editar", "it": "Modifica", "nl": "Wijzig", "pt": "Editar",
        "ar": "تعديل", "he": "עריכה", "ja": "編集", "ko": "편집", "zh": "编辑", "hi": "संपादित करें", "th": "แก้ไข",
        "ru": "Править",
      ]
    case .save:
      [
        "de": "Sichern", "fr": "Enregistrer", "es": "Guardar", "it": "Salva", "nl": "Bewaar", "pt": "Salvar",
        "ar": "حفظ", "he": "שמור", "ja": "保存", "ko": "저장", "zh": "存储", "hi": "सहेजें", "th": "บันทึก",
        "ru": "Сохранить",
      ]
    case .back:
      [
        "de": "Zurück", "fr": "Retour", "es": "Atrás", "it": "Indietro", "nl": "Terug", "pt": "Voltar", "ar": "رجوع",
        "he": "חזרה", "ja": "戻る", "ko": "뒤로", "zh": "返回", "hi": "पीछे", "th": "กลับ", "ru": "Назад",
      ]
    case .time:
      [
        "de": "Uhrzeit", "fr": "Heure", "es": "Hora", "it": "Ora", "nl": "Tijd", "pt": "Hora", "ar": "الوقت",
        "he": "שעה", "ja": "時刻", "ko": "시간", "zh": "时间", "hi": "समय", "th": "เวลา", "ru": "Время",
      ]
    case .hours:
      [
        "de": "Std.", "fr": "h", "es": "horas", "it": "ore", "nl": "uur", "pt": "horas", "ar": "ساعة", "he": "שעות",
        "ja": "時間", "ko": "시간", "zh": "小时", "hi": "घंटे", "th": "ชั่วโมง", "ru": "ч",
      ]
    case .minutes:
      [
        "de": "Min.", "ar": "دقيقة", "he": "דק׳", "ja": "分", "ko": "분", "zh": "分钟", "hi": "मिनट", "th": "นาที",
        "ru": "мин",
      ]
    default: [:]
    }
  }
}
