import { eq } from 'drizzle-orm'
import { offeringStatuses } from '@/contracts/offerings/enums'
import { matchingStatusAt } from '@/domain/matchings/matching'
import { isFull, isUnfilled, offeringStatusAt } from '@/domain/offerings/offering'
import { bonusesOn } from '@/domain/pay/bonus'
import { minimumWageOn } from '@/domain/pay/minimumWage'
import { payOf } from '@/domain/pay/pay'
import {
  cannotTakeShift,
  limitYearOf,
  MYNUMBER_REQUESTABLE_FROM_YEN,
} from '@/domain/workers/limits'
import { cannotWorkWithoutRest } from '@/domain/workers/restDays'
import { addDays, dayOf, msOf } from '@/lib/date'
import { liveMatchingStatuses, uncancelledMatchingStatuses } from '@/server/db/schema'
import { randomFrom } from '@/server/demo/market/random'
import { bonusRows } from '@/server/demo/seed/bonuses'
import { offersOf, storesOf } from '@/server/demo/seed/offering'
import { makePeople } from '@/server/demo/seed/people'
import { makeShifts } from '@/server/demo/seed/shifts/makeShifts'
import { REGULAR_COUNT } from '@/server/demo/seed/shifts/period'
import { loadOf, overlaps } from '@/server/modules/matchings/records/shiftLoad'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit fills the database with the demonstration, once for all tests of the file.
import type { matchings, offerings } from './seedKit'
import { NOW, TODAY, fill, grouped, groups, rows, shiftOf, context } from './seedKit'

