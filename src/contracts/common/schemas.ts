import * as z from 'zod/mini'
import { isDay } from '@/lib/date'
import type { Period } from '@/lib/text/amountPeriods'
import { digitsOf, latinCode, phoneDigits } from '@/lib/text/jaInput'
import { holdsMyNumber, myNumberRefusal } from '@/lib/text/myNumber'
import { unreadAmount } from '@/lib/text/unreadAmount'

export const id = z.int().check(z.positive())
export const yen = z.int().check(z.nonnegative())
/** An amount that people type for a period: one for another (日給 as 時給) is refused. */
export const yenPer = (per: Period) => z.int({ error: unreadAmount(per) }).check(z.nonnegative())
/**
 * A point in time: ISO 8601 with an offset of at most ±14 hours (PostgreSQL refuses 16), in the years 1900 to 2199,
 * so that day arithmetic stays within four-digit years.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .check(
    z.refine(
      (text) => /^(19|20|21)\d{2}-.*(Z|[+-](0\d|1[0-4]):\d{2})$/.test(text),
      '日時を入力してください。',
    ),
  )
/** The error for a text that is no day: it is missing, or cannot be read. */
export const dayError = ({ input }: { input?: unknown }) =>
  input
    ? '日付として読み取れません。2026/11/20 のように入力してください。'
    : '日付を入力してください。'
/** A calendar day, YYYY-MM-DD, of the years 1900 to 2199. */
export const day = z.iso.date({ error: dayError }).check(z.refine(isDay, { error: dayError }))
export const count = z.int().check(z.nonnegative())
/** Refuses a text with an individual number (マイナンバー). `optionalText` and `requiredText` include it. */
export const noMyNumber = z.refine<string>((text) => !holdsMyNumber(text), myNumberRefusal)
/**
 * At most `max` characters as people and OpenAPI count them: 𠮷 and most emoji are one, where JavaScript's length says
 * two.
 */
export const atMostCharacters = (max: number, message: string) =>
  [
    z.refine<string>((text) => [...text].length <= max, message),
    // Typed for schemas, and a check of texts all the same.
    z.meta({ maxLength: max }) as unknown as z.core.$ZodCheck<string>,
  ] as const
/** Text of at most `max` characters, possibly empty. Trimmed; refuses an individual number. */
export const optionalText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `${max}文字以内で入力してください。`), noMyNumber)
/** Text of 1 to `max` characters; several lines are allowed. Trimmed; refuses an individual number. */
export const requiredText = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '入力してください。'),
      z.maxLength(max, `${max}文字以内で入力してください。`),
      noMyNumber,
    )

const phoneText = z.string().check(z.overwrite(phoneDigits))
const phoneRefusal = '市外局番からの10桁か11桁の数字で入力してください。'
/** A Japanese telephone number, however it is written: ten or eleven digits from the area code on. */
export const PhoneNumber = phoneText.check(
  z.minLength(1, { error: '入力してください。', abort: true }),
  z.regex(/^0\d{9,10}$/, phoneRefusal),
)
/** A telephone number (`PhoneNumber`), or empty. */
export const OptionalPhoneNumber = phoneText.check(z.regex(/^(0\d{9,10})?$/, phoneRefusal))
/** Digits, however they are written ('１５０－０００２', '〒150-0002'); `pattern` applies to the digits alone. */
export const digitsLike = (pattern: RegExp, message: string) =>
  z.string().check(z.overwrite(digitsOf), z.regex(pattern, message))
/** A code of letters, digits and hyphens, of any width: 'Ｔ－０１９９' is 'T-0199'. Possibly empty. */
export const codeText = (max: number) => optionalText(max).check(z.overwrite(latinCode))

export const NamedStore = z.object({ id, name: z.string() })
/** Stores in which something waits, by name. */
export const CountedStores = z.array(z.extend(NamedStore, { count }))

/**
 * One page of a list. `page` counts from 1, `perPage` is the size of a full page, `totalCount` is that of all pages.
 */
export const Paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), perPage: z.int(), totalCount: z.int() })
export type Paged<T> = { items: T[]; page: number; perPage: number; totalCount: number }

export const ApiErrorBody = z.object({
  code: z.string(),
  messages: z.array(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiErrorBody = z.infer<typeof ApiErrorBody>
