import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { expect, mailOf, settled, test, type Who } from './kit'

const APP = { 'X-App': 'X-App' }
const PROFILE = '/account/settings/profile'
const TITLE = '別のアカウントでログインしています'
type Me = { email: string; name: string; phoneNumber: string | null }

const nameIn = (page: Page) => page.getByRole('textbox', { name: '氏名', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const meIn = async (page: Page) =>
  (await (await page.request.get('/app/api/v1/accounts/me', { headers: APP })).json()) as Me

/** Signs out and in as somebody else in another tab of the browser, by calls, without a page of the console. */
async function signInElsewhere(page: Page, who: Who) {
  const { request } = page.context()
  await request.delete('/app/api/v1/sign_out', { headers: APP })
  const answer = await request.post('/app/api/v1/sign_in', {
    headers: APP,
    data: { email: mailOf(who), password: DEMO_PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

test('別のタブで別の人がログインしたあとの保存は、だれにも書き込まず、入力を残して、続け方を出す @desktop', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expects(/answer 409: PATCH .*\/accounts\/me/)
  watch.expects(/console\.error: Failed to load resource/)
  await signIn('store')
  const first = await meIn(page)
  await page.goto(PROFILE)
  await settled(page)
  await nameIn(page).fill('別の名前 一郎')
  await signInElsewhere(page, 'staff')
  const second = await meIn(page)
  expect(second.email).toBe(mailOf('staff'))

  await press(page, '保存する')
  const dialog = page.getByRole('dialog', { name: TITLE })
  await expect(dialog).toContainText('今の操作は行っていません。')
  expect(await meIn(page)).toEqual(second)
  await watch.look('other_account')
  await dialog.getByRole('button', { name: '入力に戻る', exact: true }).click()
  await expect(nameIn(page)).toHaveValue('別の名前 一郎')

  // The first person signs in again in the other tab. Now the input is saved, for this person alone.
  await signInElsewhere(page, 'store')
  await press(page, '保存する')
  await page.waitForURL('**/account/settings')
  expect(await meIn(page)).toMatchObject({ email: first.email, name: '別の名前 一郎' })
  await page.goto(PROFILE)
  await settled(page)
  await nameIn(page).fill(first.name)
  await press(page, '保存する')
  await page.waitForURL('**/account/settings')
  await signIn('staff')
  expect(await meIn(page)).toEqual(second)
})

test('別のタブで別の人がログインしたあと、画面に二人のものが混ざらない @desktop', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expects(/answer 409: GET/)
  watch.expects(/console\.error: Failed to load resource/)
  await signIn('store')
  await page.goto('/account/settings')
  await settled(page)
  await expect(page.getByRole('main').getByText(mailOf('store')).first()).toBeVisible()
  await signInElsewhere(page, 'staff')
  const refused = page.waitForResponse((response) => response.status() === 409)
  await page.getByRole('link', { name: 'メール通知を変更' }).click()
  await refused
  // The page is rendered again for the second person.
  await expect(async () => {
    await page.goto('/account/settings')
    await expect(page.getByRole('main').getByText(mailOf('staff')).first()).toBeVisible()
  }).toPass()
  await expect(page.getByText(mailOf('store'))).toHaveCount(0)
})
