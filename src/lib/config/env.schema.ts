import * as z from 'zod/mini'

const isUrl = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

// Schemas for environment variables, whose values are strings.

/** One of the given words. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `${values.join('、')} のいずれかにしてください。`)
/** An absolute URL with one of these protocols, each with its colon. `example` is shown for any other value. */
export const url = (protocols: readonly string[], example: string) =>
  z.string().check(z.refine(isUrl(protocols), `${example} の形で書いてください。`))
/** A decimal number without sign or exponent, bounds included. */
export const number = ({ min, max = Infinity }: { min: number; max?: number }) => {
  const message =
    max === Infinity ? `${min}以上の数にしてください。` : `${min}から${max}までの数にしてください。`
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  )
}
/** A whole number within these bounds. */
export const integer = (bounds: { min: number; max?: number }) =>
  number(bounds).check(z.refine(Number.isInteger, '整数にしてください。'))
/** URL of a third-party script, with the placeholder `{id}`. */
export const scriptUrl = url(['https:', 'http:'], 'https://example.com/tool.js?id={id}')
