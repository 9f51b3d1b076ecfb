import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RejectWorkerScreen } from '@/features/storeCancellations/RejectWorkerScreen'
import { flash } from '@/lib/storage/storedValues'
import { requestsTo, tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'

/**
 * A shift of tomorrow from 7:00 to 11:00, 1,300 yen and 500 yen of transport; 24 hours before it was today
 * at 7:00, so it is too late to cancel without cost.
 */
export const SHIFT = '/clients/11/offerings/8001'
/** Shows the page on which a store cancels the match of one worker. */
export const openRejection = (who: Parameters<typeof showScreen>[0] = 'manager', userId = '901') =>
  showScreen(
    who,
    `${SHIFT}/reject/${userId}`,
    <RejectWorkerScreen clientId='11' offeringId='8001' userId={userId} />,
  )
/** Chooses a reason by its label. */
export const chooseReason = async (name: string) =>
  userEvent.click(await screen.findByRole('radio', { name }))
/** The panel that says whether a leave allowance is due. */
export const allowancePanel = () => screen.findByRole('region', { name: '休業手当の判定' })
/** The button that cancels; null while it is not shown. */
export const sendButton = (name = '小林さんをキャンセルする') =>
  screen.queryByRole('button', { name })
/** Ticks the consent to the leave allowance. */
export const agreeToPay = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /支払いが発生する/ }))
/** The message to the worker. */
export const messageBox = () => screen.getByRole('textbox', { name: /文面/ })
/** The cancellations that the page has sent. */
export const sentRejections = () =>
  requestsTo(/reject_requests(\/bulk_create)?$/).filter(({ line }) => !line.includes('judge'))
/** Reads the status of a worker's matching in the database. */
export const statusOf = async (userId: number) =>
  (await callStore<{ status: string }>('manager', 'GET', `/offerings/8001/users/${userId}`)).body
    .status
/** The messages that the next page will show. */
export const flashMessages = () => flash.get().messages.flatMap((message) => message.body)
/** Importing this file gives each test the shift of tomorrow morning, offering 8001, with workers 901, 902 and 903. */
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
