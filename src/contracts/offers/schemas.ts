import * as z from 'zod/mini'
import { smokingPolicies } from '@/contracts/clients/enums'
import {
  count,
  day,
  digitsLike,
  id,
  instant,
  OptionalPhoneNumber,
  optionalText,
  requiredText,
  yenPer,
} from '@/contracts/common/schemas'
import { manualLimits } from '@/contracts/manuals/enums'
import { Manual } from '@/contracts/manuals/schemas'
import { offeringLimits } from '@/contracts/offerings/enums'
import { clockPattern } from '@/lib/date'
import {
  answerTypes,
  conditionTypes,
  minAges,
  offerLimits,
  offerStatuses,
  parkings,
  stoolRules,
} from './enums'

const minutes = z.int().check(z.nonnegative(), z.maximum(1440, '1440分以内で入力してください。'))
/** A time of day, 'HH:mm'. */
export const clockTime = z
  .string()
  .check(z.regex(clockPattern, '時刻は 9:30 のように入力してください。'))

export const OnboardingQuestion = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  body: requiredText(offerLimits.question),
  answerType: z.enum(answerTypes),
  options: z.array(requiredText(60)).check(z.maxLength(10)),
  required: z.boolean(),
})
export type OnboardingQuestion = z.infer<typeof OnboardingQuestion>

/**
 * The content of an offer: what workers read, and the defaults of new offerings. An offering keeps a copy as its
 * terms.
 */
export const OfferContent = z.object({
  jobDescription: z
    .string()
    .check(
      z.trim(),
      z.minLength(
        offerLimits.jobDescriptionMin,
        `仕事内容は${offerLimits.jobDescriptionMin}文字以上で入力してください。`,
      ),
      z.maxLength(
        offerLimits.jobDescription,
        `${offerLimits.jobDescription}文字以内で入力してください。`,
      ),
    ),
  workFlow: optionalText(offerLimits.workFlow),
  conditions: optionalText(offerLimits.conditions),
  conditionItems: z
    .array(
      z.object({
        type: z.enum(conditionTypes),
        value: z.nullable(z.int().check(z.nonnegative())),
        must: z.boolean(),
      }),
    )
    .check(z.maxLength(10)),
  /** The minimum age in years on the day of work; without it: 18. */
  minAge: z.optional(z.literal(minAges)),
  precautions: optionalText(offerLimits.precautions),
  /** The content of the training before the work (雇入れ時教育, 労働安全衛生法59条1項). */
  safetyTraining: z.optional(optionalText(offerLimits.precautions)),
  belongings: z
    .array(requiredText(offerLimits.belonging))
    .check(z.maxLength(offerLimits.belongings, `持ち物は${offerLimits.belongings}件までです。`)),
  clothing: optionalText(offerLimits.clothing),
  hasUniformChange: z.boolean(),
  changeTimeMin: minutes,
  qualificationIds: z.array(id).check(z.maxLength(10)),
  qualificationDocumentRequired: z.boolean(),
  /** Absent: the rule of the store. */
  stoolInspection: z.optional(z.enum(stoolRules)),
  tagIds: z.array(id).check(z.maxLength(20)),
  place: z.object({
    sameAsClient: z.boolean(),
    postalCode: digitsLike(/^(\d{7})?$/, '郵便番号は7桁の数字で入力してください。'),
    address: optionalText(offerLimits.address),
    meetingPlace: optionalText(offerLimits.meetingPlace),
    access: optionalText(offerLimits.access),
    station: optionalText(offerLimits.station),
    parking: z.enum(parkings),
  }),
  emergencyPhoneNumber: OptionalPhoneNumber,
  contactPerson: optionalText(50),
  /** Null in a draft: nobody has stated it yet, and nothing can be posted without it. */
  smokingPolicy: z.nullable(z.enum(smokingPolicies)),
  changeScopeWork: optionalText(offerLimits.changeScope),
  changeScopePlace: optionalText(offerLimits.changeScope),
  overtimePossible: z.boolean(),
  onboardingQuestions: z
    .array(OnboardingQuestion)
    .check(z.maxLength(offerLimits.questions, `質問は${offerLimits.questions}問までです。`)),
  autoMessage: optionalText(offerLimits.autoMessage),
  longTermEnabled: z.boolean(),
  defaults: z.object({
    startTime: z.nullable(clockTime),
    endTime: z.nullable(clockTime),
    breakMin: z.nullable(minutes),
    peopleWanted: z.nullable(
      z
        .int()
        .check(
          z.minimum(1),
          z.maximum(
            offeringLimits.peopleWanted,
            `募集人数は${offeringLimits.peopleWanted}名までです。`,
          ),
        ),
    ),
    hourlyWageYen: z.nullable(yenPer('時間')),
    transportationYen: z.nullable(
      yenPer('回').check(z.maximum(3000, '交通費は3,000円以内で入力してください。')),
    ),
  }),
  imageFileIds: z
    .array(id)
    .check(z.maxLength(offerLimits.photos, `写真は${offerLimits.photos}枚までです。`)),
  /** Absent in content saved before manuals existed. */
  manuals: z.optional(
    z
      .array(Manual)
      .check(z.maxLength(manualLimits.count, `マニュアルは${manualLimits.count}件までです。`)),
  ),
})
export type OfferContent = z.infer<typeof OfferContent>

export const OfferInput = z.object({
  title: requiredText(offerLimits.title),
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
  /** Number of offerings of this offer, including unpublished ones, as in the list to which it links. */
  offeringCount: count,
  /** Day of work of the last published offering until today; without one, of the first upcoming offering. */
  lastOfferedOn: z.nullable(day),
  /** When the latest offering was created from this offer (the name is the specification's). */
  latestOfferCreatedAt: z.nullable(instant),
  /** Matchings in percent of the seats of the last 90 days; null without an offering. */
  matchRate: z.nullable(count),
  /** Percentage of Good reviews by workers after shifts of this offer; null without a review. */
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
  title: optionalText(offerLimits.title),
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
      /** Label of the ground, for example 年齢 or 賃金の控除; null for a missing text. */
      ground: z.nullable(z.string()),
      /** Article of law; null for rules of the service and for advice. */
      article: z.nullable(z.string()),
      matchedText: z.string(),
      /** A sentence, including the article if there is one. */
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
/** A suggested text with its occupation. */
export const SuggestedText = z.extend(ModelText, { masterCompanyOccupationId: id })
export type SuggestedText = z.infer<typeof SuggestedText>
