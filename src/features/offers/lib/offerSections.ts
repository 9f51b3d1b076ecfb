import type { FieldPath } from 'react-hook-form'
import type { OfferValues } from './offerValues'

export type OfferField = FieldPath<OfferValues>
export type SectionKey =
  | 'basic'
  | 'job'
  | 'conditions'
  | 'belongings'
  | 'tags'
  | 'place'
  | 'contact'
  | 'qualifications'
  | 'stool'
  | 'questions'
  | 'message'
  | 'terms'
  | 'defaults'
  | 'longTerm'
export type Section = {
  key: SectionKey
  title: string
  /** Its fields, in order. Their names for people are in fieldLabels, which comes when something is said of one. */
  fields: readonly OfferField[]
  /** Whether what it is for stands in it. */
  filled: (values: OfferValues) => boolean
  /** Nothing in it must be filled in. */
  optional: boolean
}
type Content = OfferValues['content']
const has = (text: string) => text.trim() !== ''
const section = (
  key: SectionKey,
  title: string,
  optional: boolean,
  fields: string,
  filled: (content: Content) => boolean,
): Section => ({
  key,
  title,
  optional,
  fields: fields.split(' ').map((field) => `content.${field}` as OfferField),
  filled: ({ content }) => filled(content),
})

/** The sections of a form, in their order. */
export const sections: readonly Section[] = [
  {
    key: 'basic',
    title: '基本',
    optional: false,
    fields: ['title', 'masterCompanyOccupationId', 'photos'],
    filled: (v) => has(v.title) && v.masterCompanyOccupationId !== null,
  },
  section(
    'job',
    '仕事内容・当日の流れ',
    false,
    'jobDescription workFlow precautions',
    (c) => c.jobDescription.trim().length >= 30,
  ),
  section(
    'conditions',
    '働くための条件',
    true,
    'conditionItems conditions',
    (c) => c.conditionItems.length > 0 || has(c.conditions),
  ),
  section(
    'belongings',
    '持ち物・服装',
    true,
    'belongings clothing hasUniformChange changeTimeMin',
    (c) => has(c.belongings) || has(c.clothing),
  ),
  section('tags', '待遇・特徴', true, 'tagIds', (c) => c.tagIds.length > 0),
  section(
    'place',
    '勤務地・集合場所',
    false,
    'place.sameAsClient place.postalCode place.address place.meetingPlace place.station place.access place.parking',
    ({ place }) => has(place.meetingPlace) && (place.sameAsClient || has(place.address)),
  ),
  section('contact', '連絡先', true, 'emergencyPhoneNumber contactPerson', (c) =>
    has(c.emergencyPhoneNumber),
  ),
  section(
    'qualifications',
    '資格・証明書',
    true,
    'qualificationIds qualificationDocumentRequired',
    (c) => c.qualificationIds.length > 0,
  ),
  section('stool', '検便', true, 'stoolInspection', (c) => c.stoolInspection !== 'as_store'),
  section(
    'questions',
    '働く前の質問',
    true,
    'onboardingQuestions',
    (c) => c.onboardingQuestions.length > 0,
  ),
  section(
    'message',
    '自動メッセージ・マニュアル',
    true,
    'autoMessage manuals',
    (c) => has(c.autoMessage) || c.manuals.length > 0,
  ),
  section(
    'terms',
    '労働条件',
    false,
    'changeScopeWork changeScopePlace smokingPolicy overtimePossible',
    (c) => has(c.changeScopeWork) && has(c.changeScopePlace),
  ),
  section(
    'defaults',
    '初期値',
    true,
    'defaults.startTime defaults.endTime defaults.breakMin defaults.hourlyWageYen defaults.transportationYen defaults.peopleWanted',
    (c) => Object.values(c.defaults).some((value) => value !== null && value !== ''),
  ),
  section('longTerm', '長期採用の表示', true, 'longTermEnabled', (c) => c.longTermEnabled),
]
export const everyField: readonly OfferField[] = sections.flatMap(({ fields }) => fields)
/** The section that a field stands in. */
export const sectionWith = (field: OfferField) =>
  sections.find(({ fields }) => fields.includes(field))?.key
