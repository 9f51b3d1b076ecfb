import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import router from 'next-router-mock'
import { accountSettings } from '@/contracts/accounts'
import { EmailScreen } from '@/features/accounts/EmailScreen'
import { SettingsScreen } from '@/features/accounts/SettingsScreen'
import { flash } from '@/lib/storage/storedValues'
import { accountOrMailLayout } from '@/shell/layout/accountOrMailLayout'
import { toLogin } from '@/shell/session/onSessionExpired'
import { mockServer } from '@mocks/referenceServer'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { pressButton } from '@tests/kit/userActions'
import { flushPromises } from '@tests/kit/waiting'
import {
  bodiesOf,
  findField,
  countOf,
  fillField,
  linkIn,
  deliverMails,
  takeMessages,
  showScreen,
} from './accountKit'

const PAGE = '/account/settings/email'
const OLD = 'manager@example.jp'
const FRESH = 'y.morishita@example.jp'
const V1 = '/app/api/v1'
const screenOf = <EmailScreen />
const emailOf = async (who = 'manager' as const) =>
  (
    (await (await (await browser(who)).call('GET', `${V1}/accounts/me`)).json()) as {
      email: string
    }
  ).email
/** Requests the change and returns the links in the two mails. */
async function ask(newEmail = FRESH) {
  await (
    await browser('manager')
  ).call('POST', `${V1}/accounts/me/email_change_request`, {
    newEmail,
    currentPassword: FIXTURE_PASSWORD,
  })
  const all = await deliverMails()
  return {
    confirm: linkIn(all.find((m) => m.to === newEmail)?.body),
    cancel: linkIn(all.find((m) => m.to === OLD)?.body),
  }
}
beforeEach(() => {
  flash.reset()
})

describe('変更を頼む', () => {
  test('新しいアドレスと今のパスワードで頼むと、確認待ちになり、両方のアドレスに届く', async () => {
    await showScreen('manager', PAGE, screenOf)
    await fillField('新しいメールアドレス', FRESH)
    await fillField('今のパスワード', FIXTURE_PASSWORD)
    await pressButton('確認メールを送る')
    await waitFor(() => expect(router.asPath).toBe('/account/settings'))
    expect(flash.get().messages[0]?.body).toEqual([
      `${FRESH} に確認メールを送りました。メールのリンクを開くと、変更が完了します。`,
    ])
    expect((await deliverMails()).map((mail) => mail.to).sort()).toEqual([OLD, FRESH])
    await showScreen('manager', '/account/settings', <SettingsScreen />)
    expect(await screen.findByText(`${FRESH} への変更は確認待ちです。`)).toBeVisible()
    expect(screen.getByText(OLD)).toBeVisible()
  })
  test('パスワードが違う、今と同じアドレスは、その欄で言い、入力は残る', async () => {
    await showScreen('manager', PAGE, screenOf)
    await fillField('新しいメールアドレス', FRESH)
    await fillField('今のパスワード', 'wrong')
    await pressButton('確認メールを送る')
    expect(await screen.findByText('今のパスワードが正しくありません。')).toBeVisible()
    expect(await findField('新しいメールアドレス')).toHaveValue(FRESH)
    await fillField('新しいメールアドレス', OLD)
    await pressButton('確認メールを送る')
    expect(await screen.findByText('今と同じメールアドレスです。')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('続けて頼んで送れなかったときは、送ったとは言わず、入力は残る', async () => {
    for (const address of [FRESH, FRESH, FRESH, 'm3@example.jp']) await ask(address)
    await showScreen('manager', PAGE, screenOf)
    await fillField('新しいメールアドレス', FRESH)
    await fillField('今のパスワード', FIXTURE_PASSWORD)
    await pressButton('確認メールを送る')
    expect(
      await screen.findByText('続けて送ったため、いまは確認メールを送れません。'),
    ).toBeVisible()
    expect(await findField('新しいメールアドレス')).toHaveValue(FRESH)
    expect(router.asPath).toBe(PAGE)
  })
  test('確認待ちの間は、そう言う', async () => {
    await ask()
    await showScreen('manager', PAGE, screenOf)
    expect(await screen.findByText(`${FRESH} への変更が確認待ちです。`)).toBeVisible()
  })
})

describe('確認待ち', () => {
  test('再送すると新しいリンクが届き、前のリンクは使えない', async () => {
    const { confirm } = await ask()
    await showScreen('manager', '/account/settings', <SettingsScreen />)
    await pressButton('確認メールを再送')
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        `${FRESH} に確認メールをもう一度送りました。前のメールのリンクは使えません。`,
      ]),
    )
    const again = linkIn((await deliverMails()).find((mail) => mail.to === FRESH)?.body)
    expect(again).not.toBe(confirm)
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(await screen.findByRole('heading', { name: 'このURLは使えません' })).toBeVisible()
    await showScreen(undefined, again, screenOf)
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByRole('heading', { name: 'メールアドレスを変更しました' }),
    ).toBeVisible()
  })
  test('設定から取り消すと、帯は消え、リンクは使えず、場所を見失わない', async () => {
    const { confirm } = await ask()
    await showScreen('manager', '/account/settings', <SettingsScreen />)
    await pressButton('変更を取り消す')
    await waitFor(() => expect(screen.queryByText(/確認待ちです/)).toBeNull())
    expect(takeMessages()).toEqual(['メールアドレスの変更を取り消しました。'])
    expect(document.activeElement).toHaveTextContent(OLD)
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByText(/このURLは有効期限が切れているか、すでに使われています。/),
    ).toBeVisible()
  })
})

