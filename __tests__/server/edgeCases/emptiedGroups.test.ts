/**
 * Edge cases that need several calls. Those that the rules alone decide are in
 * `__tests__/domain/workedExamples/edgeCases.test.ts`.
 */
import { eq } from 'drizzle-orm'
import { msOf } from '@/lib/date'
import { groups, groupUsers, matchings } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { addOffering, addWorker, asSystem, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture and the worker WORKER (901).
import { takeSeat, WORKER } from './edgeCasesKit'

const GROUP = 71
const SECOND = 902
const STRANGER = 903
const PUBLIC_AT = '2026-11-26T12:00:00+09:00'

/** An offering for a group of two, which becomes public on the day before it. */
beforeEach(() =>
  writeRows(async (db) => {
    await addWorker(db, { id: SECOND, name: '山田 太郎' })
    await addWorker(db, { id: STRANGER, name: '渡邉 紗英' })
    const now = '2026-11-01T00:00:00Z'
    const common = { companyId: 1, createdAt: now, updatedAt: now }
    await db.insert(groups).values({ ...common, id: GROUP, clientId: 11, name: '夜の常連' })
    await db.insert(groupUsers).values(
      [WORKER, SECOND].map((userId) => ({
        companyId: 1,
        groupId: GROUP,
        userId,
        addedAt: now,
      })),
    )
    await addOffering(db, {
      id: 1,
      day: '2026-11-27',
      scope: 'group',
      groupIds: [GROUP],
      autoPublicAt: PUBLIC_AT,
    })
  }),
)

test('募集中にグループが空になると、決まった人の勤務は残り、もとの人もほかの人も申し込めず、一般公開の時刻からは申し込める', async () => {
  const context = await testContext()
  const scopeRefusal = { message: expect.stringContaining('公開範囲が限られている') }
  await expect(takeSeat(1, STRANGER)).rejects.toMatchObject(scopeRefusal)
  await takeSeat(1, WORKER)
  await writeRows((db) => db.delete(groupUsers).where(eq(groupUsers.groupId, GROUP)))
  const [held] = await asSystem((db) =>
    db.select().from(matchings).where(eq(matchings.userId, WORKER)),
  )
  expect(held?.status).toBe('established')
  context.now = new Date(msOf(PUBLIC_AT) - 1000)
  for (const userId of [SECOND, STRANGER])
    await expect(takeSeat(1, userId)).rejects.toMatchObject(scopeRefusal)
  context.now = new Date(msOf(PUBLIC_AT))
  for (const userId of [SECOND, STRANGER]) await expect(takeSeat(1, userId)).resolves.toBeDefined()
})
