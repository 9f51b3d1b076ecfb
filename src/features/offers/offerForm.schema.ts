import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'
import { manualLimits } from '@/contracts/manuals/enums'
import { Manual } from '@/contracts/manuals/schemas'
import { offerLimits, stoolRules } from '@/contracts/offers/enums'
import { OfferContent, OnboardingQuestion } from '@/contracts/offers/schemas'
import { spanOfTimes, tooLongShift } from '@/domain/offerings/shiftTimes'
import { contentFaults } from '@/domain/offers/offerContent'
import { clockPattern, twoDayClockPattern } from '@/lib/date'
import type { ContentValues } from './lib/offerValues'
import { toOfferContent } from './lib/toOfferContent'

const { shape } = OfferContent
const timeRefusal = '時刻は 9:30 のように入力してください。'
const startTime = z.string().check(
  z.refine((time) => time === '' || twoDayClockPattern.test(time), {
    error: timeRefusal,
    abort: true,
  }),
  z.refine(
    (time) => time === '' || clockPattern.test(time),
    '開始は23:59までの時刻で入力してください。24時からの勤務は、次の日の0:00からとして募集します。',
  ),
)
const endTime = z
  .string()
  .check(z.refine((time) => time === '' || twoDayClockPattern.test(time), timeRefusal))
const content = z
  .extend(OfferContent, {
    belongings: z.string().check(
      z.refine(
        (text) =>
          text.split('\n').filter((line) => line.trim() !== '').length <= offerLimits.belongings,
        `持ち物は${offerLimits.belongings}件までです。`,
      ),
      z.refine(
        (text) => text.split('\n').every((line) => line.trim().length <= offerLimits.belonging),
        `1件を${offerLimits.belonging}文字以内で入力してください。`,
      ),
    ),
    changeTimeMin: z.nullable(shape.changeTimeMin),
    stoolInspection: z.enum(stoolRules),
    onboardingQuestions: z
      .array(z.extend(OnboardingQuestion, { body: optionalText(offerLimits.question) }))
      .check(z.maxLength(offerLimits.questions, `質問は${offerLimits.questions}問までです。`)),
    manuals: z.array(z.extend(Manual, { id: z.int() })).check(
      z.maxLength(manualLimits.count, `マニュアルは${manualLimits.count}件までです。`),
      z.refine(
        (list) => list.every(({ id }) => id > 0),
        '送信が終わっていないマニュアルがあります。終わるのを待つか、外してから保存してください。',
      ),
    ),
    place: shape.place.check(
      z.refine((place) => place.sameAsClient || place.address.trim() !== '', {
        path: ['address'],
        error: '勤務地の住所を入力してください。',
      }),
    ),
    defaults: z.extend(shape.defaults, { startTime, endTime }).check(
      z.refine((values) => values.startTime !== '' || values.endTime === '', {
        path: ['startTime'],
        error: '開始時刻も入力してください(例: 17:00)。',
      }),
      z.refine((values) => values.endTime !== '' || values.startTime === '', {
        path: ['endTime'],
        error: '終了時刻も入力してください(例: 22:00)。',
      }),
      z.refine(
        (values) =>
          values.startTime === '' ||
          values.endTime === '' ||
          spanOfTimes(values.startTime, values.endTime) !== undefined,
        { path: ['endTime'], error: tooLongShift },
      ),
    ),
  })
  .check((context) => {
    for (const [path, message] of contentFaults(context.value))
      context.issues.push({ code: 'custom', message, path, input: context.value })
  })
const values = z
  .object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'ひな形名を入力してください。'),
        z.maxLength(
          offerLimits.title,
          `ひな形名は${offerLimits.title}文字以内で入力してください。`,
        ),
      ),
    masterCompanyOccupationId: z
      .nullable(z.int())
      .check(z.refine((id) => id !== null, '職種を選んでください。')),
    photos: z.array(z.custom<File>()),
    content,
  })
  .check(
    z.refine(
      (value) => value.photos.length + value.content.imageFileIds.length <= offerLimits.photos,
      {
        path: ['photos'],
        error: `写真は${offerLimits.photos}枚までです。`,
      },
    ),
  )

/** Validates that the form is complete; the wording is checked by the server. */
export default z.pipe(
  values,
  z.transform(({ masterCompanyOccupationId, ...value }, context) => {
    if (masterCompanyOccupationId === null) {
      context.issues.push({
        code: 'custom',
        message: '職種を選んでください。',
        path: ['masterCompanyOccupationId'],
        input: masterCompanyOccupationId,
      })
      return z.NEVER
    }
    return {
      ...value,
      masterCompanyOccupationId,
      content: toOfferContent(value.content satisfies ContentValues),
    }
  }),
)
