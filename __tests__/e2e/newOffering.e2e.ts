import { expect, settled, test } from './kit'
import { storeOf, thumbOf } from './steps'

test('店舗管理者が、ホームから7回以内の操作で明日の求人を出すと、1分ほどでワーカーが決まる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}`)
  await settled(page)
  const { tap, taps } = thumbOf(page)
  await tap(page.getByRole('button', { name: '募集する' }).first())
  await watch.look('post_1_template')
  await tap(page.getByRole('dialog').getByRole('link', { name: /前回/ }).first())
  await page.waitForURL(/\/offerings\/new$/)
  await settled(page)
  await tap(page.getByRole('radio', { name: '明日' }))
  await settled(page)
  await watch.look('post_2_conditions')
  await tap(page.getByRole('button', { name: '確認へ進む' }))
  await page.waitForURL(/\/offerings\/confirm$/)
  await settled(page)
  await watch.look('post_3_confirm')
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0) await tap(agreed)
  await tap(page.getByRole('button', { name: 'この内容で募集を開始する' }))
  await page.waitForURL(/\/offerings\/\d+$/)
  expect(taps()).toBeLessThanOrEqual(7)
  const people = page.getByRole('table', { name: 'マッチング済みのワーカー' })
  await expect(people.getByRole('row').nth(1)).toBeVisible({ timeout: 120_000 })
  await settled(page)
  await watch.look('post_4_matched')
  // The screen shows the workers whom the server has.
  const offeringId = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
  const { items } = await read<{ items: { name: string }[] }>(
    `/clients/${clientId}/offerings/${offeringId}/users`,
  )
  expect(items.length).toBeGreaterThan(0)
  await expect(people.getByText(items[0]?.name ?? '')).toBeVisible()
})

const description =
  'ランチの時間に、お客さまのご案内、料理の提供、テーブルの片付けをお願いします。はじめの15分は社員がそばで説明します。'
test('白紙からひな形を作ると、そのひな形から募集できる', async ({
  page,
  signIn,
  read,
  watch,
}, info) => {
  const title = `ランチのホール ${info.project.name}`
  await signIn('store')
  const clientId = await storeOf(read)
  await page.goto(`/clients/${clientId}/offers/new`)
  await settled(page)
  const box = (name: string) => page.getByRole('textbox', { name })
  // The index of sections is a row of buttons on phones and a column on desktops. Both name the section.
  const section = (name: RegExp) => page.getByRole('button', { name }).first().click()
  await box('ひな形名').fill(title)
  await page
    .getByRole('combobox', { name: '職種' })
    .selectOption({ label: '飲食店・ホールスタッフ' })
  await watch.look('offer_1_basic')
  await page.getByRole('button', { name: '次へ: 仕事内容・当日の流れ' }).click()
  await box('仕事内容').fill(description)
  await section(/持ち物・服装/)
  await box('持ち物').fill('黒の靴')
  await section(/勤務地/)
  await box('集合場所').fill('建物裏手の通用口')
  await section(/労働条件/)
  await page.getByRole('button', { name: '業務の変更の範囲に「変更なし」と入れる' }).click()
  await page.getByRole('button', { name: '就業場所の変更の範囲に「変更なし」と入れる' }).click()
  await watch.look('offer_2_terms')
  await section(/初期値/)
  await box('時給').fill('1350')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await page.waitForURL(/\/offers\/\d+$/)
  await settled(page)
  await watch.look('offer_3_saved')
  await expect(page.getByText(title).first()).toBeVisible()
  await page.goto(`/clients/${clientId}`)
  await page.getByRole('button', { name: '募集する' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(title) })
    .click()
  await page.waitForURL(/\/offerings\/new$/)
  await settled(page)
  // The breadcrumbs name it too, but are hidden on phones.
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
})

test('閲覧のみの人は、画面からも呼び出しからも求人を出せない', async ({
  page,
  signIn,
  read,
  visit,
}) => {
  await signIn('viewer')
  const clientId = await storeOf(read)
  await visit(`/clients/${clientId}`)
  await expect(page.getByRole('button', { name: '募集する' })).toHaveCount(0)
  await visit(`/clients/${clientId}/offers`)
  await expect(page.getByRole('link', { name: /ひな形から募集/ })).toHaveCount(0)
  const {
    items: [offer],
  } = await read<{ items: { id: number }[] }>(`/clients/${clientId}/offers`)
  await visit(`/clients/${clientId}/offers/${offer?.id ?? 0}/offerings/new`, 'viewer_new_offering')
  await expect(page.getByText('募集する権限がありません')).toBeVisible()
  const answer = await page.request.post(
    `/app/api/v1/clients/${clientId}/offers/${offer?.id ?? 0}/offerings`,
    { headers: { 'X-App': 'X-App' }, data: {} },
  )
  expect(answer.status()).toBe(403)
})
