import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { helpLanguage } from '@/lib/storage/storedValues'
import { renderPage } from '@mocks/renderPage'

const name = 'この画面の使い方 (Help)'
const openHelp = async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: '使い方 (Help)' }))
}
afterEach(() => helpLanguage.reset())

test('キーボードで開いて読み、閉じるとボタンに戻る', async () => {
  await renderPage('/clients/11/fix_payment_requests')
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: '使い方 (Help)' })
  expect(await within(dialog).findByText('はじめにすること')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test('難しい言葉には読みがつく', async () => {
  await renderPage('/clients/11/fix_payment_requests')
  const help = await openHelp()
  const reading = (await help.findAllByText('しゅうせいいらい'))[0]
  expect(reading?.closest('ruby')).toHaveTextContent('修正依頼')
})

test('英語に替えると、英語として読み上げられ、この端末に残る', async () => {
  await renderPage('/clients/11/fix_payment_requests')
  const help = await openHelp()
  await userEvent.click(help.getByRole('button', { name: 'English' }))
  const heading = await help.findByRole('heading', { name: 'Correction requests' })
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(help.getByText('予定').closest('[lang]')).toHaveAttribute('lang', 'ja')
  await renderPage('/clients/11/users/attendings')
  expect(await (await openHelp()).findByRole('heading', { name: 'Roster' })).toBeVisible()
})

test.each([
  ['/clients/11/fix_payment_requests', 'top bar'],
  ['/clients/11/chat_rooms/00000000-0000-4000-8000-000000000011', 'bar of the room'],
])('電話では、上の帯に一つだけある: %s (%s)', async (url) => {
  await renderPage(url, { width: 375 })
  expect(await screen.findAllByRole('button', { name })).toHaveLength(1)
})

test('使い方のない画面には、ボタンもない', async () => {
  await renderPage('/clients/11/feedback')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('アカウント設定でも選べる', async () => {
  await renderPage('/account/settings')
  await userEvent.click(await screen.findByRole('button', { name: 'English' }))
  expect(helpLanguage.get()).toBe('english')
})
