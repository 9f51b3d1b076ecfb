import { and, eq, lte } from 'drizzle-orm'
import type { Verdict } from '@/domain/restrictions/operatorReview'
import type { liftRequests, usageLimitRequests } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'

type Requests = typeof liftRequests | typeof usageLimitRequests

/** Condition: the request is open and its review is due. */
export const isDue = (requests: Requests, now: Date) =>
  and(eq(requests.status, 'submitted'), lte(requests.reviewDueAt, now.toISOString()))

/** The columns that a decision sets. */
export const decisionOf = (verdict: Verdict, now: Date) => ({
  status: verdict.isApproved ? ('approved' as const) : ('declined' as const),
  decisionNote: verdict.comment,
  decidedAt: now.toISOString(),
})

/** The refusal of a second request while one is open. */
export const refuseSecond = (subject: string) =>
  conflict(
    `${subject}の申請を審査しています。結果が出るまで、次の申請はできません。`,
    'already_requested',
  )
