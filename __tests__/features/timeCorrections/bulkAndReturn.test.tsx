import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import { refocusWindow, takeMessages } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, callStore, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import {
  DAY,
  PATH,
  correctionOf,
  inCard,
  listCorrections,
  names,
  noCard,
  openCorrections,
  requestCorrection,
  patchRequests,
} from './correctionsKit'

describe('まとめて承認', () => {
  test('QR一致をまとめて選び、合計を確かめて承認する。4回押すだけで済む', async () => {
    await requestCorrection(903)
    await openCorrections()
    await pressButton('QR一致の2件を選ぶ')
    const bar = screen.getByRole('group', { name: '選択した2件への操作' })
    expect(bar).toHaveTextContent('合計 16,031円')
    expect(screen.getByText('2件を選択中、合計 16,031円')).toHaveAttribute('role', 'status')
    await userEvent.click(within(bar).getByRole('button', { name: '2件を承認する' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: '2件の修正依頼を承認しますか' }),
    )
    expect(dialog.getByText('山田 太郎さん 予定の8,094円 → 7,824円(予定より−270円)')).toBeVisible()
    expect(dialog.getByText('この操作は取り消せません')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '16,031円で2件を承認する' }))
    await noCard('山田 太郎')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takeMessages()).toEqual(['2件を承認しました。合計 16,031円'])
    expect(names()).toEqual(['德永 さくらさんの修正依頼'])
    expect(screen.queryByRole('group', { name: /選択した/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus())
  })
  test('答えが失われたら、確認は選んだまま残り、もう一度押すと承認できたと分かる', async () => {
    loseAnswers(paymentCorrections.bulkApprove)
    await openCorrections()
    await pressButton('QR一致の2件を選ぶ')
    await pressButton('2件を承認する')
    await pressButton('16,031円で2件を承認する')
    await waitFor(() => expect(patchRequests()).toHaveLength(1))
    await refocusWindow()
    await noCard('山田 太郎')
    expect(screen.getByRole('dialog', { name: '2件の修正依頼を承認しますか' })).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('16,031円で2件を承認する')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(takeMessages()).toEqual(['2件を承認しました。合計 16,031円'])
    expect(await listCorrections('?status=answered')).toHaveLength(2)
  })
  test('承認できなかったものは理由とともに残る', async () => {
    await openCorrections()
    await pressButton('QR一致の2件を選ぶ')
    const fix = await correctionOf(902)
    await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
      action: 'reject',
      reason: '記録を確認させてください。',
      counter: null,
      lockVersion: fix.lockVersion,
    })
    await pressButton('2件を承認する')
    await pressButton('16,031円で2件を承認する')
    await noCard('山田 太郎')
    expect(takeMessages()).toEqual([
      '1件を承認しました。合計 7,824円',
      'すでに対応済みです。〚人2〛さんが11月20日(金) 9:41に差し戻しました。',
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
    await pressButton('QR一致の2件を選ぶ')
    const [first, second] = await listCorrections()
    overrideAnswer(paymentCorrections.bulkApprove, {
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
    await pressButton('2件を承認する')
    await pressButton('16,031円で2件を承認する')
    await waitFor(() =>
      expect(
        screen.getByRole('checkbox', { name: /山田 太郎さんの修正依頼を選択$/ }),
      ).not.toBeChecked(),
    )
    expect(
      screen.getByRole('checkbox', { name: /グエン ティ リンさんの修正依頼を選択$/ }),
    ).toBeChecked()
    expect(takeMessages()[1]).toContain('8,507円に変わりました')
  })
})
describe('差し戻し', () => {
  const startWriting = async (name = 'グエン ティ リン') => {
    await userEvent.click((await inCard(name)).getByRole('button', { name: /差し戻す$/ }))
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
      counter: { startAt: `${DAY}T17:00:00+09:00`, endAt: `${DAY}T22:34:00+09:00`, breakMin: 0 },
    })
  })
  test('日付が変わってから始まった夜の勤務でも、提案する時刻はその夜になる', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 904, name: '小林 千夏' })
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
      form.getByRole('button', { name: '開始の時刻を、記録の時刻に直してください。' }),
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
  test('予定と申請が同じ時刻は記録に変えず、提案する時刻での報酬と差額を示す', async () => {
    await openCorrections()
    const form = await startWriting()
    await userEvent.click(form.getByRole('switch', { name: '正しいと思う時刻を提案する' }))
    expect(form.getByRole('textbox', { name: '開始' })).toHaveValue('17:00')
    expect(form.getByRole('textbox', { name: '終了' })).toHaveValue('22:34')
    expect(form.getByRole('status')).toHaveTextContent(
      'この時刻での報酬 8,207円(予定より+113円、申請と同額)',
    )
    await userEvent.clear(form.getByRole('textbox', { name: '終了' }))
    await userEvent.type(form.getByRole('textbox', { name: '終了' }), '22:30')
    await userEvent.tab()
    await waitFor(() =>
      expect(form.getByRole('status')).toHaveTextContent(
        'この時刻での報酬 8,094円(予定と同額、申請より−113円)',
      ),
    )
  })
  test('金額のもとになる値を答えない、更新前のサーバーでは、提案する時刻での報酬を出さない', async () => {
    const [first] = await listCorrections()
    if (!first) throw new Error('no request')
    const { hourlyWageYen: _, ...older } = first
    overrideAnswer(paymentCorrections.list, {
      items: [older as FixPaymentRequest],
      page: 1,
      perPage: 20,
      totalCount: 1,
    })
    await openCorrections()
    await pressButton(/の修正依頼を差し戻す$/)
    await userEvent.click(await screen.findByRole('switch', { name: '正しいと思う時刻を提案する' }))
    expect(await screen.findByRole('textbox', { name: '開始' })).toBeVisible()
    expect(screen.queryByText(/この時刻での報酬|NaN/)).toBeNull()
  })
  test('短い理由は、欄のそばで直し方を言い、送らない', async () => {
    await openCorrections()
    const form = await startWriting()
    await userEvent.type(form.getByRole('textbox', { name: /差し戻す理由/ }), '違います')
    await userEvent.click(form.getByRole('button', { name: '差し戻す' }))
    expect(await form.findByText('理由は10文字以上で入力してください。')).toBeVisible()
    expect(form.getByRole('textbox', { name: /差し戻す理由/ })).toHaveFocus()
    expect(patchRequests()).toEqual([])
  })
  test('書いている間にほかの人が対応しても、書いた理由は消えず、送るとだれが先かが分かる', async () => {
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
        expect.stringMatching(/^すでに対応済みです。〚人2〛さんが.*承認しました。$/),
      ]),
    )
    expect(form.getByRole('textbox', { name: /差し戻す理由/ })).toHaveValue(
      '22時30分に終了した記録があります。',
    )
    await userEvent.click(form.getByRole('button', { name: 'やめる' }))
    await noCard('グエン ティ リン')
  })
})
