import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { sessions } from '@/contracts/sessions'
import { setupTokens as contract } from '@/contracts/setupTokens'
import { AuthCompleteScreen } from '@/features/sessions/AuthCompleteScreen'
import { LoginScreen } from '@/features/sessions/LoginScreen'
import { ResetPasswordScreen } from '@/features/sessions/ResetPasswordScreen'
import { flash } from '@/lib/storage/storedValues'
import { accounts, setupTokens } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import {
  showAgain,
  bodiesOf,
  findField,
  countOf,
  fillField,
  hardNavigateSpy,
  linkIn,
  deliverMails,
  NEW_PASSWORD,
  showScreen,
} from '@tests/features/account/accountKit'
import { browser, testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { asSystem } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/auth/reset_password'
const screenOf = <ResetPasswordScreen />
const EMAIL = 'manager@example.jp'
async function ask(email = EMAIL) {
  await (await browser()).call('POST', '/app/api/v1/account_setup_tokens', { email })
}
/** Requests a mail and returns its link. */
async function link() {
  await ask()
  return linkIn((await deliverMails())[0]?.body)
}
const open = (url: string) => showScreen(undefined, url, screenOf)
const met = async () =>
  within(await screen.findByRole('list', { name: 'パスワードの条件' }))
    .getAllByRole('listitem')
    .filter((li) => li.textContent.includes('は満たしています'))
    .map((li) => li.textContent.replace('は満たしています', ''))
const dead = async () => screen.findByRole('heading', { name: 'このURLは使えません' })

describe('再設定を頼む', () => {
  test('登録のあるなしにかかわらず、同じ画面になる', async () => {
    for (const email of [EMAIL, 'nobody@example.jp']) {
      await open(PAGE)
      await fillField('メールアドレス', email)
      await pressButton('案内メールを送る')
      expect(await screen.findByRole('heading', { name: 'メールをご確認ください' })).toBeVisible()
      expect(screen.getByText(`${email} あてに、ご案内を送りました。`)).toBeVisible()
      expect(document.activeElement).toHaveTextContent('ご案内を送りました。')
      expect(await findField('メールアドレス')).toHaveValue(email)
    }
    expect((await deliverMails()).map((mail) => mail.to)).toEqual([EMAIL])
  })
  test('形の違うアドレスは、送らずにその欄で言う', async () => {
    await open(PAGE)
    await fillField('メールアドレス', 'manager')
    await pressButton('案内メールを送る')
    expect(
      await screen.findByText('メールアドレスの形で入力してください(例: name@example.co.jp)。'),
    ).toBeVisible()
    expect(await findField('メールアドレス')).toHaveFocus()
    expect(bodiesOf(contract.request)).toEqual([])
  })
  test('もう一度送ると、前のURLは使えなくなる', async () => {
    const first = await link()
    await open(PAGE)
    await fillField('メールアドレス', EMAIL)
    await pressButton('案内メールを送る')
    await pressButton('案内メールをもう一度送る')
    await waitFor(() => expect(bodiesOf(contract.request)).toHaveLength(2))
    await deliverMails()
    await open(first)
    expect(await dead()).toBeVisible()
    expect(screen.getByText(/あとから新しいURLを送ったため使えなくなりました/)).toBeVisible()
    expect(screen.getByRole('link', { name: '案内メールをもう一度受け取る' })).toHaveAttribute(
      'href',
      PAGE,
    )
  })
})

describe('新しいパスワードを決める', () => {
  test('条件は、打つそばから満たしたものに印がつき、よくあるものはサーバーが答えてから決まる', async () => {
    await open(await link())
    expect(await met()).toEqual([])
    await fillField('新しいパスワード', 'Password1')
    expect(await met()).toEqual(['8文字以上72文字以内', 'メールアドレスと違う'])
    await waitFor(() => expect(countOf(/password_validation$/)).toBe(1))
    expect(await met()).not.toContain('よく使われるパスワードではない')
    await fillField('新しいパスワード', NEW_PASSWORD)
    await waitFor(async () => expect(await met()).toContain('よく使われるパスワードではない'))
  })
  test('2回目が違うと、送らずに2回目の欄で言う', async () => {
    await open(await link())
    await fillField('新しいパスワード', NEW_PASSWORD)
    await fillField('新しいパスワード(確認)', `${NEW_PASSWORD}x`)
    await pressButton('このパスワードに設定する')
    expect(await screen.findByText('1回目と同じパスワードを入力してください。')).toBeVisible()
    expect(await findField('新しいパスワード(確認)')).toHaveFocus()
    expect(countOf(/^PATCH/)).toBe(0)
  })
  test('サーバーが断った理由は、その欄に出て、入力は残る', async () => {
    await open(await link())
    await fillField('新しいパスワード', 'Password1')
    await fillField('新しいパスワード(確認)', 'Password1')
    await pressButton('このパスワードに設定する')
    expect(
      await screen.findByText('よく使われるパスワードです。推測されにくいものにしてください。'),
    ).toBeVisible()
    expect(await findField('新しいパスワード')).toHaveValue('Password1')
  })
  test('決めると完了の画面へ進み、その間に「使われています」とは言わず、新しいパスワードで入れて、URLは二度使えない', async () => {
    const url = await link()
    await open(url)
    await fillField('新しいパスワード', NEW_PASSWORD)
    await fillField('新しいパスワード(確認)', NEW_PASSWORD)
    const button = screen.getByRole('button', { name: 'このパスワードに設定する' })
    let seenDead = false
    const watch = new MutationObserver(() => {
      seenDead ||= screen.queryByText('このURLは使えません') !== null
    })
    watch.observe(document.body, { childList: true, subtree: true })
    act(() => {
      for (let i = 0; i < 5; i += 1) button.click()
    })
    await waitFor(() => expect(router.asPath).toBe('/auth/complete'))
    watch.disconnect()
    expect([seenDead, countOf(/^PATCH/)]).toEqual([false, 1])
    await showAgain('/auth/complete', <AuthCompleteScreen />)
    expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login')
    await showAgain('/login', <LoginScreen />)
    await fillField('メールアドレス', EMAIL)
    await fillField('パスワード', NEW_PASSWORD)
    await pressButton('ログイン')
    await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11'))
    await open(url)
    expect(await dead()).toBeVisible()
    expect(screen.getByText('このURLは、すでにパスワードの設定に使われています。')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login')
  })
  test('1時間を過ぎたURLは、期限切れと言う', async () => {
    const url = await link()
    ;(await testContext()).advanceSeconds(3601)
    await open(url)
    expect(await dead()).toBeVisible()
    expect(screen.getByText('このURLは有効期限が切れています。')).toBeVisible()
  })
  test('打っている間に期限が切れたら、送ったあとにそう言う', async () => {
    await open(await link())
    await fillField('新しいパスワード', NEW_PASSWORD)
    await fillField('新しいパスワード(確認)', NEW_PASSWORD)
    ;(await testContext()).advanceSeconds(3601)
    await pressButton('このパスワードに設定する')
    expect(await dead()).toBeVisible()
    expect(screen.getByText('このURLは有効期限が切れています。')).toBeVisible()
  })
  test('途中で切れたURLは、間違いと言い、頼み直せる', async () => {
    await open(`${PAGE}?token=broken`)
    expect(await dead()).toBeVisible()
    expect(screen.getByText(/URLが途中で切れているか、間違っています/)).toBeVisible()
    expect(screen.getByRole('link', { name: '案内メールをもう一度受け取る' })).toHaveAttribute(
      'href',
      PAGE,
    )
  })
  test('読み込めなかったときは、やり直せる', async () => {
    const url = await link()
    overrideAnswer(contract.one, {
      status: 500,
      code: 'broken',
      messages: ['サーバーで問題が起きました。'],
    })
    await open(url)
    expect(await screen.findByText('サーバーで問題が起きました。')).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await findField('新しいパスワード')).toBeVisible()
  })
  test('パスワード管理ソフトには、だれのパスワードかが分かる', async () => {
    await open(await link())
    await findField('新しいパスワード')
    const name = document.querySelector<HTMLInputElement>('form input[autocomplete=username]')
    expect([name?.type, name?.value, name?.tabIndex]).toEqual(['text', EMAIL, -1])
    expect([...document.querySelectorAll('input[autocomplete=new-password]')]).toHaveLength(2)
    expect(await axeViolations()).toEqual([])
  })
  test('名前をまだ決めていない人を、メールアドレスで呼ばない', async () => {
    await asSystem((db) =>
      db.update(accounts).set({ status: 'invited', name: EMAIL }).where(eq(accounts.id, 4)),
    )
    await open(await link())
    expect(await screen.findByText('〚会社1〛 〚店舗11〛の管理画面へようこそ。')).toBeVisible()
  })
  test('招かれた人は名前と行き先で迎え、切れたら招いた人に頼むよう言う', async () => {
    await asSystem((db) => db.update(accounts).set({ status: 'invited' }).where(eq(accounts.id, 4)))
    const url = await link()
    await open(url)
    expect(
      await screen.findByText('〚人4〛さん、〚会社1〛 〚店舗11〛の管理画面へようこそ。'),
    ).toBeVisible()
    ;(await testContext()).advanceSeconds(7 * 86_400 + 1)
    await open(url)
    expect(await dead()).toBeVisible()
    expect(screen.getByText('招待した方に、招待メールの再送をご依頼ください。')).toBeVisible()
    expect(await asSystem((db) => db.select().from(setupTokens))).toHaveLength(1)
  })
})
test('招かれた人は、パスワードを決めるとそのままログインし、解除の話は読まない', async () => {
  await asSystem((db) => db.update(accounts).set({ status: 'invited' }).where(eq(accounts.id, 4)))
  await open(await link())
  await fillField('新しいパスワード', NEW_PASSWORD)
  await fillField('新しいパスワード(確認)', NEW_PASSWORD)
  await pressButton('このパスワードに設定する')
  await waitFor(() => expect(hardNavigateSpy).toHaveBeenCalledWith('/clients/11'))
  expect(router.asPath).not.toBe('/auth/complete')
})
test('招かれた人のログインがつながらなくても、解除の話は読まず、決めたパスワードでのログインに進む', async () => {
  await asSystem((db) => db.update(accounts).set({ status: 'invited' }).where(eq(accounts.id, 4)))
  await open(await link())
  overrideAnswer(sessions.signIn, { status: 503, code: 'busy', messages: ['混み合っています。'] })
  await fillField('新しいパスワード', NEW_PASSWORD)
  await fillField('新しいパスワード(確認)', NEW_PASSWORD)
  await pressButton('このパスワードに設定する')
  await waitFor(() => expect(router.asPath).toBe('/login'))
  expect(flash.get().messages.flatMap(({ body }) => body)).toEqual([
    'パスワードを設定しました。このパスワードでログインしてください。',
  ])
})
test('打ったそばから隠したパスワードを確かめられる', async () => {
  await open(await link())
  await fillField('新しいパスワード', NEW_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: /^表示 ?（新しいパスワード）$/ }))
  expect(await findField('新しいパスワード')).toHaveAttribute('type', 'text')
  expect(await findField('新しいパスワード(確認)')).toHaveAttribute('type', 'password')
})
