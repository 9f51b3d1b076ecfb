/**
 * The QR code on a screen changes every step of this many seconds. A code is accepted in its own step and the next
 * one, so it is valid for about a minute.
 */
export const CODE_STEP_SECONDS = 30
const codePurposes = ['checkIn', 'checkOut'] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * Content of an attendance QR code. Its text uses only the QR alphanumeric set (upper-case letters, digits, some
 * signs), which makes the code small enough for old phones. `step` is undefined for a printed code, which does not
 * change. `signature` is made by the server (32 hexadecimal digits).
 */
type AttendanceCode = {
  purpose: CodePurpose
  clientId: number
  step: number | undefined
  signature: string
}

const purposeMarks = { checkIn: 'IN', checkOut: 'OUT' } as const
/** Writes an attendance code: 'SHIFT:IN:11:58000000:0123…', with 'P' in place of the step for a printed code. */
export const writeCode = ({ purpose, clientId, step, signature }: AttendanceCode) =>
  `SHIFT:${purposeMarks[purpose]}:${clientId}:${step === undefined ? 'P' : step}:${signature}`
/** Parses the text of an attendance code; undefined for any other text. The signature is not verified here. */
export const readCode = (text: string): AttendanceCode | undefined => {
  const [, mark, clientId, step, signature] =
    /^SHIFT:(IN|OUT):([1-9]\d{0,14}):(P|\d{1,12}):([0-9A-F]{32})$/.exec(text.trim()) ?? []
  const purpose = codePurposes.find((candidate) => purposeMarks[candidate] === mark)
  return purpose && signature !== undefined
    ? {
        purpose,
        clientId: Number(clientId),
        step: step === 'P' ? undefined : Number(step),
        signature,
      }
    : undefined
}
/** Returns the number of the step that contains an instant (`ms` since the epoch). */
export const codeStepAt = (ms: number) => Math.floor(ms / (CODE_STEP_SECONDS * 1000))
/** Why a code of a screen is no longer accepted: an old code may be a photograph. `now` in ms since the epoch. */
export const cannotUseStep = (step: number, now: number): string | undefined => {
  const current = codeStepAt(now)
  return step === current || step === current - 1
    ? undefined
    : '画面のQRコードは約1分で切り替わります。いま表示されているQRコードを読み取ってください。'
}
