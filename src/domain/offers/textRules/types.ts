/** What a finding is about: grounds of law first, then rules of this service, then advice. */
const grounds = [
  // Choosing among people by their sex, age and so on, or asking for it.
  'sex',
  'age',
  'nationality',
  'creed',
  // Family, origin, former work, record.
  'social_status',
  'disability',
  'maternity',
  'residence',
  // Looks, build and other questions that have nothing to do with the work.
  'selection',
  // Fines, damages and lower wages that are fixed in advance.
  'penalty',
  // Wages not paid in full, in money, on time or to the worker; refused premiums and allowances.
  'deduction',
  // Duties before or after the shift or during a break, and missing breaks.
  'off_hours',
  // Costs that the worker has to bear.
  'cost',
  // Documents and numbers that prove who somebody is.
  'identity',
  // Contact or contracts outside this service.
  'off_platform',
  // Work at another place than that of the offering.
  'other_place',
  // Terms that contradict an employment contract or limit the rights of a worker.
  'not_employment',
  // Danger, crime, sexual or humiliating treatment.
  'harm',
  // Advice on the wording: too general, a matter of opinion, or too good to be true.
  'vague',
  'subjective',
  'exaggeration',
] as const
export type Ground = (typeof grounds)[number]

/** The name of a ground on the screen. */
export const groundLabel: Record<Ground, string> = {
  sex: '性別',
  age: '年齢',
  nationality: '国籍',
  creed: '信条',
  social_status: '社会的身分',
  disability: '障害',
  maternity: '妊娠・出産',
  residence: '居住地',
  selection: '採用選考',
  penalty: '賠償予定・減給',
  deduction: '賃金の控除',
  off_hours: '時間外の拘束',
  cost: '費用の負担',
  identity: '本人確認の情報',
  off_platform: 'サービス外の連絡',
  other_place: '勤務地',
  not_employment: '雇用契約',
  harm: '安全・有害な業務',
  vague: '仕事の内容',
  subjective: '主観的な表現',
  exaggeration: '誇大な表現',
}

/** A suggestion with these words lets the editor offer to remove the matched sentence (`asksToRemove`). */
const REMOVE_PART = 'この部分を削除'
/** These words do the same in suggestions that also name the field in which the matter belongs. */
export const REMOVE_FROM_TEXT = '文中からは削除'
/** Whether a suggestion asks to remove the matched words, so that the editor can do it with one click. */
export const asksToRemove = (suggestion: string) =>
  suggestion.includes(REMOVE_PART) || suggestion.includes(REMOVE_FROM_TEXT)

/** Words that make a match harmless. */
export type RuleException = {
  pattern: string
  /**
   * 'match': the words of the exception overlap the match (「女性用更衣室」, 「限定メニュー」).
   * 'after': they begin in the match or within 15 characters after it (「罰金を払うお客様」).
   * 'sentence': they are anywhere in the same sentence (「22時以降の勤務があるため」).
   */
  within: 'match' | 'after' | 'sentence'
  /** The article, if the exception comes from a law. */
  article?: string
}

/**
 * One forbidden statement. Patterns are regular expressions in the notation of `expressionOf`: they are written in
 * natural Japanese, half-width, without spaces, and may use the words of `vocabulary` as `{name}`.
 */
export type TextRule = {
  ground: Ground
  level: 'error' | 'warning'
  /** A sentence without its full stop; the article is put after it. */
  message: string
  /** The source of the rule; null for rules of this service and for advice. */
  article: string | null
  patterns: readonly string[]
  exceptions: readonly RuleException[]
  /**
   * What the store should do. It asks to remove the words or asks a question, and never names a duty or a condition:
   * only the store knows what the work is. With `REMOVE_PART` in it, the editor offers to remove the words.
   */
  suggestion: string
}