test('同じ種と日時からは、同じ行ができる', async () => {
  const digest = async () => {
    // The secret keys of the stores are random in each database.
    await context.engine.exec("update store_keys set key = ''")
    return context.digest()
  }
  const first = await digest()
  await fill()
  expect(await digest()).toBe(first)
}, 120_000)
test('求人はおよそ2,000件で、90日前から21日後まで、すべての状態がある', () => {
  expect(rows.offerings.length).toBeGreaterThan(1900)
  expect(rows.users).toHaveLength(240)
  expect(
    [...new Set(rows.offerings.map((offering) => offeringStatusAt(offering, NOW)))].sort(),
  ).toEqual([...offeringStatuses].sort())
  const days = [...new Set(rows.offerings.map((offering) => offering.workOn))].sort()
  const from = addDays(TODAY, -90)
  expect([days.filter((day) => day >= from).length, days.at(-1)]).toEqual([112, addDays(TODAY, 21)])
  const restaurant = rows.offerings.filter((offering) => offering.clientId === 1)
  expect(restaurant.some((o) => isUnfilled(o, NOW))).toBe(true)
  expect(restaurant.some((o) => offeringStatusAt(o, NOW) === 'published' && isFull(o))).toBe(true)
  expect(
    restaurant.some((o) => offeringStatusAt(o, NOW) === 'published' && o.peopleMatched === 0),
  ).toBe(true)
})
test('それより前は、食堂とスーパーの常連4名ずつの勤務だけ。どちらでも、だれかの年の報酬が、マイナンバーを頼める額に届く', () => {
  const before = rows.offerings.filter((offering) => offering.workOn < addDays(TODAY, -90))
  const seated = rows.matchings.filter(
    (matching) =>
      before.some((o) => o.id === matching.offeringId) &&
      (uncancelledMatchingStatuses as readonly string[]).includes(matching.status),
  )
  expect([
    new Set(before.map((o) => `${o.clientId} ${o.peopleMatched}`)),
    before.length < 180,
  ]).toEqual([new Set(['1 1', '2 1']), true])
  const regularsOf = (clientId: number) => [
    ...new Set(seated.filter((m) => m.clientId === clientId).map((m) => m.userId)),
  ]
  const year = limitYearOf(TODAY)
  const yenOf = (userId: number) =>
    rows.matchings
      .filter(
        (matching) =>
          matching.userId === userId &&
          matching.clientId <= 3 &&
          ['established', 'worked'].includes(matching.status) &&
          shiftOf(matching.offeringId).workOn >= year.fromOn,
      )
      .reduce(
        (sum, { scheduledPay, fixedPay }) =>
          sum + (fixedPay ?? scheduledPay).grossYen - (fixedPay ?? scheduledPay).transportationYen,
        0,
      )
  for (const clientId of [1, 2]) {
    expect(regularsOf(clientId)).toHaveLength(REGULAR_COUNT)
    expect(regularsOf(clientId).some((id) => yenOf(id) >= MYNUMBER_REQUESTABLE_FROM_YEN)).toBe(true)
  }
})
test('マッチングにもすべての状態がある', () => {
  const status = rows.matchings.map((matching) => {
    const { startAt, endAt } = shiftOf(matching.offeringId)
    return matchingStatusAt({ ...matching, startAt, endAt }, NOW)
  })
  expect([...new Set(status)].sort()).toEqual([
    'absence',
    'cancel',
    'established',
    'late',
    'rejected',
    'worked',
  ])
})
test('埋まった席の数は、席を持つマッチングの数と等しく、募集人数を超えない', () => {
  const seated = grouped(
    rows.matchings.filter((matching) =>
      (uncancelledMatchingStatuses as readonly string[]).includes(matching.status),
    ),
    (m) => m.offeringId,
  )
  expect(
    rows.offerings.filter(
      (offering) =>
        offering.peopleMatched !== (seated.get(offering.id)?.length ?? 0) ||
        offering.peopleMatched > offering.peopleWanted,
    ),
  ).toEqual([])
})
test('時給は、始まる日と終わる日の最低賃金以上', () => {
  const prefecture = new Map(rows.clients.map((client) => [client.id, client.prefectureCode ?? '']))
  const isBelow = (o: typeof offerings.$inferSelect, at: string) => {
    const minimum = minimumWageOn(prefecture.get(o.clientId) ?? '', dayOf(at))
    return o.hourlyWageYen < (minimum?.yen ?? Infinity)
  }
  const lastMinute = (endAt: string) => new Date(msOf(endAt) - 60_000).toISOString()
  expect(
    rows.offerings.filter(
      (offering) =>
        isBelow(offering, offering.startAt) || isBelow(offering, lastMinute(offering.endAt)),
    ),
  ).toEqual([])
})
test('報酬は、計算の規則と一致する', () => {
  expect(rows.matchings.map((matching) => matching.scheduledPay)).toEqual(
    rows.matchings.map(({ offeringId }) =>
      payOf({ ...shiftOf(offeringId), bonuses: promisedOn(shiftOf(offeringId)) }),
    ),
  )
  for (const fix of rows.fixes) {
    const matching = rows.matchings.find(
      (matching) => matching.id === fix.matchingId,
    ) as typeof matchings.$inferSelect
    expect(fix.requested.grossYen).toBe(
      payOf({
        ...fix.requested,
        hourlyWageYen: matching.hourlyWageYen,
        transportationYen: matching.transportationYen,
        bonuses: promisedOn(shiftOf(matching.offeringId)),
      }).grossYen,
    )
    expect(matching.fixedPay?.grossYen).toBe(payAfter(fix, matching.scheduledPay.grossYen))
    // The worker was late, early or stayed longer. The part that nobody disputes is paid (労働基準法24条2項).
    if (fix.status === 'requested')
      expect(matching.undisputedPay?.grossYen).toBe(
        Math.min(matching.scheduledPay.grossYen, fix.requested.grossYen),
      )
  }
})
/** Returns the pay after a correction: undefined while it is open, the requested pay if approved, else the planned. */
function payAfter(fix: (typeof rows)['fixes'][number], plannedYen: number) {
  if (fix.status === 'requested') return undefined
  const isApproved = fix.status === 'approved' || fix.status === 'auto_approved'
  return isApproved ? fix.requested.grossYen : plannedYen
}
const promisedOn = ({ clientId, offerId, workOn }: ReturnType<typeof shiftOf>) =>
  bonusesOn(
    rows.bonuses.filter((bonus) => bonus.clientId === clientId),
    offerId,
    workOn,
  )
