import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { request } from '@/api/client'
import { accounts as contract, accounts, accountSettings } from '@/contracts/accounts'
import { sessions } from '@/contracts/sessions'
import { LoginScreen } from '@/features/sessions/LoginScreen'
import { knownRights } from '@/lib/storage/storedValues'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import {
  bodiesOf,
  findField,
  fillField,
  hardNavigateSpy,
  showScreen,
} from '@tests/features/account/accountKit'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'

const open = (address = '/login') => showScreen(undefined, address, <LoginScreen />)
async function signIn(email: string, password = FIXTURE_PASSWORD) {
  await fillField('メールアドレス', email)
  await fillField('パスワード', password)
  await pressButton('ログイン')
}
const told = async (text: RegExp | string) => screen.findByText(text)

describe('ログイン', () => {
  test('間違えると、どちらが違うかは言わず、残りの回数を言い、入力は残り、知らせへ移る', async () => {
    await open()
    await signIn('manager@example.jp', 'wrong')
    expect(await told('メールアドレスまたはパスワードが正しくありません。')).toBeVisible()
    expect(screen.getByText('あと4回間違えると、15分間ログインできなくなります。')).toBeVisible()
    expect([
      (await findField('メールアドレス')).value,
      (await findField('パスワード')).value,
    ]).toEqual(['manager@example.jp', 'wrong'])
    expect(document.activeElement).toHaveTextContent(
      'メールアドレスまたはパスワードが正しくありません。',
    )
    await pressButton('ログイン')
    expect(await told(/あと3回/)).toBeVisible()
    expect(hardNavigateSpy).not.toHaveBeenCalled()
  })
  test('登録のないアドレスでも、同じ言い方をする', async () => {
    await open()
    await signIn('nobody@example.jp', 'wrong')
    expect(await told('メールアドレスまたはパスワードが正しくありません。')).toBeVisible()
    expect(screen.getByText(/あと4回/)).toBeVisible()
  })
  test('続けて間違えると止まり、再設定への道がある', async () => {
    await open()
    await signIn('manager@example.jp', 'wrong')
    for (let n = 3; n > 0; n -= 1) {
      await told(new RegExp(`あと${n + 1}回`))
      await pressButton('ログイン')
    }
    await told(/あと1回/)
    await pressButton('ログイン')
    expect(
      await told(
        /続けて間違えたため、ログインを止めています。15分ほど待つか、パスワードを再設定してください。/,
      ),
    ).toBeVisible()
    await fillField('パスワード', FIXTURE_PASSWORD)
    await pressButton('ログイン')
    expect(await screen.findByRole('link', { name: 'パスワードを再設定' })).toHaveAttribute(
      'href',
      '/auth/reset_password',
    )
    expect((await findField('パスワード')).value).toBe(FIXTURE_PASSWORD)
    expect(hardNavigateSpy).not.toHaveBeenCalled()
  })
  test('何も入れずに押すと、送らずに最初の欄へ移る', async () => {
    await open()
    await pressButton('ログイン')
    expect(await told('メールアドレスを入力してください。')).toBeVisible()
    expect(await findField('メールアドレス')).toHaveFocus()
    expect(bodiesOf(sessions.signIn)).toEqual([])
  })
  test('通信できないときは、送れなかったことを言い、入力は残る', async () => {
    mockServer.use(http.post('*/app/api/v1/sign_in', () => HttpResponse.error()))
    await open()
    await signIn('manager@example.jp')
    expect(
      await told('通信できませんでした。接続を確かめて、もう一度お試しください。'),
    ).toBeVisible()
    expect((await findField('パスワード')).value).toBe(FIXTURE_PASSWORD)
  })
  test('5回続けて押しても、送るのは1回', async () => {
    await open()
    await fillField('メールアドレス', 'manager@example.jp')
    await fillField('パスワード', FIXTURE_PASSWORD)
    const button = screen.getByRole('button', { name: 'ログイン' })
    act(() => {
      for (let i = 0; i < 5; i += 1) button.click()
    })
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalled())
    expect(bodiesOf(sessions.signIn)).toHaveLength(1)
  })
  test('全角で打ったアドレスは半角に直し、Enterでも送れる', async () => {
    await open()
    await fillField('メールアドレス', 'ｍａｎａｇｅｒ＠example.jp')
    await fillField('パスワード', FIXTURE_PASSWORD)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11'))
    expect(bodiesOf(sessions.signIn)).toEqual([
      { email: 'manager@example.jp', password: FIXTURE_PASSWORD },
    ])
  })
  test('パスワードは、押している人だけが見られるようにできる', async () => {
    await open()
    await fillField('パスワード', 'himitsu')
    await pressButton(/^表示/)
    expect(await findField('パスワード')).toHaveAttribute('type', 'text')
    await pressButton(/^隠す/)
    expect(await findField('パスワード')).toHaveAttribute('type', 'password')
  })
  test('だれにでも使える', async () => {
    await open()
    await signIn('manager@example.jp', 'wrong')
    await told(/あと4回/)
    expect(await axeViolations()).toEqual([])
    expect(await findField('メールアドレス')).toHaveAttribute('autocomplete', 'username')
    expect(await findField('パスワード')).toHaveAttribute('autocomplete', 'current-password')
  })
})

