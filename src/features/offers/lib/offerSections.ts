import type { FieldPath } from 'react-hook-form'
import { offerLimits } from '@/contracts/offers/enums'
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
  /** The fields of the section, in display order. Their labels are in `fieldLabels`, which is loaded on demand. */
  fields: readonly OfferField[]
  /** Whether its main content is entered. */
  filled: (values: OfferValues) => boolean
  /** Whether the section has no required field. */
  optional: boolean
}
type Content = OfferValues['content']
const hasText = (text: string) => text.trim() !== ''
type ContentSection = Pick<Section, 'key' | 'title' | 'optional'> & {
  /** Names of the fields inside the content. */
  fields: readonly string[]
  filled: (content: Content) => boolean
}
const contentSection = ({ fields, filled, ...section }: ContentSection): Section => ({
  ...section,
  fields: fields.map((field) => `content.${field}` as OfferField),
  filled: ({ content }) => filled(content),
})

const basicSection: Section = {
  key: 'basic',
  title: '基本',
  optional: false,
  fields: ['title', 'masterCompanyOccupationId', 'photos'],
  filled: (values) => hasText(values.title) && values.masterCompanyOccupationId !== null,
}
const contentSections: readonly ContentSection[] = [
  {
    key: 'job',
    title: '仕事内容・当日の流れ',
    optional: false,
    fields: ['jobDescription', 'workFlow', 'precautions'],
    filled: (content) => content.jobDescription.trim().length >= offerLimits.jobDescriptionMin,
  },
  {
    key: 'conditions',
    title: '働くための条件',
    optional: true,
    fields: ['conditionItems', 'conditions'],
    filled: (content) => content.conditionItems.length > 0 || hasText(content.conditions),
  },
  {
    key: 'belongings',
    title: '持ち物・服装',
    optional: true,
    fields: ['belongings', 'clothing', 'hasUniformChange', 'changeTimeMin'],
    filled: (content) => hasText(content.belongings) || hasText(content.clothing),
  },
  {
    key: 'tags',
    title: '待遇・特徴',
    optional: true,
    fields: ['tagIds'],
    filled: (content) => content.tagIds.length > 0,
  },
  {
    key: 'place',
    title: '勤務地・集合場所',
    optional: false,
    fields: [
      'place.sameAsClient',
      'place.postalCode',
      'place.address',
      'place.meetingPlace',
      'place.station',
      'place.access',
      'place.parking',
    ],
    filled: ({ place }) =>
      hasText(place.meetingPlace) && (place.sameAsClient || hasText(place.address)),
  },
  {
    key: 'contact',
    title: '連絡先',
    optional: true,
    fields: ['emergencyPhoneNumber', 'contactPerson'],
    filled: (content) => hasText(content.emergencyPhoneNumber),
  },
  {
    key: 'qualifications',
    title: '資格・証明書',
    optional: true,
    fields: ['qualificationIds', 'qualificationDocumentRequired'],
    filled: (content) => content.qualificationIds.length > 0,
  },
  {
    key: 'stool',
    title: '検便',
    optional: true,
    fields: ['stoolInspection'],
    filled: (content) => content.stoolInspection !== 'as_store',
  },
  {
    key: 'questions',
    title: '働く前の質問',
    optional: true,
    fields: ['onboardingQuestions'],
    filled: (content) => content.onboardingQuestions.length > 0,
  },
  {
    key: 'message',
    title: '自動メッセージ・マニュアル',
    optional: true,
    fields: ['autoMessage', 'manuals'],
    filled: (content) => hasText(content.autoMessage) || content.manuals.length > 0,
  },
  {
    key: 'terms',
    title: '労働条件',
    optional: false,
    fields: [
      'changeScopeWork',
      'changeScopePlace',
      'smokingPolicy',
      'minAge',
      'safetyTraining',
      'overtimePossible',
    ],
    filled: (content) =>
      hasText(content.changeScopeWork) &&
      hasText(content.changeScopePlace) &&
      content.smokingPolicy !== null,
  },
  {
    key: 'defaults',
    title: '初期値',
    optional: true,
    fields: [
      'defaults.startTime',
      'defaults.endTime',
      'defaults.breakMin',
      'defaults.hourlyWageYen',
      'defaults.transportationYen',
      'defaults.peopleWanted',
    ],
    filled: (content) =>
      Object.values(content.defaults).some((value) => value !== null && value !== ''),
  },
  {
    key: 'longTerm',
    title: '長期採用の表示',
    optional: true,
    fields: ['longTermEnabled'],
    filled: (content) => content.longTermEnabled,
  },
]
/** The sections of a form, in their order. */
export const sections: readonly Section[] = [basicSection, ...contentSections.map(contentSection)]
export const everyField: readonly OfferField[] = sections.flatMap(({ fields }) => fields)
/** The section of a field. */
export const sectionWith = (field: OfferField) =>
  sections.find(({ fields }) => fields.includes(field))?.key
