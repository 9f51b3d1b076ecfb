import { screen, within } from '@testing-library/react'
import { WorkerSupportersScreen } from '@/features/workerSupporters/WorkerSupportersScreen'
import { addWorker, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { expectLoadErrorAndRetry, mockPiece } from './piecesKit'
import { showScreen } from './storeKit'

// Kept apart from the other tests, because all dialogs share their window: once loaded, it stays for the whole file.
jest.mock('@/ui/dialogs/DialogWindow', () => mockPiece('@/ui/dialogs/DialogWindow'))

test('窓そのものが届かなければ、押した場所で知らせ、もう一度試せる', async () => {
  await writeRows((db) =>
    addWorker(
      db,
      { id: 901, name: '高橋 美咲', goodCount: 19, reviewCount: 20 },
      { workedCount: 24, lastWorkedOn: '2026-11-18' },
    ),
  )
  await showScreen(
    'manager',
    '/clients/11/users/worker_supporter_candidates',
    <WorkerSupportersScreen clientId='11' />,
  )
  await pressButton('高橋 美咲さんを任命する')
  await expectLoadErrorAndRetry(/任命/)
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: '任命する' })).toBeVisible()
})
