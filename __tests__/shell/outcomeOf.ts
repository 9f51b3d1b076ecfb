import { ApiError } from '@/api/client'

/** How a call ends: 'answered', or '409 conflict' for a refusal of the server. */
export const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof ApiError ? `${error.status} ${error.code}` : String(error),
  )
