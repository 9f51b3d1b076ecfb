/** The placeholders `{name}` of a text: filled in from the worker, the store and the shift of the room. */
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

/** How many texts a store has at most, and a company for all its stores. */
export const MAX_CHAT_TEXTS = 50
/** Maximum length of a title, in characters: it is the label of a button. */
export const MAX_CHAT_TEXT_TITLE_LENGTH = 20
