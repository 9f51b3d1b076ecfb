import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { answer, mockServer } from '@mocks/server'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { addMinutes } from '@/lib/date'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { addMatch, addOffering, addWorker, callStore, writeRows } from '@tests/kit/serverKit'
import { axeViolations } from '@tests/kit/renderPage'
import {
  addDinnerShift,
  cardOf,
  DAY,
  END,
  inCard,
  listCorrections,
  correctionOf,
  openCorrections,
  PAGE,
  PATH,
  requestCorrection,
} from './correctionsKit'
import {
  requestsTo,
  tearDownStore,
  refocusWindow,
  setUpStore,
  takeMessages,
  setNow,
} from './storeKit'

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const noCard = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name: `${name}さんの修正依頼` })).toBeNull())
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
const writes = () => requestsTo(/^PATCH/)

beforeEach(async () => {
  await setUpStore()
  await addDinnerShift()
})
afterEach(tearDownStore)

describe('一覧', () => {
  test('期限の早い順に、予定・打刻・申請を並べ、変わったところに増減と差額を添える', async () => {
    await openCorrections()
    const card = await inCard('山田 太郎')
    expect(names()).toEqual(['山田 太郎さんの修正依頼', 'グエン ティ リンさんの修正依頼'])
    expect(card.getByRole('row', { name: '開始 17:00 17:12 17:12 ▼12分' })).toBeVisible()
    expect(card.getByRole('row', { name: '終了 22:30 22:30 22:30' })).toBeVisible()
    expect(card.getByText('遅刻 12分')).toBeVisible()
    expect(card.getByText('QR一致')).toBeVisible()
    expect(card.getByText('−270円')).toBeVisible()
    expect(
      card.getByRole('img', {
        name: '予定 17時から22時30分、打刻 17時12分から22時30分、申請 17時12分から22時30分',
      }),
    ).toBeVisible()
    const longer = await inCard('グエン ティ リン')
    expect(longer.getByRole('row', { name: '終了 22:30 22:34 22:34 ▲4分' })).toBeVisible()
    expect(longer.getByText('+113円')).toBeVisible()
    expect(longer.getByText('お客様のお会計が終わるまで対応しました。')).toBeVisible()
    expect(screen.getByRole('link', { name: /^承認待ち\s*2$/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await axeViolations()).toEqual([])
  })
  test('打刻がない申請は、まとめて選べない理由と、同じ勤務の人の打刻を見せる', async () => {
    await requestCorrection(903, {
      endAt: addMinutes(END, 70),
      reasonText: '水漏れの片付けで残りました。',
    })
    await openCorrections()
    const card = await inCard('德永 さくら')
    expect(card.getByText('QRなし')).toBeVisible()
    expect(card.getByText('予定との差が60分を超えています。')).toBeVisible()
    expect(card.getByText(/出勤のQRがないため、まとめて承認できません。/)).toBeVisible()
    expect(card.queryByRole('checkbox')).toBeNull()
    await userEvent.click(card.getByText('同じ勤務の2名の打刻を見る'))
    expect(card.getByText('山田 太郎さん 17:12〜22:30')).toBeVisible()
  })
  test('期限が明日なら「明日」と言う', async () => {
    const due = (await correctionOf(901)).dueAt
    jest.setSystemTime(new Date(addMinutes(due, -24 * 60)))
    await openCorrections()
    expect((await inCard('山田 太郎')).getByText(/^明日 11月26日\(木\)/)).toBeVisible()
  })
  test('承認待ちがないときと、対応済みがないときは、それぞれそう言う', async () => {
    for (const id of [901, 902])
      await callStore('manager', 'PATCH', `${PATH}/${(await correctionOf(id)).id}`, {
        action: 'approve',
        grossYen: (await correctionOf(id)).requested.pay.grossYen,
        lockVersion: 1,
      })
    await openCorrections()
    expect(await screen.findByText('承認待ちの修正依頼はありません')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: '対応済み' }))
    expect(router.asPath).toBe(`${PAGE}?status=answered`)
    expect(
      (await inCard('山田 太郎')).getByText('⟦人4⟧さんが11月20日(金) 9:41に対応'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: '承認する' })).toBeNull()
  })
  test('対応したものがまだなければ、対応済みは空だと言う', async () => {
    await openCorrections('manager', `${PAGE}?status=answered`)
    expect(await screen.findByText('対応した修正依頼はまだありません')).toBeVisible()
  })
  test('読み込めないときは理由を言い、もう一度読める', async () => {
    answer(paymentCorrections.list, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await openCorrections()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '修正依頼を読み込めませんでしたただいま混み合っています。',
    )
    mockServer.resetHandlers()
    await press('再試行')
    expect(await cardOf('山田 太郎')).toBeVisible()
  })
})

