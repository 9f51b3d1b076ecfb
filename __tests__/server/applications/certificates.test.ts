import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { PaperLink, QualificationDocuments } from '@/contracts/documents/schemas'
import { type Account, ClientScope } from '@/server/auth/tenantScope'
import { matchings, papers, qualificationDocuments, users } from '@/server/db/schema'
import { cardPicture } from '@/server/demo/seed/cardPicture'
import { confirmDueCertificates } from '@/server/modules/documents/service'
import { postingsFor } from '@/server/worker-app/find'
import { handInCertificate } from '@/server/worker-app/handInCertificate'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  OFFER,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
import { takeSeat, WORKER } from '@tests/server/edgeCases/edgeCasesKit'

const FORKLIFT = 4
const manager: Account = {
  id: 4,
  name: '⟦人4⟧',
  email: 'manager@example.jp',
  sessionId: 1,
  memberships: [{ companyId: 1, clientId: 11, role: 'clientManager' }],
}
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
  const postings = await asSystem((db) => postingsFor(db, WORKER, now))
  return postings.map(({ id }) => id).filter((id) => id < 100)
}
async function expectRefused(message: string) {
  expect(await seenIds()).not.toContain(1)
  await expect(takeSeat(1)).rejects.toMatchObject({ status: 409, message })
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
    await expect(takeSeat(1)).resolves.toBeDefined()
  })
  test('更新した証明書が確認待ちの間も、確認済みの証明書が勤務日まで有効なら申し込める', async () => {
    await post(1, required)
    await handIn(1, { status: 'checked', expiresOn: DAY })
    await handIn(2, { status: 'submitted', expiresOn: '2031-11-27' })
    await expect(takeSeat(1)).resolves.toBeDefined()
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
    const { matchingId } = await takeSeat(1)
    const [matching] = await asSystem((db) =>
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
  await expect(takeSeat(1)).resolves.toBeDefined()
  await expect(takeSeat(1, 902)).rejects.toMatchObject({ status: 409 })
})

describe('求人に申し込む前に、ワーカーが提出する証明書', () => {
  const hand = async (
    over: { qualificationId?: number; expiresOn?: string | null; picture?: Uint8Array } = {},
  ) => {
    const { now } = await testContext()
    return asSystem((db) =>
      handInCertificate({ db, now }, WORKER, {
        qualificationId: FORKLIFT,
        expiresOn: '2031-11-27',
        picture: cardPicture(),
        ...over,
      }),
    )
  }
  /** The jobs that are due a number of minutes later. */
  const reviewAfter = async (minutes: number) => {
    const world = await testContext()
    world.now = addMinutes(world.now, minutes)
    await asSystem((db) => confirmDueCertificates({ db, now: world.now }))
  }

  test('30分後に運営が確認し、申し込むと、その店舗が画像を開ける', async () => {
    await post(1, required)
    await hand()
    await expectRefused(`提出した「${NAME}」の証明書は確認待ちです。確認が済むと申し込めます。`)
    await reviewAfter(29)
    await expectRefused(`提出した「${NAME}」の証明書は確認待ちです。確認が済むと申し込めます。`)
    await reviewAfter(1)
    expect(await seenIds()).toEqual([1])
    await takeSeat(1)
    const shift = '/clients/11/offerings/1/qualification_documents'
    const { body } = await callApi<QualificationDocuments>('manager', 'GET', shift)
    expect(body.items).toMatchObject([
      { userId: WORKER, qualificationName: NAME, status: 'checked', expiresOn: '2031-11-27' },
    ])
    const { body: link } = await callApi<PaperLink>(
      'manager',
      'GET',
      `${shift}/${body.items[0]?.id}/image_link`,
    )
    const image = await (await browser('manager')).call('GET', link.url)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
  test('申し込んでいない店舗には、だれの証明書も画像も見えない', async () => {
    await post(1, required)
    await hand()
    await reviewAfter(30)
    const { body } = await callApi<QualificationDocuments>(
      'manager',
      'GET',
      '/clients/11/offerings/1/qualification_documents',
    )
    expect(body.items).toEqual([])
    const scope = await asSystem((db) => ClientScope.check(db, manager, 11))
    const { db } = await testContext()
    const seen = await db.tx(scope, async (tx) => [
      await tx.$count(qualificationDocuments, eq(qualificationDocuments.userId, WORKER)),
      await tx.$count(papers, eq(papers.userId, WORKER)),
    ])
    expect(seen).toEqual([0, 0])
  })
  test('登録していなかった資格も、証明書の提出で登録される', async () => {
    await writeRows((db) =>
      db.update(users).set({ qualificationIds: [] }).where(eq(users.id, WORKER)),
    )
    await hand()
    const [worker] = await asSystem((db) => db.select().from(users).where(eq(users.id, WORKER)))
    expect(worker?.qualificationIds).toEqual([FORKLIFT])
  })
  test('期限の切れた証明書、知らない資格、画像でないファイルは受け取らない', async () => {
    await expect(hand({ expiresOn: '2026-11-19' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('有効期限が切れています'),
    })
    await expect(hand({ qualificationId: 999 })).rejects.toMatchObject({ status: 409 })
    await expect(hand({ picture: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({
      status: 422,
    })
    expect(await asSystem((db) => db.$count(papers, eq(papers.userId, WORKER)))).toBe(0)
  })
  test('確認を待つ間に期限が切れた証明書は、確認済みにならない', async () => {
    await hand({ expiresOn: '2026-11-20' })
    await reviewAfter(24 * 60)
    const rows = await asSystem((db) => db.select().from(qualificationDocuments))
    expect(rows).toMatchObject([{ status: 'submitted', checkedAt: null }])
  })
})
