import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq, ne } from 'drizzle-orm'
import router from 'next-router-mock'
import { offerings } from '@/contracts/offerings'
import { RejectScreen } from '@/features/storeCancellations/RejectScreen'
import { RepostRejectScreen } from '@/features/storeCancellations/RepostRejectScreen'
import { followDialogHistory } from '@/lib/browser/dialogHistory'
import { matchings, offerings as offeringRows } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { requestsTo, setNow, showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { offerContent, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import {
  SHIFT,
  agreeToPay,
  chooseReason,
  flashMessages,
  openRejection,
  allowancePanel,
  sendButton,
  sentRejections,
  statusOf,
  messageBox,
} from './cancellationKit'

const several = (users: string, who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(
    who,
    `${SHIFT}/reject${users && `?users=${users}`}`,
    <RejectScreen clientId='11' offeringId='8001' />,
  )
const frame = () =>
  new Promise((go) => {
    requestAnimationFrame(go)
  })
beforeAll(followDialogHistory)

describe('まとめてのキャンセル', () => {
  test('一人ずつの金額と合計を見せ、外した人は送らず、全員できたら求人に戻る', async () => {
    await several('901,902,903')
    await pressButton('渡邉 紗英さんを対象から外す')
    await chooseReason('自社スタッフで人員が足りた')
    const judged = await allowancePanel()
    await waitFor(() => expect(judged).toHaveTextContent('2名の合計11,400円'))
    expect(
      within(judged)
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual([
      expect.stringMatching(/小林 千夏.*5,700円/),
      expect.stringMatching(/山田 太郎.*5,700円/),
    ])
    expect(messageBox()).not.toHaveDisplayValue(/小林/)
    await agreeToPay()
    await pressButton('2名をキャンセルする')
    await waitFor(() => expect(router.asPath).toBe(SHIFT))
    expect(flashMessages()).toEqual([
      '2名をキャンセルしました。休業手当の合計 11,400円をお支払いします。',
    ])
    expect(await Promise.all([901, 902, 903].map(statusOf))).toEqual([
      'rejected',
      'rejected',
      'established',
    ])
  })
  test('名指しした全員がチェックイン済みなら、理由を尋ねずに、一人ずつのわけを見せる', async () => {
    await setNow(new Date('2026-11-21T06:55:00+09:00'))
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: '2026-11-21T06:50:00+09:00' })
        .where(ne(matchings.userId, 903)),
    )
    await several('901,902')
    expect(
      await screen.findByRole('checkbox', {
        name: /小林 千夏.*チェックイン済みのため、キャンセルできません。/,
      }),
    ).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: /渡邉 紗英/ })).toBeEnabled()
    expect(screen.queryByRole('radio')).toBeNull()
  })
  test('チェックイン済みの人は対象外と分かり、途中で終わった人は理由とともに残り、残りだけやりなおせる', async () => {
    await setNow(new Date('2026-11-21T06:55:00+09:00'))
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: '2026-11-21T06:50:00+09:00' })
        .where(eq(matchings.userId, 903)),
    )
    await several('901,902,903')
    await chooseReason('その他の店舗都合')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent('2名の合計'),
    )
    expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent(
      /渡邉 紗英.*チェックイン済みのため、キャンセルできません。/,
    )
    await userEvent.type(
      screen.getByRole('textbox', { name: /理由の説明/ }),
      '機器が故障したため営業できません。',
    )
    await agreeToPay()
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ status: 'cancel', cancelBy: 'user', cancelledAt: '2026-11-21T06:55:00+09:00' })
        .where(eq(matchings.userId, 902)),
    )
    await pressButton('2名をキャンセルする')
    expect(
      await screen.findByRole('heading', {
        name: '1名をキャンセルしました。2名はキャンセルしていません',
      }),
    ).toHaveFocus()
    expect(screen.getByRole('region', { name: 'キャンセルしたワーカー' })).toHaveTextContent(
      /小林 千夏.*休業手当 5,700円/,
    )
    const failed = screen.getByRole('region', { name: 'キャンセルしていないワーカー' })
    expect(failed).toHaveTextContent(/山田 太郎.*ワーカーが.*キャンセルしています。/)
    expect(failed).toHaveTextContent(/渡邉 紗英.*チェックイン済み/)
    expect(await axeViolations()).toEqual([])
    await pressButton('2名をもう一度申請する')
    expect(
      within(await screen.findByRole('region', { name: '対象' })).queryByText('小林 千夏'),
    ).toBeNull()
    expect(screen.getByRole('radio', { name: 'その他の店舗都合' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /理由の説明/ })).toHaveValue(
      '機器が故障したため営業できません。',
    )
  })
  test('だれも選ばれていなければ、ここで選ぶ。最初は一人も選ばれていない', async () => {
    await several('')
    const next = await screen.findByRole('button', { name: '理由を選ぶ' })
    expect(
      screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked),
    ).toEqual([])
    await userEvent.click(next)
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /山田 太郎/ }))
    await pressButton('1名の理由を選ぶ')
    expect(
      within(await screen.findByRole('region', { name: '対象' })).getByText('山田 太郎'),
    ).toBeVisible()
  })
})
describe('スマートフォン', () => {
  beforeEach(() => openStoreNarrow())
  const openStoreNarrow = async () => {
    const { setWindowWidth } = await import('@tests/conformance/renderKit')
    setWindowWidth(375)
  }
  test('理由・影響・連絡の3段で、理由を選ぶと次へ進み、あと3回押すと終わる', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent('5,700円'),
    )
    expect(sendButton()).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: '影響' })).toHaveFocus())
    await pressButton('次へ: 本人への連絡')
    await agreeToPay()
    await pressButton('小林さんをキャンセルする')
    await waitFor(() => expect(router.asPath).toBe(SHIFT))
    expect(await statusOf(901)).toBe('rejected')
  })
  test('理由を選ばずには進めず、前に戻っても選んだものが残る', async () => {
    await openRejection()
    await pressButton('次へ: 影響を確認する')
    const refusal = await screen.findByText('キャンセルの理由を選んでください。')
    // The message is shown at the choice and belongs to its accessible description.
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
    expect(
      screen.getByRole('radiogroup', { name: 'キャンセルの理由' }),
    ).toHaveAccessibleDescription(refusal.textContent)
    expect(screen.queryByRole('alert')).toBeNull()
    await chooseReason('その他の店舗都合')
    await pressButton('前に戻る')
    expect(screen.getByRole('radio', { name: 'その他の店舗都合' })).toBeChecked()
  })
  test('ブラウザの「戻る」は、1段ずつ前に戻る。書いたものは残る', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await waitFor(() => expect(screen.getByRole('heading', { name: '影響' })).toHaveFocus())
    await pressButton('次へ: 本人への連絡')
    await waitFor(() => expect(screen.getByRole('heading', { name: '本人への連絡' })).toHaveFocus())
    history.back()
    await waitFor(() => expect(screen.getByRole('heading', { name: '影響' })).toHaveFocus())
    history.back()
    await waitFor(() => expect(screen.getByRole('heading', { name: '理由' })).toHaveFocus())
    expect(screen.getByRole('radio', { name: '自社スタッフで人員が足りた' })).toBeChecked()
  })
  test('キーで選んでいる間は、次へを押すまで進まない', async () => {
    await openRejection()
    const radio = await screen.findByRole('radio', { name: 'その他の店舗都合' })
    radio.focus()
    await userEvent.keyboard(' ')
    expect(radio).toBeChecked()
    await frame()
    await pressButton('次へ: 影響を確認する')
    expect(await allowancePanel()).toBeVisible()
  })
  test('さらに答えの要る理由では、答えるまで進まない', async () => {
    await setNow(new Date('2026-11-21T06:50:00+09:00'))
    await openRejection()
    await chooseReason('持ち物・身だしなみが揃わず業務ができない')
    expect(
      await screen.findByRole('radiogroup', { name: /揃わなくても、業務はできますか/ }),
    ).toBeVisible()
    await frame()
    await pressButton('次へ: 影響を確認する')
    expect(screen.queryByRole('button', { name: '前に戻る' })).toBeNull()
  })
})
describe('チャットのあとの申請', () => {
  test('話し合った理由が選ばれていて、本人に確認したことを確かめてから送る', async () => {
    await writeRows((db) =>
      db
        .update(offeringRows)
        .set({ terms: offerContent({ conditions: '調理の経験がある方' }) })
        .where(eq(offeringRows.id, 8001)),
    )
    await showScreen(
      'manager',
      `${SHIFT}/chat_rooms/r-1/repost_reject/901?selected=6`,
      <RepostRejectScreen clientId='11' offeringId='8001' chatRoomId='r-1' userId='901' />,
    )
    expect(await screen.findByText('チャットで確認したあとの申請です')).toBeVisible()
    expect(
      screen.getByRole('radio', { name: '募集に書いた経験・スキルの条件を満たさない' }),
    ).toBeChecked()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '休業手当の判定' })).toHaveTextContent('不要です'),
    )
    await pressButton('小林さんをキャンセルする')
    expect(
      await screen.findByText('チャットで本人に確認してから、申請してください。'),
    ).toBeVisible()
    expect(sentRejections()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /チャットで本人に確認しました/ }))
    await pressButton('小林さんをキャンセルする')
    await waitFor(() => expect(router.asPath).toBe('/clients/11/chat_rooms/r-1'))
    expect(await statusOf(901)).toBe('rejected')
  })
})
describe('失敗', () => {
  test('読み込めないときは、もう一度読める', async () => {
    overrideAnswer(offerings.users, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await openRejection()
    expect(await screen.findByRole('alert')).toHaveTextContent('キャンセルはしていません。')
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('radio', { name: 'その他の店舗都合' })).toBeVisible()
  })
  test('キャンセルの前に、時間の変更を相談するメッセージを送れる', async () => {
    await openRejection()
    await chooseReason('自社スタッフで人員が足りた')
    await pressButton(/時間の変更を相談する/)
    const dialog = within(await screen.findByRole('dialog', { name: '時間の変更を相談する' }))
    expect(dialog.getByRole('textbox')).toHaveDisplayValue(/勤務時間の変更をご相談させてください/)
    await userEvent.click(dialog.getByRole('button', { name: 'メッセージを送る' }))
    await waitFor(() => expect(requestsTo(/offerings\/8001\/messages$/)).toHaveLength(1))
    expect(await statusOf(901)).toBe('established')
  })
})
