import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { rejectRequests } from '@/contracts/storeCancellations'
import { companies, matchings } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { refocusWindow, setNow } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import {
  SHIFT,
  agreeToPay,
  chooseReason,
  flashMessages,
  openRejection,
  allowancePanel,
  sendButton,
  sentRejections,
  statusOf,
  messageBox,
} from './cancellationKit'

const YEN = 5700
const LINE = new Date('2026-11-20T07:00:00+09:00').getTime()
describe('一人のキャンセル', () => {
  test('相手・勤務・残り時間を見せ、理由を選ぶまで送るボタンはない', async () => {
    await openRejection()
    const target = await screen.findByRole('region', { name: '対象' })
    for (const words of [
      '小林 千夏',
      'コバヤシ チナツ',
      'エース ・ この店舗2回 ・ Good率 97%',
      '11月21日(土) 7:00〜11:00',
      '21時間19分',
      '24時間以内',
    ])
      expect(target).toHaveTextContent(words)
    expect(
      within(target).getByRole('img', { name: '開始24時間前は本日 7:00。2時間41分前に過ぎました' }),
    ).toBeVisible()
    expect(screen.getByText('理由を選ぶと、休業手当の判定をここに表示します。')).toBeVisible()
    expect(sendButton()).toBeNull()
    expect(await axeViolations()).toEqual([])
  })
  test('24時間を切ると選べない理由はたたまれ、休業手当の要る理由と要らない理由に分かれる', async () => {
    await openRejection()
    expect(
      within(await screen.findByRole('group', { name: '休業手当が必要な理由' })).getByRole(
        'radio',
        { name: '自社スタッフで人員が足りた' },
      ),
    ).toHaveAccessibleDescription('予約の減少、シフトの組み直しなど。')
    expect(
      within(screen.getByRole('group', { name: '休業手当が不要な理由' })).getByRole('radio', {
        name: '地震・台風などの不可抗力',
      }),
    ).toBeVisible()
    expect(screen.queryByRole('radio', { name: '業務量の大幅な変化による人数変更' })).toBeNull()
    await userEvent.click(screen.getByText(/選べない理由/))
    expect(screen.getByText('業務量の大幅な変化による人数変更').parentElement).toHaveTextContent(
      '開始の24時間前を過ぎたため、この理由は選べません。',
    )
    expect(
      screen.getByText('募集に書いた勤務態度の条件を満たさない').parentElement,
    ).toHaveTextContent('募集文に書いていない条件を理由にしたキャンセルはできません。')
  })
  test('金額と内訳と理由が先に出て、確認のチェックを入れると、その金額でキャンセルが成立する', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    const judged = await allowancePanel()
    await waitFor(() => expect(judged).toHaveTextContent('必要です'))
    for (const words of [
      '9:41 時点',
      '5,700円',
      '予定の賃金 5,200円(4時間 × 1,300円)の100%+交通費 500円',
      '店舗の都合によるキャンセルのため',
      '11月分の利用明細でご請求します',
    ])
      expect(judged).toHaveTextContent(words)
    expect(screen.getByText('小林さんにペナルティは付きません')).toBeVisible()
    expect(screen.getByText('店舗都合のキャンセルのお知らせ')).toBeVisible()
    expect(messageBox()).toHaveValue(
      '小林 千夏さん\n\n11月21日(土) 7:00からの「朝の仕込み・盛り付け」について、自社スタッフで人員が足りたため、店舗の都合でキャンセルさせていただきます。直前のご連絡となり申し訳ありません。\n\n予定していた賃金と交通費の合計と同額の休業手当(5,700円)をお支払いします。',
    )
    expect(screen.getByText('この操作は取り消せません')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await pressButton('小林さんをキャンセルする')
    expect(
      await screen.findByText(
        '休業手当 5,700円の支払いが発生することを確認して、チェックを入れてください。',
      ),
    ).toBeVisible()
    expect(sentRejections()).toEqual([])
    await agreeToPay()
    await pressButton('小林さんをキャンセルする')
    await waitFor(() => expect(router.asPath).toBe(SHIFT))
    expect(flashMessages()).toEqual([
      '小林 千夏さんをキャンセルしました。休業手当 5,700円をお支払いします。',
    ])
    expect(await statusOf(901)).toBe('rejected')
    expect(sentRejections()).toHaveLength(1)
  })
  test('空いた枠が利用上限額を超えるときは、送る前に金額を示し、募集しないキャンセルだけを選べる', async () => {
    // Three matched workers cost 7,581 yen each with fee and tax. With the allowance of 5,700 yen that is 1 yen above
    // the limit.
    await writeRows((db) =>
      db
        .update(companies)
        .set({ usageLimitYen: 3 * 7581 + YEN - 1 })
        .where(eq(companies.id, 1)),
    )
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    const again = await screen.findByRole('radio', { name: 'もう一度募集する' })
    expect(again).toBeDisabled()
    expect(again).toHaveAccessibleDescription(
      '利用上限額または店舗の予算を1円超えるため、もう一度募集できません。「募集しない」を選ぶと、キャンセルできます。',
    )
    expect(screen.getByRole('radio', { name: '募集しない' })).toBeChecked()
    await agreeToPay()
    await pressButton('小林さんをキャンセルする')
    await waitFor(() => expect(router.asPath).toBe(SHIFT))
    expect(await statusOf(901)).toBe('rejected')
  })
  test('判定の答えが来るまでは、送るボタンが出ない', async () => {
    overrideAnswer(rejectRequests.judge, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await openRejection()
    await chooseReason('その他の店舗都合')
    expect(await screen.findByText('休業手当を判定できませんでした')).toBeVisible()
    expect(sendButton()).toBeNull()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('button', { name: '小林さんをキャンセルする' })).toBeEnabled()
  })
  test.each([
    ['自社スタッフで人員が足りた', '店舗都合のキャンセルのお知らせ'],
    ['地震・台風などの不可抗力', 'キャンセルのお知らせ'],
  ])('理由が「%s」なら、ワーカーへのお知らせは「%s」', async (reason, title) => {
    await openRejection()
    await chooseReason(reason)
    expect(await screen.findByText(title)).toBeVisible()
  })
  test('年齢や性別を理由にした文は、その欄のそばで断り、書いたものを残す', async () => {
    await openRejection()
    await chooseReason('その他の店舗都合')
    const note = await screen.findByRole('textbox', { name: /理由の説明/ })
    await userEvent.type(note, '女性のほうがよいと店長が言ったため')
    await userEvent.clear(messageBox())
    await userEvent.type(messageBox(), '年齢が合わないためです。')
    await agreeToPay()
    await pressButton('小林さんをキャンセルする')
    await waitFor(() =>
      expect(note).toHaveAccessibleDescription(
        /「女性」と書かれています。性別を理由にしたキャンセルはできません\(男女雇用機会均等法6条\)。/,
      ),
    )
    expect(messageBox()).toHaveAccessibleDescription(/「年齢」と書かれています。/)
    expect(note).toHaveValue('女性のほうがよいと店長が言ったため')
    expect(sentRejections()).toEqual([])
  })
  test('書き直した文面は判定が変わっても残り、金額が違えば知らせ、定型文に戻せる', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await screen.findByDisplayValue(/休業手当\(5,700円\)/)
    await userEvent.clear(messageBox())
    await userEvent.type(messageBox(), '休業手当は3,000円です。')
    expect(await screen.findByText('文面の休業手当を確かめてください')).toBeVisible()
    await chooseReason('地震・台風などの不可抗力')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent('不要です'),
    )
    expect(screen.getByText('キャンセルのお知らせ')).toBeVisible()
    expect(messageBox()).toHaveValue('休業手当は3,000円です。')
    expect(screen.queryByRole('checkbox', { name: /支払いが発生する/ })).toBeNull()
    await pressButton('定型文に戻す')
    expect(messageBox()).toHaveValue(
      '小林 千夏さん\n\n11月21日(土) 7:00からの「朝の仕込み・盛り付け」について、地震や台風などの不可抗力により、キャンセルさせていただきます。',
    )
  })
  test('証拠の要る理由では、書類と説明がなければ送らない', async () => {
    await openRejection()
    await chooseReason('契約違反・不法行為・反社会的行為')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
        '要確認です',
      ),
    )
    expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
      /運営の自動審査\(規則による確認\)で、.+までに決まります。それまで契約は続き/,
    )
    await pressButton('小林さんのキャンセルを申請する')
    expect(await screen.findByText('理由を確認できる写真や書類を添付してください。')).toBeVisible()
    expect(screen.getByText('理由の説明は10文字以上で入力してください(現在 0文字)。')).toBeVisible()
    expect(sentRejections()).toEqual([])
  })
})
describe('開いているあいだに時間が過ぎる', () => {
  test('24時間前の線を越えると判定しなおし、古い金額では送れず、書いたものは残る', async () => {
    await setNow(new Date(LINE - 1000))
    await openRejection()
    await chooseReason('業務量の大幅な変化による人数変更')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
        /運営の規約では求めません運営からのご請求0円.*労働契約は、申し込みのときに成立しています/,
      ),
    )
    // One is in the worker's card, one in the bar of actions.
    expect(screen.getAllByText('運営の規約による休業手当')).toHaveLength(2)
    await userEvent.type(
      screen.getByRole('textbox', { name: /理由の説明/ }),
      '予約が半分になりました。',
    )
    expect(sendButton()).toBeVisible()
    await setNow(new Date(LINE + 2000))
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
        'この理由では申請できません',
      ),
    )
    expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
      '休業手当 5,700円が必要です。',
    )
    expect(screen.getByText(/開始の24時間前を過ぎたため、判定が変わりました。/)).toBeVisible()
    expect(sendButton()).toBeNull()
    await chooseReason('自社スタッフで人員が足りた')
    await waitFor(() => expect(sendButton()).toBeVisible())
    expect(screen.getByRole('textbox', { name: /理由の説明/ })).toHaveValue(
      '予約が半分になりました。',
    )
    expect(sentRejections()).toEqual([])
  })
  test('サーバーの時計が先に越えていたら、送らずに新しい金額を見せ、同意を取りなおす', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await waitFor(() => expect(sendButton()).toBeVisible())
    await agreeToPay()
    overrideAnswer(rejectRequests.create, {
      status: 409,
      code: 'judgement_changed',
      messages: [
        '休業手当の判定が変わったため、キャンセルしていません。金額を確認して、もう一度お進みください。',
        '小林 千夏さん: 休業手当は6,000円です。',
      ],
    })
    await pressButton('小林さんをキャンセルする')
    expect(await screen.findByText('小林 千夏さん: 休業手当は6,000円です。')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /支払いが発生する/ })).not.toBeChecked()
    expect(await statusOf(901)).toBe('established')
  })
})
test('開いているあいだに金額が変わると、同意を取りなおす欄でもそう言う', async () => {
  await openRejection()
  await chooseReason('自社スタッフで人員が足りた')
  await waitFor(() => expect(sendButton()).toBeVisible())
  await agreeToPay()
  await writeRows(async (db) => {
    const [row] = await db.select().from(matchings).where(eq(matchings.userId, 901))
    await db
      .update(matchings)
      .set({
        transportationYen: 900,
        ...(row && {
          scheduledPay: {
            ...row.scheduledPay,
            transportationYen: 900,
            grossYen: row.scheduledPay.grossYen + 400,
          },
        }),
      })
      .where(eq(matchings.userId, 901))
  })
  await refocusWindow()
  expect(await screen.findByText(/^判定が変わりました。休業手当は/)).toBeVisible()
  const box = screen.getByRole('checkbox', { name: /支払いが発生する/ })
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription(/判定が変わりました。/)
})
describe('ほかの担当者と重なる', () => {
  test('先にキャンセルした人と時刻を知らせ、書いたものを残す', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await waitFor(() => expect(sendButton()).toBeVisible())
    await userEvent.type(
      screen.getByRole('textbox', { name: /理由の説明/ }),
      'シフトを組み直しました。',
    )
    await agreeToPay()
    await callStore('staff', 'POST', '/offerings/8001/reject_requests/bulk_create', {
      reasonTypeId: 11,
      note: '',
      message: '店舗の都合でキャンセルします。',
      answers: null,
      evidenceFileIds: [],
      confirmedWithWorker: false,
      reopen: false,
      agreedToPay: true,
      people: [{ userId: 901, amountYen: YEN }],
    })
    await pressButton('小林さんをキャンセルする')
    expect(
      (
        await screen.findAllByText(
          'すでに対応済みです。〚人2〛さんが11月20日(金) 9:41に店舗の都合でキャンセルしました。',
        )
      )[0],
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: /理由の説明/ })).toHaveValue(
      'シフトを組み直しました。',
    )
    await waitFor(() => expect(sendButton()).toBeNull())
    expect(screen.queryByText(/判定が変わりました/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'ほかの理由を選ぶ' })).toBeNull()
  })
  test('開く前に終わっていたら、だれがいつ何をしたかを言う', async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ status: 'cancel', cancelBy: 'user', cancelledAt: '2026-11-20T08:00:00+09:00' })
        .where(eq(matchings.userId, 901)),
    )
    await openRejection()
    expect(
      await screen.findByText('小林 千夏さんのマッチングは、すでに終了しています'),
    ).toBeVisible()
    expect(screen.getByText(/11月20日\(金\) 8:00、ワーカー都合キャンセル/)).toBeVisible()
  })
  test('すでにチェックインした人は、理由を尋ねる前に、できないことと代わりの方法を言う', async () => {
    await setNow(new Date('2026-11-21T06:55:00+09:00'))
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: '2026-11-21T06:50:00+09:00' })
        .where(eq(matchings.userId, 901)),
    )
    await openRejection()
    expect(
      await screen.findByText('小林 千夏さんのマッチングは、キャンセルできません'),
    ).toBeVisible()
    expect(
      screen.getByText(
        /チェックイン済みのため、キャンセルできません。早く終わるときは早上がりとして/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('link', { name: '求人の詳細へ戻る' })).toHaveAttribute('href', SHIFT)
  })
})
