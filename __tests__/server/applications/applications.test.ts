/**
 * Several subjects: applications, certificates, many offerings and residence. They share a file because each file loads
 * the server anew (docs/TESTING.md).
 */
import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { DocumentFileLink, QualificationDocuments } from '@/contracts/documents/schemas'
import { type Account, ClientScope } from '@/server/auth/tenantScope'
import {
  clientUsers,
  matchings,
  documentFiles,
  qualificationDocuments,
  users,
  residenceCards,
} from '@/server/db/schema'
import { cardPicture } from '@/server/demo/seed/cardPicture'
import { confirmDueCertificates } from '@/server/modules/documents/service'
import { findByLink, offeringsFor } from '@/server/worker-app/find'
import { handInCertificate } from '@/server/worker-app/handInCertificate'
import { testContext, browser } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  offerContent,
  writeRows,
  callApi,
  OFFER,
} from '@tests/kit/serverKit'
import { takeSeat, WORKER } from '@tests/server/edgeCases/edgeCasesKit'

describe('applications', () => {
  const FORKLIFT = 4
  const DAY = '2026-11-27'
  /** Adds an offering of store 11 from 10:00 to 15:00 with these terms and a share URL. */
  const post = (id: number, terms: Parameters<typeof offerContent>[0] = {}, day = DAY) =>
    writeRows((db) =>
      addOffering(db, {
        id,
        day,
        from: '10:00',
        to: '15:00',
        terms: offerContent(terms),
        shareToken: `link-${id}`,
      }),
    )
  const change = (values: Partial<typeof users.$inferInsert>) =>
    writeRows((db) => db.update(users).set(values).where(eq(users.id, WORKER)))
  const seenIds = async () => {
    const { now } = await testContext()
    const offerings = await asSystem((db) => offeringsFor(db, WORKER, now))
    return offerings.map(({ id }) => id).filter((id) => id < 100)
  }
  const linked = async (id: number) => {
    const { now } = await testContext()
    return asSystem((db) => findByLink(db, WORKER, `link-${id}`, now))
  }
  /** Expects that the offering is neither listed nor shown by its URL, and that an application is refused with this. */
  async function expectRefused(id: number, message: string) {
    expect(await seenIds()).not.toContain(id)
    expect(await linked(id)).toBeUndefined()
    await expect(takeSeat(id)).rejects.toMatchObject({ status: 409, message })
  }
  async function expectOpen(id: number) {
    expect(await seenIds()).toContain(id)
    expect(await linked(id)).toBeDefined()
    await expect(takeSeat(id)).resolves.toBeDefined()
  }

  describe('募集に書いた条件は、申し込みのときに守られる', () => {
    test('免許の登録がない人は申し込めず、登録すれば申し込める', async () => {
      await post(1, { qualificationIds: [FORKLIFT] })
      await expectRefused(
        1,
        'この求人には「フォークリフト運転技能講習修了」の資格が必要です。資格を登録してから申し込んでください。',
      )
      await change({ qualificationIds: [FORKLIFT] })
      await expectOpen(1)
    })
    test('ほかの店舗に出した最新の証明書の期限が勤務日より前に切れる人は、申し込めない', async () => {
      await change({ qualificationIds: [FORKLIFT] })
      await post(1, { qualificationIds: [FORKLIFT], qualificationDocumentRequired: true })
      const hand = (id: number, expiresOn: string) =>
        writeRows(async (db) => {
          await addOffering(db, {
            id: 100 + id,
            clientId: 12,
            offerId: 5012,
            day: `2026-10-0${id}`,
          })
          await addMatch(db, 100 + id, WORKER, { id: 100 + id, status: 'worked' })
          const file = { clientId: 12, userId: WORKER, createdAt: '2026-10-01T00:00:00Z' }
          await db
            .insert(documentFiles)
            .values({ id: 100 + id, ...file, mediaType: 'image/png', body: new Uint8Array(1) })
          await db.insert(qualificationDocuments).values({
            clientId: 12,
            matchingId: 100 + id,
            userId: WORKER,
            qualificationId: FORKLIFT,
            documentFileId: 100 + id,
            status: 'checked',
            submittedAt: `2026-10-0${id}T00:00:00Z`,
            expiresOn,
          })
        })
      await hand(1, '2026-11-26')
      await expectRefused(
        1,
        '「フォークリフト運転技能講習修了」の証明書の期限(2026年11月26日)が、勤務日より前に切れるため、申し込めません。新しい証明書を登録してください。',
      )
      await hand(2, DAY)
      await expectOpen(1)
    })
    test('直前キャンセル率50%の人は、5%以下の求人に申し込めない', async () => {
      await change({ totalWorkedCount: 5, cancelCount: 5, lastMinuteCancelCount: 5 })
      const conditionItems = [
        { type: 'last_minute_cancel_rate_max' as const, value: 5, must: true },
      ]
      await post(1, { conditionItems })
      await post(2, { conditionItems: conditionItems.map((item) => ({ ...item, must: false })) })
      await expectRefused(
        1,
        'この求人の条件「直前キャンセル率が5%以下」を満たしていないため、申し込めません。現在の直前キャンセル率は50%です。',
      )
      await expectOpen(2)
    })
    test('働いた回数は、この店舗で数える', async () => {
      await change({ totalWorkedCount: 40 })
      await post(1, { conditionItems: [{ type: 'worked_count_min', value: 1, must: true }] })
      await expectRefused(
        1,
        'この求人の条件「この店舗で働いた回数が1回以上」を満たしていないため、申し込めません。現在は0回です。',
      )
      await writeRows((db) =>
        db.update(clientUsers).set({ workedCount: 1 }).where(eq(clientUsers.userId, WORKER)),
      )
      await expectOpen(1)
    })
    test('申し込んだときの数字が、マッチングに残る', async () => {
      await change({
        qualificationIds: [FORKLIFT],
        totalWorkedCount: 18,
        cancelCount: 2,
        lastMinuteCancelCount: 1,
        penaltyPoints: 4,
      })
      await post(1)
      await takeSeat(1)
      await change({ penaltyPoints: 9 })
      const [matching] = await asSystem((db) =>
        db.select().from(matchings).where(eq(matchings.offeringId, 1)),
      )
      expect(matching?.factsAtMatch).toEqual({
        goodRate: null,
        cancelRate: 10,
        lastMinuteCancelRate: 5,
        penaltyPoints: 4,
        workedCount: 0,
        qualificationIds: [FORKLIFT],
        certificates: [],
      })
    })
  })

  describe('年少者', () => {
    const SEVENTEEN = '2009-11-01'
    test('年齢を書いていない求人には17歳は申し込めず、15歳からの求人の昼の勤務には申し込める', async () => {
      await change({ birthOn: SEVENTEEN })
      await post(1)
      await post(2, { minAge: 15 })
      await expectRefused(1, 'この求人は、勤務日に18歳以上の方が対象です。')
      await expectOpen(2)
    })
    test('17歳は、時間外労働のある求人に申し込めない', async () => {
      await change({ birthOn: SEVENTEEN })
      await post(1, { minAge: 15, overtimePossible: true })
      await expectRefused(
        1,
        '時間外労働のある求人には、18歳未満の方は申し込めません(労働基準法60条)。',
      )
    })
  })

  describe('休日', () => {
    test('同じ企業の店舗をまたいで7日続ける申し込みは断られ、別の企業なら続けられる', async () => {
      const days = [21, 22, 23, 24, 25, 26]
      await writeRows(async (db) => {
        for (const [index, day] of days.entries()) {
          const clientId = index % 2 === 0 ? 11 : 12
          const offerId = 5000 + clientId
          const id = 200 + index
          // Two hours a day: no limit of hours is near.
          await addOffering(db, {
            id,
            clientId,
            offerId,
            day: `2026-11-${day}`,
            from: '10:00',
            to: '12:00',
          })
          await addMatch(db, id, WORKER)
        }
        await addOffering(db, {
          id: 3,
          clientId: 21,
          offerId: 5021,
          day: DAY,
          from: '10:00',
          to: '15:00',
          shareToken: 'link-3',
        })
      })
      await post(1)
      await expectRefused(
        1,
        '同じ企業で7日続けて働くことになるため、申し込めません。週に1日は休日が必要です。',
      )
      await expectOpen(3)
    })
  })

  test('同じ時間に別の勤務がある求人は、一覧にも出ない', async () => {
    await post(1)
    await post(2)
    await takeSeat(1)
    await expectRefused(2, '同じ時間に別の勤務があるため、申し込めません。')
  })

  test('ほかの人の記録では断られない', async () => {
    await writeRows((db) => addWorker(db, { id: 902, name: '山田 太郎', penaltyPoints: 99 }))
    await post(1, { conditionItems: [{ type: 'penalty_max', value: 3, must: true }] })
    await expectOpen(1)
  })
})

