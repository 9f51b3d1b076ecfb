import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@/api/ApiError'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts } from '@/contracts/accounts'
import { closingDays } from '@/contracts/closingDays'
import { notices } from '@/contracts/notices'
import { aNotice, aPage } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer, callLines, sequence, serverError } from '@mocks/server'

const empty = { items: [], affected: [], affectedCount: 0 }

test('権限のない人には、画面の名と、だれが開けるかを見せ、その画面の読み取りは送らない', async () => {
  // 経理担当 has no permission in a store (`src/domain/accounts/permissions.ts`).
  await renderPage('/clients/11/closing_days', { as: 'accounting' })
  expect(
    await screen.findByRole('heading', { name: '定休日を見る権限がありません' }),
  ).toBeInTheDocument()
  expect(
    screen.getByText(
      'この画面を開けるのは、企業管理者、企業担当者、店舗管理者、店舗スタッフ、閲覧のみです。必要なときは、企業の管理者にご確認ください。',
    ),
  ).toBeInTheDocument()
  expect(callLines().filter((line) => line.includes('closing_days'))).toEqual([])
})

test('権限を読めないときは、画面を開き、断るのはサーバーに任せる', async () => {
  answer(accounts.permission, serverError())
  answer(closingDays.list, empty)
  await renderPage('/clients/11/closing_days')
  expect(await screen.findByText('決まった休みはありません。')).toBeInTheDocument()
})

test('読み込めなければ、そう言い、再試行で内容が出る', async () => {
  answer(closingDays.list, sequence(serverError(), empty))
  const { user } = await renderPage('/clients/11/closing_days')
  expect(
    await screen.findByRole('heading', { name: '定休日を読み込めませんでした' }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByText('決まった休みはありません。')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('定休日を読み込めませんでした')).toBeNull())
})

test('読み直せなければ、前の内容を残し、その上で知らせる', async () => {
  const retry = jest.fn(() => Promise.resolve())
  render(
    <QueryResult
      of={{
        data: ['月曜日'],
        error: new ApiError(503, 'unavailable', ['混み合っています。']),
        isValidating: false,
        mutate: retry,
      }}
      name='定休日'
    >
      {(days) => <p>{days.join('、')}</p>}
    </QueryResult>,
  )
  expect(screen.getByText('月曜日')).toBeInTheDocument()
  expect(screen.getByText('混み合っています。')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '再試行' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('ないものを開いたときは、再試行ではなく、ないことを言う', () => {
  render(
    <QueryResult
      of={{
        data: undefined,
        error: new ApiError(404, 'not_found', ['見つかりません。']),
        isValidating: false,
        mutate: () => Promise.resolve(),
      }}
      name='グループ'
      missing={<p>このグループはありません</p>}
    />,
  )
  expect(screen.getByText('このグループはありません')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
})

test('絞り込むと、見つかった件数だけを読み上げる', async () => {
  answer(notices.list, ({ query }) => ({
    ...aPage(query?.['unread_only'] ? [aNotice()] : [aNotice({ id: 1 }), aNotice({ id: 2 })]),
    unreadCount: 1,
  }))
  const { user } = await renderPage('/account/notice')
  const filter = await screen.findByRole('checkbox', { name: '未読のみ' })
  expect(screen.queryByText(/見つかりました。/)).toBeNull()
  await user.click(filter)
  const found = await screen.findByText('1件が見つかりました。')
  expect(found.closest('[role=status]')).not.toBeNull()
})
