import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { offerCopies as contract } from '@/contracts/offerCopies'
import { OfferCopiesScreen } from '@/features/offerCopies/OfferCopiesScreen'
import { offerCopies, offers } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  requestsTo,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { callApi, OFFER, writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/offer_copies', <OfferCopiesScreen companyId='1' />)
beforeEach(async () => {
  await setUpStore()
  await writeRows((db) => db.delete(offerCopies))
})
afterEach(tearDownStore)

test('ひな形と店舗を選び、店舗ごとの時給と場所を確かめてコピーする', async () => {
  await open()
  expect(await screen.findByText('コピーしたひな形はまだありません')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ほかの店舗にコピー' }))
  const form = await screen.findByRole('dialog', { name: 'ひな形をほかの店舗にコピー' })
  await userEvent.click(within(form).getByRole('button', { name: 'コピーする' }))
  expect(await within(form).findByText('コピーするひな形を選んでください。')).toBeVisible()
  await userEvent.selectOptions(
    await within(form).findByRole('combobox', { name: /コピーするひな形/ }),
    String(OFFER[11]),
  )
  const store = await within(form).findByRole('checkbox', { name: /〚店舗12〛/ })
  expect(store).toHaveAccessibleName(/時給 1,350円\(最低賃金 1,280円\)/)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(store)
  await userEvent.click(within(form).getByRole('button', { name: '1店舗にコピーする' }))
  const table = await screen.findByRole('table', {
    name: '「ディナーのホールスタッフ」のコピー',
  })
  expect(table).toHaveTextContent('〚店舗12〛')
  expect(within(table).getByText('元と同じ')).toBeVisible()
  expect(takeMessages()).toContain('1店舗にひな形をコピーしました。')
})
test('要修正のひな形を選ぶとそう言い、下書きのコピーは、元と同じでも下書きと分かる', async () => {
  await callApi('company', 'POST', '/companies/1/offer_copies', {
    offerId: OFFER[11],
    clientIds: [12],
  })
  await writeRows(async (db) => {
    await db.update(offers).set({ status: 'violated' }).where(eq(offers.id, OFFER[11]))
    await db.update(offers).set({ status: 'draft' }).where(eq(offers.clientId, 12))
  })
  await open()
  const table = await screen.findByRole('table', { name: '「ディナーのホールスタッフ」のコピー' })
  expect(within(table).getByText('元と同じ')).toBeVisible()
  expect(within(table).getByText('下書き')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ほかの店舗にコピー' }))
  const form = await screen.findByRole('dialog', { name: 'ひな形をほかの店舗にコピー' })
  await userEvent.selectOptions(
    await within(form).findByRole('combobox', { name: /コピーするひな形/ }),
    String(OFFER[11]),
  )
  expect(
    await within(form).findByText('元のひな形は「要修正」で、まだ募集に使えません'),
  ).toBeVisible()
})
test('元の変更のちがいが見え、選んだ店舗に反映できる', async () => {
  await callApi('company', 'POST', '/companies/1/offer_copies', {
    offerId: OFFER[11],
    clientIds: [12, 13],
  })
  await writeRows((db) =>
    db.update(offers).set({ title: 'ホールスタッフ' }).where(eq(offers.id, OFFER[11])),
  )
  await open()
  const table = await screen.findByRole('table', { name: '「ホールスタッフ」のコピー' })
  expect(within(table).getAllByText('元で変更')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '変更を反映' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /〚店舗13〛/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: '1店舗に反映する' }))
  expect(await within(table).findByText('元と同じ')).toBeVisible()
  expect(within(table).getAllByText('元で変更')).toHaveLength(1)
  expect(JSON.parse(requestsTo(/align$/)[0]?.body ?? '')).toMatchObject({ isOverwriting: false })
})
test('読み込めないとき', async () => {
  overrideAnswer(contract.list, { status: 500, code: 'internal', messages: ['お待ちください。'] })
  await open()
  expect(await screen.findByText('ひな形のコピーを読み込めませんでした')).toBeVisible()
})