test('勤務した月の請求が確定していれば、差額をどの月で調整するかを言う', async () => {
  await setNow(new Date('2026-12-06T23:59:00+09:00'))
  await openCorrections()
  expect((await inCard('グエン ティ リン')).queryByText(/請求/)).toBeNull()
  cleanup()
  await setNow(new Date('2026-12-07T00:00:00+09:00'))
  await openCorrections()
  expect(
    (await inCard('グエン ティ リン')).getByText(
      '2026年11月分の請求は確定しています。予定との差額は、2026年12月分の請求で調整します。',
    ),
  ).toBeVisible()
})

describe('一件の承認', () => {
  test('一覧から2回押すと、読んだ金額で確定し、カードが消えて次のカードに移る', async () => {
    await openCorrections()
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: '承認する' }))
    expect(screen.getByText('7,824円で確定します。')).toBeVisible()
    expect(writes()).toEqual([])
    await press('7,824円で承認する')
    await noCard('山田 太郎')
    expect(takeMessages()).toEqual(['山田 太郎さんの修正依頼を 7,824円 で承認しました。'])
    expect((await listCorrections('?status=answered'))[0]).toMatchObject({
      userId: 901,
      status: 'approved',
      requested: { pay: { grossYen: 7824 } },
    })
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'グエン ティ リンさんの修正依頼' })).toHaveFocus(),
    )
  })
  test('キーボードだけで確認を開き、読み上げられ、Escapeとやめるで元のボタンに戻る', async () => {
    await openCorrections()
    const button = (await inCard('山田 太郎')).getByRole('button', { name: '承認する' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = screen.getByRole('group', { name: '承認の確認' })
    expect(panel).toHaveFocus()
    expect(panel).toHaveAccessibleDescription('7,824円で確定します。 あとから取り消せません。')
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect((await inCard('山田 太郎')).getByRole('button', { name: '承認する' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    expect(screen.queryByRole('group', { name: '承認の確認' })).toBeNull()
    expect((await inCard('山田 太郎')).getByRole('button', { name: '承認する' })).toHaveFocus()
    expect(writes()).toEqual([])
  })
  test('ほかの人が先に対応していたら、誰がいつ対応したかを知らせ、一覧を読み直す', async () => {
    await openCorrections()
    await userEvent.click(
      (await inCard('グエン ティ リン')).getByRole('button', { name: '承認する' }),
    )
    const fix = await correctionOf(902)
    await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
      action: 'approve',
      grossYen: fix.requested.pay.grossYen,
      lockVersion: fix.lockVersion,
    })
    await press('8,207円で承認する')
    await noCard('グエン ティ リン')
    expect(takeMessages()).toEqual([
      'すでに対応済みです。⟦人2⟧さんが11月20日(金) 9:41に承認しました。',
    ])
  })
  test('答えが届かなかったときは確認を開いたままにし、もう一度押せる', async () => {
    await openCorrections()
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: '承認する' }))
    answer(paymentCorrections.answer, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await press('7,824円で承認する')
    await waitFor(() => expect(takeMessages()).toEqual(['ただいま混み合っています。']))
    mockServer.resetHandlers()
    await press('7,824円で承認する')
    await noCard('山田 太郎')
  })
})

