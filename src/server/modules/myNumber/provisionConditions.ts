import {
  and,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { limitYearOf, MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import { dayOf } from '@/lib/date'
import { clientUsers, mynumberProvisions as provisions } from '@/server/db/schema'

/** The request is open: `provisionStatusAt` of the domain as a condition of SQL. */
export const isOpen = (now: Date) =>
  and(
    isNotNull(provisions.id),
    isNull(provisions.providedAt),
    isNull(provisions.declinedAt),
    gt(provisions.expiresAt, now.toISOString()),
  )
export const isDeclined = and(isNull(provisions.providedAt), isNotNull(provisions.declinedAt))
/** The request ended without an answer. */
export const isExpired = (now: Date) =>
  and(
    isNotNull(provisions.id),
    isNull(provisions.providedAt),
    isNull(provisions.declinedAt),
    lte(provisions.expiresAt, now.toISOString()),
  )
/** No number was requested, and the worker has earned too little for a request. */
export const isBelowRequest = (yearYen: SQL) =>
  and(isNull(provisions.id), lt(yearYen, MYNUMBER_REQUESTABLE_FROM_YEN))
/** No number was requested, or the request expired without an answer. */
export const isNotRequested = (now: Date) =>
  and(
    isNull(provisions.providedAt),
    isNull(provisions.declinedAt),
    or(isNull(provisions.id), lte(provisions.expiresAt, now.toISOString())),
  )
/**
 * The number may be requested: `cannotRequestProvision` of the domain as a condition of SQL, for a company that
 * has the agreement.
 */
export const isAskableForMyNumber = (yearYen: SQL | Column, now: Date) =>
  and(gte(sql`${yearYen}`, MYNUMBER_REQUESTABLE_FROM_YEN), isNotRequested(now))
/** Joins the request of the current year of the limit. */
export const provisionOfYear = (companyId: SQL | Column | number, now: Date) =>
  and(
    eq(provisions.companyId, companyId),
    eq(provisions.userId, clientUsers.userId),
    eq(provisions.yearFromOn, limitYearOf(dayOf(now)).fromOn),
  )
