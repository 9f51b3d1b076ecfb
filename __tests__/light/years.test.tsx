import { screen, within } from '@testing-library/react'
import { renderPage } from '@mocks/renderPage'

type User = Awaited<ReturnType<typeof renderPage>>['user']

/** The calendar of a field. */
async function calendarOf(user: User, label: string) {
  await user.click(await screen.findByRole('textbox', { name: label }))
  return screen.findByRole('dialog', { name: '日付を選ぶ' })
}
const yearsIn = (calendar: HTMLElement) =>
  [...calendar.querySelectorAll('.react-datepicker__year-option')]
    .map(({ textContent }) => textContent?.replace(/\D/g, '') ?? '')
    .filter(Boolean)

test('名簿の日は、巻ける年の一覧から、前後10年を選べる', async () => {
  const { user } = await renderPage('/clients/11/users/attendings')
  const calendar = await calendarOf(user, '最初の日')
  await user.click(within(calendar).getByRole('button', { name: '2026' }))
  const years = yearsIn(calendar)
  expect([years.length, years[0], years.at(-1)]).toEqual([21, '2036', '2016'])
})
test('通報する日は、前後5年の一覧から選べる', async () => {
  const { user } = await renderPage('/clients/11/users/901')
  await user.click(await screen.findByRole('button', { name: /通報/ }))
  const calendar = await calendarOf(user, '起きた日')
  await user.click(within(calendar).getByRole('button', { name: '2026' }))
  const years = yearsIn(calendar)
  expect([years.length, years[0], years.at(-1)]).toEqual([11, '2031', '2021'])
})
test('入社日は、1900年から2100年まで選べる', async () => {
  const { user } = await renderPage('/clients/11/users/901')
  await user.click(await screen.findByRole('button', { name: /卒業ワーカーに登録/ }))
  const calendar = await calendarOf(user, '入社日')
  const years = within(within(calendar).getByRole('combobox', { name: '年' })).getAllByRole(
    'option',
  )
  expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['1900', '2100'])
})
