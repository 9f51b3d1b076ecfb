import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { manualLimits, piecesOf } from '@/contracts/manuals/enums'
import type { Manual, ManualLink, PieceUpload } from '@/contracts/manuals/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { chatMessages, manualPieces, manuals, offers } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { apply } from '@/server/worker-app/apply'
import { browser, testContext, type Who } from '@tests/kit/app'
import { pdfOf } from '@tests/kit/pdf'
import {
  callApi,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
const piece = (bytes: Buffer, index: number) =>
  bytes
    .subarray(index * manualLimits.pieceBytes, (index + 1) * manualLimits.pieceBytes)
    .toString('base64')
const start = (byteSize: number, name = '接客の手順.pdf', who: Who = 'manager') =>
  callStore<PieceUpload & Refused>(who, 'POST', '/manuals', { name, byteSize })
const put = async (id: number, index: number, data: string) =>
  (await browser('manager')).call('PUT', `/app/api/v1/clients/11/manuals/${id}`, { index, data })
const finish = (id: number) =>
  callStore<Manual & Refused>('manager', 'POST', `/manuals/${id}/finish`)
/** Uploads a whole file, as the editor does. */
async function handIn(bytes: Buffer, name?: string) {
  const {
    body: { id },
  } = await start(bytes.length, name)
  for (let index = 0; index < piecesOf(bytes.length); index++) {
    const answer = await put(id, index, piece(bytes, index))
    if (!answer.ok)
      return { status: answer.status, body: (await answer.json()) as Manual & Refused }
  }
  return finish(id)
}
const linkFor = (who: Who, id: number, clientId = 11) =>
  callApi<ManualLink>(who, 'GET', `/clients/${clientId}/manuals/${id}/link`)
const read = async (who: Who, url: string) => (await browser(who)).call('GET', url)
const count = async (table: typeof manuals | typeof manualPieces) =>
  (await testContext()).db.tx('system', (db) => db.$count(table, eq(table.clientId, 11)))
const offer = {
  title: 'ディナーのホールスタッフ',
  masterCompanyOccupationId: 101,
  draft: false,
  lockVersion: null,
  copiedFromOfferId: null,
}
const save = (list: Manual[], overrides = {}) =>
  callStore<Offer & Refused>('manager', 'POST', '/offers', {
    ...offer,
    content: offerContent({ manuals: list }),
    ...overrides,
  })
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.delete(manuals).where(eq(manuals.clientId, 11))
  })
})

describe('マニュアルを預かる', () => {
  test('10MBちょうどのPDFは、小分けに届き、届いたままの中身が添付として戻る', async () => {
    const bytes = pdfOf(undefined, manualLimits.bytes)
    expect(bytes.length).toBe(manualLimits.bytes)
    const { status, body } = await handIn(bytes)
    expect([status, body]).toEqual([
      200,
      { id: expect.any(Number), name: '接客の手順.pdf', byteSize: manualLimits.bytes },
    ])
    const link = (await linkFor('viewer', body.id)).body
    const response = await read('viewer', link.url)
    expect(
      ['Content-Disposition', 'X-Content-Type-Options', 'Content-Length', 'Cache-Control'].map(
        (name) => response.headers.get(name),
      ),
    ).toEqual([
      `attachment; filename*=UTF-8''${encodeURIComponent('接客の手順.pdf')}`,
      'nosniff',
      String(manualLimits.bytes),
      'no-store',
    ])
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })
  test('10MBを1バイトでも超えるものは、送り始める前に、どうすればよいかとともに断る', async () => {
    const { status, body } = await start(manualLimits.bytes + 1)
    expect([status, body.messages]).toEqual([
      413,
      [
        'PDFが大きすぎます (1つ10MBまで)。画質を下げて保存し直すか、ページを分けて、もう一度選んでください。',
      ],
    ])
    expect(await count(manuals)).toBe(0)
  })
  test('はじめに伝えた大きさより多くも少なくも受け取らない。同じ部分は、何度送っても一つ', async () => {
    const bytes = pdfOf(undefined, manualLimits.pieceBytes + 100)
    const {
      body: { id },
    } = await start(bytes.length)
    expect((await put(id, 0, piece(bytes, 0))).status).toBe(204)
    expect((await put(id, 0, piece(bytes, 0))).status).toBe(204)
    expect([
      (await put(id, 1, bytes.subarray(0, 101).toString('base64'))).status,
      (await put(id, 1, bytes.subarray(0, 99).toString('base64'))).status,
      (await put(id, 2, 'AAAA')).status,
    ]).toEqual([422, 422, 422])
    expect(await count(manualPieces)).toBe(1)
    expect((await finish(id)).body.code).toBe('incomplete')
    expect((await put(id, 1, piece(bytes, 1))).status).toBe(204)
    expect((await finish(id)).status).toBe(200)
    expect((await put(id, 0, piece(bytes, 0))).status).toBe(409)
    expect((await finish(id)).body).toMatchObject({ id, byteSize: bytes.length })
  })
  test('PDFでないものは、名前が何であっても、はじめの部分で断る', async () => {
    const { status, body } = await handIn(Buffer.from('<script>alert(1)</script>'), '手順.pdf')
    expect([status, body.fields]).toEqual([
      422,
      { data: 'PDFではありません。PDFのファイルを選んでください。' },
    ])
  })
  test('確認で断られたものは、残らない。確認が済むまでは、だれも開けず、ひな形にも付けられない', async () => {
    const bytes = pdfOf(['<< /S /JavaScript /JS (app.alert(1)) >>'], 300)
    const {
      body: { id },
    } = await start(bytes.length)
    await put(id, 0, piece(bytes, 0))
    expect((await linkFor('manager', id)).status).toBe(404)
    expect((await save([{ id, name: 'a.pdf', byteSize: 300 }])).body.fields).toEqual({
      'content.manuals': 'マニュアルが見つかりません。外して、もう一度選んでください。',
    })
    const { status, body } = await finish(id)
    expect([status, body.fields?.['file']]).toEqual([
      422,
      expect.stringContaining('プログラムや別のファイルが埋め込まれたPDFは受け取れません'),
    ])
    expect([await count(manuals), await count(manualPieces)]).toEqual([0, 0])
  })
  test('1店舗に60件まで。1時間前に途中で止まったものは数えない', async () => {
    const context = await testContext()
    const at = context.now.toISOString()
    const row = { clientId: 11, name: 'a.pdf', byteSize: 1, keptAt: at, createdAt: at }
    await writeRows((db) =>
      db
        .insert(manuals)
        .values([...Array.from({ length: 59 }, () => ({ ...row, finishedAt: at })), row]),
    )
    expect((await start(100)).status).toBe(409)
    context.now = addSeconds(context.now, 3601)
    expect((await start(100)).status).toBe(200)
  })
})

