import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { offerings as table } from '@/server/db/schema'
import { Pages } from '@tests/features/offerings/offeringPages'
import { tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { OFFER } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

export const FORM = `/clients/11/offers/${OFFER[11]}/offerings/new`
export const CONFIRM = `/clients/11/offers/${OFFER[11]}/offerings/confirm`
export const KEY = `4:offering:11:${OFFER[11]}`
/** The offerings of store 11 in the database. */
export const storedOfferings = async () =>
  (await (await testContext()).db.tx('system', (db) => db.select().from(table))).filter(
    (o) => o.clientId === 11,
  )
/** An answer of the check without any objection; `overrides` replaces any field. */
export const validationAnswer = (overrides: Partial<OfferingValidation>): OfferingValidation => ({
  errors: [],
  warnings: [],
  preview: null,
  acknowledgementRequired: false,
  usage: null,
  budget: null,
  ...overrides,
})
/** The form, once it has been filled in and the cost is there. */
export async function openForm(who: Parameters<typeof showScreen>[0] = 'manager', url = FORM) {
  await showScreen(who, url, <Pages />)
  await screen.findByRole('radio', { name: '明日' })
  // The bill, or on a phone the bar that opens it.
  await screen.findAllByText(/名分の合計|内訳を見る/)
}
/** Chooses a day by its chip: 「明日」. */
export const chooseDay = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
/** From the form to the page of confirmation. */
export async function goToConfirmation() {
  await pressButton('確認へ進む')
  await waitFor(() => expect(router.asPath).toBe(CONFIRM))
  await screen.findByRole('button', { name: 'この内容で募集を開始する' })
}
beforeEach(() => setUpStore())
afterEach(tearDownStore)
