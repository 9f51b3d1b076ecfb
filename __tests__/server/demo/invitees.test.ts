import { and, eq } from 'drizzle-orm'
import type { Invitation } from '@/contracts/invitations/schemas'
import { clientUsers, graduates, groupUsers, invitationUses, userBlocks } from '@/server/db/schema'
import { createSimulator } from '@/server/demo/market/simulator'
import { testContext } from '@tests/kit/app'
import { addWorker, asSystem, callStore, prepareStore, writeRows } from '@tests/kit/serverKit'

const KNOWN = 951
const TRUSTED = 952
const BLOCKED = 953
const NEAR = 954
const FAR = 955
const DEFAULT_GROUP = 11
const at = '2026-11-01T00:00:00.000Z'

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    // The store knows these three alone.
    await db.delete(groupUsers)
    await db.delete(clientUsers).where(eq(clientUsers.clientId, 11))
    await addWorker(db, { id: KNOWN, name: '大野 海斗' })
    await addWorker(db, { id: TRUSTED, name: '山本 結' }, { trusted: true })
    await addWorker(db, { id: BLOCKED, name: '森田 蓮' })
    await addWorker(db, { id: NEAR, name: '林 浩二' }, { clientId: 21 })
    await addWorker(db, { id: FAR, name: '松本 梓', prefectureCode: '01' }, { clientId: 21 })
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: BLOCKED,
      reasonCode: 'attitude',
      blockedAt: at,
    })
  })
})

const invite = async (kind: 'invitation' | 'graduate_invitation', targetGroupIds: number[] = []) =>
  callStore<Invitation>('manager', 'POST', `/${kind}`, {
    targetGroupIds,
    renew: false,
    lockVersion: 0,
  })
/** Runs the market for this many seconds, in steps that each ask every worker once. */
async function pass(seconds: number, simulator: ReturnType<typeof createSimulator>, every = 15) {
  const context = await testContext()
  for (let passed = 0; passed < seconds; passed += every) {
    context.advanceSeconds(every)
    await simulator.step()
  }
}
const newMarket = async () => createSimulator(await testContext(), { seed: 1 })
const acceptedIds = async () =>
  (await asSystem((db) => db.select({ userId: invitationUses.userId }).from(invitationUses))).map(
    ({ userId }) => userId,
  )

test('店舗の新しい招待には、1分のうちに、店舗を知る認定前の人が参加して、グループに入る', async () => {
  expect((await invite('invitation', [DEFAULT_GROUP])).status).toBe(200)
  const market = await newMarket()
  await pass(5, market, 5)
  expect(await acceptedIds()).toEqual([])
  await pass(45, market)
  // Nobody else may join: one is already trusted, one is blocked, and the others do not know the store.
  expect(await acceptedIds()).toEqual([KNOWN])
  const [known] = await asSystem((db) =>
    db
      .select({ trusted: clientUsers.trusted })
      .from(clientUsers)
      .where(and(eq(clientUsers.clientId, 11), eq(clientUsers.userId, KNOWN))),
  )
  expect(known).toEqual({ trusted: true })
  const members = await asSystem((db) =>
    db
      .select({ userId: groupUsers.userId })
      .from(groupUsers)
      .where(eq(groupUsers.groupId, DEFAULT_GROUP)),
  )
  expect(members).toEqual([{ userId: KNOWN }])
  expect((await testContext()).logs).toEqual([])
})

test('卒業ワーカーの招待には、同じ都道府県の1名か2名が参加して、卒業ワーカーになる', async () => {
  await invite('graduate_invitation')
  const market = await newMarket()
  await pass(120, market, 30)
  const came = await acceptedIds()
  expect(came.length).toBeGreaterThanOrEqual(1)
  expect(came.length).toBeLessThanOrEqual(2)
  expect(came).not.toContain(FAR)
  expect(came).not.toContain(BLOCKED)
  const registered = await asSystem((db) =>
    db
      .select({ userId: graduates.userId, viaInvitation: graduates.viaInvitation })
      .from(graduates)
      .where(eq(graduates.clientId, 11)),
  )
  expect(registered.map(({ userId }) => userId).sort()).toEqual([...came].sort())
  expect(registered.every(({ viaInvitation }) => viaInvitation)).toBe(true)
  // Nobody joins by the same code later.
  await pass(120, market, 60)
  expect(await acceptedIds()).toEqual(came)
})

test('30分より前に作られた招待や、更新されて使えなくなった招待には、だれも参加しない', async () => {
  const { body } = await invite('graduate_invitation')
  const context = await testContext()
  context.advanceSeconds(31 * 60)
  await pass(60, await newMarket())
  expect(await acceptedIds()).toEqual([])
  await callStore('manager', 'POST', '/graduate_invitation', {
    targetGroupIds: [],
    renew: true,
    lockVersion: body.lockVersion,
  })
  await pass(60, await newMarket())
  const uses = await asSystem((db) =>
    db.select({ invitationId: invitationUses.invitationId }).from(invitationUses),
  )
  // Only the new code was read.
  expect(new Set(uses.map(({ invitationId }) => invitationId)).size).toBe(1)
})
