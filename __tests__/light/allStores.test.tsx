import { act, screen } from '@testing-library/react'
import { renderPage } from '@mocks/renderPage'

/** Opens the menu of stores. jsdom has no popovers, so the event that the browser would send is sent by hand. */
async function openSwitcher() {
  act(() => {
    document
      .getElementById('switcher')
      ?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
  })
  return screen.findByRole('link', { name: 'すべての店舗を見る' })
}

test('「すべての店舗を見る」は、企業の人には店舗一覧を、店舗の人には店舗を選ぶ画面を開く', async () => {
  await renderPage('/companies/1/edit', { as: 'company' })
  expect(await openSwitcher()).toHaveAttribute('href', '/companies/1/clients')
  await renderPage('/clients/11/contact', { as: 'manager' })
  expect(await openSwitcher()).toHaveAttribute('href', '/account')
})
test('店舗を見られない経理担当には、開けない店舗一覧へは導かない', async () => {
  await renderPage('/companies/1/statements', { as: 'accounting' })
  expect(await openSwitcher()).toHaveAttribute('href', '/account')
})
