import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchings } from '@/contracts/matchings'
import { matchChecks } from '@/contracts/storeCancellations'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, requestsOf } from '@mocks/server'

type Finding = MatchChecks['items'][number]['findings'][number]
const finding = (kind: Finding['kind'], text: string): Finding => ({
  kind,
  text,
  detail: 'くわしいこと',
  isNew: false,
})
const match = (offeringId: number, name: string, findings: Finding[]) => ({
  matchingId: offeringId * 10 + name.length,
  offeringId,
  offeringTitle: 'ホールスタッフ',
  userId: 901,
  name,
  nameKana: 'ヤマダ タロウ',
  startAt: '2026-11-21T01:00:00Z',
  endAt: '2026-11-21T06:00:00Z',
  isFirstTime: true,
  matchedAt: '2026-11-19T01:00:00Z',
  plannedYen: 6000,
  confirmed: null,
  freeCancelEndsAt: '2026-11-20T01:00:00Z',
  findings,
  cancelForProblem: null,
  cancelForStoreReason: { amountYen: 0, amountAfterwardsYen: 3600 },
})
const checksOf = (items: MatchChecks['items']): MatchChecks => ({
  checkedAt: '2026-11-20T00:41:00Z',
  problemFreeCount: 1,
  totalCount: items.length,
  items,
  confirmedCount: 0,
  confirmed: [],
})

test('条件に合わないことがあるワーカーは、その求人の詳細で分かり、確認の画面へ進める', async () => {
  answer(
    matchChecks.list,
    checksOf([
      match(111, '山田 太郎', [finding('certificate_missing', '調理師免許が出ていません')]),
      match(222, '佐藤 花子', [finding('condition_unmet', 'Good率が60%です')]),
    ]),
  )
  await renderPage('/clients/11/offerings/111')
  const title = await screen.findByText('募集の条件に合わないことがあるワーカーが1名います')
  const people = screen.getByRole('region', { name: 'マッチング済み' })
  expect(people).toContainElement(title)
  expect(within(people).getByText('山田 太郎さん: 調理師免許が出ていません')).toBeVisible()
  expect(screen.queryByText(/Good率が60%です/)).toBeNull()
  expect(screen.getByRole('link', { name: 'マッチングの確認を開く' })).toHaveAttribute(
    'href',
    '/clients/11/match_checks',
  )
})
test('質問に未回答なだけの人は、ここでは数えない(別に知らせる)', async () => {
  answer(
    matchChecks.list,
    checksOf([match(111, '山田 太郎', [finding('answers_open', '質問に未回答です')])]),
  )
  await renderPage('/clients/11/offerings/111')
  await screen.findByRole('table', { name: /マッチング済み/ })
  await screen.findByText(/が決まっています/)
  expect(requestsOf(matchChecks.list)).toHaveLength(1)
  expect(screen.queryByText(/条件に合わないこと/)).toBeNull()
})

test('答えや書類で直せることがないときは、お願いのボタンを出さない。同じ人の操作は勤務の日時で見分けられる', async () => {
  const low = finding('condition_unmet', 'Good率が60%です')
  answer(
    matchChecks.list,
    checksOf([
      match(111, '山田 太郎', [low]),
      {
        ...match(222, '山田 太郎', [low, finding('age_certificate', '18歳未満です')]),
        startAt: '2026-11-22T01:00:00Z',
        endAt: '2026-11-22T06:00:00Z',
      },
    ]),
  )
  answer(matchings.broadcast, {
    sentCount: 1,
    items: [{ userId: 901, name: '山田 太郎', sent: true, message: null }],
  })
  await renderPage('/clients/11/match_checks')
  const names = async (name: RegExp) =>
    (await screen.findAllByRole('button', { name })).map((button) =>
      button.getAttribute('aria-label'),
    )
  expect(await names(/その他の操作/)).toEqual([
    '山田 太郎さん(11月21日(土) 10:00〜15:00)のその他の操作',
    '山田 太郎さん(11月22日(日) 10:00〜15:00)のその他の操作',
  ])
  expect(await names(/確認済みにする/)).toEqual([
    '山田 太郎さん(11月21日(土) 10:00〜15:00)を確認済みにする',
  ])
  // Accepting the match records that the store saw the certificate of age (労働基準法57条1項), so the button says so.
  const record = /年齢を証明する書類を見たことが、記録に残ります。/
  for (const [day, expected] of [
    ['21日(土)', []],
    ['22日(日)', [expect.stringMatching(record)]],
  ] as const) {
    await userEvent.click(
      screen.getByRole('button', { name: `山田 太郎さん(11月${day} 10:00〜15:00)のその他の操作` }),
    )
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent).filter((text) => record.test(text))).toEqual(
      expected,
    )
    await userEvent.keyboard('{Escape}')
  }
  await userEvent.click(screen.getByRole('button', { name: /回答や書類をお願いする/ }))
  expect(await findMessage('山田 太郎さんに確認をお願いしました。')).toBeVisible()
  expect(requestsOf(matchings.broadcast)[0]?.body).toEqual({
    body: '山田 太郎さん\n勤務の前に、年齢を証明する書類(住民票記載事項の証明書など)をお見せください。写しを店舗で保管します。',
    userIds: [901],
  })
})
