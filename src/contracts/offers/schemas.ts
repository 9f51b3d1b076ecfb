import * as z from 'zod/mini'
import {
  count,
  day,
  id,
  instant,
  requiredText,
  optionalText,
  yen,
} from '@/contracts/common/schemas'
import { Manual } from '@/contracts/manuals/schemas'
import { manualLimits } from '@/contracts/manuals/enums'
import { smokingPolicies } from '@/contracts/clients/enums'
import { answerTypes, conditionTypes, offerStatuses, parkings, stoolRules } from './enums'

const minutes = z.int().check(z.nonnegative(), z.maximum(1440, '1440分以内で入力してください。'))
/** A time of day as a clock shows it. */
export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '時刻は 9:30 のように入力してください。'))

export const OnboardingQuestion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  body: requiredText(200),
  answerType: z.enum(answerTypes),
  options: z.array(requiredText(60)).check(z.maxLength(10)),
  required: z.boolean(),
})
export type OnboardingQuestion = z.infer<typeof OnboardingQuestion>

/** What a worker reads of a job, and what new postings start from. An offering keeps a copy of it as its terms. */
export const OfferContent = z.object({
  jobDescription: z
    .string()
    .check(
      z.trim(),
      z.minLength(30, '仕事内容は30文字以上で入力してください。'),
      z.maxLength(2000, '2000文字以内で入力してください。'),
    ),
  workFlow: optionalText(1000),
  conditions: optionalText(1000),
  conditionItems: z
    .array(
      z.object({
        type: z.enum(conditionTypes),
        value: z.nullable(z.int().check(z.nonnegative())),
        must: z.boolean(),
      }),
    )
    .check(z.maxLength(10)),
  precautions: optionalText(1000),
  belongings: z.array(requiredText(60)).check(z.maxLength(20, '持ち物は20件までです。')),
  clothing: optionalText(500),
  hasUniformChange: z.boolean(),
  changeTimeMin: minutes,
  qualificationIds: z.array(id).check(z.maxLength(10)),
  qualificationDocumentRequired: z.boolean(),
  /** Without it: what the store asks for. */
  stoolInspection: z.optional(z.enum(stoolRules)),
  tagIds: z.array(id).check(z.maxLength(20)),
  place: z.object({
    sameAsClient: z.boolean(),
    postalCode: z.string().check(z.regex(/^(\d{7})?$/, '郵便番号は7桁の数字で入力してください。')),
    address: optionalText(200),
    meetingPlace: optionalText(200),
    access: optionalText(300),
    station: optionalText(100),
    parking: z.enum(parkings),
  }),
  emergencyPhoneNumber: z
    .string()
    .check(z.regex(/^(0\d{9,10})?$/, '電話番号は10桁か11桁の数字で入力してください。')),
  contactPerson: optionalText(50),
  smokingPolicy: z.enum(smokingPolicies),
  changeScopeWork: optionalText(200),
  changeScopePlace: optionalText(200),
  overtimePossible: z.boolean(),
  onboardingQuestions: z.array(OnboardingQuestion).check(z.maxLength(5, '質問は5問までです。')),
  autoMessage: optionalText(1000),
  longTermEnabled: z.boolean(),
  defaults: z.object({
    startTime: z.nullable(clockTime),
    endTime: z.nullable(clockTime),
    breakMin: z.nullable(minutes),
    peopleWanted: z.nullable(
      z.int().check(z.minimum(1), z.maximum(100, '募集人数は100名までです。')),
    ),
    hourlyWageYen: z.nullable(yen),
    transportationYen: z.nullable(
      yen.check(z.maximum(3000, '交通費は3,000円以内で入力してください。')),
    ),
  }),
  imageFileIds: z.array(id).check(z.maxLength(5, '写真は5枚までです。')),
  /** Not there in what was written before there were manuals. */
  manuals: z.optional(
    z
      .array(Manual)
      .check(z.maxLength(manualLimits.count, `マニュアルは${manualLimits.count}件までです。`)),
  ),
})
export type OfferContent = z.infer<typeof OfferContent>

export const OfferInput = z.object({
  title: requiredText(40),
  masterCompanyOccupationId: id,
  content: OfferContent,
  draft: z.boolean(),
  lockVersion: z.nullable(z.int()),
  copiedFromOfferId: z.nullable(id),
})
export type OfferInput = z.infer<typeof OfferInput>

export const OfferSummary = z.object({
  id,
  title: z.string(),
  status: z.enum(offerStatuses),
  masterCompanyOccupationId: id,
  occupationId: id,
  occupationName: z.string(),
  imageFileId: z.nullable(id),
  /** Postings of this template that were published; unpublished ones are not counted. */
  offeringCount: count,
  /** The work day of the last published posting that has come; before that, of the first ahead. */
  lastOfferedOn: z.nullable(day),
  /** When the latest posting was made from this template; the specification's name misleads. */
  latestOfferCreatedAt: z.nullable(instant),
  /** Percent of the wanted people who matched, over the last 90 days; null without a posting. */
  matchRate: z.nullable(count),
  /** Percent of the good reviews that workers gave after shifts of this offer; null without one. */
  goodRate: z.nullable(count),
  defaults: OfferContent.shape.defaults,
  screeningReasons: z.array(z.object({ field: z.string(), message: z.string() })),
  createdAt: instant,
  updatedAt: instant,
})
export type OfferSummary = z.infer<typeof OfferSummary>
export const Offer = z.extend(OfferSummary, {
  content: OfferContent,
  lockVersion: z.int(),
  copiedFromOfferId: z.nullable(id),
  aiGenerated: z.boolean(),
  updatedByName: z.nullable(z.string()),
})
export type Offer = z.infer<typeof Offer>

export const OfferTitles = z.object({
  items: z.array(z.object({ id, title: z.string(), archived: z.boolean() })),
})
export type OfferTitles = z.infer<typeof OfferTitles>

export const OfferCheckInput = z.object({
  title: optionalText(40),
  content: z.partial(OfferContent),
})
export type OfferCheckInput = z.infer<typeof OfferCheckInput>
export const OfferCheck = z.object({
  ok: z.boolean(),
  issues: z.array(
    z.object({
      field: z.string(),
      level: z.enum(['error', 'warning']),
      code: z.string(),
      /** What it is about, as the screen names it: 年齢, 賃金の控除; null for what is only missing. */
      ground: z.nullable(z.string()),
      /** The source in law; null for rules of this service and for advice. */
      article: z.nullable(z.string()),
      matchedText: z.string(),
      /** A sentence; where there is an article, with it. */
      message: z.string(),
      suggestion: z.nullable(z.string()),
    }),
  ),
})
export type OfferCheck = z.infer<typeof OfferCheck>

export const ModelText = z.object({
  title: z.string(),
  jobDescription: z.string(),
  workFlow: z.string(),
  conditions: z.string(),
  precautions: z.string(),
  belongings: z.array(z.string()),
  clothing: z.string(),
})
export type ModelText = z.infer<typeof ModelText>
/** With the occupation that it is for. */
export const SuggestedText = z.extend(ModelText, { masterCompanyOccupationId: id })
export type SuggestedText = z.infer<typeof SuggestedText>