describe('メールのリンク', () => {
  test('開いただけでは変わらず、押すと変わり、二度は使えない', async () => {
    const { confirm } = await ask()
    expect(confirm).toMatch(/^\/account\/settings\/email\?token=[\w-]{43}$/)
    await showScreen(undefined, confirm, screenOf)
    await screen.findByRole('button', { name: 'このアドレスに変更する' })
    expect([countOf(/email_change_request/), await emailOf()]).toEqual([0, OLD])
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByRole('heading', { name: 'メールアドレスを変更しました' }),
    ).toBeVisible()
    expect(screen.getByText(`次からは ${FRESH} でログインしてください。`)).toBeVisible()
    expect(screen.getByRole('link', { name: '管理画面へ進む' })).toHaveAttribute('href', '/account')
    expect(await emailOf()).toBe(FRESH)
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(await screen.findByRole('heading', { name: 'このURLは使えません' })).toBeVisible()
  })
  test('ログインしたまま開くと、その端末ではログインしたままでいる', async () => {
    const { confirm } = await ask()
    await showScreen('manager', confirm, screenOf)
    await pressButton('このアドレスに変更する')
    await screen.findByRole('heading', { name: 'メールアドレスを変更しました' })
    await showScreen('manager', '/account/settings', <SettingsScreen />)
    expect(await screen.findByText(FRESH)).toBeVisible()
  })
  test('前のアドレスに届いたリンクで取り消せ、アドレスは変わらず、パスワードを変えるよう勧める', async () => {
    const { confirm, cancel } = await ask()
    expect(cancel).toMatch(/^\/account\/settings\/email\?token=[\w-]{43}&action=cancel$/)
    await showScreen(undefined, cancel, screenOf)
    await pressButton('変更を取り消す')
    expect(
      await screen.findByRole('heading', { name: 'メールアドレスの変更を取り消しました' }),
    ).toBeVisible()
    expect(screen.getByText(`${FRESH} への変更を取り消しました。`)).toBeVisible()
    expect(screen.getByRole('link', { name: 'パスワードを変更する' })).toHaveAttribute(
      'href',
      '/account/settings/password',
    )
    expect(await emailOf()).toBe(OLD)
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(await screen.findByRole('heading', { name: 'このURLは使えません' })).toBeVisible()
  })
  test('24時間を過ぎたリンクは使えず、頼み直せる', async () => {
    const { confirm } = await ask()
    ;(await testContext()).advanceSeconds(24 * 3600 + 1)
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(await screen.findByRole('heading', { name: 'このURLは使えません' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'メールアドレスの変更へ' })).toHaveAttribute(
      'href',
      PAGE,
    )
    expect(await axeViolations()).toEqual([])
  })
  test('通信できなければ、そう言って、もう一度押せる', async () => {
    const { confirm } = await ask()
    mockServer.use(
      http.patch(`*${V1}/accounts/me/email_change_request`, () => HttpResponse.error()),
    )
    await showScreen(undefined, confirm, screenOf)
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByText('通信できませんでした。接続を確かめて、もう一度お試しください。'),
    ).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByRole('heading', { name: 'メールアドレスを変更しました' }),
    ).toBeVisible()
    expect(bodiesOf(accountSettings.answerEmailChange)).toHaveLength(2)
  })
})

describe('ログインしていない人がメールのリンクを開く', () => {
  async function inFrame(who: 'manager' | undefined, address: string) {
    window.history.replaceState(null, '', address)
    await act(async () => {
      await showScreen(
        who,
        address,
        <>
          {accountOrMailLayout.getLayout(screenOf, {
            title: 'メールアドレスの変更',
            heading: false,
          })}
        </>,
      )
      await flushPromises()
    })
  }
  afterEach(() => {
    window.history.replaceState(null, '', '/')
  })
  test('メニューのない画面になり、アカウントのことは何も聞かず、ログイン画面へも送られない', async () => {
    const { confirm } = await ask()
    await inFrame(undefined, confirm)
    await pressButton('このアドレスに変更する')
    expect(
      await screen.findByRole('heading', { name: 'メールアドレスを変更しました' }),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'アカウント設定' })).toBeNull()
    expect(countOf(/accounts\/me$/)).toBe(0)
    act(() => {
      toLogin()
    })
    await act(() => flushPromises())
    expect(router.asPath).toBe(confirm)
  })
  test('トークンのない同じページは、いつもの枠のままで、ログインを求める', async () => {
    await inFrame('manager', PAGE)
    expect(screen.getByRole('link', { name: 'アカウント設定' })).toBeInTheDocument()
    act(() => {
      toLogin()
    })
    await waitFor(() => expect(router.asPath).toBe(`/login?next=${encodeURIComponent(PAGE)}`))
  })
})
