import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RejectUserScreen } from '@/features/storeCancellations/RejectUserScreen'
import { flash } from '@/lib/storage/storedValues'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
import { requestsTo, tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'

/**
 * The example of the mockups: tomorrow 7:00 to 11:00, 1,300 yen and 500 yen of transport; the 24-hour line was
 * today at 7:00.
 */
export const SHIFT = '/clients/11/offerings/8001'
export const openRejection = (who: Parameters<typeof showScreen>[0] = 'manager', userId = '901') =>
  showScreen(
    who,
    `${SHIFT}/reject/${userId}`,
    <RejectUserScreen clientId='11' offeringId='8001' userId={userId} />,
  )
export const chooseReason = async (name: string) =>
  userEvent.click(await screen.findByRole('radio', { name }))
export const allowancePanel = () => screen.findByRole('region', { name: '休業手当の判定' })
export const sendButton = (name = '小林さんをキャンセルする') =>
  screen.queryByRole('button', { name })
export const agreeToPay = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /支払いが発生する/ }))
export const messageBox = () => screen.getByRole('textbox', { name: /文面/ })
export const sentRejections = () =>
  requestsTo(/reject_requests(\/bulk_create)?$/).filter(({ line }) => !line.includes('judge'))
export const statusOf = async (userId: number) =>
  (await callStore<{ status: string }>('manager', 'GET', `/offerings/8001/users/${userId}`)).body
    .status
export const flashMessages = () => flash.get().messages.flatMap((m) => m.body)
beforeEach(async () => {
  await setUpStore()
  flash.reset()
  await writeRows(async (db) => {
    await addWorker(
      db,
      {
        id: 901,
        name: '小林 千夏',
        nameKana: 'コバヤシ チナツ',
        goodCount: 97,
        reviewCount: 100,
        tier: 'ace',
      },
      { workedCount: 2 },
    )
    await addWorker(db, { id: 902, name: '山田 太郎' })
    await addWorker(db, { id: 903, name: '渡邉 紗英' })
    await addOffering(db, {
      id: 8001,
      day: '2026-11-21',
      from: '07:00',
      to: '11:00',
      title: '朝の仕込み・盛り付け',
      hourlyWageYen: 1300,
      terms: offerContent(),
    })
    for (const id of [901, 902, 903]) await addMatch(db, 8001, id)
  })
})
afterEach(tearDownStore)
