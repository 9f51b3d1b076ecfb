/** What a finding is about. Grounds of law first, then rules of this service, then advice. */
export const grounds = [
  'sex',
  'age',
  'nationality',
  'creed',
  'social_status',
  'disability',
  'maternity',
  'residence',
  'selection',
  'penalty',
  'deduction',
  'off_hours',
  'cost',
  'identity',
  'off_platform',
  'other_place',
  'not_employment',
  'harm',
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

/** Words that make a match harmless. */
export type RuleException = {
  pattern: string
  /**
   * 'match': the words of the exception overlap the match (「女性用更衣室」, 「限定メニュー」).
   * 'after': they stand within 15 characters after it (「罰金を払うお客様」).
   * 'sentence': they stand anywhere in the same sentence (「22時以降の勤務があるため」).
   */
  within: 'match' | 'after' | 'sentence'
  /** The source, where the exception is one of law. */
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
   * What to do. It removes or asks, and never names a duty or a condition: only the store knows what the work is. With
   * 「この部分を削除」 the editor offers to remove the words.
   */
  suggestion: string
}