describe('開くためのリンク', () => {
  test('5分だけ、頼んだ人だけが開ける。ほかの店舗には、ないものと同じ', async () => {
    const {
      body: { id },
    } = await handIn(pdfOf())
    const context = await testContext()
    const { url } = (await linkFor('viewer', id)).body
    expect((await read('viewer', url)).status).toBe(200)
    expect([
      (await read('manager', url)).status,
      (await read('viewer', url.replace(/signature=./, 'signature=X'))).status,
      (await read('viewer', url.split('?')[0] ?? '')).status,
    ]).toEqual([404, 404, 404])
    expect([
      (await linkFor('sibling', id, 12)).status,
      (await linkFor('other', id, 21)).status,
    ]).toEqual([404, 404])
    context.now = addSeconds(context.now, 301)
    expect([(await read('viewer', url)).status]).toEqual([409])
  })
  test('閲覧のみの人は、開けるが、送れない', async () => {
    expect((await start(100, 'a.pdf', 'viewer')).status).toBe(403)
  })
})

describe('ひな形に付ける', () => {
  test('名前と大きさは預かったときのもので、求人は写しを持ち、4件目は付けられない', async () => {
    const { body: manual } = await handIn(pdfOf())
    const { status, body } = await save([{ ...manual, name: '別の名前.exe', byteSize: 999 }])
    expect([status, body.content.manuals]).toEqual([200, [manual]])
    expect(
      (await save([1, 2, 3, 4].map((n) => ({ ...manual, id: n })))).body.fields,
    ).toHaveProperty(['content.manuals'])
  })
  test('マッチングすると、自動メッセージのあとに、マニュアルの名が店舗から届く', async () => {
    const { body: manual } = await handIn(pdfOf())
    const context = await testContext()
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '小林 千夏' })
      await addOffering(db, {
        id: 1,
        day: '2026-11-26',
        terms: offerContent({ autoMessage: 'お申し込みありがとうございます。', manuals: [manual] }),
      })
      await apply({ db, now: context.now }, 901, 1)
    })
    const sent = await context.db.tx('system', (db) =>
      db
        .select({ kind: chatMessages.kind, body: chatMessages.body })
        .from(chatMessages)
        .where(eq(chatMessages.offeringId, 1))
        .orderBy(chatMessages.id),
    )
    expect(sent.slice(1)).toEqual([
      { kind: 'auto', body: 'お申し込みありがとうございます。' },
      {
        kind: 'auto',
        body: 'お仕事のマニュアル(PDF)です。勤務の前にご確認ください。\n・接客の手順.pdf',
      },
    ])
  })
  test('ひな形か求人が使うものは残り、1週間どこにも使われないものは消える', async () => {
    const context = await testContext()
    const made: Manual[] = []
    for (const name of ['ひな形.pdf', '求人.pdf', '使わない.pdf'])
      made.push((await handIn(pdfOf(), name)).body)
    const [inOffer, inOffering, unused] = made as [Manual, Manual, Manual]
    await writeRows(async (db) => {
      await db
        .update(offers)
        .set({ content: offerContent({ manuals: [inOffer] }) })
        .where(eq(offers.id, OFFER[11]))
      await addOffering(db, {
        id: 1,
        day: '2026-11-26',
        terms: offerContent({ manuals: [inOffering] }),
      })
    })
    const left = async (days: number) => {
      context.now = addSeconds(context.now, days * 86_400)
      await writeRows((db) => enqueue(db, 'sweep', {}, context.now))
      while (await runNextJob(context, jobDefinitions));
      return (
        await context.db.tx('system', (db) =>
          db.select({ id: manuals.id }).from(manuals).where(eq(manuals.clientId, 11)),
        )
      )
        .map(({ id }) => id)
        .sort()
    }
    expect(await left(6)).toEqual([inOffer.id, inOffering.id, unused.id])
    expect(await left(2)).toEqual([inOffer.id, inOffering.id])
    expect(await left(30)).toEqual([inOffer.id, inOffering.id])
    expect(await count(manualPieces)).toBe(2)
  })
})
