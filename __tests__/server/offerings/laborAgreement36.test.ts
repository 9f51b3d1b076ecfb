import { eq } from 'drizzle-orm'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { companies, offerings, offers } from '@/server/db/schema'
import {
  addOffering,
  callStore,
  OFFER,
  offerContent,
  offeringCreate,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const REFUSAL =
  '時間外労働をお願いする求人の募集には、36協定の締結と届出が必要です(労働基準法36条)。登録がないため、募集できません。ひな形の「時間外労働をお願いすることがある」をオフにするか、36協定の登録を運営にご依頼ください。'
const setAgreement = (laborAgreement36: boolean) =>
  writeRows((db) =>
    db.update(companies).set({ contracts: { laborAgreement36, mynumberEntrustment: false } }),
  )
const setOvertime = (overtimePossible: boolean) =>
  writeRows((db) =>
    db
      .update(offers)
      .set({ content: offerContent({ overtimePossible }) })
      .where(eq(offers.id, OFFER[11])),
  )
const publish = () =>
  callStore<{ messages: string[] }>(
    'manager',
    'POST',
    `/offers/${OFFER[11]}/offerings`,
    offeringCreate(),
  )
beforeEach(async () => {
  await prepareStore()
  await setAgreement(false)
  await setOvertime(true)
})

test('36協定のない企業は、時間外労働のある求人を公開できない', async () => {
  const validation = await callStore<OfferingValidation>(
    'manager',
    'POST',
    `/offers/${OFFER[11]}/offerings/validate`,
    offeringInput(),
  )
  expect(validation.body.errors).toEqual([{ field: 'offer', message: REFUSAL }])
  expect(await publish()).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
})
test('時間外労働のないひな形か、36協定があれば公開できる', async () => {
  await setOvertime(false)
  expect((await publish()).status).toBeLessThan(300)
  await setOvertime(true)
  await setAgreement(true)
  expect((await publish()).status).toBeLessThan(300)
})
test('まとめて募集も、36協定がなければ始まらない', async () => {
  await writeRows((db) => addOffering(db, { id: 8001 }))
  const item = {
    workOn: '2026-11-29',
    startTime: '18:00',
    endTime: '22:00',
    breakMin: 0,
    peopleWanted: 1,
    closeRule: 'at_start',
    hourlyWageYen: 1350,
    transportationYen: 500,
  }
  expect(
    await callStore('manager', 'POST', '/offerings/8001/multidate_posting_operations', {
      items: [item],
      acknowledged: true,
    }),
  ).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
})
test('下書きの求人は、その求人の労働条件に時間外労働があるあいだ公開できない', async () => {
  await writeRows((db) =>
    addOffering(db, {
      id: 8001,
      day: '2026-11-28',
      publishedAt: null,
      terms: offerContent({ overtimePossible: true }),
    }),
  )
  const edit = () =>
    callStore('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/8001`, {
      ...offeringCreate(),
      lockVersion: 1,
    })
  expect(await edit()).toMatchObject({ status: 409, body: { messages: [REFUSAL] } })
  const [kept] = await (async () => {
    const rows: (typeof offerings.$inferSelect)[] = []
    await writeRows(async (db) => {
      rows.push(...(await db.select().from(offerings).where(eq(offerings.id, 8001))))
    })
    return rows
  })()
  expect(kept?.publishedAt).toBeNull()
})
