/**
 * Several subjects: identification, minimum wages and offer copies. They share a file because each file loads the
 * server anew (docs/TESTING.md).
 */
import { eq, asc } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { BelowMinimumWage } from '@/contracts/dashboard/schemas'
import type { Identification } from '@/contracts/identification/schemas'
import type { BelowMinimum, MinimumWageRaised } from '@/contracts/minimumWages/schemas'
import type {
  CopiedOffers,
  OfferCopied,
  OfferCopiesAligned,
  OfferCopyPreview,
} from '@/contracts/offerCopies/schemas'
import {
  companies,
  identificationPieces,
  auditLog,
  chatMessages,
  clients,
  matchings,
  offerings,
  offers,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { openDocument } from '@/server/modules/identification/service'
import { createDocumentCipher } from '@/server/platform/documentCipher'
import { browser, testContext } from '@tests/kit/app'
import {
  callApi,
  MORNING,
  prepareStoreWith,
  writeRows,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  asSystem,
  OFFER,
  offerContent,
  callStore,
} from '@tests/kit/serverKit'

describe('identification', () => {
  type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
  const BASE = '/companies/1/identification'
  const pdf = (text: string) =>
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\nstartxref\n9\n%%EOF\n`)

  async function upload(kind: string, bytes: Buffer, name = 'a.pdf') {
    const { body } = await callApi<{ id: number }>('company', 'POST', `${BASE}/documents`, {
      kind,
      name,
      byteSize: bytes.length,
    })
    const path = `${BASE}/documents/${body.id}`
    const piece = { index: 0, data: bytes.toString('base64') }
    await send(path, piece)
    return callApi<{ id: number } & Refusal>('company', 'POST', `${path}/finish`, {})
  }
  const send = async (path: string, piece: object) =>
    (await (await browser('company')).call('PUT', `/app/api/v1${path}`, piece)).status
  const documentId = async (kind: string, text: string) => (await upload(kind, pdf(text))).body.id
  const apply = (documentIds: number[], registryIssuedOn: string | null = '2026-11-01') =>
    callApi<Identification & Refusal>('company', 'POST', `${BASE}/application`, {
      kind: 'corporation',
      documentIds,
      registryIssuedOn,
      agreed: true,
    })
  const read = async () => (await callApi<Identification>('company', 'GET', BASE)).body
  const restrictionOfStore = async () =>
    (await callApi<ClientBase>('manager', 'GET', '/clients/11/base')).body.restrictions.find(
      ({ code }) => code === 'identification_required',
    )
  async function afterReview() {
    const context = await testContext()
    context.mails.length = 0
    context.advanceSeconds(31 * 60)
    while (await runNextJob(context, jobDefinitions));
    return context.mails.map(({ to, subject }) => ({ to, subject }))
  }

  beforeEach(() =>
    prepareStoreWith('requests_1', (db) =>
      db
        .update(companies)
        .set({
          identificationStatus: 'none',
          corporateNumber: '8000000000001',
          representativeName: '三宅 恵子',
          city: '渋谷区',
          addressLine: '渋谷2-5-1',
          industry: '倉庫',
        })
        .where(eq(companies.id, 1)),
    ),
  )

  test('nobody publishes before the approval, which follows the application', async () => {
    expect(await restrictionOfStore()).toMatchObject({ level: 'block_publish' })
    const ids = [
      await documentId('registry_certificate', 'one'),
      await documentId('representative_identity', 'two'),
    ]
    expect((await apply(ids)).body).toMatchObject({ status: 'applying' })
    expect((await apply(ids)).status).toBe(409)
    expect(await restrictionOfStore()).toMatchObject({ level: 'block_publish' })
    expect(await afterReview()).toContainEqual({
      to: 'company@example.jp',
      subject: expect.stringContaining('事業者確認が済みました') as unknown,
    })
    expect(await read()).toMatchObject({
      status: 'approved',
      documents: [{ status: 'approved' }, { status: 'approved' }],
    })
    expect(await restrictionOfStore()).toBeUndefined()
  })

  test('a returned document alone is handed in again', async () => {
    await apply([
      await documentId('registry_certificate', 'same'),
      await documentId('representative_identity', 'same'),
    ])
    await afterReview()
    const { status, documents } = await read()
    expect(status).toBe('returned')
    expect(documents.map((document) => [document.kind, document.status])).toEqual([
      ['registry_certificate', 'approved'],
      ['representative_identity', 'returned'],
    ])
    expect(documents[1]?.returnReason).toContain('「履歴事項全部証明書」と同じファイルです')
    expect((await apply([await documentId('registry_certificate', 'more')])).status).toBe(422)
    expect((await apply([await documentId('representative_identity', 'new')], null)).status).toBe(
      200,
    )
    await afterReview()
    expect((await read()).status).toBe('approved')
  })

  test('a certificate counts for three months; what the operator compares with comes first', async () => {
    const ids = [
      await documentId('registry_certificate', 'one'),
      await documentId('representative_identity', 'two'),
    ]
    const old = await apply(ids, '2026-08-19')
    expect(old.body.fields?.['registryIssuedOn']).toContain('3か月を過ぎています')
    expect((await apply(ids.slice(0, 1))).status).toBe(422)
    await writeRows((db) => db.update(companies).set({ corporateNumber: null }))
    const missing = await apply(ids, '2026-08-20')
    expect([missing.status, missing.body.messages[0]]).toEqual([
      409,
      '企業情報に法人番号を入力してから、申請してください。',
    ])
    expect(MORNING.toISOString()).toBe('2026-11-20T00:41:00.000Z')
  })

  test('only the operator reads a file; what is no document is refused', async () => {
    const refusedUpload = await upload('registry_certificate', Buffer.from('GIF89a'), 'a.pdf')
    expect(refusedUpload.status).toBeGreaterThanOrEqual(400)
    const large = await callApi('company', 'POST', `${BASE}/documents`, {
      kind: 'registry_certificate',
      name: 'a.pdf',
      byteSize: 10 * 1_048_576 + 1,
    })
    expect(large.status).toBe(413)
    await documentId('registry_certificate', 'one')
    const { db } = await testContext()
    const ofTenant = await db.tx({ companyId: 1 }, (tx) => tx.select().from(identificationPieces))
    expect(ofTenant).toEqual([])
    expect(await db.tx('system', (tx) => tx.$count(identificationPieces))).toBe(1)
    expect((await callApi('staff', 'GET', BASE)).status).toBe(403)
    expect((await callApi('other', 'GET', BASE)).status).toBe(404)
  })

  test('a document is stored encrypted, and the operator alone reads it again', async () => {
    const context = await testContext()
    const { db, documentCipher } = context
    if (!documentCipher) throw new Error('no cipher')
    const secret = '代表者の本人確認'
    const storedId = await documentId('representative_identity', secret)
    const pieces = await db.tx('system', (tx) =>
      tx.select().from(identificationPieces).where(eq(identificationPieces.documentId, storedId)),
    )
    const stored = Buffer.concat(pieces.map(({ body }) => body ?? new Uint8Array()))
    expect(stored.includes(Buffer.from(secret))).toBe(false)
    expect(stored.includes(Buffer.from('%PDF'))).toBe(false)
    const open = (cipher: typeof documentCipher) => openDocument(context, cipher, storedId)
    expect((await open(documentCipher)).bytes).toEqual(pdf(secret))
    await expect(open(createDocumentCipher(Buffer.alloc(32, 8)))).rejects.toThrow()
    // A piece that was moved to another place is not read.
    await writeRows((tx) =>
      tx
        .update(identificationPieces)
        .set({ index: 1 })
        .where(eq(identificationPieces.documentId, storedId)),
    )
    await expect(open(documentCipher)).rejects.toThrow()
  })
})

describe('minimum wages', () => {
  const PATH = '/companies/1/below_minimum_wage'
  const below = async () => (await callApi<BelowMinimum>('company', 'GET', PATH)).body
  const raise = (body: { itemCount: number; costYen: number }) =>
    callApi<MinimumWageRaised & { code: string }>('company', 'POST', `${PATH}/raise`, body)

  const defaults = { ...offerContent().defaults, startTime: '10:00', endTime: '15:00' }

  // Tokyo 1,280 yen from 2026-10-01; store 12 is in Osaka (1,231 yen).
  beforeEach(() =>
    prepareStoreWith('requests_2', async (db) => {
      await db.update(clients).set({ prefectureCode: '27' }).where(eq(clients.id, 12))
      await addOffering(db, {
        id: 1101,
        day: '2026-11-29',
        from: '11:00',
        to: '15:00',
        hourlyWageYen: 1270,
        transportationYen: 0,
        peopleWanted: 2,
        publishedAt: null,
      })
      await addWorker(db, { id: 901, name: '高橋 美咲' })
      await addOffering(db, { id: 1102, day: '2026-11-30', hourlyWageYen: 1250, peopleWanted: 2 })
      await addMatch(db, 1102, 901)
      await addOffering(db, { id: 1103, day: '2026-11-30', hourlyWageYen: 1280 })
      const of12 = { clientId: 12, offerId: OFFER[12] }
      await addOffering(db, { id: 1201, day: '2026-11-28', hourlyWageYen: 1231, ...of12 })
      await addOffer(db, {
        id: 5099,
        clientId: 12,
        title: '青果の袋詰め',
        status: 'violated',
        content: offerContent({ defaults: { ...defaults, hourlyWageYen: 1220 } }),
      })
      await addOffering(db, {
        id: 2101,
        clientId: 21,
        offerId: OFFER[21],
        day: '2026-11-29',
        hourlyWageYen: 900,
      })
    }),
  )

  test('店舗が登録した特定最低賃金1,400円を、発効日からの求人は下回れない。店舗にも企業にも見える (最低賃金法6条・15条)', async () => {
    await writeRows((db) =>
      db
        .update(clients)
        .set({ specificMinimumWageYen: 1400, specificMinimumWageFrom: '2026-11-30' })
        .where(eq(clients.id, 11)),
    )
    const { items } = await below()
    expect(
      items.flatMap(({ kind, id, toYen }) => (kind === 'offering' ? [[id, toYen]] : [])),
    ).toEqual([
      [1101, 1280],
      [1102, 1400],
      [1103, 1400],
    ])
    const ofStore = await callStore<BelowMinimumWage>('viewer', 'GET', '/below_minimum_wage')
    expect(ofStore.body.items).toMatchObject([
      { id: 1102, minimumWageYen: 1400 },
      { id: 1103, minimumWageYen: 1400 },
    ])
  })
  test('勤務日の額を下回る求人とひな形を、店舗をまたいで、費用とともに出す', async () => {
    const { items, totalCount, costYen, rates } = await below()
    expect(
      items.map(({ kind, id, hourlyWageYen, toYen, people, matchedCount, costYen: rowCostYen }) => [
        kind,
        id,
        hourlyWageYen,
        toYen,
        people,
        matchedCount,
        rowCostYen,
      ]),
    ).toEqual([
      // 40 yen of pay each; fee 1,524 → 1,536 each; tax 304 → 307.
      ['offering', 1101, 1270, 1280, 2, 0, 107],
      // 165 + 3 yen of pay each; fee 2,259 → 2,310 each; tax 451 → 462.
      ['offering', 1102, 1250, 1280, 2, 1, 449],
      // 55 yen of pay; fee 1,980 → 1,996; tax 198 → 199.
      ['offer', 5099, 1220, 1231, 1, 0, 72],
    ])
    expect([totalCount, costYen]).toEqual([3, 556])
    expect(rates).toMatchObject([
      { prefectureName: '東京都', yen: 1280, effectiveOn: '2026-10-01', beforeYen: 1226 },
      { prefectureName: '大阪府', yen: 1231 },
    ])
  })

  test('一度の操作で引き上げ、マッチング済みの人にも知らせ、1件ずつ記録に残る', async () => {
    const { status, body } = await raise({ itemCount: 3, costYen: 556 })
    expect([status, body]).toEqual([200, { offeringCount: 2, offerCount: 1, workerCount: 1 }])
    const wages = await asSystem<{ id: number; yen: number }[]>((db) =>
      db
        .select({ id: offerings.id, yen: offerings.hourlyWageYen })
        .from(offerings)
        .orderBy(asc(offerings.id)),
    )
    expect(wages.map(({ id, yen }) => [id, yen])).toEqual([
      [1101, 1280],
      [1102, 1280],
      [1103, 1280],
      [1201, 1231],
      [2101, 900],
    ])
    const [matching] = await asSystem<(typeof matchings.$inferSelect)[]>((db) =>
      db.select().from(matchings),
    )
    expect([matching?.hourlyWageYen, matching?.scheduledPay.baseYen]).toEqual([1280, 7040])
    const [message] = await asSystem<{ body: string }[]>((db) =>
      db.select({ body: chatMessages.body }).from(chatMessages),
    )
    expect(message?.body).toContain('時給が1,250円から1,280円に上がりました')
    const [offer] = await asSystem<(typeof offers.$inferSelect)[]>((db) =>
      db.select().from(offers).where(eq(offers.id, 5099)),
    )
    expect([offer?.content.defaults.hourlyWageYen, offer?.status]).toEqual([1231, 'usable'])
    const { items } = (
      await callApi<ActivityList>('company', 'GET', '/companies/1/activities?kind=money')
    ).body
    expect(
      items
        .filter(({ targets }) => targets.length > 0)
        .map(({ targets, changes }) => [targets[0]?.id, changes]),
    ).toEqual([
      [5099, [{ label: '時給', before: '1,220円', after: '1,231円' }]],
      [1102, [{ label: '時給', before: '1,250円', after: '1,280円' }]],
      [1101, [{ label: '時給', before: '1,270円', after: '1,280円' }]],
    ])
    expect(await below()).toMatchObject({ items: [], totalCount: 0, costYen: 0 })
    // A second press finds nothing to raise.
    expect((await raise({ itemCount: 3, costYen: 556 })).body).toMatchObject({ offeringCount: 0 })
  })

  test('確認した費用と違えば、何も上げない', async () => {
    const { status, body } = await raise({ itemCount: 3, costYen: 500 })
    expect([status, body.code]).toEqual([409, 'changed'])
    expect((await below()).totalCount).toBe(3)
    expect(await asSystem((db) => db.$count(auditLog, eq(auditLog.result, 'done')))).toBe(0)
  })

  test('始まった勤務は上げられないものとして名を挙げる', async () => {
    const context = await testContext()
    context.now = new Date('2026-11-30T18:00:00+09:00')
    const { items, started } = await below()
    expect(items.map(({ id }) => id)).toEqual([5099])
    expect(started).toEqual([
      {
        offeringId: 1102,
        store: { id: 11, name: 'みのり食堂 渋谷宮益坂店' },
        title: 'ディナーのホールスタッフ',
        workOn: '2026-11-30',
        startAt: '2026-11-30T17:00:00+09:00',
        endAt: '2026-11-30T22:30:00+09:00',
        hourlyWageYen: 1250,
        minimumYen: 1280,
        effectiveOn: '2026-10-01',
        people: 1,
      },
    ])
  })

  test('権限のない人と、ほかの企業', async () => {
    expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
    expect((await callApi('other', 'GET', PATH)).status).toBe(404)
    expect(
      (await callApi('accounting', 'POST', `${PATH}/raise`, { itemCount: 0, costYen: 0 })).status,
    ).toBe(403)
  })
})

describe('offer copies', () => {
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
  const edit = (store: number, offerId: number, overrides: object, content: object) =>
    callApi('company', 'PATCH', `/clients/${store}/offers/${offerId}`, {
      title: 'ディナーのホールスタッフ',
      masterCompanyOccupationId: 101,
      draft: false,
      copiedFromOfferId: null,
      content: { ...offerContent(), ...content },
      ...overrides,
    })

  // Store 11 in Tokyo (1,280 yen), store 12 in Osaka (1,231 yen).
  beforeEach(() =>
    prepareStoreWith('requests_3', async (db) => {
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
    }),
  )

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

  test('コピー先が特定最低賃金を登録していれば、時給はそれを下回らない (最低賃金法6条)', async () => {
    await writeRows((db) =>
      db
        .update(clients)
        .set({ specificMinimumWageYen: 1300, specificMinimumWageFrom: '2026-11-01' })
        .where(eq(clients.id, 12)),
    )
    await create(input([12]))
    const [{ copies } = { copies: [] }] = await list()
    const { content } = await offerOf(copies[0]?.offerId ?? 0)
    expect(content.defaults.hourlyWageYen).toBe(1300)
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

  test('受動喫煙対策を登録していない店舗では、元の店舗の対策を名乗らず、下書きになる', async () => {
    await writeRows((db) =>
      db.update(clients).set({ smokingPolicy: null }).where(eq(clients.id, 12)),
    )
    expect((await create(input([12]))).body).toEqual({ createdCount: 1, draftCount: 1 })
    const [{ copies } = { copies: [] }] = await list()
    expect(await offerOf(copies[0]?.offerId ?? 0)).toMatchObject({
      status: 'draft',
      content: { smokingPolicy: null },
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
})
