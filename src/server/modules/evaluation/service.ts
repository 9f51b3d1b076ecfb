import { and, count, gte, sql, type SQL } from 'drizzle-orm'
import type { Evaluation } from '@/contracts/evaluation/schemas'
import { monthOf, startOfDay } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { percentOf } from '@/lib/percentOf'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clientReviews } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const TREND_MONTHS = 12

const counting = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)

/** Summarizes the workers' reviews of the store, in total and month by month. */
export async function evaluationOf(db: Tx, scope: ClientScope, now: Date): Promise<Evaluation> {
  const { kind, onTime, asDescribed, wantAgain, createdAt } = clientReviews
  const good = counting(sql`${kind} = 'good'`)
  const all = firstOrNotFound(
    await db
      .select({
        total: count(),
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
    .select({ month, total: count(), good })
    .from(clientReviews)
    .where(and(scope.has(clientReviews), gte(createdAt, startOfDay(`${months[0] ?? last}-01`))))
    .groupBy(month)
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return {
    goodRate: percentOf(all.good, all.total),
    reviewCount: all.total,
    items: [
      { key: 'on_time', goodRate: percentOf(all.onTime, all.total) },
      { key: 'as_described', goodRate: percentOf(all.asDescribed, all.total) },
      { key: 'want_again', goodRate: percentOf(all.wantAgain, all.total) },
    ],
    trend: months.map((trendMonth) => {
      const { total = 0, good: goodInMonth = 0 } = byMonth.get(trendMonth) ?? {}
      return { month: trendMonth, goodRate: percentOf(goodInMonth, total), count: total }
    }),
  }
}
