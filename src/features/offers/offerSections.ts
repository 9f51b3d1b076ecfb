import type { FieldPath } from 'react-hook-form'
import type { OfferValues } from './offerValues'

export type OfferField = FieldPath<OfferValues>
export type SectionKey = 'basic' | 'job' | 'belongings' | 'place' | 'terms' | 'defaults' | 'more'
export type Section = {
  key: SectionKey; title: string
  /** Its fields, in order. Their names for people are in fieldLabels, which comes when something is said of one. */
  fields: readonly OfferField[]
  /** Whether what it is for stands in it. */
  filled: (values: OfferValues) => boolean
  /** Nothing in it must be filled in. */
  optional: boolean
}

const all: readonly Section[] = [
  {
    key: 'basic', title: '基本', fields: ['title', 'masterCompanyOccupationId', 'photos'], optional: false,
    filled: (v) => v.title.trim() !== '' && v.masterCompanyOccupationId !== null,
  },
  { key: 'job', title: '仕事内容・当日の流れ', fields: ['content.jobDescription', 'content.workFlow'], optional: false, filled: (v) => v.content.jobDescription.trim().length >= 30 },
  {
    key: 'belongings', title: '持ち物・服装', optional: true,
    fields: ['content.belongings', 'content.clothing', 'content.hasUniformChange', 'content.changeTimeMin'],
    filled: (v) => v.content.belongings.trim() !== '' || v.content.clothing.trim() !== '',
  },
  {
    key: 'place', title: '勤務地・集合場所', optional: false,
    fields: ['content.place.sameAsClient', 'content.place.postalCode', 'content.place.address', 'content.place.meetingPlace', 'content.place.station', 'content.place.access', 'content.place.parking'],
    filled: ({ content: { place } }) => place.meetingPlace.trim() !== '' && (place.sameAsClient || place.address.trim() !== ''),
  },
  {
    key: 'terms', title: '労働条件', optional: false,
    fields: ['content.changeScopeWork', 'content.changeScopePlace', 'content.smokingPolicy', 'content.overtimePossible'],
    filled: ({ content }) => content.changeScopeWork.trim() !== '' && content.changeScopePlace.trim() !== '',
  },
  {
    key: 'defaults', title: '初期値', optional: true,
    fields: ['content.defaults.startTime', 'content.defaults.endTime', 'content.defaults.breakMin', 'content.defaults.hourlyWageYen', 'content.defaults.transportationYen', 'content.defaults.peopleWanted'],
    filled: ({ content: { defaults } }) => Object.values(defaults).some((value) => value !== null && value !== ''),
  },
  {
    key: 'more', title: '条件・メッセージ', optional: true,
    fields: ['content.conditions', 'content.precautions', 'content.autoMessage', 'content.onboardingQuestions'],
    filled: ({ content }) => hasMore(content),
  },
]
type Texts = { conditions: string; precautions: string; autoMessage: string; onboardingQuestions: readonly unknown[] }
const hasMore = (c: Texts) => c.conditions.trim() !== '' || c.precautions.trim() !== '' || c.autoMessage.trim() !== '' || c.onboardingQuestions.length > 0

/** The sections of a form. What a template brought beyond the others stands in a last one, so that it can be mended. */
export const sectionsOf = (opened: OfferValues): readonly Section[] => (hasMore(opened.content) ? all : all.filter((section) => section.key !== 'more'))
export const everyField: readonly OfferField[] = all.flatMap((section) => section.fields)
/** The section that a field stands in. */
export const sectionWith = (field: OfferField) => all.find((section) => section.fields.includes(field))?.key
