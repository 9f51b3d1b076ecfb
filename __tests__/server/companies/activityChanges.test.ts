import { eq } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import { ClientFields } from '@/contracts/clients/schemas'
import { ClosingDayInput } from '@/contracts/closingDays/schemas'
import { CompanyInput } from '@/contracts/companies/schemas'
import { OfferingInput } from '@/contracts/offerings/schemas'
import { OfferContent } from '@/contracts/offers/schemas'
import { isAuditField } from '@/domain/audit/auditFields'
import { matchings } from '@/server/db/schema'
import { browser } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  callStore,
  OFFER,
  offerContent,
  offeringInput,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 1101
const newest = async () => {
  const { body } = await callApi<ActivityList>('company', 'GET', '/companies/1/activities')
  const [first] = body.items
  if (!first) throw new Error('nothing was recorded')
  return first
}
/** The changes as the screen reads them: 「時給: 1,350円 → 1,380円」. */
const changes = async () =>
  (await newest()).changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`)
const done = async (answer: Promise<{ status: number }>) =>
  expect((await answer).status).toBeLessThan(300)

beforeEach(() =>
  prepareStoreWith('activity_changes', async (db) => {
    for (const [id, name] of [
      [901, '山田 太郎'],
      [902, '佐藤 花子'],
    ] as const)
      await addWorker(db, { id, name })
    await addOffering(db, { id: SHIFT, day: '2026-11-28' })
    await addMatch(db, SHIFT, 901)
  }),
)

test.each([
  ['ひな形', { ...OfferContent.shape, ...OfferContent.shape.place.shape }, ['place', 'defaults']],
  ['求人', OfferingInput.shape, []],
  ['店舗', ClientFields.shape, []],
  ['企業', CompanyInput._zod.def.shape, ['billing', 'lockVersion']],
  ['休み', ClosingDayInput.shape, []],
])('%sのどの項目も、記録に名前を持つ', (_, shape, apart) => {
  const names = Object.keys(shape).filter((name) => !(apart as string[]).includes(name))
  expect(names.filter((name) => !isAuditField(name))).toEqual([])
})

test('ひな形は、どの項目がどう変わったか。文章は長さだけで、書いたことは残らない', async () => {
  const content = offerContent()
  await done(
    callStore('manager', 'PATCH', `/offers/${OFFER[11]}`, {
      title: 'ディナーのホールスタッフ',
      masterCompanyOccupationId: 101,
      content: {
        ...content,
        smokingPolicy: 'allowed',
        contactPerson: '長谷川 誠',
        minAge: 15,
        defaults: { ...content.defaults, breakMin: 45, startTime: '07:30' },
      },
      draft: false,
      lockVersion: 1,
      copiedFromOfferId: null,
    }),
  )
  expect(await newest()).toMatchObject({
    text: 'ひな形を変更',
    store: { id: 11 },
    targets: [{ kind: 'offer', id: OFFER[11], name: 'ディナーのホールスタッフ' }],
  })
  expect(await changes()).toEqual([
    '対象の年齢: 18歳以上 → 15歳以上(高校生なども申し込めます)',
    '担当者: なし → 5文字',
    '受動喫煙対策: 屋内禁煙 → 喫煙可',
    '開始: 17:00 → 7:30',
    '休憩: 0分 → 45分',
  ])
  expect(JSON.stringify(await newest())).not.toContain('長谷川')
})

test('求人は日と時間と公開範囲も、前後で残る', async () => {
  await done(
    callStore('manager', 'POST', `/offers/${OFFER[11]}/offerings`, {
      ...offeringInput(),
      publish: false,
      acknowledged: true,
    }),
  )
  const { targets } = await newest()
  const [made] = targets
  await done(
    callStore('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/${made?.id}`, {
      ...offeringInput({
        workOn: '2026-11-27',
        endTime: '22:30',
        scope: 'worked',
        memo: '鍵は裏口',
      }),
      publish: false,
      acknowledged: true,
      lockVersion: 1,
    }),
  )
  expect(await changes()).toEqual([
    '勤務日: 11/28(土) → 11/27(金)',
    '終了: 23:30 → 22:30',
    '公開範囲: 一般公開 → 勤務経験者限定公開',
    '店舗用のメモ: なし → 4文字',
  ])
})

test('店舗と企業の情報', async () => {
  await done(
    callApi('company', 'PATCH', '/clients/11', {
      lockVersion: 1,
      smokingPolicy: 'outdoor_only',
      code: 'T-0142',
    }),
  )
  expect(await changes()).toEqual([
    '店舗コード: 〚11〛 → T-0142',
    '受動喫煙対策: 屋内禁煙 → 屋内禁煙(屋外に喫煙場所あり)',
  ])
  const { lockVersion, laborAgreement36 } = (
    await callApi<{ lockVersion: number; laborAgreement36: boolean }>(
      'company',
      'GET',
      '/companies/1',
    )
  ).body
  await done(
    callApi('company', 'PATCH', '/companies/1', {
      lockVersion,
      laborAgreement36: !laborAgreement36,
    }),
  )
  expect(await changes()).toEqual([
    laborAgreement36 ? '36協定: あり → なし' : '36協定: なし → あり',
  ])
})

