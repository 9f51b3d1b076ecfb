import { conflict } from '@/server/http/errors'

const MAX_REASON_LENGTH = 200

/** Trims a reason that the operator entered; throws 409 if it is empty or too long. */
export function readReason(entered: string) {
  const reason = entered.trim()
  if (reason === '' || reason.length > MAX_REASON_LENGTH)
    throw conflict(`理由は、1文字から${MAX_REASON_LENGTH}文字で指定してください。`)
  return reason
}
