import { eq } from 'drizzle-orm'
import type { Offer, OfferContent, OfferInput } from '@/contracts/offers/schemas'
import { files, offers, restrictions } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  callApi,
  addOffering,
  callStore,
  offerContent,
  OFFER,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture, where account 4 is called 森下 由香.
import { input, type Refused } from './offersKit'

const ONE = `/offers/${OFFER[11]}`
describe('ひな形の保存', () => {
  const create = (overrides: Partial<OfferInput> = {}) =>
    callStore<Offer & Refused>('manager', 'POST', '/offers', input(overrides))
  const save = (
    overrides: Partial<OfferInput> = {},
    who: 'manager' | 'clientStaff' | 'viewer' = 'manager',
  ) => callStore<Offer & Refused>(who, 'PATCH', ONE, input(overrides))

  test('掲載基準に反しなければ、すぐに使える', async () => {
    const { status, body } = await create({ copiedFromOfferId: OFFER[11] })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        title: 'レジ・品出し',
        status: 'usable',
        content: offerContent(),
        lockVersion: 1,
        copiedFromOfferId: OFFER[11],
        offeringCount: 0,
        lastOfferedOn: null,
        latestOfferCreatedAt: null,
        matchRate: null,
        goodRate: null,
        updatedByName: '森下 由香',
        screeningReasons: [],
        aiGenerated: false,
        defaults: offerContent().defaults,
      }),
    ])
    expect(body.occupationName).toBe('ホール・接客')
  })
  test('掲載基準に反する言葉は、書いた欄の名前を挙げて断り、何も残さない', async () => {
    const context = await testContext()
    const before = await context.db.tx('system', (db) => db.$count(offers))
    const { status, body } = await create({
      content: offerContent({
        conditions: '20代の方。レジの基本操作ができる方。',
        autoMessage: 'LINEで連絡してください。',
      }),
    })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([
      422,
      ['content.autoMessage', 'content.conditions'],
    ])
    expect(body.fields?.['content.conditions']).toContain('年齢を条件にすることはできません')
    expect(await context.db.tx('system', (db) => db.$count(offers))).toBe(before)
  })
  test('初期値の時給が最低賃金を下回るひな形は断る', async () => {
    expect(
      (
        await create({
          content: offerContent({ defaults: { ...offerContent().defaults, hourlyWageYen: 1279 } }),
        })
      ).body.fields,
    ).toEqual({
      'content.defaults.hourlyWageYen': '時給が最低賃金(1,280円)を下回っています(最低賃金法4条)。',
    })
  })
  test('変更の範囲が空のひな形は断り、ことばの違反には理由・条文・書き方を添える', async () => {
    const { status, body } = await create({
      content: offerContent({
        changeScopeWork: '',
        changeScopePlace: ' ',
        precautions: '罰金5000円',
      }),
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'content.changeScopeWork': expect.stringContaining('職業安定法施行規則4条の2'),
      'content.changeScopePlace': expect.stringContaining('労働基準法施行規則5条'),
      'content.precautions': expect.stringMatching(
        /^【賠償予定・減給】「罰金5000円」: .*\(労働基準法16条・91条\)。この部分を削除してください。/,
      ),
    })
  })
  test('下書きは確かめずに残り、募集には使えない', async () => {
    const { body } = await create({
      draft: true,
      content: offerContent({ conditions: '20代の方' }),
    })
    expect(body.status).toBe('draft')
  })
  test('職種・写真・コピー元は、この店舗で使えるものだけ', async () => {
    await writeRows((db) =>
      db.insert(files).values({
        id: 601,
        clientId: 12,
        purpose: 'offerImage',
        name: 'a',
        mediaType: 'image/png',
        byteSize: 1,
        body: new Uint8Array(1),
        createdAt: '2026-01-01T00:00:00Z',
      }),
    )
    expect((await create({ masterCompanyOccupationId: 999_999 })).body.fields).toEqual({
      masterCompanyOccupationId: '職種を選び直してください。',
    })
    expect((await create({ content: offerContent({ imageFileIds: [601] }) })).body.fields).toEqual({
      'content.imageFileIds': '写真が見つかりません。もう一度選んでください。',
    })
    expect((await create({ copiedFromOfferId: OFFER[12] })).body.fields).toEqual({
      copiedFromOfferId: 'コピー元のひな形が見つかりません。',
    })
  })
  test('一覧にない特徴・資格、数字のない条件、選択肢の足りない質問は、欄の名前を挙げて断る', async () => {
    const question = {
      id: 'a',
      body: '通勤の方法',
      answerType: 'single' as const,
      options: ['電車'],
      required: true,
    }
    const faults = async (overrides: Partial<OfferContent>) =>
      Object.keys(
        (await create({ content: offerContent(overrides), draft: true })).body.fields ?? {},
      )
    expect(await faults({ tagIds: [999] })).toEqual(['content.tagIds'])
    expect(await faults({ qualificationIds: [7, 999] })).toEqual(['content.qualificationIds'])
    expect(
      await faults({ conditionItems: [{ type: 'good_rate_min', value: null, must: true }] }),
    ).toEqual(['content.conditionItems.0.value'])
    expect(
      await faults({ conditionItems: [{ type: 'good_rate_min', value: 101, must: true }] }),
    ).toEqual(['content.conditionItems.0.value'])
    expect(
      await faults({
        conditionItems: [
          { type: 'experience', value: null, must: true },
          { type: 'experience', value: null, must: true },
        ],
      }),
    ).toEqual(['content.conditionItems'])
    expect(await faults({ onboardingQuestions: [question] })).toEqual([
      'content.onboardingQuestions.0.options',
    ])
    expect(
      await faults({
        onboardingQuestions: [
          { ...question, options: ['電車', '車'] },
          { ...question, options: ['電車', '車'] },
        ],
      }),
    ).toEqual(['content.onboardingQuestions'])
    expect(
      await faults({
        onboardingQuestions: [{ ...question, options: ['電車', '車'] }],
        conditionItems: [{ type: 'good_rate_min', value: 100, must: true }],
        tagIds: [1],
        qualificationIds: [7],
        stoolInspection: 'required',
      }),
    ).toEqual([])
  })
  test('長さの足りない仕事内容は、欄の名前を挙げて断る', async () => {
    expect(
      (await create({ content: offerContent({ jobDescription: '短い' }) })).body.fields,
    ).toEqual({
      'content.jobDescription': '仕事内容は30文字以上で入力してください。',
    })
  })
  test('先に保存した人がいれば、だれかを告げて断り、上書きしない', async () => {
    expect((await save({ lockVersion: 1, title: '先の名前' })).body).toMatchObject({
      title: '先の名前',
      lockVersion: 2,
    })
    const { status, body } = await save({ lockVersion: 1, title: '後の名前' }, 'clientStaff')
    expect([status, body.messages.join('')]).toEqual([
      409,
      expect.stringContaining('森下 由香さんが先に更新しました'),
    ])
    expect((await callStore<Offer>('viewer', 'GET', ONE)).body.title).toBe('先の名前')
    expect((await save({ title: '版なし' })).body.fields).toHaveProperty('lockVersion')
  })
  test('要修正のひな形は、直して保存すると使えるようになる', async () => {
    await writeRows((db) =>
      db
        .update(offers)
        .set({
          status: 'violated',
          screeningReasons: [
            { field: 'content.conditions', message: '年齢による制限が書かれています' },
          ],
        })
        .where(eq(offers.id, OFFER[11])),
    )
    expect((await callStore<Offer>('manager', 'GET', ONE)).body).toMatchObject({
      status: 'violated',
      screeningReasons: [
        { field: 'content.conditions', message: '年齢による制限が書かれています' },
      ],
    })
    expect((await save({ lockVersion: 1 })).body).toMatchObject({
      status: 'usable',
      screeningReasons: [],
    })
  })
  test('利用停止のあいだは保存できない', async () => {
    await writeRows((db) =>
      db.insert(restrictions).values({
        clientId: 11,
        code: 'operator_suspension',
        level: 'block_all',
        message: '利用を停止しています。',
        sinceAt: '2026-11-01T00:00:00Z',
      }),
    )
    expect((await save({ lockVersion: 1 })).body).toMatchObject({
      code: 'restricted',
      messages: ['利用を停止しています。'],
    })
  })
  test('閲覧のみの人は403、他の店舗の人は404', async () => {
    expect((await save({ lockVersion: 1 }, 'viewer')).status).toBe(403)
    expect((await callStore('sibling', 'PATCH', ONE, input({ lockVersion: 1 }))).status).toBe(404)
    expect(
      (await callApi('sibling', 'PATCH', `/clients/12${ONE}`, input({ lockVersion: 1 }))).status,
    ).toBe(404)
  })
})
describe('ひな形のアーカイブ', () => {
  const toggle = () => callStore<Offer & Refused>('manager', 'PATCH', `${ONE}/archive`)

  test('もう一度呼ぶと元に戻る', async () => {
    expect((await toggle()).body.status).toBe('archived')
    expect((await toggle()).body.status).toBe('usable')
  })
  test('募集中・勤務前・勤務中の求人があるあいだは、アーカイブできない', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8001, peopleMatched: 1, closedAt: '2026-11-20T00:00:00Z' }),
    )
    const context = await testContext()
    for (const now of ['09:41', '17:00', '22:29']) {
      context.now = new Date(`2026-11-20T${now}:00+09:00`)
      const { status, body } = await toggle()
      expect([status, body.messages]).toEqual([
        409,
        ['募集中または勤務前の求人があるため、アーカイブできません。'],
      ])
    }
    context.now = new Date('2026-11-20T22:30:00+09:00')
    expect((await toggle()).body.status).toBe('archived')
  })
  test('非公開の求人は妨げない', async () => {
    await writeRows((db) => addOffering(db, { id: 8001, publishedAt: null }))
    expect((await toggle()).status).toBe(200)
  })
  test('店舗スタッフは編集できても、アーカイブはできない', async () => {
    expect((await callStore('clientStaff', 'PATCH', `${ONE}/archive`)).status).toBe(403)
    expect((await callStore('clientStaff', 'PATCH', ONE, input({ lockVersion: 1 }))).status).toBe(
      200,
    )
  })
})
