/** The placeholders `{name}` of a standard text (定型文): facts of the worker, the store and the shift of the room. */
export const chatTextFields = [
  '氏名',
  '店舗名',
  '求人名',
  '勤務日',
  '開始',
  '終了',
  '行き方',
  '集合場所',
  '持ち物',
  '服装',
] as const
export type ChatTextField = (typeof chatTextFields)[number]

/** The maximum number of standard texts of a store, and of a company for all its stores. */
export const MAX_CHAT_TEXTS = 50
/** Maximum length of a title, in characters: it is the label of a button. */
export const MAX_CHAT_TEXT_TITLE_LENGTH = 20