describe('certificates', () => {
  const FORKLIFT = 4
  const manager: Account = {
    id: 4,
    name: '〚人4〛',
    email: 'manager@example.jp',
    sessionId: 1,
    memberships: [{ companyId: 1, clientId: 11, role: 'clientManager' }],
  }
  const DAY = '2026-11-27'
  const NAME = 'フォークリフト運転技能講習修了'
  /** An offering of store 11 on November 27. */
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
      await db.insert(documentFiles).values({
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
        documentFileId: 100 + id,
        status,
        submittedAt,
        expiresOn,
        checkedAt: status === 'checked' ? submittedAt : null,
      })
    })
  const seenIds = async () => {
    const { now } = await testContext()
    const offerings = await asSystem((db) => offeringsFor(db, WORKER, now))
    return offerings.map(({ id }) => id).filter((id) => id < 100)
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
      overrides: { qualificationId?: number; expiresOn?: string | null; picture?: Uint8Array } = {},
    ) => {
      const { now } = await testContext()
      return asSystem((db) =>
        handInCertificate({ db, now }, WORKER, {
          qualificationId: FORKLIFT,
          expiresOn: '2031-11-27',
          picture: cardPicture(),
          ...overrides,
        }),
      )
    }
    /** Confirms the certificates that are due this many minutes later. */
    const reviewAfter = async (minutes: number) => {
      const context = await testContext()
      context.now = addMinutes(context.now, minutes)
      await asSystem((db) => confirmDueCertificates({ db, now: context.now }))
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
      const { body: link } = await callApi<DocumentFileLink>(
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
        await tx.$count(documentFiles, eq(documentFiles.userId, WORKER)),
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
      expect(
        await asSystem((db) => db.$count(documentFiles, eq(documentFiles.userId, WORKER))),
      ).toBe(0)
    })
    test('確認を待つ間に期限が切れた証明書は、確認済みにならない', async () => {
      await hand({ expiresOn: '2026-11-20' })
      await reviewAfter(24 * 60)
      const rows = await asSystem((db) => db.select().from(qualificationDocuments))
      expect(rows).toMatchObject([{ status: 'submitted', checkedAt: null }])
    })
  })
})

