import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import router from 'next-router-mock'
import { answer, mockServer } from '@mocks/server'
import { workers as contract } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { UserDetailScreen } from '@/features/users/UserDetailScreen'
import { UserListScreen } from '@/features/users/UserListScreen'
import { clientUsers, groups, groupUsers, userBadges } from '@/server/db/schema'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { addMatch, addOffering, addWorker, callStore, writeRows } from '@tests/kit/serverKit'
import { axeViolations } from '@tests/kit/renderPage'
import { requestsTo, tearDownStore, setUpStore, showScreen } from './storeKit'

const LIST = '/clients/11/users'
const LINH = 901
const MISAKI = 902
const SAKURA = 903
const open = (who: Parameters<typeof showScreen>[0] = 'manager', address = LIST) =>
  showScreen(who, address, <UserListScreen clientId='11' />)
const openOne = (who: Parameters<typeof showScreen>[0] = 'manager', userId = LINH) =>
  showScreen(who, `${LIST}/${userId}`, <UserDetailScreen clientId='11' userId={String(userId)} />)
const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('[role=row]') as HTMLElement
const names = () =>
  screen
    .queryAllByRole('link')
    .filter((a) => /users\/\d+$/.test(a.getAttribute('href') ?? ''))
    .map((a) => a.textContent)
const shown = () => waitFor(() => expect(names().length).toBeGreaterThan(0))

async function people() {
  await writeRows(async (db) => {
    await db.delete(userBadges)
    await db.delete(groupUsers)
    await db.delete(clientUsers)
    await addWorker(
      db,
      LINH,
      'グエン ティ リン',
      { nameKana: 'NGUYEN THI LINH', kanaKey: 'グエンティリン', goodCount: 98, reviewCount: 100 },
      { workedCount: 12, lastWorkedOn: '2026-11-19', trusted: true },
    )
    await addWorker(
      db,
      MISAKI,
      '髙橋 美咲',
      { nameKana: 'タカハシ ミサキ', kanaKey: 'タカハシミサキ', goodCount: 10, reviewCount: 10 },
      { workedCount: 5, lastWorkedOn: '2026-11-20', memo: 'レジ締めまで任せられる。' },
    )
    await addWorker(
      db,
      SAKURA,
      '德永 さくら',
      { nameKana: 'トクナガ サクラ', kanaKey: 'トクナガサクラ', goodCount: 8, reviewCount: 10 },
      { workedCount: 0 },
    )
    const at = { createdAt: '2026-10-01T00:00:00Z', updatedAt: '2026-10-01T00:00:00Z' }
    await db.insert(groups).values([
      { id: 7001, companyId: 1, clientId: 11, name: 'ホール経験者', ...at },
      { id: 7002, companyId: 1, clientId: null, name: '土日に強い', ...at },
    ])
    await db.insert(groupUsers).values(
      [7001, 7002].map((groupId) => ({
        companyId: 1,
        groupId,
        userId: LINH,
        addedAt: '2026-11-01T00:00:00Z',
      })),
    )
    await addOffering(db, { id: 8001 })
    await addOffering(db, { id: 8002, day: '2026-11-12' })
    await addMatch(db, 8001, LINH)
    await addMatch(db, 8002, LINH, {
      status: 'worked',
      checkedInAt: '2026-11-12T08:08:00Z',
      checkedOutAt: '2026-11-12T13:30:00Z',
      paymentStatus: 'confirmed',
    })
  })
}
beforeEach(async () => {
  await setUpStore()
  await people()
})
afterEach(tearDownStore)

