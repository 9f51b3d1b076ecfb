import { addDays, dayOf, monthOf } from '@/lib/date'
import { budgetRequests, storeBudgets } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { usageByStore } from '@/server/modules/billing/service'

const STEP_YEN = 10_000
/** How much of its budget each store of the first company takes, percent. */
const plans = [
  { clientId: 1, percent: 62 },
  { clientId: 2, percent: 97 },
  { clientId: 3, percent: 85 },
] as const
/** The store whose manager asks for more. */
const ASKING_STORE = 2
const [HEAD_OFFICE_ID, MANAGER_ID] = [1, 3]

/** Budgets of this month for the stores of the first company, one of them nearly used up and asking for more. */
export async function seedBudgets({ db, now }: Operation) {
  const month = monthOf(now)
  const ids = plans.map(({ clientId }) => clientId)
  const uses = await usageByStore({ db, now }, { companyId: 1, month }, ids)
  const setAt = `${addDays(dayOf(now), -30)}T01:00:00.000Z`
  for (const { clientId, percent } of plans) {
    const { usedYen, reservedYen } = uses.get(clientId) ?? { usedYen: 0, reservedYen: 0 }
    const budgetYen = Math.max(
      STEP_YEN,
      Math.ceil(((usedYen + reservedYen) * 100) / percent / STEP_YEN) * STEP_YEN,
    )
    await db
      .insert(storeBudgets)
      .values({ clientId, month, budgetYen, setBy: HEAD_OFFICE_ID, setAt })
    if (clientId === ASKING_STORE)
      await db.insert(budgetRequests).values({
        clientId,
        month,
        currentYen: budgetYen,
        requestedYen: budgetYen + 100_000,
        reason: '年末の特売で、夕方のレジと品出しの人数を増やすため。',
        requestedBy: MANAGER_ID,
        requestedByName: '森下 由香',
        createdAt: now.toISOString(),
        mailedAt: now.toISOString(),
      })
  }
}
