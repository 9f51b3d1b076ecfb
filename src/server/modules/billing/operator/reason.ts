import { conflict } from '@/server/http/errors'

const MAX_REASON_LENGTH = 200

/** A reason of the operator without the blanks around it. @throws ApiError 409 when it is empty or too long. */
export function readReason(entered: string) {
  const reason = entered.trim()
  if (reason === '' || reason.length > MAX_REASON_LENGTH)
    throw conflict(`理由は、1文字から${MAX_REASON_LENGTH}文字で指定してください。`)
  return reason
}