test('だれも同じ時間に二つの勤務を持たず、応募の上限を超えない', () => {
  const company = new Map(rows.clients.map((client) => [client.id, client.companyId]))
  const wrong: string[] = []
  for (const [userId, own] of grouped(
    rows.matchings.filter((matching) =>
      (liveMatchingStatuses as readonly string[]).includes(matching.status),
    ),
    (m) => m.userId,
  )) {
    const held = own.map((m) => ({
      ...shiftOf(m.offeringId),
      companyId: company.get(m.clientId) ?? 0,
      pay: m.scheduledPay,
    }))
    held.forEach((shift, i) => {
      const others = held.slice(0, i)
      if (others.some((other) => overlaps(other, shift)))
        wrong.push(`${userId}: overlap ${shift.id}`)
      const reason = cannotTakeShift(loadOf(others, shift.companyId, shift.workOn), {
        ...shift.pay,
        workOn: shift.workOn,
      })
      if (reason) wrong.push(`${userId}: ${reason}`)
      const atCompany = others.filter(({ companyId }) => companyId === shift.companyId)
      const restReason = cannotWorkWithoutRest(atCompany, shift)
      if (restReason) wrong.push(`${userId}: ${restReason}`)
    })
  }
  expect(wrong).toEqual([])
})
test.each(['00:02', '00:40', '03:10', '06:40', '09:41', '13:00', '17:30', '21:50', '23:58'])(
  '%s に作っても、どの店舗にも今日これから来る人か勤務中の人がいて、食堂には遅れている人がいる',
  (time) => {
    const now = new Date(msOf(`2026-11-20T${time}:00+09:00`))
    const people = makePeople(randomFrom(1), 240, TODAY)
    const stores = storesOf(1)
    const offers = offersOf(stores, now)
    const { shifts } = makeShifts(randomFrom(2), {
      offers,
      bonuses: bonusRows(offers, now),
      people,
      stores,
      perSlot: 1,
      now,
    })
    const comes = shifts.filter(
      ({ row, matched }) =>
        msOf(row.endAt) > now.getTime() &&
        msOf(row.startAt) < msOf(addDays(dayOf(now), 1)) &&
        matched.some((m) => m.status === 'established'),
    )
    expect([...new Set(comes.map(({ row }) => row.clientId))].sort()).toEqual([1, 2, 3, 4, 5])
    const late = comes
      .filter(({ row }) => row.clientId === 1)
      .flatMap(({ row, matched }) =>
        matched.filter(
          (m) =>
            matchingStatusAt(
              {
                status: 'established',
                checkedInAt: m.checkedInAt ?? null,
                checkedOutAt: null,
                startAt: row.startAt,
                endAt: row.endAt,
              },
              now,
            ) === 'late',
        ),
      )
    expect(late.length).toBeGreaterThan(0)
  },
)
test('店舗とワーカーの関係は、勤務の回数と一致する', () => {
  const worked = grouped(
    rows.matchings.filter((matching) => matching.status === 'worked'),
    (m) => `${m.clientId} ${m.userId}`,
  )
  expect(
    rows.clientUsers.filter(
      (clientUser) =>
        clientUser.workedCount !==
        (worked.get(`${clientUser.clientId} ${clientUser.userId}`)?.length ?? 0),
    ),
  ).toEqual([])
  expect(
    rows.matchings.filter(
      (matching) =>
        Boolean(matching.reviewedAt) !==
        rows.reviews.some((review) => review.matchingId === matching.id),
    ),
  ).toEqual([])
})
test('あとから加わる行は、作られた行の番号と重ならない', async () => {
  const added = await asSystem(async (db) => {
    const [row] = await db
      .insert(groups)
      .values({
        companyId: 1,
        clientId: 1,
        name: '新しいグループ',
        createdAt: NOW.toISOString(),
        updatedAt: NOW.toISOString(),
      })
      .returning({ id: groups.id })
    // The other tests read the rows as they were made.
    await db.delete(groups).where(eq(groups.name, '新しいグループ'))
    return row
  })
  expect(added?.id).toBeGreaterThan(106)
})