describe('ログインしたあと', () => {
  test('最初の画面が断られる読み取りを送らないように、許されていることを端末に覚える', async () => {
    await open()
    await signIn('accounting@example.jp')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalled())
    const known = [knownRights.of('companies/1').get(), knownRights.of('clients/11').get()]
    expect(known).toEqual([
      expect.arrayContaining(['billing.viewCompany']),
      expect.arrayContaining(['billing.viewStore']),
    ])
    expect(known.flat()).not.toContain('store.read')
  })
  test.each([
    ['1店舗だけの人は、その店舗へ', 'manager@example.jp', '/clients/11'],
    ['企業の人は、店舗一覧へ', 'company@example.jp', '/companies/1/clients'],
    [
      '店舗を見られない人は、行き止まりでなく、見られる利用明細へ',
      'accounting@example.jp',
      '/companies/1/statements',
    ],
  ])('%s', async (_, email, path) => {
    await open()
    await signIn(email)
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith(path))
  })
  test.each([
    ['どれも開いたことがなければ、店舗を選ぶ画面へ', [null, null], '/account'],
    ['前に開いた店舗へ', ['2026-11-18T09:00:00+09:00', '2026-11-19T09:00:00+09:00'], '/clients/12'],
  ])('企業の役割を持たず何店舗もある人は、%s', async (_, openedAt, path) => {
    await showScreen('company', '/login', <LoginScreen />)
    const { items } = await request(accounts.clients, {})
    overrideAnswer(contract.clients, {
      items: items.slice(0, 2).map((store, index) => ({
        ...store,
        lastOpenedAt: openedAt[index] ?? null,
      })),
    })
    overrideAnswer(contract.permission, {
      permissions: [],
      scopes: [11, 12].map((clientId) => ({
        companyId: 1,
        clientId,
        role: 'clientManager' as const,
        permissions: ['store.read' as const],
      })),
    })
    await signIn('manager@example.jp')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith(path))
  })
  test('店舗を見られない1店舗だけの人も、行き止まりにしない', async () => {
    overrideAnswer(contract.permission, {
      permissions: [],
      scopes: [{ companyId: 1, clientId: 11, role: 'accounting', permissions: [] }],
    })
    await open()
    await signIn('manager@example.jp')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/account'))
  })
  test('開こうとしていたページへ行く', async () => {
    await open(`/login?next=${encodeURIComponent('/clients/11/offerings?status=published')}`)
    await signIn('manager@example.jp')
    await waitFor(() =>
      expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11/offerings?status=published'),
    )
  })
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/outbox',
    '/login',
  ])('自分のページでない %s へは行かない', async (next) => {
    await open(`/login?next=${encodeURIComponent(next)}`)
    await signIn('manager@example.jp')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11'))
  })
  test('行き先や端末を調べる呼び出しが失敗しても、ログインはできる', async () => {
    overrideAnswer(contract.clients, { status: 500, code: 'broken', messages: ['壊れています。'] })
    overrideAnswer(accountSettings.fingerprintNecessity, {
      status: 500,
      code: 'broken',
      messages: ['壊れています。'],
    })
    await open()
    await signIn('manager@example.jp')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/account'))
  })
})

test('画面のコードが届く前に打った文字も、送られる', async () => {
  await open()
  document.getElementById('__next')?.remove()
  const root = document.body.appendChild(
    Object.assign(document.createElement('div'), { id: '__next' }),
  )
  root.innerHTML = renderToString(<LoginScreen />)
  // A click before the code has loaded would submit the form to the page itself.
  expect(root.querySelector('button[type=submit]')).toBeNull()
  const [email, password] = [...root.querySelectorAll('input')]
  if (email && password) {
    email.value = 'manager@example.jp'
    password.value = FIXTURE_PASSWORD
  }
  const hydrated = await act(() => hydrateRoot(root, <LoginScreen />))
  expect([email?.value, password?.value]).toEqual(['manager@example.jp', FIXTURE_PASSWORD])
  await pressButton('ログイン')
  await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11'))
  act(() => hydrated.unmount())
})
