import { eq } from 'drizzle-orm'
import { matchings, residenceCards } from '@/server/db/schema'
import { postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import { addMatch, addOffering, asSystem, writeRows } from '@tests/kit/serverKit'
import { takeSeat, WORKER } from '@tests/server/edgeCases/edgeCasesKit'

const recordCard = (over: Partial<typeof residenceCards.$inferInsert> = {}) =>
  writeRows((db) =>
    db.insert(residenceCards).values({
      userId: WORKER,
      status: 'student',
      nationality: 'ベトナム',
      cardNumber: 'AB12345678CD',
      workRestriction: 'no_work',
      extraPermission: 'comprehensive',
      validUntilOn: '2027-03-31',
      checkedAt: '2026-10-01T00:00:00Z',
      ...over,
    }),
  )
const seenIds = async () => {
  const { now } = await testContext()
  return (await asSystem((db) => postingsFor(db, WORKER, now))).map(({ id }) => id)
}
const expectRefused = async (id: number, message: string) => {
  expect(await seenIds()).not.toContain(id)
  await expect(takeSeat(id)).rejects.toMatchObject({ status: 409, message })
}

test('在留期間が勤務日より前に満了する人は申し込めず、理由が伝わる', async () => {
  await writeRows((db) => addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }))
  await recordCard({ validUntilOn: '2026-11-26' })
  await expectRefused(
    1,
    '在留期間(2026年11月26日まで)が勤務の終わる前に満了するため、申し込めません。更新したあとに、新しい在留カードを登録してください。',
  )
})
test('資格外活動の許可がない留学生は申し込めない', async () => {
  await writeRows((db) => addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }))
  await recordCard({ extraPermission: 'none' })
  await expectRefused(
    1,
    '登録されている在留カードでは、この仕事に就くことが認められていないため、申し込めません。資格外活動の許可(週28時間以内)を受けている場合は、在留カードの裏面を登録してください。',
  )
})
test('別の企業の勤務もあわせて、どの7日間も28時間まで。キャンセルした勤務は数えない', async () => {
  const held = [
    { id: 101, day: '2026-11-25', clientId: 11, offerId: 5011 },
    { id: 102, day: '2026-11-27', clientId: 12, offerId: 5012 },
    { id: 103, day: '2026-11-28', clientId: 21, offerId: 5021 },
  ]
  await writeRows(async (db) => {
    for (const shift of held) await addOffering(db, { ...shift, from: '09:00', to: '17:00' })
    await addMatch(db, 101, WORKER, { status: 'cancel', cancelBy: 'user' })
    await addMatch(db, 102, WORKER)
    await addMatch(db, 103, WORKER)
    await addOffering(db, { id: 104, day: '2026-11-24', from: '09:00', to: '17:00' })
    await addMatch(db, 104, WORKER)
    // Monday: the seven days from Tuesday the 24th end on it.
    await addOffering(db, { id: 1, day: '2026-11-30', from: '09:00', to: '14:00' })
    await addOffering(db, { id: 2, day: '2026-11-30', from: '18:00', to: '22:00' })
  })
  await recordCard()
  await expectRefused(
    1,
    '資格外活動許可で働けるのは、どの日から数えても7日間に28時間までです。この勤務を加えると29時間になるため、申し込めません。',
  )
  await expect(takeSeat(2)).resolves.toBeDefined()
})
test('申し込みの記録に、国籍も在留資格も残らない', async () => {
  await writeRows((db) => addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }))
  await recordCard()
  const { matchingId } = await takeSeat(1)
  const [matching] = await asSystem((db) =>
    db.select().from(matchings).where(eq(matchings.id, matchingId)),
  )
  expect(matching?.id).toBe(matchingId)
  expect(JSON.stringify(matching)).not.toMatch(/ベトナム|student|AB12345678CD/)
})