describe('many offerings', () => {
  const DAY = '2026-11-27'
  const FORKLIFT = 4
  const seenIds = async () => {
    const { now } = await testContext()
    const offerings = await asSystem((db) => offeringsFor(db, WORKER, now))
    return offerings.map(({ id }) => id)
  }
  /** Offerings of store 11 from `firstId` on, all from 10:00 to 15:00. */
  const post = (firstId: number, count: number, terms: Parameters<typeof offerContent>[0] = {}) =>
    writeRows(async (db) => {
      for (let id = firstId; id < firstId + count; id += 1)
        await addOffering(db, {
          id,
          day: DAY,
          from: '10:00',
          to: '15:00',
          terms: offerContent(terms),
        })
    })

  describe('申し込める求人を探す', () => {
    test('免許の要る求人が101件並んでいても、そのあとの免許の要らない求人が見つかる', async () => {
      await post(1, 101, { qualificationIds: [FORKLIFT] })
      await post(102, 1)
      expect(await seenIds()).toEqual([102])
    })
    test('申し込める求人は100件まで、開始の早い順に、それぞれ1回だけ出る', async () => {
      await post(1, 60, { qualificationIds: [FORKLIFT] })
      await post(61, 110)
      expect(await seenIds()).toEqual(Array.from({ length: 100 }, (_, index) => 61 + index))
      await writeRows((db) =>
        db
          .update(users)
          .set({ qualificationIds: [FORKLIFT] })
          .where(eq(users.id, WORKER)),
      )
      expect(await seenIds()).toEqual(Array.from({ length: 100 }, (_, index) => 1 + index))
    })
  })
})

describe('residence', () => {
  const recordCard = (overrides: Partial<typeof residenceCards.$inferInsert> = {}) =>
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
        ...overrides,
      }),
    )
  const seenIds = async () => {
    const { now } = await testContext()
    return (await asSystem((db) => offeringsFor(db, WORKER, now))).map(({ id }) => id)
  }
  const expectRefused = async (id: number, message: string) => {
    expect(await seenIds()).not.toContain(id)
    await expect(takeSeat(id)).rejects.toMatchObject({ status: 409, message })
  }

  test('在留期間が勤務日より前に満了する人は申し込めず、理由が伝わる', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }),
    )
    await recordCard({ validUntilOn: '2026-11-26' })
    await expectRefused(
      1,
      '在留期間(2026年11月26日まで)が勤務の終わる前に満了するため、申し込めません。更新したあとに、新しい在留カードを登録してください。',
    )
  })
  test('資格外活動の許可がない留学生は申し込めない', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }),
    )
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
    await writeRows((db) =>
      addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }),
    )
    await recordCard()
    const { matchingId } = await takeSeat(1)
    const [matching] = await asSystem((db) =>
      db.select().from(matchings).where(eq(matchings.id, matchingId)),
    )
    expect(matching?.id).toBe(matchingId)
    expect(JSON.stringify(matching)).not.toMatch(/ベトナム|student|AB12345678CD/)
  })
})
