import { screen, waitFor } from '@testing-library/react'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

/** The page of offering 8001. */
export const openOffering = (who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(
    who,
    '/clients/11/offerings/8001',
    <OfferingDetailScreen clientId='11' offeringId='8001' />,
  )
/** Waits until no dialog is open. */
export const expectDialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Matches these workers with offering 8001. */
export const addMatches = (...ids: number[]) =>
  writeRows(async (db) => {
    for (const id of ids) await addMatch(db, 8001, id)
  })
/** Importing this file gives each test the dinner of 22 November, offering 8001, and workers 901 and 902. */
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '髙橋 美咲' })
    await addWorker(db, { id: 902, name: '渡邉 紗英' })
    await addOffering(db, { id: 8001, day: '2026-11-22', title: 'ディナーのホールスタッフ' })
  })
})
afterEach(tearDownStore)
