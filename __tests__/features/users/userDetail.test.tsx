import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { workers as contract } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { WorkerDetailScreen } from '@/features/workers/WorkerDetailScreen'
import { clientUsers } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore, writeRows } from '@tests/kit/serverKit'
import { LINH, LIST, MISAKI, SAKURA, open } from './usersKit'

const openOne = (who: Parameters<typeof showScreen>[0] = 'manager', userId = LINH) =>
  showScreen(who, `${LIST}/${userId}`, <WorkerDetailScreen clientId='11' userId={String(userId)} />)
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
    // The month's total must stay below 78,000 yen: 16,188 + 61,811 = 77,999.
    expect(screen.getByText('16,188円')).toHaveTextContent('16,188円 / 77,999円まで')
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
    mockServer.use(
      http.get(/\/users\/\d+\/(offerings|experiences|reviews_from_client)/, () => held),
    )
    await openOne('manager', SAKURA)
    await screen.findByRole('heading', { level: 1, name: '德永 さくら' })
    expect(screen.queryByRole('status', { name: '読み込み中' })).toBeNull()
    for (const words of [
      'まだこの店舗での勤務はありません。',
      /^まだありません。評価のときに/,
      /^まだ評価していません。/,
    ])
      expect(screen.getByText(words)).toHaveAttribute('data-loading')
    release()
    await waitFor(() =>
      expect(screen.getByText(/^まだ評価していません。/)).not.toHaveAttribute('data-loading'),
    )
  })
  test('25万円に達したら、マイナンバーの依頼の画面へ行ける', async () => {
    const { body } = await callStore<UserDetail>('manager', 'GET', `/users/${LINH}`)
    const way = { name: '報酬上限で依頼の状況を見る' }
    await openOne()
    expect(
      await screen.findByText('今年度の報酬が25万円に達すると、マイナンバーの提供を依頼できます。'),
    ).toBeVisible()
    expect(screen.queryByRole('link', way)).toBeNull()
    if (!body.limits) throw new Error('a manager reads limits')
    overrideAnswer(contract.one, {
      ...body,
      limits: { ...body.limits, year: { ...body.limits.year, usedYen: 250_000 } },
    })
    await openOne()
    expect(await screen.findByRole('link', way)).toHaveAttribute(
      'href',
      '/clients/11/users/salary_limit?list_type=mynumber_requestable',
    )
  })
  test('今年の給与が300,000円に近づくと、給与支払報告書が要ることを知らせる (地方税法317条の6第3項)', async () => {
    const { body } = await callStore<UserDetail>('manager', 'GET', `/users/${LINH}`)
    if (!body.limits) throw new Error('a manager reads limits')
    const warning = '今年(1〜12月)の給与が285,000円です。あと15,001円で300,000円を超えます。'
    overrideAnswer(contract.one, {
      ...body,
      limits: { ...body.limits, calendarYear: { usedYen: 285_000, warning } },
    })
    await openOne()
    expect(await screen.findByText(warning)).toBeVisible()
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
    overrideAnswer(contract.one, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await openOne()
    expect(
      await screen.findByRole('heading', { name: 'ワーカーを読み込めませんでした' }),
    ).toBeVisible()
  })
})