test('休みは、いつの休みを足し、消したか', async () => {
  const day = {
    kind: 'single',
    weekday: null,
    weeks: [],
    startsOn: '2026-12-30',
    endsOn: '2026-12-31',
    opensOnHolidays: false,
    reason: '棚卸し',
  }
  const made = await callStore<{ id: number }>('manager', 'POST', '/closing_days', day)
  expect(await changes()).toEqual([
    '休みの種類: なし → 臨時の休み',
    '始まる日: なし → 12/30(水)',
    '終わる日: なし → 12/31(木)',
    '理由: なし → 3文字',
  ])
  await done(callStore('manager', 'DELETE', `/closing_days/${made.body.id}`))
  expect((await changes())[1]).toBe('始まる日: 12/30(水) → なし')
})

describe('消したものは、何だったか', () => {
  test.each([
    [
      'グループ',
      '/clients/11/groups',
      { name: '早番の常連さん', description: '', autoSetting: null, userIds: [] },
    ],
    [
      '定型文',
      '/clients/11/chat_texts',
      { title: '早番の常連さん', body: '明日もお待ちしています。' },
    ],
    [
      '全員に見せる条件',
      '/clients/11/saved_views',
      { list: 'offerings', name: '早番の常連さん', query: '?hasVacancy=1', isShared: true },
    ],
  ])('%s', async (_, path, body) => {
    const made = await callApi<{ id: number }>('manager', 'POST', path, body)
    expect(made.status).toBeLessThan(300)
    await done(callApi('manager', 'DELETE', `${path}/${made.body.id}`))
    expect((await newest()).changes).toEqual([
      { label: '削除したもの', before: '', after: '早番の常連さん' },
    ])
  })

  test('自分だけの条件の名前は、ほかの人には出ない', async () => {
    const view = { list: 'offerings', name: '内緒', query: '?hasVacancy=1', isShared: false }
    const made = await callStore<{ id: number }>('manager', 'POST', '/saved_views', view)
    await done(callStore('manager', 'DELETE', `/saved_views/${made.body.id}`))
    expect(JSON.stringify(await newest())).not.toContain('内緒')
  })

  test.each([
    [
      '労働者名簿',
      '/companies/1/worker_list_storages',
      {
        fromOn: '2026-11-01',
        toOn: '2026-11-20',
        clientIds: [11],
        columns: ['name'],
        format: 'csv_utf8',
      },
      '労働者名簿_20261101-20261120.csv',
    ],
    [
      '1年分の帳票',
      '/clients/11/record_archives',
      { lastMonth: '2026-10' },
      '帳票_202511-202610.zip',
    ],
  ])('%sのファイル', async (_, path, body, after) => {
    const made = await callApi<{ id: number }>('company', 'POST', path, body)
    expect(made.status).toBeLessThan(300)
    await done(callApi('company', 'DELETE', `${path}/${made.body.id}`))
    expect((await newest()).changes).toEqual([{ label: 'ファイル', before: '', after }])
  })

  test('招待を取り消された人は、その後も名前で分かる', async () => {
    const invitation = { email: 'yasuda@example.jp', role: 'clientStaff' }
    await done(
      callApi('company', 'POST', '/companies/1/members', { ...invitation, clientIds: [11] }),
    )
    const [invited] = (await newest()).targets
    await done(callApi('company', 'DELETE', `/companies/1/members/${invited?.id}/invitation`))
    expect(await newest()).toMatchObject({ text: '招待を取り消し', targets: [invited] })
    // Without a role in the company, asking for an account in vain does not name it.
    expect(
      (await callApi('accounting', 'PATCH', '/companies/1/members/8', { role: 'viewer' })).status,
    ).toBe(403)
    expect(await newest()).toMatchObject({ isDenied: true, targets: [{ id: 8, name: null }] })
  })
})

test('予算の追加の依頼は、いつのいくらか。取り下げても分かる', async () => {
  const budget = { clientId: 11, month: '2026-11', budgetYen: 500_000 }
  await done(callApi('company', 'PUT', '/companies/1/budgets', budget))
  const ask = { month: '2026-11', requestedYen: 900_000, reason: '年末の繁忙期のため' }
  const asked = await callStore<{ id: number }>('manager', 'POST', '/budget_requests', ask)
  const said = ['対象の月: なし → 2026年11月', '依頼した予算: なし → 900,000円']
  expect(await changes()).toEqual(expect.arrayContaining(said))
  await done(callStore('manager', 'DELETE', `/budget_requests/${asked.body.id}`))
  expect(await changes()).toEqual(said)
})