describe('ワーカーの一覧', () => {
  test('一行に、勤務回数・評価・次の予定・グループ・今月の残りが並び、タブに人数が出る', async () => {
    await open()
    expect(await row('グエン ティ リン')).toHaveTextContent(
      /NGUYEN THI LINH ・ 27歳.*認定.*12回.*98%.*11\/19\(木\).*本日 17:00.*ホール経験者 ほか1.*あと61,811円/,
    )
    expect(await row('德永 さくら')).toHaveTextContent(/はじめて.*0回.*80%.*なし/)
    expect(names()).toEqual(['髙橋 美咲', 'グエン ティ リン', '德永 さくら'])
    expect(screen.getByRole('navigation', { name: 'ワーカーの表示' })).toHaveTextContent(
      'すべて3勤務経験あり2認定1リピーター2お気に入り0卒業0サポーター0ブロック中0',
    )
    expect(await axeViolations()).toEqual([])
  })
  test('ひらがなで探し、条件は住所に残り、一度に消せる', async () => {
    await open()
    await shown()
    await userEvent.type(
      screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }),
      'たかはし',
    )
    await waitFor(() => expect(names()).toEqual(['髙橋 美咲']))
    expect(screen.getByText('3名中 1名が該当')).toBeVisible()
    expect(router.asPath).toContain('nameKana=')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Good率' }), '100')
    await userEvent.click(await screen.findByRole('button', { name: '条件をクリア' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    await userEvent.type(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }), 'いない')
    expect(
      await screen.findByText(/条件をゆるめるか、フリガナの一部でお試しください/),
    ).toBeVisible()
  })
  test('見出しで並べ替え、タブで絞り込める', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('button', { name: '当店' }))
    await waitFor(() => expect(names()).toEqual(['グエン ティ リン', '髙橋 美咲', '德永 さくら']))
    await userEvent.click(screen.getByRole('link', { name: /^認定\s*\d/ }))
    await waitFor(() => expect(names()).toEqual(['グエン ティ リン']))
    await userEvent.click(screen.getByRole('link', { name: /^卒業\s*\d/ }))
    expect(await screen.findByRole('heading', { name: '卒業ワーカーはまだいません' })).toBeVisible()
  })
  test('2名を選び、新しいグループを作って、そのグループに募集する', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('checkbox', { name: '髙橋 美咲さんを選択' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'グエン ティ リンさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: 'グループに追加' }))
    const sheet = await screen.findByRole('dialog', { name: '2名をグループに追加する' })
    expect(await within(sheet).findByText(/ワーカーには表示されません。いま/)).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: '2名を追加する' }))
    expect(
      await within(sheet).findByText('グループを選ぶか、新しいグループの名前を入力してください。'),
    ).toBeVisible()
    await userEvent.type(
      within(sheet).getByRole('textbox', { name: /新しいグループの名前/ }),
      '常連ホール',
    )
    await userEvent.click(within(sheet).getByRole('button', { name: '2名を追加する' }))
    const done = await screen.findByText('「常連ホール」(2名)を作りました。')
    expect(done).toBeVisible()
    expect(requestsTo(/^POST .*\/groups$/).map((call) => JSON.parse(call.body))).toMatchObject([
      { name: '常連ホール', userIds: [MISAKI, LINH] },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'このグループに募集する' }))
    const offer = await screen.findByRole('link', { name: /ディナーのホールスタッフ/ })
    expect(offer.getAttribute('href')).toMatch(/offerings\/new\?groupId=\d+$/)
  })
  test('まとめて認定し、グループから外し、ブロックする。ブロックには理由がいる', async () => {
    await open()
    await shown()
    await userEvent.click(screen.getByRole('checkbox', { name: '髙橋 美咲さんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '認定ワーカーにする' }))
    await waitFor(async () => expect(await row('髙橋 美咲')).toHaveTextContent('認定'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'グエン ティ リンさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'グループから外す' }))
    const groupsOf = await screen.findByRole('dialog', { name: '1名をグループから外す' })
    await userEvent.click(await within(groupsOf).findByRole('checkbox', { name: /ホール経験者/ }))
    await userEvent.click(within(groupsOf).getByRole('button', { name: '1名を外す' }))
    await waitFor(async () =>
      expect(await row('グエン ティ リン')).not.toHaveTextContent('ホール経験者'),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '德永 さくらさんを選択' }))
    await userEvent.click(await screen.findByRole('button', { name: '選択した1名のその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    const sheet = await screen.findByRole('dialog', { name: '德永 さくらさんをブロックする' })
    expect(within(sheet).getByRole('radio', { name: '企業のすべての店舗' })).toBeDisabled()
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    expect(await within(sheet).findByText('理由を選んでください。')).toBeVisible()
    await userEvent.click(within(sheet).getByRole('radio', { name: '勤務態度' }))
    await userEvent.type(
      within(sheet).getByRole('textbox', { name: /店舗用のメモ/ }),
      '番号は 1234 5678 9018',
    )
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    expect(await within(sheet).findByText(/マイナンバーと思われる12桁/)).toBeVisible()
    await userEvent.clear(within(sheet).getByRole('textbox', { name: /店舗用のメモ/ }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    await waitFor(async () => expect(await row('德永 さくら')).toHaveTextContent('ブロック中'))
  })
  test('企業全体のブロックは、企業の管理者が一覧からも解除できる。店舗管理者には、だれができるかを言う', async () => {
    await callStore('company', 'POST', '/user_block_lists', {
      userIds: [MISAKI],
      reasonCode: 'trouble',
      note: '',
      scope: 'company',
    })
    const acts = async () => {
      await userEvent.click(
        within(await row('髙橋 美咲')).getByRole('button', { name: '髙橋 美咲さんの操作' }),
      )
      return screen.findByRole('menu')
    }
    await open('manager')
    const refused = await acts()
    expect(within(refused).getByRole('menuitem', { name: /ブロックを解除する/ })).toHaveTextContent(
      '企業の管理者が解除できます',
    )
    expect(within(refused).getByRole('menuitem', { name: /グループを編集する/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await open('company')
    await userEvent.click(
      within(await acts()).getByRole('menuitem', { name: 'ブロックを解除する' }),
    )
    const dialog = await screen.findByRole('dialog', {
      name: '髙橋 美咲さんのブロックを解除しますか',
    })
    expect(dialog).toHaveTextContent('企業のすべての店舗で、求人がまた表示されるようになります。')
    await userEvent.click(within(dialog).getByRole('button', { name: 'ブロックを解除する' }))
    await waitFor(async () => expect(await row('髙橋 美咲')).not.toHaveTextContent('ブロック'))
  })
  test('電話では、選択を始めてから選べる。閲覧のみの人は選べない', async () => {
    setWindowWidth(375)
    const bar = document.createElement('div')
    bar.id = 'app-bar-actions'
    document.body.append(bar)
    await open()
    await shown()
    expect(screen.queryByRole('checkbox', { name: '髙橋 美咲さんを選択' })).toBeNull()
    await open('viewer')
    await shown()
    expect(screen.queryByRole('button', { name: /さんの操作/ })).toBeNull()
    bar.remove()
  })
  test('読み込めなければ理由とやり直し、権限がなければその説明', async () => {
    answer(contract.list, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await open()
    expect(await screen.findByText('ワーカーを読み込めませんでした')).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    await shown()
    await open('accounting')
    expect(
      await screen.findByRole('heading', { name: 'ワーカーを見る権限がありません' }),
    ).toBeVisible()
  })
})

describe('ワーカーの詳細', () => {
  test('次の勤務・数字・履歴・上限・グループ・メモがひと目で分かる', async () => {
    await openOne()
    expect(await screen.findByRole('heading', { level: 1, name: 'グエン ティ リン' })).toBeVisible()
    expect(
      screen.getByRole('link', {
        name: /本日.*17:00〜22:30 ディナーのホールスタッフ.*緊急連絡先は16:00から見られます/,
      }),
    ).toHaveAttribute('href', '/clients/11/offerings/8001')
    const past = await screen.findByText(/17:00〜22:30 ・ 遅刻8分/)
    expect(past.closest('li')).toHaveTextContent(/11\/12\(木\).*未評価/)
    expect(screen.getByRole('meter', { name: '今月' })).toHaveAttribute('aria-valuenow', '16188')
    expect(screen.getByText('あと61,811円 ・ 12月1日(火)に戻ります')).toBeVisible()
    expect(screen.getByText('企業共通: 土日に強い')).toBeVisible()
    expect(
      await screen.findByText('まだ評価していません。勤務が終わると、評価できます。'),
    ).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('グループを変え、メモを書く。先に保存した人がいれば、その内容を見て上書きできる', async () => {
    await openOne('clientStaff', MISAKI)
    await userEvent.click(await screen.findByRole('button', { name: 'グループを編集' }))
    const sheet = await screen.findByRole('dialog', { name: '髙橋 美咲さんのグループ' })
    await userEvent.click(await within(sheet).findByRole('checkbox', { name: /ホール経験者/ }))
    await userEvent.click(within(sheet).getByRole('button', { name: '保存する' }))
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'グループ' })).toHaveTextContent('ホール経験者'),
    )
    await userEvent.click(screen.getByRole('button', { name: '店舗メモを編集' }))
    const memo = await screen.findByRole('dialog', { name: '髙橋 美咲さんの店舗メモ' })
    await writeRows((db) =>
      db.update(clientUsers).set({ memo: '発注も教えた。', memoVersion: 2, memoUpdatedBy: 4 }),
    )
    await userEvent.type(within(memo).getByRole('textbox', { name: /メモ/ }), '日本語も問題なし。')
    await userEvent.click(within(memo).getByRole('button', { name: 'メモを保存する' }))
    expect(await within(memo).findByText(/先に更新しました/)).toBeVisible()
    await userEvent.click(await within(memo).findByRole('button', { name: 'この内容で上書きする' }))
    await userEvent.click(within(memo).getByRole('button', { name: 'メモを保存する' }))
    expect(await screen.findByText('レジ締めまで任せられる。日本語も問題なし。')).toBeVisible()
  })
  test('卒業ワーカーに登録し、運営に通報し、緊急連絡先は時間の前だと説明する', async () => {
    await openOne()
    await userEvent.click(await screen.findByRole('button', { name: '卒業ワーカーに登録する' }))
    const graduate = await screen.findByRole('dialog', {
      name: 'グエン ティ リンさんを卒業ワーカーに登録する',
    })
    await userEvent.click(within(graduate).getByRole('radio', { name: '直接雇用' }))
    await userEvent.click(within(graduate).getByRole('radio', { name: 'パート・アルバイト' }))
    await userEvent.type(
      within(graduate).getByRole('textbox', { name: /店舗用のメモ/ }),
      '𠮷野さんの紹介',
    )
    await userEvent.click(within(graduate).getByRole('button', { name: '登録する' }))
    expect(
      await screen.findByText(
        /直接雇用 ・ パート・アルバイト ・ 11月20日\(金\)に登録.*𠮷野さんの紹介/,
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '運営に通報する' }))
    const report = await screen.findByRole('dialog', {
      name: 'グエン ティ リンさんを運営に通報する',
    })
    await userEvent.click(within(report).getByRole('radio', { name: 'ハラスメント' }))
    await userEvent.type(
      within(report).getByRole('textbox', { name: /状況/ }),
      '休憩中に、ほかのワーカーへ大きな声で繰り返し怒鳴りました。',
    )
    await userEvent.click(within(report).getByRole('button', { name: '運営に通報する' }))
    expect(await screen.findByText(/受付番号 R-\d{6}/)).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: '閉じる' }).at(-1) ??
        document.body,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: '緊急連絡先を見る' }))
    expect(await screen.findByText(/緊急連絡先は、勤務開始の60分前/)).toBeVisible()
  })
  test('ブロックすると理由が残り、解除できる。店舗担当者には相談先を知らせる', async () => {
    await openOne()
    await userEvent.click(await screen.findByRole('button', { name: 'ブロックする' }))
    const sheet = await screen.findByRole('dialog', { name: 'グエン ティ リンさんをブロックする' })
    await userEvent.click(within(sheet).getByRole('radio', { name: 'トラブル' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'ブロックする' }))
    expect(await screen.findByText('この店舗でブロック中(トラブル)')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'ブロックを解除する' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'ブロックを解除する' }),
    )
    await waitFor(() => expect(screen.queryByText('この店舗でブロック中(トラブル)')).toBeNull())
    await openOne('clientStaff')
    expect(await screen.findByText(/必要なときは店舗管理者にご相談ください/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ブロックする' })).toBeNull()
    await openOne('viewer')
    expect(await screen.findByText(/閲覧のみの権限のため/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '緊急連絡先を見る' })).toBeNull()
  })
  test('はじめてのワーカーの読み込み中は、空の言葉と同じ高さの場所だけがある', async () => {
    let release = () => {}
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    mockServer.use(http.get(/\/users\/\d+\/(offerings|badges|reviews_from_client)/, () => held))
    await openOne('manager', SAKURA)
    await screen.findByRole('heading', { level: 1, name: '德永 さくら' })
    expect(screen.queryByRole('status', { name: '読み込み中' })).toBeNull()
    for (const words of [
      'まだ当店での勤務はありません。',
      /^まだありません。評価のときに/,
      /^まだ評価していません。/,
    ])
      expect(screen.getByText(words)).toHaveAttribute('data-waits')
    release()
    await waitFor(() =>
      expect(screen.getByText(/^まだ評価していません。/)).not.toHaveAttribute('data-waits'),
    )
  })
  test('25万円に達したら、マイナンバーの依頼の画面へ行ける', async () => {
    const { body } = await callStore<UserDetail>('manager', 'GET', `/users/${LINH}`)
    const way = { name: '報酬上限で依頼の状況を見る' }
    await openOne()
    expect(
      await screen.findByText('今年25万円に達すると、マイナンバーの提供を依頼できます。'),
    ).toBeVisible()
    expect(screen.queryByRole('link', way)).toBeNull()
    if (!body.limits) throw new Error('a manager reads limits')
    answer(contract.one, {
      ...body,
      limits: { ...body.limits, year: { ...body.limits.year, usedYen: 250_000 } },
    })
    await openOne()
    expect(await screen.findByRole('link', way)).toHaveAttribute(
      'href',
      '/clients/11/users/salary_limit?list_type=mynumber_requestable',
    )
  })
  test.each<[Parameters<typeof showScreen>[0], boolean]>([
    ['manager', true],
    ['viewer', false],
  ])('いくら稼いだかは、個人の情報を見られる人にだけ出す(%s)', async (who, reads) => {
    await open(who)
    await screen.findByRole('link', { name: 'グエン ティ リン' })
    expect([
      screen.queryByRole('columnheader', { name: '今月の上限' }) !== null,
      screen.queryByRole('columnheader', { name: '全体' }) !== null,
    ]).toEqual([reads, !reads])
    await openOne(who)
    await screen.findByRole('heading', { name: 'プロフィール' })
    expect(screen.queryByRole('heading', { name: '報酬の上限' }) !== null).toBe(reads)
  })
  test('知らないワーカーは見つからず、読み込めなければやり直せる', async () => {
    await openOne('manager', 999)
    expect(
      await screen.findByRole('heading', { name: 'このワーカーは見つかりません' }),
    ).toBeVisible()
    answer(contract.one, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await openOne()
    expect(await screen.findByRole('heading', { name: 'ワーカーを表示できません' })).toBeVisible()
  })
})
