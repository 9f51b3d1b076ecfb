import type { FieldPath } from 'react-hook-form'
import type { OfferValues } from './offerValues'

export type OfferField = FieldPath<OfferValues>
export type SectionKey = 'basic' | 'job' | 'belongings' | 'place' | 'terms' | 'defaults' | 'more'
export type Section = {
  key: SectionKey; title: string
  /** Its fields, in order, with their names for people. */
  fields: Partial<Record<OfferField, string>>
  /** Whether what it is for stands in it. */
  filled: (values: OfferValues) => boolean
  /** Nothing in it must be filled in. */
  optional: boolean
}

const all: readonly Section[] = [
  {
    key: 'basic', title: '基本', fields: { title: 'ひな形名', masterCompanyOccupationId: '職種', photos: '写真' }, optional: false,
    filled: (v) => v.title.trim() !== '' && v.masterCompanyOccupationId !== null,
  },
  { key: 'job', title: '仕事内容・当日の流れ', fields: { 'content.jobDescription': '仕事内容', 'content.workFlow': '当日の流れ' }, optional: false, filled: (v) => v.content.jobDescription.trim().length >= 30 },
  {
    key: 'belongings', title: '持ち物・服装', optional: true,
    fields: { 'content.belongings': '持ち物', 'content.clothing': '服装・身だしなみ', 'content.hasUniformChange': '制服への着替え', 'content.changeTimeMin': '着替えの時間' },
    filled: (v) => v.content.belongings.trim() !== '' || v.content.clothing.trim() !== '',
  },
  {
    key: 'place', title: '勤務地・集合場所', optional: false,
    fields: {
      'content.place.sameAsClient': '勤務地', 'content.place.postalCode': '郵便番号', 'content.place.address': '住所', 'content.place.meetingPlace': '集合場所', 'content.place.station': '最寄り駅',
      'content.place.access': '行き方', 'content.place.parking': '駐車場',
    },
    filled: ({ content: { place } }) => place.meetingPlace.trim() !== '' && (place.sameAsClient || place.address.trim() !== ''),
  },
  {
    key: 'terms', title: '労働条件', optional: false,
    fields: { 'content.changeScopeWork': '業務の変更の範囲', 'content.changeScopePlace': '就業場所の変更の範囲', 'content.smokingPolicy': '受動喫煙対策', 'content.overtimePossible': '時間外労働' },
    filled: ({ content }) => content.changeScopeWork.trim() !== '' && content.changeScopePlace.trim() !== '',
  },
  {
    key: 'defaults', title: '初期値', optional: true,
    fields: {
      'content.defaults.startTime': '開始', 'content.defaults.endTime': '終了', 'content.defaults.breakMin': '休憩', 'content.defaults.hourlyWageYen': '時給', 'content.defaults.transportationYen': '交通費',
      'content.defaults.peopleWanted': '募集人数',
    },
    filled: ({ content: { defaults } }) => Object.values(defaults).some((value) => value !== null && value !== ''),
  },
  {
    key: 'more', title: '条件・メッセージ', optional: true,
    fields: { 'content.conditions': '働くための条件', 'content.precautions': '注意事項', 'content.autoMessage': '応募直後の自動メッセージ', 'content.onboardingQuestions': '働く前の質問' },
    filled: ({ content }) => hasMore(content),
  },
]
type Texts = { conditions: string; precautions: string; autoMessage: string; onboardingQuestions: readonly unknown[] }
const hasMore = (c: Texts) => c.conditions.trim() !== '' || c.precautions.trim() !== '' || c.autoMessage.trim() !== '' || c.onboardingQuestions.length > 0

/** The sections of a form. What a template brought beyond the others stands in a last one, so that it can be mended. */
export const sectionsOf = (opened: OfferValues): readonly Section[] => (hasMore(opened.content) ? all : all.filter((section) => section.key !== 'more'))
export const fieldsOf = (section: Section) => Object.keys(section.fields) as OfferField[]
export const labelOf = (field: string) => all.map((section) => (section.fields as Record<string, string | undefined>)[field]).find((label) => label !== undefined)

/** The field of the form that a reason names: by its path, by its name inside the content, or by the group it stands in. */
export function fieldNamed(name: string): OfferField | undefined {
  const fields = all.flatMap(fieldsOf)
  if (name === 'place' || name === 'content.place') return 'content.place.meetingPlace'
  if (name === 'content.imageFileIds' || name === 'imageFileIds') return 'photos'
  return fields.find((field) => field === name || field === `content.${name}`) ?? fields.find((field) => field.startsWith(`content.${name.replace(/^content\./, '')}.`))
}
