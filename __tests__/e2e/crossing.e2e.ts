import type { Page } from '@playwright/test'
import { expect, settled, test } from './kit'
import { storeOf } from './steps'

/** Between the width of phones and that of desktops, as a tablet that is turned. */
const upright = { width: 700, height: 900 }
const onItsSide = { width: 900, height: 700 }

test.use({ isOnlyOpened: true, viewport: onItsSide })

/** The bar of narrow windows. A dialog makes it inert. */
const bottomBar = (page: Page) =>
  page.getByRole('navigation', { name: '主なメニュー', includeHidden: true })

test('端末を回して幅が750pxをまたいでも、主な操作のダイアログは開いたままで、打ったものが残る @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('company')
  await page.goto('/companies/1/members')
  await settled(page)
  const open = page.getByRole('button', { name: 'スタッフを招待' })
  await open.click()
  const mail = page.getByRole('dialog').getByRole('textbox', { name: 'メールアドレス' })
  await mail.fill('new@example.com')
  for (const size of [upright, onItsSide, upright]) {
    await page.setViewportSize(size)
    await expect(mail).toHaveValue('new@example.com')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The button is in the top bar now, and still opens the dialog.
  await expect(
    page.locator('#header-actions').getByRole('button', { name: 'スタッフを招待' }),
  ).toBeVisible()
  await open.click()
  await expect(mail).toHaveValue('')
})

test('ひな形を選んでいる途中や、使い方を読んでいる途中に端末を回しても、閉じない @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  await page.goto(`/clients/${await storeOf(read)}`)
  await settled(page)
  for (const [opener, title] of [
    ['募集する', /ひな形/],
    ['この画面の使い方 (Help)', '使い方 (Help)'],
  ] as const) {
    await page.setViewportSize(onItsSide)
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await page.setViewportSize(upright)
    // Waits for a frame at the new width: the dialog would have closed by then.
    await expect(bottomBar(page)).toBeVisible()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('ワーカーを選んでいる途中に端末を回しても、選んだ人も、条件に付けている名前も残る @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  await page.goto(`/clients/${await storeOf(read)}/users?minGoodRate=90`)
  await settled(page)
  await page.getByRole('checkbox').nth(1).check()
  await expect(page.getByText('名を選択中', { exact: false }).first()).toBeVisible()
  await page.setViewportSize(upright)
  await expect(page.getByRole('button', { name: '選択をやめる' })).toBeVisible()
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await page.setViewportSize(onItsSide)
  await page.getByRole('checkbox').nth(1).uncheck()
  await page.getByRole('button', { name: '保存した条件' }).click()
  await page.getByRole('menuitem', { name: 'この条件を保存' }).click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: '名前' })
  await name.fill('週末の常連')
  await page.setViewportSize(upright)
  await expect(bottomBar(page)).toBeVisible()
  await expect(name).toHaveValue('週末の常連')
})
