import { ApiError } from '@/api/client'

/** Returns how a call ends: 'answered', or '409 conflict' if the server refuses it. */
export const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof ApiError ? `${error.status} ${error.code}` : String(error),
  )