describe('まとめて承認', () => {
  test('QR一致をまとめて選び、合計を確かめて承認する。4回押すだけで済む', async () => {
    await requestCorrection(903)
    await openCorrections()
    await press('QR一致の2件を選ぶ')
    const bar = screen.getByRole('group', { name: '選択した2件への操作' })
    expect(bar).toHaveTextContent('合計 16,031円')
    expect(screen.getByText('2件を選択中、合計 16,031円')).toHaveAttribute('role', 'status')
    await userEvent.click(within(bar).getByRole('button', { name: '2件を承認する' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: '2件の修正依頼を承認しますか' }),
    )
    expect(dialog.getByText('山田 太郎さん 7,824円')).toBeVisible()
    expect(dialog.getByText('この操作は取り消せません')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '16,031円で2件を承認する' }))
    await noCard('山田 太郎')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takeMessages()).toEqual(['2件を承認しました。合計 16,031円'])
    expect(names()).toEqual(['德永 さくらさんの修正依頼'])
    expect(screen.queryByRole('group', { name: /選択した/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus())
  })
  test('承認できなかったものは理由とともに残る', async () => {
    await openCorrections()
    await press('QR一致の2件を選ぶ')
    const fix = await correctionOf(902)
    await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
      action: 'reject',
      reason: '記録を確認させてください。',
      counter: null,
      lockVersion: fix.lockVersion,
    })
    await press('2件を承認する')
    await press('16,031円で2件を承認する')
    await noCard('山田 太郎')
    expect(takeMessages()).toEqual([
      '1件を承認しました。合計 7,824円',
      'すでに対応済みです。⟦人2⟧さんが11月20日(金) 9:41に差し戻しました。',
    ])
    expect(
      (await listCorrections('?status=answered')).map((one) => [one.userId, one.status]).sort(),
    ).toEqual([
      [901, 'approved'],
      [902, 'rejected'],
    ])
  })
  test('選んだあとで金額が変わったものは確定せず、選ばれたまま残る', async () => {
    await openCorrections()
    await press('QR一致の2件を選ぶ')
    const [first, second] = await listCorrections()
    answer(paymentCorrections.bulkApprove, {
      items: [
        { id: first?.id ?? 0, approved: true, grossYen: 7824, message: null },
        {
          id: second?.id ?? 0,
          approved: false,
          grossYen: null,
          message:
            '確定する報酬が8,507円に変わりました。金額を確認して、もう一度承認してください。',
        },
      ],
      approvedCount: 1,
      totalYen: 7824,
    })
    await press('2件を承認する')
    await press('16,031円で2件を承認する')
    await waitFor(() =>
      expect(
        screen.getByRole('checkbox', { name: '山田 太郎さんの修正依頼を選択' }),
      ).not.toBeChecked(),
    )
    expect(
      screen.getByRole('checkbox', { name: 'グエン ティ リンさんの修正依頼を選択' }),
    ).toBeChecked()
    expect(takeMessages()[1]).toContain('8,507円に変わりました')
  })
})

