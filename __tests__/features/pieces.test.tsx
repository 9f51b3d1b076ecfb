import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { payOf } from '@/domain/pay/pay'
import { ChatRoomScreen } from '@/features/chat/ChatRoomScreen'
import { SalaryLimitScreen } from '@/features/myNumber/SalaryLimitScreen'
import { OfferingReviewsScreen } from '@/features/reviews/OfferingReviewsScreen'
import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { WorkerSupportersScreen } from '@/features/workerSupporters/WorkerSupportersScreen'
import { ensureRoom } from '@/server/modules/chat/rooms'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  writeRows,
} from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { restoreConnection, expectLoadErrorAndRetry, mockPiece } from './piecesKit'
import { showScreen } from './storeKit'

jest.mock('@/features/workerSupporters/components/InquirySheet', () =>
  mockPiece('@/features/workerSupporters/components/InquirySheet'),
)
jest.mock('@/features/myNumber/components/RequestDialog', () =>
  mockPiece('@/features/myNumber/components/RequestDialog'),
)
jest.mock('@/features/reviews/components/worker/WorkerListsSheet', () =>
  mockPiece('@/features/reviews/components/worker/WorkerListsSheet'),
)
jest.mock('@/features/chat/components/negotiation/EndNegotiation', () =>
  mockPiece('@/features/chat/components/negotiation/EndNegotiation'),
)
jest.mock('@/ui/buttons/MenuList', () => mockPiece('@/ui/buttons/MenuList'))

test('メニューの中身が届かなければ、押した場所で知らせ、もう一度試せる', async () => {
  await writeRows((db) =>
    addWorker(db, { id: 901, name: '高橋 美咲' }, { workedCount: 24, lastWorkedOn: '2026-11-18' }),
  )
  await showScreen('manager', '/clients/11/users', <WorkerListScreen clientId='11' />)
  await pressButton('高橋 美咲さんの操作')
  expect(await screen.findByText('画面の一部を読み込めませんでした')).toBeVisible()
  expect(screen.queryByRole('menu')).toBeNull()
  restoreConnection()
  await pressButton('再試行')
  expect(await screen.findByRole('menuitem', { name: 'グループを編集する' })).toBeVisible()
  expect(screen.queryByText('画面の一部を読み込めませんでした')).toBeNull()
})
test('問い合わせの画面が届かなければ、そう言って、もう一度求められる', async () => {
  await showScreen(
    'manager',
    '/clients/11/users/worker_supporter_candidates',
    <WorkerSupportersScreen clientId='11' />,
  )
  await pressButton('問い合わせる')
  await expectLoadErrorAndRetry(/問い合わせ/)
})
test('マイナンバーの依頼の画面が届かなくても、選んだ人は残る', async () => {
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' }, { workedCount: 9 })
    await addOffering(db, { id: 8000, day: '2026-07-01' })
    await addMatch(db, 8000, 901, {
      status: 'worked',
      fixedPay: {
        ...payOf({
          startAt: '2026-07-01T08:00:00Z',
          endAt: '2026-07-01T13:00:00Z',
          breakMin: 0,
          hourlyWageYen: 1000,
          transportationYen: 0,
        }),
        grossYen: 262_000,
        transportationYen: 0,
      },
    })
  })
  await showScreen('manager', '/clients/11/users/salary_limit', <SalaryLimitScreen clientId='11' />)
  await pressButton('1名全員を選択')
  await pressButton('1名に依頼する')
  await expectLoadErrorAndRetry('1名にマイナンバーの提供を依頼しますか')
})
test('評価のグループの画面が届かなくても、選んだ評価は残る', async () => {
  const day = '2026-11-19'
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' }, { workedCount: 5 })
    await addOffering(db, { id: 8001, day })
    await addMatch(db, 8001, 901, {
      status: 'worked',
      checkedInAt: `${day}T07:58:00.000Z`,
      checkedOutAt: `${day}T13:31:00.000Z`,
      paymentStatus: 'confirmed',
    })
  })
  await showScreen(
    'manager',
    '/clients/11/offerings/8001/reviews/users',
    <OfferingReviewsScreen clientId='11' offeringId='8001' />,
  )
  await userEvent.click(await screen.findByRole('radio', { name: 'Good' }))
  await pressButton('高橋 美咲さんのグループ・認定・ブロック')
  await expectLoadErrorAndRetry(/高橋 美咲/)
  expect(screen.getByRole('radio', { name: 'Good', hidden: true })).toBeChecked()
})
test('協議を終える画面が届かなければ、帯のなかでそう言う', async () => {
  let uid = ''
  await writeRows(async (db) => {
    await addOffering(db, { id: 8001, from: '22:00', to: '26:00' })
    await addWorker(db, { id: 901, name: '德永 さくら' }, { workedCount: 3 })
    await addMatch(db, 8001, 901)
    uid = (await ensureRoom({ db, now: MORNING }, { clientId: 11, userId: 901, offeringId: 8001 }))
      .uid
  })
  await callStore('manager', 'POST', `/chat_rooms/${uid}/in_negotiation`, {
    action: 'open',
    offeringId: 8001,
    kind: 'condition_unmet',
    reasonTypeId: null,
    summary: '',
  })
  await showScreen(
    'manager',
    `/clients/11/chat_rooms/${uid}`,
    <ChatRoomScreen clientId='11' chatRoomId={uid} />,
  )
  await pressButton('協議を終了する')
  await expectLoadErrorAndRetry(/協議/)
})
