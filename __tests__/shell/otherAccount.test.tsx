import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { useForm } from 'react-hook-form'
import { notifyError, request } from '@/api/client'
import { useOneAccount } from '@/api/session'
import { useDraft } from '@/api/useDraft'
import { accounts, accountSettings } from '@/contracts/accounts'
import { sessions } from '@/contracts/sessions'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { drafts } from '@/lib/storage/storedValues'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { toLogin } from '@/shell/session/onSessionExpired'
import { TextField } from '@/ui/fields/inputs/TextField'
import { renderScreen } from '@tests/kit/renderScreen'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'
import { outcomeOf } from './outcomeOf'

const PAGE = '/account/settings/profile'
const KEY = '1:profile'
const TITLE = '別のアカウントでログインしています'
let net: ReturnType<typeof mockNetwork>
const again = jest.spyOn(hardNavigate, 'again')
const to = jest.spyOn(hardNavigate, 'to')
beforeAll(async () => {
  await import('@/ui/dialogs/DialogWindow')
  await import('@/shell/session/OtherAccountDialog')
})
beforeEach(async () => {
  net = mockNetwork()
  again.mockReset()
  to.mockReset()
  takeNotifications()
  drafts.of(KEY).reset()
  history.replaceState(null, '', PAGE)
  // The mock lacks `Router.ready`, which waits for the hydration.
  Object.assign(mockRouter, { ready: (then: () => void) => then() })
  await mockRouter.push(PAGE)
  await answered(request(accounts.me, {}), 200, '1', { id: 1 })
})

/** Answers the latest call as for this account. */
async function answered(call: Promise<unknown>, status: number, account: string, body?: unknown) {
  const outcome = outcomeOf(call)
  await flushPromises()
  // Outside `act`, because the dialog's code loads during this.
  await waitFor(async () => {
    net.sent.at(-1)?.answer(status, body, { 'X-Account': account })
    await outcome
    await flushPromises()
  })
  return outcome
}
const refusal = { code: 'other_account', messages: ['別のアカウントでログインしています。'] }
const read = () => request(accounts.me, {})
const write = () =>
  request(accountSettings.update, { body: { name: '山田 花子', lockVersion: 1 } as never })
/** Makes a call that the server refuses, because account 2 is signed in. */
const refused = (call: Promise<unknown>) => answered(call.catch(notifyError), 409, '2', refusal)
const dialog = () => screen.findByRole('dialog', { name: TITLE })

function ProfileSample({ hasDraft = false }: { hasDraft?: boolean }) {
  const form = useForm({ defaultValues: { name: '' } })
  const draft = useDraft(hasDraft ? KEY : undefined, form)
  const [guard] = useUnsavedGuard(form.formState.isDirty, hasDraft ? { draft } : {})
  useOneAccount(1)
  return (
    <form>
      {guard}
      <TextField form={form} name='name' label='氏名' />
      <DialogExpiryGuard />
    </form>
  )
}
const name = () => screen.getByRole('textbox', { name: '氏名', hidden: true })

test('最初の答えの人を画面の人として、そのあとの呼び出しで名乗る', async () => {
  expect(net.sent[0]?.headers.has('X-Account')).toBe(false)
  await answered(write(), 200, '1', { id: 1 })
  await answered(request(sessions.signOut, {}), 204, '1')
  expect(net.sent.slice(1).map(({ headers }) => headers.get('X-Account'))).toEqual(['1', '1'])
})
test('別の人への答えは、正しい答えでも渡さない。入力がなければ、画面を読み直す', async () => {
  expect(await answered(read(), 200, '2', { id: 2, name: '別の人' })).toBe('409 other_account')
  expect(again).toHaveBeenCalledTimes(1)
})
test('裏の読み取りが断られたら、入力がなければ読み直し、知らせは出さない', async () => {
  renderScreen(<ProfileSample />)
  await refused(read())
  expect(again).toHaveBeenCalledTimes(1)
  expect(takeNotifications()).toEqual([])
})
test('入力の途中で断られたら、入力を残して、わけと、続け方を出す', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  renderScreen(<ProfileSample />)
  await userEvent.type(name(), '山田 花子')
  await refused(write())
  expect(await dialog()).toHaveTextContent('今の操作は行っていません')
  expect(again).not.toHaveBeenCalled()
  expect(takeNotifications()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '別のタブでログインし直す' }))
  expect(open).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(PAGE)}`, '_blank', 'noopener')
  expect(name()).toHaveValue('山田 花子')
})
test('今のアカウントで続けると、画面を新しく開く', async () => {
  renderScreen(<ProfileSample />)
  await userEvent.type(name(), '山田 花子')
  await refused(write())
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: '今のアカウントで続ける' }))
  await waitFor(() => expect(to).toHaveBeenCalledWith(PAGE))
  await answered(read(), 200, '2', { id: 2 })
  expect(net.sent.at(-1)?.headers.has('X-Account')).toBe(false)
})
test('下書きのある入力は、ほかのタブのログアウトで端末が空になっても、元の人の下書きに残る', async () => {
  renderScreen(<ProfileSample hasDraft />)
  await userEvent.type(name(), '山田 花子')
  await waitFor(() => expect(drafts.of(KEY).get()).toBeTruthy())
  localStorage.clear()
  await refused(write())
  expect(await dialog()).toHaveTextContent('下書きに残しました')
  expect(drafts.of(KEY).get()?.values).toEqual({ name: '山田 花子' })
  await userEvent.click(screen.getByRole('button', { name: 'ログインし直す' }))
  expect(mockRouter.asPath).toBe(`/login?next=${encodeURIComponent(PAGE)}`)
})
test('入力がなくても、押したことが断られたら、黙って読み直さない', async () => {
  renderScreen(<ProfileSample />)
  await refused(write())
  expect(await dialog()).toHaveTextContent('今の操作は行っていません')
  expect(again).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'ログインし直す' }))
  expect(mockRouter.asPath).toMatch(/^\/login/)
})
test('ほかのタブの人が替わったと分かったときも、入力があれば読み直さない', async () => {
  renderScreen(<ProfileSample />)
  // An earlier test left the page, after which nothing is reported. Showing the page again undoes that.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await userEvent.type(name(), '山')
  localStorage.setItem('spot-shift:v1.0:signedInAs', '2')
  await waitFor(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'spot-shift:v1.0:signedInAs' })),
  )
  await dialog()
  expect(again).not.toHaveBeenCalled()
  expect(name()).toHaveValue('山')
})
test('ほかのタブでログアウトしたら、画面を隠してログインへ進む。断られた読み取りは、もう移らない', async () => {
  const replace = jest.spyOn(hardNavigate, 'leaveHidden').mockImplementation(() => {
    document.documentElement.hidden = true
  })
  renderScreen(<ProfileSample />)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  localStorage.setItem('spot-shift:v1.0:signedInAs', '0')
  await waitFor(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'spot-shift:v1.0:signedInAs' })),
  )
  expect(replace).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(PAGE)}`)
  expect(again).not.toHaveBeenCalled()
  toLogin()
  expect(mockRouter.asPath).toBe(PAGE)
  document.documentElement.hidden = false
  toLogin()
  expect(mockRouter.asPath).toMatch(/^\/login/)
})