describe('差し戻し', () => {
  const startWriting = async (name = 'グエン ティ リン') => {
    await userEvent.click((await inCard(name)).getByRole('button', { name: '差し戻す' }))
    return within(screen.getByRole('form', { name: '差し戻す内容' }))
  }
  test('理由と正しいと思う時刻を送ると、本人に届く形で残る', async () => {
    await openCorrections()
    const form = await startWriting()
    expect(screen.getByRole('form', { name: '差し戻す内容' })).toHaveFocus()
    await userEvent.click(
      form.getByRole('button', { name: '申請の終了時刻と、お店の記録が合っていません。' }),
    )
    expect(form.getByRole('textbox', { name: /差し戻す理由/ })).toHaveValue(
      '申請の終了時刻と、お店の記録が合っていません。',
    )
    await userEvent.click(form.getByRole('switch', { name: '正しいと思う時刻を提案する' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.click(form.getByRole('button', { name: '差し戻す' }))
    await noCard('グエン ティ リン')
    expect(takeMessages()).toEqual(['グエン ティ リンさんの修正依頼を差し戻しました。'])
    expect((await listCorrections('?status=answered'))[0]).toMatchObject({
      status: 'rejected',
      responseReason: '申請の終了時刻と、お店の記録が合っていません。',
      counter: { startAt: `${DAY}T16:58:00+09:00`, endAt: `${DAY}T22:34:00+09:00`, breakMin: 0 },
    })
  })
  test('日付が変わってから始まった夜の勤務でも、提案する時刻はその夜になる', async () => {
    await writeRows(async (db) => {
      await addWorker(db, 904, '小林 千夏')
      await addOffering(db, {
        id: 8002,
        day: DAY,
        from: '23:50',
        to: '04:00',
        title: '閉店後の清掃・洗い場',
      })
      await addMatch(db, 8002, 904)
      await checkIn(db, 904, 8002, new Date('2026-11-20T00:10:00+09:00'))
      await checkOut({ db, now: new Date('2026-11-20T04:00:00+09:00') }, 904, 8002)
    })
    await openCorrections()
    const form = await startWriting('小林 千夏')
    expect(
      (await inCard('小林 千夏')).getByRole('row', { name: '開始 23:50 翌0:10 翌0:10 ▼20分' }),
    ).toBeVisible()
    expect(
      (await inCard('小林 千夏')).getByRole('row', { name: '終了 翌4:00 翌4:00 翌4:00' }),
    ).toBeVisible()
    await userEvent.click(
      form.getByRole('button', { name: '開始の時刻を、打刻の時刻に直してください。' }),
    )
    await userEvent.click(form.getByRole('switch', { name: '正しいと思う時刻を提案する' }))
    await userEvent.click(form.getByRole('button', { name: '差し戻す' }))
    await noCard('小林 千夏')
    expect((await listCorrections('?status=answered'))[0]?.counter).toEqual({
      startAt: '2026-11-20T00:10:00+09:00',
      endAt: '2026-11-20T04:00:00+09:00',
      breakMin: 0,
    })
  })
  test('短い理由は、欄のそばで直し方を言い、送らない', async () => {
    await openCorrections()
    const form = await startWriting()
    await userEvent.type(form.getByRole('textbox', { name: /差し戻す理由/ }), '違います')
    await userEvent.click(form.getByRole('button', { name: '差し戻す' }))
    expect(await form.findByText('理由は10文字以上で入力してください。')).toBeVisible()
    expect(form.getByRole('textbox', { name: /差し戻す理由/ })).toHaveFocus()
    expect(writes()).toEqual([])
  })
  test('書いている間にほかの人が対応しても、書いた理由は消えず、送ると誰が先かが分かる', async () => {
    await openCorrections()
    const form = await startWriting()
    await userEvent.click(form.getByRole('textbox', { name: /差し戻す理由/ }))
    await userEvent.paste('22時30分に終了した記録があります。')
    const fix = await correctionOf(902)
    await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
      action: 'approve',
      grossYen: fix.requested.pay.grossYen,
      lockVersion: fix.lockVersion,
    })
    await refocusWindow()
    await waitFor(() => expect(screen.getByRole('link', { name: /^承認待ち\s*1$/ })).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: '差し戻す' }))
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        expect.stringMatching(/^すでに対応済みです。⟦人2⟧さんが.*承認しました。$/),
      ]),
    )
    expect(form.getByRole('textbox', { name: /差し戻す理由/ })).toHaveValue(
      '22時30分に終了した記録があります。',
    )
    await userEvent.click(form.getByRole('button', { name: 'やめる' }))
    await noCard('グエン ティ リン')
  })
})

describe('権限', () => {
  test('店舗スタッフは、差が3,000円を超える修正依頼に対応できず、その理由が読める', async () => {
    await requestCorrection(903, {
      reasonKinds: ['overtime', 'transportation'],
      endAt: addMinutes(END, 60),
      transportationYen: 2000,
    })
    await openCorrections('clientStaff')
    const card = await inCard('德永 さくら')
    expect(
      await card.findByText(
        '予定との差が3,000円を超える修正依頼は、店舗管理者だけが対応できます。店舗管理者にご連絡ください。',
      ),
    ).toBeVisible()
    expect(card.getByRole('button', { name: '承認する' })).toBeDisabled()
    expect(card.getByRole('button', { name: '差し戻す' })).toBeDisabled()
    expect((await inCard('山田 太郎')).getByRole('button', { name: '承認する' })).toBeEnabled()
  })
  test('閲覧だけの人には、ボタンも選択も出さない', async () => {
    await openCorrections('viewer')
    const card = await inCard('山田 太郎')
    expect(card.getByText('7,824')).toBeVisible()
    expect(screen.queryByRole('button', { name: /承認|差し戻す|選ぶ/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
  test('経理の担当者には、見られる人を案内し、修正依頼は見せない', async () => {
    await openCorrections('accounting')
    expect(await screen.findByText('修正依頼を見る権限がありません')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })
})
