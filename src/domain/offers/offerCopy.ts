import type { SmokingPolicy } from '@/contracts/clients/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { qualifications, tags } from '@/domain/data/masterData'
import { formatClockHours } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

type Template = { title: string; content: OfferContent }
/** The facts that a copy takes from its own store. */
export type CopyPlace = {
  meetingPlace: string
  access: string
  station: string
  phoneNumber: string
  contactPerson: string
  /** Null if the store has not stated it: the copy is then a draft. */
  smokingPolicy: SmokingPolicy | null
  /** Yen an hour; undefined if no minimum wage is known for the prefecture. */
  minimumWageYen: number | undefined
}

/**
 * Makes the content of a copy for another store: the work is that of the source, place and contact are those of the
 * store. The wage is the source's, but at least the minimum wage of the store (最低賃金法4条). Pictures and manuals
 * belong to the store of the source and are not copied.
 */
export const copyFor = (
  { defaults, ...content }: OfferContent,
  { minimumWageYen = 0, phoneNumber, contactPerson, smokingPolicy, ...place }: CopyPlace,
): OfferContent => ({
  ...content,
  place: { sameAsClient: true, postalCode: '', address: '', parking: 'none', ...place },
  emergencyPhoneNumber: phoneNumber,
  contactPerson,
  smokingPolicy,
  defaults: { ...defaults, hourlyWageYen: localWageYen(defaults.hourlyWageYen, minimumWageYen) },
  imageFileIds: [],
  manuals: [],
})

/** Returns the wage of a copy, yen an hour: the source's, but never below the minimum wage of the store. */
export const localWageYen = (sourceYen: number | null, minimumWageYen: number) =>
  sourceYen === null ? null : Math.max(sourceYen, minimumWageYen)

const listText = (texts: readonly string[]) => texts.join('、')
const presenceText = (value: boolean) => (value ? 'あり' : 'なし')
const namesOf = (namedItems: readonly { id: number; name: string }[], ids: readonly number[]) =>
  listText(ids.map((id) => namedItems.find((item) => item.id === id)?.name ?? String(id)))
const hoursText = ({ startTime, endTime }: OfferContent['defaults']) =>
  startTime === null || endTime === null ? '' : formatClockHours(startTime, endTime)

/** The fields that a copy shares with its source, each with its label and text. All others belong to the store. */
const sharedFields = {
  title: ['ひな形名', ({ title }) => title],
  jobDescription: ['仕事内容', ({ content }) => content.jobDescription],
  workFlow: ['当日の流れ', ({ content }) => content.workFlow],
  conditions: ['働くための条件', ({ content }) => content.conditions],
  conditionItems: ['働ける方', ({ content }) => `${content.conditionItems.length}件の条件`],
  minAge: ['対象の年齢', ({ content }) => `${content.minAge ?? 18}歳以上`],
  precautions: ['注意事項', ({ content }) => content.precautions],
  safetyTraining: ['雇入れ時教育の内容', ({ content }) => content.safetyTraining ?? ''],
  belongings: ['持ち物', ({ content }) => listText(content.belongings)],
  clothing: ['服装・身だしなみ', ({ content }) => content.clothing],
  hasUniformChange: ['制服への着替え', ({ content }) => presenceText(content.hasUniformChange)],
  changeTimeMin: ['着替えの時間', ({ content }) => `${content.changeTimeMin}分`],
  qualificationIds: [
    '必要な資格',
    ({ content }) => namesOf(qualifications, content.qualificationIds),
  ],
  qualificationDocumentRequired: [
    '証明書の提出',
    ({ content }) => presenceText(content.qualificationDocumentRequired),
  ],
  tagIds: ['待遇・特徴', ({ content }) => namesOf(tags, content.tagIds)],
  changeScopeWork: ['業務の変更の範囲', ({ content }) => content.changeScopeWork],
  changeScopePlace: ['就業場所の変更の範囲', ({ content }) => content.changeScopePlace],
  overtimePossible: ['時間外労働', ({ content }) => presenceText(content.overtimePossible)],
  onboardingQuestions: [
    '働く前の質問',
    ({ content }) => listText(content.onboardingQuestions.map(({ body }) => body)),
  ],
  autoMessage: ['自動メッセージ', ({ content }) => content.autoMessage],
  longTermEnabled: ['長期採用の表示', ({ content }) => presenceText(content.longTermEnabled)],
  hours: ['勤務時間', ({ content }) => hoursText(content.defaults)],
  breakMin: ['休憩', ({ content }) => `${content.defaults.breakMin ?? 0}分`],
  peopleWanted: ['募集人数', ({ content }) => `${content.defaults.peopleWanted ?? 0}名`],
  transportationYen: [
    '交通費',
    ({ content }) => formatYen(content.defaults.transportationYen ?? 0),
  ],
} satisfies Record<string, readonly [label: string, textOf: (template: Template) => string]>
type SharedField = keyof typeof sharedFields
const fieldNames = Object.keys(sharedFields) as SharedField[]

/** `changedBy` is 'head' if only the source has changed since both were equal, 'store' if the copy has changed. */
type CopyDifference = {
  field: SharedField
  label: string
  sourceText: string
  copyText: string
  changedBy: 'head' | 'store'
}

const valueOf = ({ title, content }: Template, field: SharedField): unknown => {
  if (field === 'title') return title
  if (field === 'hours') return [content.defaults.startTime, content.defaults.endTime]
  if (field === 'breakMin' || field === 'peopleWanted' || field === 'transportationYen')
    return content.defaults[field]
  return content[field]
}
const isSame = (a: Template, b: Template, field: SharedField) =>
  JSON.stringify(valueOf(a, field)) === JSON.stringify(valueOf(b, field))

/** Returns the differences of a copy from its source. `base`: the source as it was when both were last equal. */
export const copyDifferences = (
  source: Template,
  copy: Template,
  base: Template,
): CopyDifference[] =>
  fieldNames
    .filter((field) => !isSame(source, copy, field))
    .map((field) => {
      const [label, textOf] = sharedFields[field]
      return {
        field,
        label,
        sourceText: textOf(source),
        copyText: textOf(copy),
        changedBy: isSame(copy, base, field) ? 'head' : 'store',
      }
    })

/** Returns the part of `content.defaults` that holds a field; undefined if the field is not among the defaults. */
const defaultsOf = ({ content: { defaults } }: Template, field: SharedField) => {
  if (field === 'hours') return { startTime: defaults.startTime, endTime: defaults.endTime }
  if (field === 'breakMin' || field === 'peopleWanted' || field === 'transportationYen')
    return { [field]: defaults[field] }
  return undefined
}

/** Returns the copy with these fields taken over from the source. */
export function takeFields(
  source: Template,
  copy: Template,
  fields: readonly SharedField[],
): Template {
  let { title, content } = copy
  for (const field of fields) {
    const defaults = defaultsOf(source, field)
    if (field === 'title') title = source.title
    else if (defaults) content = { ...content, defaults: { ...content.defaults, ...defaults } }
    else content = { ...content, [field]: source.content[field as keyof OfferContent] }
  }
  return { title, content }
}
