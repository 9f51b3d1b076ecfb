import { rosterFieldKeys, type RosterFieldKey } from '@/contracts/rosters/enums'
import { daysBetween, formatSlashDay, formatTime, type Day, type Instant } from '@/lib/date'

type Field = {
  label: string
  /** Personal data: requires the permission worker.pii. */
  personal: boolean
  /** Explains the content if the label is not sufficient. */
  note?: string
}
/** The columns that a roster (出勤者名簿) can have. */
export const rosterFields: Record<RosterFieldKey, Field> = {
  name: { label: '氏名', personal: false },
  nameKana: { label: 'フリガナ', personal: false },
  age: { label: '年齢', personal: true, note: '勤務日の満年齢' },
  gender: { label: '性別', personal: true },
  hours: { label: '勤務時間', personal: false },
  job: { label: '業務', personal: false, note: '求人のタイトル' },
  workedCount: { label: '勤務回数', personal: false, note: 'この店舗での回数' },
  qualifications: { label: '資格', personal: false },
  stoolInspection: { label: '検便', personal: true, note: '勤務日に有効な結果があるか' },
  answers: { label: '質問の回答', personal: true, note: '働く前の質問への回答' },
  entryCheck: { label: '入館チェック欄', personal: false, note: '手で印をつける空欄' },
  safetyTraining: {
    label: '雇入れ時教育',
    personal: false,
    note: '教えたら印をつけると、日時と担当者が残る(労働安全衛生法59条1項)',
  },
  note: { label: '備考', personal: false, note: '手書き用の空欄' },
}
type RosterSetting = { key: RosterFieldKey; enabled: boolean }

const disabledByDefault: readonly RosterFieldKey[] = ['age', 'gender', 'stoolInspection', 'answers']
/** The columns of a store without saved settings. */
export const defaultRoster: readonly RosterSetting[] = rosterFieldKeys.map((key) => ({
  key,
  enabled: !disabledByDefault.includes(key),
}))
/**
 * Completes saved settings, so that every field is in them exactly once, in the saved order. Fields that were added to
 * the product since come last, with their default: nobody can have disabled what did not exist.
 */
export const completeRoster = (saved: readonly RosterSetting[]): RosterSetting[] => {
  const validSettings = saved.filter(
    ({ key }, i) =>
      rosterFieldKeys.includes(key) && saved.findIndex((setting) => setting.key === key) === i,
  )
  return [
    ...validSettings,
    ...defaultRoster.filter(({ key }) => validSettings.every((setting) => setting.key !== key)),
  ]
}

/** Why an account can neither see nor enable or disable a field. It may change the order of the fields. */
export const cannotSeeRosterField = (
  key: RosterFieldKey,
  { canReadPersonal }: { canReadPersonal: boolean },
): string | undefined =>
  rosterFields[key].personal && !canReadPersonal
    ? '個人情報の項目のため、店舗管理者と企業の担当者だけが表示できます。'
    : undefined
/** Why a setting cannot be saved. */
export const cannotSaveRoster = (
  before: readonly RosterSetting[],
  after: readonly RosterSetting[],
  viewer: { canReadPersonal: boolean },
): string | undefined => {
  if (
    after.length !== rosterFieldKeys.length ||
    new Set(after.map(({ key }) => key)).size !== rosterFieldKeys.length
  )
    return '項目の一覧が古くなっています。最新の内容を読み込んでから、もう一度保存してください。'
  if (!after.some(({ key, enabled }) => key === 'name' && enabled))
    return '氏名は外せません。だれの行か分からなくなるためです。'
  const previouslyEnabled = new Map(before.map(({ key, enabled }) => [key, enabled]))
  const lockedField = after.find(
    ({ key, enabled }) =>
      previouslyEnabled.get(key) !== enabled && cannotSeeRosterField(key, viewer) !== undefined,
  )
  return (
    lockedField &&
    `「${rosterFields[lockedField.key].label}」は変更できません。${cannotSeeRosterField(lockedField.key, viewer) ?? ''}`
  )
}

/** Maximum number of days of one roster, on screen, on paper and in a file. */
export const MAX_ROSTER_DAYS = 31
/** Returns the first and the last day that a query names; today if it names none. */
export const rosterPeriod = (
  { on, fromOn, toOn }: { on: Day | ''; fromOn: Day | ''; toOn: Day | '' },
  today: Day,
) => {
  const from = fromOn || on || today
  return { fromOn: from, toOn: toOn || on || from }
}
/** Why there is no roster of the days from `fromOn` to `toOn`. */
export const cannotListRoster = (fromOn: Day, toOn: Day): string | undefined => {
  if (toOn < fromOn) return '最後の日は、最初の日以降にしてください。'
  return daysBetween(fromOn, toOn) >= MAX_ROSTER_DAYS
    ? `名簿は一度に${MAX_ROSTER_DAYS}日分までです。期間を短くしてください。`
    : undefined
}

type Recorded = { at: Instant; byName: string | null }
/** Formats the time and author of a record of the roster: 「済 11/20(金) 9:41 佐藤 健」. */
export const recordedText = ({ at, byName }: Recorded, now: Instant) =>
  ['済', formatSlashDay(at, now), formatTime(at), byName].filter(Boolean).join(' ')
/** Says whether the certificate of age of a worker under 18 was seen (労働基準法57条1項). */
export const ageCertificateText = ({ seen }: { seen: Recorded | null }, now: Instant) =>
  `年齢証明書 ${seen ? recordedText(seen, now) : '未確認'}`

/**
 * Why the training before the work (雇入れ時教育, 労働安全衛生法59条1項, 労働安全衛生規則35条) cannot be recorded;
 * undefined from the day of work on.
 */
export const cannotRecordTraining = (workOn: Day, today: Day): string | undefined =>
  today < workOn ? '雇入れ時教育は、勤務日になってから記録できます。' : undefined
