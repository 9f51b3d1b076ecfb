/** A screen shows a new code so often, in seconds; each is taken for one more such step, so that it lives about a minute. */
export const codeStepSeconds = 30
export const codePurposes = ['checkIn', 'checkOut'] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * What stands in the QR: upper-case letters, digits and signs of the QR alphanumeric set only, so that the picture stays coarse and old phones read it.
 * A code without a step is the printed one.
 */
export type AttendanceCode = {
  purpose: CodePurpose
  clientId: number
  step: number | undefined
  seal: string
}

const letters = { checkIn: 'IN', checkOut: 'OUT' } as const
export const writeCode = ({ purpose, clientId, step, seal }: AttendanceCode) =>
  `SHIFT:${letters[purpose]}:${clientId}:${step === undefined ? 'P' : step}:${seal}`
/** Undefined for anything that is none of our codes. */
export const readCode = (text: string): AttendanceCode | undefined => {
  const [, letter, clientId, step, seal] =
    /^SHIFT:(IN|OUT):([1-9]\d{0,14}):(P|\d{1,12}):([0-9A-F]{32})$/.exec(text.trim()) ?? []
  const purpose = codePurposes.find((p) => letters[p] === letter)
  return purpose && seal !== undefined
    ? { purpose, clientId: Number(clientId), step: step === 'P' ? undefined : Number(step), seal }
    : undefined
}
/** The step of an instant, in milliseconds since the epoch. */
export const codeStepAt = (ms: number) => Math.floor(ms / (codeStepSeconds * 1000))
/** Why a changing code is not taken any more: a photograph of it is no visit. */
export const cannotUseStep = (step: number, now: number): string | undefined => {
  const current = codeStepAt(now)
  return step === current || step === current - 1
    ? undefined
    : '画面のQRコードは約1分で切り替わります。いま表示されているQRコードを読み取ってください。'
}