test('ひな形のコピーは、元の店舗とひな形と、コピー先', async () => {
  await done(
    callApi('company', 'POST', '/companies/1/offer_copies', {
      offerId: OFFER[11],
      clientIds: [12],
    }),
  )
  const { store, targets } = await newest()
  expect([store?.id, targets]).toEqual([
    11,
    [{ kind: 'offer', id: OFFER[11], name: 'ディナーのホールスタッフ' }],
  ])
  expect(await changes()).toEqual(['コピー先の店舗: なし → 〚店舗12〛'])
})

test('本文にだけあるワーカーも、番号で分かる', async () => {
  const block = (userIds: number[]) =>
    callStore('manager', 'PUT', '/users/trusted', { userIds, trusted: true })
  await done(block([901]))
  expect((await newest()).targets).toEqual([{ kind: 'worker', id: 901, name: null }])
  await done(block([901, 902]))
  expect(await changes()).toEqual(['対象のワーカー: なし → ワーカー 901・ワーカー 902'])
})

test('グループにだれを足し、外したか、ワーカーがどのグループに移ったか', async () => {
  const made = await callStore<{ id: number; lockVersion: number }>('manager', 'POST', '/groups', {
    name: 'ホール経験者',
    description: '',
    userIds: [],
    autoSetting: null,
  })
  const { id } = made.body
  await done(callStore('manager', 'PATCH', `/groups/${id}`, { addUserIds: [901, 902] }))
  expect(await newest()).toMatchObject({ targets: [{ kind: 'group', id, name: 'ホール経験者' }] })
  expect(await changes()).toEqual(['追加したワーカー: なし → ワーカー 901・ワーカー 902'])
  await done(callStore('manager', 'PATCH', `/groups/${id}`, { removeUserIds: [902] }))
  expect(await changes()).toEqual(['外したワーカー: なし → ワーカー 902'])
  await done(callStore('manager', 'PUT', '/users/902/groups', { groupIds: [id] }))
  expect(await changes()).toEqual(['グループ: なし → ホール経験者'])
})

test('評価といっしょに、だれをお気に入りにし、だれをブロックしたか', async () => {
  await writeRows(async (db) => {
    await addOffering(db, { id: 1102, day: '2026-11-19' })
    for (const userId of [901, 902]) await addMatch(db, 1102, userId, { status: 'worked' })
  })
  const rows = await asSystem((db) =>
    db.select().from(matchings).where(eq(matchings.offeringId, 1102)).orderBy(matchings.userId),
  )
  const reviews = rows.map(({ id, userId }) => ({
    matchingId: id,
    kind: 'good',
    reasons: [],
    positions: [],
    comment: '',
    addGroupIds: [],
    favorite: userId === 901 ? true : null,
    trusted: null,
    memo: null,
    block: userId === 902,
  }))
  const manager = await browser('manager')
  const path = '/app/api/v2/clients/11/offerings/1102/users/reviews'
  await done(manager.call('POST', path, { reviews }))
  expect(await changes()).toEqual([
    '対象のワーカー: なし → ワーカー 901・ワーカー 902',
    'お気に入りにしたワーカー: なし → ワーカー 901',
    'ブロックしたワーカー: なし → ワーカー 902',
  ])
})

test('定型文と、店舗で共有する条件は、名前で分かる。自分だけの条件の名前は出ない', async () => {
  const text = { title: '持ち物のご案内', body: '黒の靴をお持ちください。' }
  const made = await callStore<{ id: number }>('manager', 'POST', '/chat_texts', text)
  const target = { kind: 'chatText', id: made.body.id, name: '持ち物のご案内' }
  expect((await newest()).targets).toEqual([target])
  await done(
    callStore('manager', 'PUT', `/chat_texts/${made.body.id}`, {
      ...text,
      body: '黒い靴をお持ちください。',
      lockVersion: 1,
    }),
  )
  expect((await newest()).targets).toEqual([target])
  for (const [isShared, name] of [
    [true, '空きのある求人'],
    [false, null],
  ] as const) {
    const view = await callStore<{ id: number }>('manager', 'POST', '/saved_views', {
      list: 'offerings',
      name: isShared ? '空きのある求人' : '自分の条件',
      query: '?hasVacancy=1',
      isShared,
    })
    expect((await newest()).targets).toEqual([{ kind: 'savedView', id: view.body.id, name }])
  }
})

test('ワーカーへの操作は、どの求人の勤務かも分かる', async () => {
  await done(
    callStore(
      'manager',
      'PATCH',
      `/offerings/${SHIFT}/users/901/transportation_expense_allowance`,
      { transportationYen: 800, lockVersion: 1 },
    ),
  )
  expect((await newest()).targets).toEqual([
    { kind: 'worker', id: 901, name: null },
    { kind: 'offering', id: SHIFT, name: '11/28(土) ディナーのホールスタッフ' },
  ])
  expect(await changes()).toEqual(['交通費: 500円 → 800円'])
})
