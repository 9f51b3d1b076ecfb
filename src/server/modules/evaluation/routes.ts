import { and, count, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import { standing as contract, violatedOffers as violatedContract } from '@/contracts/evaluation'
import {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from '@/contracts/evaluation/schemas'
import type { RestrictionCode, RestrictionLevel } from '@/contracts/common/enums'
import { addMonths, monthOf, startOfDay } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { clientReviews, companies, offers } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { restrictionsOf } from '@/server/modules/clients/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'

const aboutPayment: readonly RestrictionCode[] = ['np_rejected', 'payment_overdue']
const alertOf: Record<RestrictionLevel, NpBuyerAlert['level']> = {
  info: 'info',
  warning: 'warning',
  block_publish: 'blocked',
  block_all: 'blocked',
}
const TREND_MONTHS = 12
const MOST_VIOLATED = 200

export const standingRoutes = implement(contract, {
  restriction: {
    response: Restrictions,
    run: async ({ db, scope, now }) => ({ items: await restrictionsOf(db, scope, now) }),
  },
  npBuyerAlert: {
    response: NpBuyerAlert,
    run: async ({ db, scope, now }) => {
      const hardest = (await restrictionsOf(db, scope, now)).find((r) =>
        aboutPayment.includes(r.code),
      )
      return hardest
        ? {
            level: alertOf[hardest.level],
            code: hardest.code,
            message: hardest.message,
            sinceAt: hardest.sinceAt,
          }
        : { level: 'none' as const, code: null, message: null, sinceAt: null }
    },
  },
  companyClassification: {
    response: CompanyClassification,
    run: async ({ db, scope }) =>
      takeOne(
        await db
          .select({ code: companies.classification })
          .from(companies)
          .where(eq(companies.id, scope.companyId)),
      ),
  },
  evaluation: { response: Evaluation, run: ({ db, scope, now }) => evaluationOf(db, scope, now) },
})

export const violatedOfferRoutes = implement(violatedContract, {
  violated: {
    response: ViolatedOffers,
    run: async ({ db, scope }) => ({
      items: await db
        .select({
          id: offers.id,
          title: offers.title,
          screeningReasons: offers.screeningReasons,
          updatedAt: offers.updatedAt,
        })
        .from(offers)
        .where(and(scope.has(offers), eq(offers.status, 'violated'), isNull(offers.archivedAt)))
        .orderBy(desc(offers.updatedAt), desc(offers.id))
        .limit(MOST_VIOLATED),
    }),
  },
})

const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 100) / whole)
const counting = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)

/** What workers say of the store, all together and month by month. */
export async function evaluationOf(db: Tx, scope: ClientScope, now: Date): Promise<Evaluation> {
  const { kind, onTime, asDescribed, wantAgain, createdAt } = clientReviews
  const good = counting(sql`${kind} = 'good'`)
  const all = takeOne(
    await db
      .select({
        n: count(),
        good,
        onTime: counting(sql`${onTime}`),
        asDescribed: counting(sql`${asDescribed}`),
        wantAgain: counting(sql`${wantAgain}`),
      })
      .from(clientReviews)
      .where(scope.has(clientReviews)),
  )
  const last = monthOf(now)
  const months = Array.from({ length: TREND_MONTHS }, (_, i) =>
    addMonths(last, i - TREND_MONTHS + 1),
  )
  const month = sql<string>`to_char(${createdAt} at time zone 'Asia/Tokyo', 'YYYY-MM')`
  const rows = await db
    .select({ month, n: count(), good })
    .from(clientReviews)
    .where(and(scope.has(clientReviews), gte(createdAt, startOfDay(`${months[0] ?? last}-01`))))
    .groupBy(month)
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return {
    goodRate: percent(all.good, all.n),
    reviewCount: all.n,
    items: [
      { key: 'on_time', goodRate: percent(all.onTime, all.n) },
      { key: 'as_described', goodRate: percent(all.asDescribed, all.n) },
      { key: 'want_again', goodRate: percent(all.wantAgain, all.n) },
    ],
    trend: months.map((of) => {
      const { n = 0, good: ofMonth = 0 } = byMonth.get(of) ?? {}
      return { month: of, goodRate: percent(ofMonth, n), count: n }
    }),
  }
}
