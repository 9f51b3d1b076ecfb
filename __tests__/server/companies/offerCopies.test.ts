import { eq } from 'drizzle-orm'
import type {
  CopiedOffers,
  OfferCopied,
  OfferCopiesAligned,
  OfferCopyPreview,
} from '@/contracts/offerCopies/schemas'
import { clients, offers } from '@/server/db/schema'
import {
  callApi,
  callStore,
  OFFER,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { testContext } from '@tests/kit/app'

const PATH = '/companies/1/offer_copies'
const SOURCE = OFFER[11]
const input = (clientIds: number[], offerId: number = SOURCE) => ({ offerId, clientIds })
const create = (body: object) => callApi<OfferCopied>('company', 'POST', PATH, body)
// The fixture has copies of its own.
const list = async () =>
  (await callApi<CopiedOffers>('company', 'GET', PATH)).body.items.filter(
    ({ offerId }) => offerId === SOURCE,
  )
const align = (copyIds: number[], isOverwriting = false) =>
  callApi<OfferCopiesAligned>('company', 'POST', `${PATH}/align`, { copyIds, isOverwriting })
const offerOf = async (id: number) => {
  const [row] = await (
    await testContext()
  ).db.tx('system', (db) => db.select().from(offers).where(eq(offers.id, id)))
  if (!row) throw new Error(`no offer ${id}`)
  return row
}
const edit = (store: number, offerId: number, over: object, content: object) =>
  callApi('company', 'PATCH', `/clients/${store}/offers/${offerId}`, {
    title: 'ディナーのホールスタッフ',
    masterCompanyOccupationId: 101,
    draft: false,
    copiedFromOfferId: null,
    content: { ...offerContent(), ...content },
    ...over,
  })

// Store 11 in Tokyo (1,280 yen), store 12 in Osaka (1,231 yen).
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db
      .update(clients)
      .set({ prefectureCode: '27', managerName: '長谷川 誠', defaultMeetingPlace: '通用口' })
      .where(eq(clients.id, 12))
    await db
      .update(offers)
      .set({
        content: offerContent({ defaults: { ...offerContent().defaults, hourlyWageYen: 1220 } }),
      })
      .where(eq(offers.id, SOURCE))
  })
})

test('コピーする前に、店舗ごとの時給、集合場所、連絡先が分かる', async () => {
  const { body } = await callApi<OfferCopyPreview>(
    'company',
    'GET',
    `${PATH}/preview?offer=${SOURCE}`,
  )
  expect(body.stores.find(({ id }) => id === 12)).toMatchObject({
    hourlyWageYen: 1231,
    minimumWageYen: 1231,
    meetingPlace: '通用口',
    contactPerson: '長谷川 誠',
    isCopied: false,
  })
  expect(body.stores.map(({ id }) => id).sort()).toEqual([12, 13])
})

test('選んだ店舗に一度だけ、その店舗の時給と場所でできる', async () => {
  expect((await create(input([12]))).body).toEqual({ createdCount: 1, draftCount: 0 })
  expect((await create(input([12, 13]))).body.createdCount).toBe(1)
  const [{ copies } = { copies: [] }] = await list()
  expect(copies.map(({ store, differences }) => [store.id, differences])).toEqual([
    [12, []],
    [13, []],
  ])
  const copy = await offerOf(copies[0]?.offerId ?? 0)
  expect(copy).toMatchObject({
    clientId: 12,
    title: 'ディナーのホールスタッフ',
    status: 'usable',
    content: {
      jobDescription: offerContent().jobDescription,
      contactPerson: '長谷川 誠',
      place: { sameAsClient: true, meetingPlace: '通用口' },
      defaults: { hourlyWageYen: 1231 },
    },
  })
})

test('元の変更は反映でき、店舗が変えた項目は、選んだときだけ上書きする', async () => {
  await create(input([12]))
  const [first] = await list()
  const [copy] = first?.copies ?? []
  if (!copy) throw new Error('no copy')
  await edit(12, copy.offerId, { lockVersion: 1, title: '夜のホール' }, {})
  await edit(
    11,
    SOURCE,
    { lockVersion: 1, title: 'ホールスタッフ' },
    { belongings: ['黒の靴', 'ペン'] },
  )
  const differences = async () =>
    (await list())[0]?.copies[0]?.differences.map(({ label, changedBy }) => [label, changedBy])
  expect(await differences()).toEqual([
    ['ひな形名', 'store'],
    ['持ち物', 'head'],
  ])
  expect((await align([copy.id])).body).toEqual({ changedCount: 1, draftCount: 0 })
  expect(await differences()).toEqual([['ひな形名', 'store']])
  // A repeat changes nothing.
  expect((await align([copy.id])).body.changedCount).toBe(0)
  expect(await offerOf(copy.offerId)).toMatchObject({
    title: '夜のホール',
    content: { belongings: ['黒の靴', 'ペン'], contactPerson: offerContent().contactPerson },
  })
  expect((await align([copy.id], true)).body.changedCount).toBe(1)
  expect(await differences()).toEqual([])
  expect((await offerOf(copy.offerId)).title).toBe('ホールスタッフ')
})

test('ほかの企業のひな形と店舗には届かない', async () => {
  expect((await create(input([12], OFFER[21]))).status).toBe(404)
  expect((await create(input([21]))).status).toBe(404)
  expect((await align([999_999])).status).toBe(404)
  expect((await callApi('company', 'GET', `${PATH}/preview?offer=${OFFER[21]}`)).status).toBe(404)
  expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
  expect((await callApi('other', 'GET', PATH)).status).toBe(404)
})

test('アーカイブしたひな形は、コピーできない', async () => {
  await callStore('manager', 'PATCH', `/offers/${SOURCE}/archive`)
  expect((await create(input([12]))).status).toBe(422)
})
