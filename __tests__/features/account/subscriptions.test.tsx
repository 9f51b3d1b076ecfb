import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { accountSettings } from '@/contracts/accounts'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { SubscriptionsScreen } from '@/features/accounts/SubscriptionsScreen'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'
import { bodiesOf, takeMessages, showScreen } from './accountKit'

const open = (who: 'company' | 'manager' = 'company') =>
  showScreen(who, '/account/subscriptions', <SubscriptionsScreen />)
const A = '〚店舗11〛'
const B = '〚店舗12〛'
const store = async (name: string) => within(await screen.findByRole('region', { name }))
const group = async (event: string, name: string) =>
  within((await store(name)).getByRole('radiogroup', { name: `${event}(${name})` }))
const choose = async (event: string, delivery: string, name = A) =>
  userEvent.click((await group(event, name)).getByRole('radio', { name: delivery }))
const chosen = async (event: string, name = A) =>
  (await group(event, name)).getByRole('radio', { checked: true }).closest('label')?.textContent
const pressIn = async (name: string, button: string | RegExp) =>
  userEvent.click((await store(name)).getByRole('button', { name: button }))
const save = () => screen.getByRole('button', { name: '保存する' })
const saved = () => bodiesOf(accountSettings.saveSubscriptions)

test('はじめの選び方が示され、変えるまでは保存できない', async () => {
  await open()
  expect([await chosen('マッチング成立'), await chosen('お知らせ')]).toEqual(['すぐに', '1日1回'])
  expect(save()).toBeDisabled()
  expect(screen.getByText('変更はありません')).toBeVisible()
})
test('変えた店舗だけを、その店舗の選び方すべてと一緒に送る', async () => {
  await open()
  await choose('新着メッセージ', '受け取らない', B)
  expect(screen.getByText('1店舗の変更をまだ保存していません')).toBeVisible()
  expect((await store(B)).getByText('変更あり')).toBeVisible()
  await userEvent.click(save())
  await waitFor(() => expect(takeMessages()).toEqual(['1店舗のメール通知の設定を保存しました。']))
  expect(saved()).toEqual([
    { items: [{ clientId: 12, events: { ...defaultDeliveries, chat_message: 'off' } }] },
  ])
  expect(await chosen('新着メッセージ', B)).toBe('受け取らない')
  expect(save()).toBeDisabled()
  await open()
  expect([await chosen('新着メッセージ', B), await chosen('新着メッセージ', A)]).toEqual([
    '受け取らない',
    'すぐに',
  ])
})
test('元に戻した店舗は、変更に数えない', async () => {
  await open()
  await choose('マッチング成立', '1日1回')
  await choose('マッチング成立', 'すぐに')
  expect(screen.getByText('変更はありません')).toBeVisible()
})
test('列ごとにまとめて変えられ、ほかの店舗も同じにできる', async () => {
  await open()
  await pressIn(A, /すべて ?1日1回 ?にする$/)
  expect([
    await chosen('マッチング成立'),
    await chosen('修正依頼'),
    await chosen('マッチング成立', B),
  ]).toEqual(['1日1回', '1日1回', 'すぐに'])
  await pressIn(A, /ほかの2店舗も同じにする$/)
  expect(await chosen('マッチング成立', B)).toBe('1日1回')
  expect(screen.getByText('3店舗の変更をまだ保存していません')).toBeVisible()
})
test('まとめて変えるボタンは、店舗の名前を持つ', async () => {
  await open()
  for (const name of [A, B]) {
    const buttons = (await store(name)).getAllByRole('button', { name: /にする$/ })
    for (const button of buttons) expect(button).toHaveAccessibleName(new RegExp(`^${name}`))
  }
})
test('5回続けて押しても、送るのは1回', async () => {
  await open()
  await choose('修正依頼', '1日1回')
  act(() => {
    for (let i = 0; i < 5; i += 1) save().click()
  })
  await waitFor(() => expect(takeMessages()).toHaveLength(1))
  expect(saved()).toHaveLength(1)
})
test('保存できなかったら、選んだものは残り、もう一度送れる', async () => {
  await open()
  await choose('修正依頼', '1日1回')
  overrideAnswer(accountSettings.saveSubscriptions, {
    status: 500,
    code: 'broken',
    messages: ['保存できませんでした。'],
  })
  await userEvent.click(save())
  await waitFor(() => expect(takeMessages()).toEqual(['保存できませんでした。']))
  expect(await chosen('修正依頼')).toBe('1日1回')
  mockServer.resetHandlers()
  await userEvent.click(save())
  await waitFor(() => expect(takeMessages()).toEqual(['1店舗のメール通知の設定を保存しました。']))
})
test('保存していないまま離れようとすると、確かめる', async () => {
  await open()
  await choose('修正依頼', '1日1回')
  act(() => {
    try {
      router.events.emit('routeChangeStart', '/account/settings', { shallow: false })
    } catch {
      /* The guard stops the change by throwing. */
    }
  })
  expect(await screen.findByRole('dialog', { name: '保存していない変更があります' })).toBeVisible()
  await pressButton('入力に戻る')
  expect(await chosen('修正依頼')).toBe('1日1回')
})
test('店舗が多いときは、はじめの店舗だけを開き、ほかは数だけを示し、名前で探せる', async () => {
  const names = ['渋谷宮益坂店', '三軒茶屋店', '天王寺店', '船橋センター', '髙島平店']
  overrideAnswer(accountSettings.subscriptions, {
    items: names.map((clientName, i) => ({
      clientId: i + 1,
      clientName,
      kinds: [...subscriptionEvents],
      events: defaultDeliveries,
    })),
  })
  await open()
  expect(await chosen('マッチング成立', '渋谷宮益坂店')).toBe('すぐに')
  expect((await store('三軒茶屋店')).queryByRole('radio')).toBeNull()
  expect(
    (await store('三軒茶屋店')).getByText('すぐに 6 ・ 1日1回 3 ・ 受け取らない 0'),
  ).toBeVisible()
  await pressIn('三軒茶屋店', /三軒茶屋店/)
  expect(await chosen('お知らせ', '三軒茶屋店')).toBe('1日1回')
  await userEvent.type(screen.getByRole('searchbox', { name: '店舗名で探す' }), '船橋{Enter}')
  expect(screen.getAllByRole('region').map((r) => r.getAttribute('aria-label'))).toEqual([
    '船橋センター',
  ])
  await userEvent.type(screen.getByRole('searchbox', { name: '店舗名で探す' }), 'x{Enter}')
  await pressButton('条件をクリア')
  expect(screen.getAllByRole('region')).toHaveLength(5)
})
test('読み込めなければやり直せ、店舗がなければそう言う', async () => {
  overrideAnswer(accountSettings.subscriptions, {
    status: 500,
    code: 'broken',
    messages: ['サーバーで問題が起きました。'],
  })
  await open()
  expect(await screen.findByText('サーバーで問題が起きました。')).toBeVisible()
  overrideAnswer(accountSettings.subscriptions, { items: [] })
  await pressButton('再試行')
  expect(await screen.findByText('通知を受け取る店舗がありません')).toBeVisible()
})
test('キーボードだけで選べ、だれにでも使える', async () => {
  await open('manager')
  await choose('修正依頼', 'すぐに')
  await userEvent.keyboard('{ArrowRight}')
  expect(await chosen('修正依頼')).toBe('1日1回')
  expect(await axeViolations()).toEqual([])
})
