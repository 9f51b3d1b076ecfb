import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { matchings as matchingsContract } from '@/contracts/matchings'
import { offeringLifecycle } from '@/contracts/offerings'
import { shareLinks } from '@/contracts/shareLinks'
import { matchings, offerings as table } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { requestsTo, takeMessages, setNow } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore, OFFER, writeRows } from '@tests/kit/serverKit'
import { inDialog } from '@tests/kit/userActions'
import { expectDialogClosed, addMatches, openOffering } from './offeringActionsKit'

const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'その他の操作' }))
  return within(await screen.findByRole('menu', { name: /のその他の操作$/ }))
}
const choose = async (name: string | RegExp) => {
  await userEvent.click((await menu()).getByRole('menuitem', { name }))
}
const offering = async () =>
  (
    await callStore<{ status: string; closedAt: string | null }>(
      'manager',
      'GET',
      '/offerings/8001',
    )
  ).body
describe('求人の操作', () => {
  test('操作は押したときに並び、いまできないものは理由を言い、ほかの画面へ行くものは行き先を持つ', async () => {
    await addMatches(901)
    await openOffering()
    const list = await menu()
    expect(list.getByRole('menuitem', { name: /求人を取り下げる/ })).toHaveTextContent(
      'マッチング済みのワーカーがいるため、取り下げられません。',
    )
    expect(list.getByRole('menuitem', { name: /公開範囲を広げる/ })).toHaveTextContent(
      'すでに一般公開しています。',
    )
    expect(list.getByRole('menuitem', { name: '募集人数を増やす' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/8001/edit`,
    )
    expect(list.getByRole('menuitem', { name: 'コピーする' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/new?copyOf=8001`,
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('button', { name: 'その他の操作' })).toHaveFocus()
  })
  test('公開していない求人を、すでに公開しているとは言わない', async () => {
    await callStore('manager', 'PATCH', '/offerings/8001/unpublished')
    await openOffering()
    const list = await menu()
    expect(list.getByRole('menuitem', { name: /公開範囲を広げる/ })).toHaveTextContent(
      '公開すると、はじめから一般公開です。',
    )
    expect(list.queryByText(/すでに一般公開/)).toBeNull()
  })
  test('終わった求人は、締め切りも取り下げも共有もできず、それぞれ理由を言う', async () => {
    await setNow(new Date('2026-12-05T10:00:00+09:00'))
    await openOffering()
    const list = await menu()
    for (const [name, why] of [
      [/共有する/, '募集を終了した求人の共有URLは使えません。'],
      [/一斉に連絡/, '勤務から7日を過ぎたため、メッセージを送れません。'],
      [/募集人数を増やす/, '勤務が終了したため変更できません。'],
      [/締め切る/, 'すでに募集を終了しています。'],
      [/取り下げる/, '開始時刻を過ぎた求人は、取り下げられません。'],
    ] as const)
      expect(list.getByRole('menuitem', { name })).toHaveTextContent(why)
  })
  test('閲覧のみの人に操作はなく、店舗スタッフは共有と連絡だけができる', async () => {
    await openOffering('viewer')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'その他の操作' })).toBeNull()
    await openOffering('clientStaff')
    expect(
      (await menu())
        .getAllByRole('menuitem')
        .map((item) => item.firstElementChild?.nextElementSibling?.firstChild?.textContent),
    ).toEqual(['共有する(URL・QRコード)', 'ワーカーへ一斉に連絡する'])
  })
})
describe('共有する', () => {
  test('QRコードとURLを出し、コピーできる', async () => {
    const user = userEvent.setup()
    const copied: string[] = []
    await openOffering()
    await choose(/共有する/)
    const sheet = await inDialog('求人を共有する')
    const urlField = await sheet.findByRole('textbox', { name: '共有URL' })
    expect(
      sheet.getByRole('img', { name: '「ディナーのホールスタッフ」の共有URLのQRコード' }),
    ).toBeVisible()
    expect(sheet.getByText(/申し込みの締切\(11月22日\(日\) 17:00\)まで使えます/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    await user.click(sheet.getByRole('button', { name: 'URLをコピーする' }))
    expect(await sheet.findByText('URLをコピーしました。')).toBeVisible()
    expect(copied).toEqual([(urlField as HTMLInputElement).value])
    expect(copied[0]).toMatch(/\/api\/s\/[0-9a-f]{32}$/)
    clipboard.mockRejectedValueOnce(new Error('refused'))
    await user.click(sheet.getByRole('button', { name: 'URLをコピーする' }))
    expect(await sheet.findByText(/コピーできませんでした。/)).toBeVisible()
  })
  test('開いているあいだに締め切られていたら、ない理由を言い、通信の失敗はやり直せる', async () => {
    await openOffering()
    await screen.findByRole('heading', { level: 1 })
    await callStore('staff', 'PATCH', '/offerings/8001/close')
    await choose(/共有する/)
    expect(
      await (
        await inDialog('求人を共有する')
      ).findByText('公開していない求人に、共有URLはありません。公開すると使えます。'),
    ).toBeVisible()
    await userEvent.click(
      (await inDialog('求人を共有する')).getAllByRole('button', {
        name: '閉じる',
      })[0] as HTMLElement,
    )
    await expectDialogClosed()
    expect(await screen.findByText('非公開')).toBeVisible()
    await writeRows((db) =>
      db
        .update(table)
        .set({ publishedAt: '2026-11-01T00:00:00Z', closedAt: null })
        .where(eq(table.id, 8001)),
    )
    overrideAnswer(shareLinks.shareUrl, {
      status: 500,
      code: 'internal',
      messages: ['サーバーで問題が起きました。'],
    })
    await openOffering()
    await choose(/共有する/)
    const again = within(await screen.findByRole('dialog'))
    expect(await again.findByText('サーバーで問題が起きました。')).toBeVisible()
    mockServer.resetHandlers()
    await userEvent.click(again.getByRole('button', { name: /再読み込み|もう一度|再試行/ }))
    expect(await again.findByRole('textbox', { name: '共有URL' })).toBeVisible()
  })
})
describe('締め切る・取り下げる', () => {
  test('理由を選んで締め切ると、理由が残り、詳細が読みなおされる', async () => {
    await addMatches(901)
    await openOffering()
    await choose('募集を締め切る')
    const sheet = await inDialog('募集を締め切る')
    const apply = sheet.getByRole('button', { name: '募集を締め切る' })
    expect(sheet.getByText('決まっている1名は、予定どおり働きます。')).toBeVisible()
    await userEvent.click(apply)
    expect(await sheet.findByText('締め切る理由を選んでください。')).toBeVisible()
    expect(requestsTo(/close$/)).toEqual([])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(sheet.getByRole('radio', { name: '人員が不要になった' }))
    await userEvent.click(apply)
    await expectDialogClosed()
    expect(takeMessages()).toEqual(['募集を締め切りました。決まっているワーカーはそのままです。'])
    expect(requestsTo(/closed_reason$/).map((call) => JSON.parse(call.body))).toEqual([
      { code: 'no_longer_needed', note: '' },
    ])
    expect((await offering()).status).toBe('matching')
    expect((await menu()).getByRole('menuitem', { name: /募集を締め切る/ })).toHaveTextContent(
      'すでに募集を終了しています。',
    )
  })
  test('だれもいなければ非公開に戻ると前もって言い、理由を残せなくても締め切ったことは伝える', async () => {
    overrideAnswer(offeringLifecycle.closedReason, {
      status: 500,
      code: 'internal',
      messages: ['x'],
    })
    await openOffering()
    await choose('募集を締め切る')
    const sheet = await inDialog('募集を締め切る')
    expect(sheet.getByText(/求人は非公開に戻ります/)).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: 'その他' }))
    await userEvent.click(sheet.getByRole('button', { name: '募集を締め切る' }))
    await expectDialogClosed()
    expect(takeMessages()).toEqual([
      '募集を締め切りました。申し込みがなかったため、求人は非公開に戻りました。',
      '締め切った理由は記録できませんでした。',
    ])
    expect((await offering()).status).toBe('unpublished')
  })
  test('ほかの人が先に締め切っていたら、だれがいつ締め切ったかを言い、閉じると最新になる', async () => {
    await addMatches(901)
    await openOffering()
    await choose('募集を締め切る')
    const sheet = await inDialog('募集を締め切る')
    await userEvent.click(sheet.getByRole('radio', { name: 'その他' }))
    await callStore('staff', 'PATCH', '/offerings/8001/close')
    await userEvent.click(sheet.getByRole('button', { name: '募集を締め切る' }))
    expect(
      await sheet.findByText(/さんが11月20日\(金\) 9:41に、すでに締め切っています。/),
    ).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'やめる' }))
    await expectDialogClosed()
    expect((await menu()).getByRole('menuitem', { name: /募集を締め切る/ })).toHaveTextContent(
      'すでに募集を終了しています。',
    )
  })
  test('だれも決まっていない求人は、確かめてから取り下げる', async () => {
    await openOffering()
    await choose('求人を取り下げる')
    const dialog = await inDialog('この求人を取り下げますか')
    expect(dialog.getByText(/もう一度公開できます/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '求人を取り下げる' }))
    await expectDialogClosed()
    expect(takeMessages()).toEqual(['求人を取り下げました。いまは非公開です。'])
    expect(await screen.findByText('非公開')).toBeVisible()
  })
  test('取り下げようとする間に決まったら、取り下げられない理由を言う', async () => {
    await openOffering()
    await choose('求人を取り下げる')
    const dialog = await inDialog('この求人を取り下げますか')
    await addMatches(901)
    await userEvent.click(dialog.getByRole('button', { name: '求人を取り下げる' }))
    expect(
      await dialog.findByText(/マッチング済みのワーカーがいるため、取り下げられません。/),
    ).toBeVisible()
    expect((await offering()).status).toBe('published')
  })
})
describe('一斉に連絡する', () => {
  const write1 = async (text: string) => {
    await choose(/一斉に連絡/)
    const sheet = await inDialog('ワーカーへ一斉に連絡する')
    await userEvent.type(await sheet.findByRole('textbox', { name: /メッセージ/ }), text)
    await userEvent.click(sheet.getByRole('button', { name: '送る内容を確認する' }))
    return sheet
  }
  test('送れない言葉はその場で断り、確かめてから、宛先の全員に一度だけ送る', async () => {
    await addMatches(901, 902)
    await openOffering()
    const sheet = await write1('LINEで連絡してください')
    expect(await sheet.findByText(/と書かれています。/)).toBeVisible()
    const field = sheet.getByRole('textbox', { name: /メッセージ/ })
    await userEvent.clear(field)
    await userEvent.type(field, '裏口からお入りください。')
    await userEvent.click(sheet.getByRole('button', { name: '送る内容を確認する' }))
    expect(await sheet.findByText('マッチング済みの2名')).toBeVisible()
    expect(sheet.getByText('裏口からお入りください。')).toBeVisible()
    expect(requestsTo(/^POST .*messages$/)).toEqual([])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: '2名に送る' }))
    await expectDialogClosed()
    expect(takeMessages()).toEqual(['2名にメッセージを送りました。'])
    expect(requestsTo(/^POST .*messages$/).map((call) => JSON.parse(call.body))).toEqual([
      { body: '裏口からお入りください。', userIds: [901, 902] },
    ])
  })
  test('書き直すと文は残り、届かなかった人は名前と理由で分かる', async () => {
    await addMatches(901, 902)
    await openOffering()
    const sheet = await write1('こんにちは')
    await userEvent.click(await sheet.findByRole('button', { name: '書き直す' }))
    expect(sheet.getByRole('textbox', { name: /メッセージ/ })).toHaveValue('こんにちは')
    await userEvent.click(sheet.getByRole('button', { name: '送る内容を確認する' }))
    await callStore('manager', 'POST', '/offerings/8001/users/902/cancel', { reasonCategoryId: 1 })
    await userEvent.click(await sheet.findByRole('button', { name: '2名に送る' }))
    expect(await sheet.findByText('1名に送りました。次の1名には送れませんでした。')).toBeVisible()
    expect(
      sheet.getByText('渡邉 紗英さん: マッチングが終了しているため、送れません。'),
    ).toBeVisible()
  })
  test('チェックインする人がいなければ、欠勤の人が席に残っていても、選べず、理由を言う', async () => {
    await addMatches(901)
    await writeRows((db) => db.update(matchings).set({ status: 'absence', absenceKind: 'no_show' }))
    await openOffering()
    const item = (await menu()).getByRole('menuitem', { name: /一斉に連絡/ })
    await waitFor(() =>
      expect(item).toHaveTextContent('この求人には、メッセージを送れるワーカーがいません。'),
    )
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(
      (
        await callStore('manager', 'POST', '/offerings/8001/messages', {
          body: '集合は裏口です',
          userIds: null,
        })
      ).status,
    ).toBe(409)
  })
})
test('ワーカー一覧は、サーバーの付けた名前のファイルで受け取り、断られたら知らせる', async () => {
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await addMatches(901)
  await openOffering()
  await choose('ワーカー一覧をCSVで保存する')
  await waitFor(() =>
    expect(saved).toEqual([
      '2026-11-22_みのり食堂 渋谷宮益坂店_ディナーのホールスタッフ_ワーカー一覧.csv',
    ]),
  )
  overrideAnswer(matchingsContract.csv, {
    status: 403,
    code: 'forbidden',
    messages: ['この操作を行う権限がありません。'],
  })
  await choose('ワーカー一覧をCSVで保存する')
  await waitFor(() => expect(takeMessages()).toEqual(['この操作を行う権限がありません。']))
  expect(saved).toHaveLength(1)
})
