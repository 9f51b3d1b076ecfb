import { eq } from 'drizzle-orm'
import type { QualificationDocuments } from '@/contracts/documents/schemas'
import { matchings, papers, qualificationDocuments, users } from '@/server/db/schema'
import { postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  offerContent,
  OFFER,
  writeRows,
} from '@tests/kit/serverKit'
import { system, take, WORKER } from '@tests/server/edgeCases/edgeCasesKit'

const FORKLIFT = 4
const DAY = '2026-11-27'
const NAME = 'フォークリフト運転技能講習修了'
/** A posting of store 11 on November 27. */
const post = (id: number, terms: Parameters<typeof offerContent>[0] = {}) =>
  writeRows((db) =>
    addOffering(db, { id, day: DAY, from: '10:00', to: '15:00', terms: offerContent(terms) }),
  )
const required = { qualificationIds: [FORKLIFT], qualificationDocumentRequired: true }

type HandedIn = { status: 'submitted' | 'checked'; expiresOn?: string | null; storeId?: 11 | 12 }
/** The worker handed in a certificate for a shift of October, the later the higher `id` is. */
const handIn = (id: number, { status, expiresOn = null, storeId = 12 }: HandedIn) =>
  writeRows(async (db) => {
    const submittedAt = `2026-10-0${id}T00:00:00Z`
    await addOffering(db, {
      id: 100 + id,
      clientId: storeId,
      offerId: OFFER[storeId],
      day: `2026-10-0${id}`,
    })
    await addMatch(db, 100 + id, WORKER, { id: 100 + id, status: 'worked' })
    await db.insert(papers).values({
      id: 100 + id,
      clientId: storeId,
      userId: WORKER,
      mediaType: 'image/png',
      body: new Uint8Array([1, 2, 3]),
      createdAt: submittedAt,
    })
    await db.insert(qualificationDocuments).values({
      clientId: storeId,
      matchingId: 100 + id,
      userId: WORKER,
      qualificationId: FORKLIFT,
      paperId: 100 + id,
      status,
      submittedAt,
      expiresOn,
      checkedAt: status === 'checked' ? submittedAt : null,
    })
  })
const seenIds = async () => {
  const { now } = await testContext()
  const postings = await system((db) => postingsFor(db, WORKER, now))
  return postings.map(({ id }) => id).filter((id) => id < 100)
}
async function expectRefused(message: string) {
  expect(await seenIds()).not.toContain(1)
  await expect(take(1)).rejects.toMatchObject({ status: 409, message })
}

beforeEach(() =>
  writeRows((db) =>
    db
      .update(users)
      .set({ qualificationIds: [FORKLIFT] })
      .where(eq(users.id, WORKER)),
  ),
)

describe('証明書の提出を求める求人', () => {
  test('証明書を出していない人は申し込めない', async () => {
    await post(1, required)
    await expectRefused(
      `この求人には「${NAME}」の証明書の確認が必要です。証明書の画像を提出してください。確認が済むと申し込めます。`,
    )
  })
  test('証明書が確認待ちの人は申し込めず、確認が済めば申し込める', async () => {
    await post(1, required)
    await handIn(1, { status: 'submitted' })
    await expectRefused(`提出した「${NAME}」の証明書は確認待ちです。確認が済むと申し込めます。`)
    await writeRows((db) =>
      db
        .update(qualificationDocuments)
        .set({ status: 'checked', checkedAt: '2026-11-20T00:00:00Z' })
        .where(eq(qualificationDocuments.userId, WORKER)),
    )
    expect(await seenIds()).toEqual([1])
    await expect(take(1)).resolves.toBeDefined()
  })
  test('更新した証明書が確認待ちの間も、確認済みの証明書が勤務日まで有効なら申し込める', async () => {
    await post(1, required)
    await handIn(1, { status: 'checked', expiresOn: DAY })
    await handIn(2, { status: 'submitted', expiresOn: '2031-11-27' })
    await expect(take(1)).resolves.toBeDefined()
  })
  test('確認済みの証明書が勤務日より前に切れ、更新したものが確認待ちなら、待つように伝える', async () => {
    await post(1, required)
    await handIn(1, { status: 'checked', expiresOn: '2026-11-26' })
    await handIn(2, { status: 'submitted', expiresOn: '2031-11-27' })
    await expectRefused(`提出した「${NAME}」の証明書は確認待ちです。確認が済むと申し込めます。`)
  })
  test('ほかの店舗で確認した証明書は、申し込みと一緒にこの店舗へ渡る', async () => {
    await post(1, required)
    await handIn(1, { status: 'checked', expiresOn: '2031-11-27' })
    const { matchingId } = await take(1)
    const [matching] = await system((db) =>
      db.select().from(matchings).where(eq(matchings.id, matchingId)),
    )
    expect(matching?.qualificationDocumentStatus).toBe('checked')
    const { body } = await callApi<QualificationDocuments>(
      'manager',
      'GET',
      '/clients/11/offerings/1/qualification_documents',
    )
    expect(body.items).toMatchObject([
      { userId: WORKER, qualificationName: NAME, status: 'checked', expiresOn: '2031-11-27' },
    ])
    const image = await callApi(
      'manager',
      'GET',
      `/clients/11/offerings/1/qualification_documents/${body.items[0]?.id}/image_link`,
    )
    expect(image.status).toBe(200)
  })
})

test('証明書の提出を求めない求人には、資格を登録した人が申し込める', async () => {
  await post(1, { ...required, qualificationDocumentRequired: false })
  await writeRows((db) => addWorker(db, { id: 902, name: '山田 太郎' }))
  await expect(take(1)).resolves.toBeDefined()
  await expect(take(1, 902)).rejects.toMatchObject({ status: 409 })
})
