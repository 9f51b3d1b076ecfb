import { screen, within } from '@testing-library/react'
import { renderPage } from '@mocks/renderPage'

test('店舗情報から定休日へ行ける。見るだけの人も', async () => {
  await renderPage('/clients/11/detail', { as: 'viewer' })
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: '定休日' })).toHaveAttribute(
    'href',
    '/clients/11/closing_days',
  )
  expect(main.queryByRole('link', { name: '編集する' })).toBeNull()
})

test('アカウント設定に、アプリとして使う方法がある', async () => {
  await renderPage('/account/settings', { as: 'manager' })
  const section = await screen.findByRole('region', { name: 'アプリとして使う' })
  expect(section).toHaveTextContent('「ホーム画面に追加」')
  expect(section).toHaveTextContent('最後にホームで読み込んだ本日の一覧が出ます。')
})
