import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { addMinutes } from '@/lib/date'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import { refocusWindow, takeMessages, setNow } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { callStore } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import {
  END,
  PAGE,
  PATH,
  cardOf,
  correctionOf,
  inCard,
  listCorrections,
  names,
  noCard,
  openCorrections,
  requestCorrection,
  patchRequests,
} from './correctionsKit'

describe('一覧', () => {
  test('期限の早い順に、予定・記録・申請を並べ、変わったところに増減と差額を添える', async () => {
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
        name: '予定 17時から22時30分、記録 17時12分から22時30分、申請 17時12分から22時30分',
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
  test('同じ言葉のボタンは、だれのいつの勤務のことかを名前に持つ', async () => {
    await openCorrections()
    await inCard('山田 太郎')
    for (const act of ['承認する', '差し戻す'])
      expect(
        screen
          .getAllByRole('button', { name: new RegExp(`${act}$`) })
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual([
        `11月19日(木) 山田 太郎さんの修正依頼を${act}`,
        `11月19日(木) グエン ティ リンさんの修正依頼を${act}`,
      ])
  })
  test('記録がない申請は、まとめて選べない理由と、同じ勤務の人の記録を見せる', async () => {
    await requestCorrection(903, {
      endAt: addMinutes(END, 70),
      reasonText: '水漏れの片付けで残りました。',
    })
    await openCorrections()
    const card = await inCard('德永 さくら')
    expect(card.getByText('QRなし')).toBeVisible()
    expect(card.getByText('予定との差が60分を超えています。')).toBeVisible()
    expect(card.getByText(/チェックインのQRがないため、まとめて承認できません。/)).toBeVisible()
    expect(card.queryByRole('checkbox')).toBeNull()
    await userEvent.click(card.getByText('同じ勤務の2名の記録を見る'))
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
      (await inCard('山田 太郎')).getByText('〚人4〛さんが11月20日(金) 9:41に対応'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /承認する$/ })).toBeNull()
  })
  test('対応したものがまだなければ、対応済みは空だと言う', async () => {
    await openCorrections('manager', `${PAGE}?status=answered`)
    expect(await screen.findByText('対応した修正依頼はまだありません')).toBeVisible()
  })
  test('読み込めないときは理由を言い、もう一度読める', async () => {
    overrideAnswer(paymentCorrections.list, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await openCorrections()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '修正依頼を読み込めませんでしたただいま混み合っています。',
    )
    mockServer.resetHandlers()
    await pressButton('再試行')
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
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ }))
    expect(screen.getByText('予定の8,094円 → 7,824円で確定します。')).toBeVisible()
    expect(patchRequests()).toEqual([])
    await pressButton('7,824円で承認する')
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
    const button = (await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = screen.getByRole('group', { name: '承認の確認' })
    expect(panel).toHaveFocus()
    expect(panel).toHaveAccessibleDescription(
      '予定の8,094円 → 7,824円で確定します。 予定より−270円です。あとから取り消せません。',
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    expect(screen.queryByRole('group', { name: '承認の確認' })).toBeNull()
    expect((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ })).toHaveFocus()
    expect(patchRequests()).toEqual([])
  })
  test('ほかの人が先に対応していたら、だれがいつ対応したかを知らせ、一覧を読み直す', async () => {
    await openCorrections()
    await userEvent.click(
      (await inCard('グエン ティ リン')).getByRole('button', { name: /承認する$/ }),
    )
    const fix = await correctionOf(902)
    await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
      action: 'approve',
      grossYen: fix.requested.pay.grossYen,
      lockVersion: fix.lockVersion,
    })
    await pressButton('8,207円で承認する')
    await noCard('グエン ティ リン')
    expect(takeMessages()).toEqual([
      'すでに対応済みです。〚人2〛さんが11月20日(金) 9:41に承認しました。',
    ])
  })
  test('答えが届かなかったときは確認を開いたままにし、もう一度押せる', async () => {
    await openCorrections()
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ }))
    overrideAnswer(paymentCorrections.answer, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await pressButton('7,824円で承認する')
    await waitFor(() => expect(takeMessages()).toEqual(['ただいま混み合っています。']))
    mockServer.resetHandlers()
    await pressButton('7,824円で承認する')
    await noCard('山田 太郎')
  })
  test('承認の答えが失われたら、一覧を読み直してもカードは残り、もう一度押すと承認できたと分かる', async () => {
    loseAnswers(paymentCorrections.answer)
    await openCorrections()
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ }))
    await pressButton('7,824円で承認する')
    await waitFor(() => expect(patchRequests()).toHaveLength(1))
    await refocusWindow()
    await waitFor(() => expect(screen.getByText('承認待ち').parentElement).toHaveTextContent('1'))
    expect(await cardOf('山田 太郎')).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('7,824円で承認する')
    await noCard('山田 太郎')
    expect(takeMessages()).toEqual(['山田 太郎さんの修正依頼を 7,824円 で承認しました。'])
    expect(await listCorrections('?status=answered')).toHaveLength(1)
  })
  test('もう一度押さずにやめると、終わっていたカードは消え、押し直しを求めるお知らせも消える', async () => {
    loseAnswers(paymentCorrections.answer)
    await openCorrections()
    await userEvent.click((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ }))
    await pressButton('7,824円で承認する')
    await waitFor(() => expect(patchRequests()).toHaveLength(1))
    await refocusWindow()
    await pressButton('やめる')
    await noCard('山田 太郎')
    expect(takeMessages()).toEqual([])
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
    expect(card.getByRole('button', { name: /承認する$/ })).toBeDisabled()
    expect(card.getByRole('button', { name: /差し戻す$/ })).toBeDisabled()
    expect((await inCard('山田 太郎')).getByRole('button', { name: /承認する$/ })).toBeEnabled()
  })
})
