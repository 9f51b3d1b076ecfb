import { expect, settled, test } from './kit'

test('変えた入力から「進む」を押して「入力に戻る」と、「戻る」は前の画面へ行く @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('store')
  const settings = '/account/settings'
  const profile = `${settings}/profile`
  await page.goto(settings)
  await settled(page)
  await page.getByRole('main').locator(`a[href="${profile}"]`).first().click()
  await page.waitForURL(`**${profile}`)
  await settled(page)
  await page.getByRole('link', { name: /店舗を選ぶ画面へ$/ }).click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByRole('heading', { level: 1, name: '店舗を選ぶ' })).toBeVisible()
  await settled(page)
  await page.goBack()
  await page.waitForURL(`**${profile}`)
  await settled(page)

  const name = page.getByRole('textbox', { name: '氏名', exact: true })
  await name.fill('別の名前 一郎')
  await page.evaluate(() => {
    history.forward()
  })
  const question = page.getByRole('dialog', { name: '保存していない変更があります' })
  await question.getByRole('button', { name: '入力に戻る', exact: true }).click()
  await expect(question).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(profile)
  await expect(name).toHaveValue('別の名前 一郎')

  await page.evaluate(() => {
    history.back()
  })
  await question.getByRole('button', { name: '保存せずに移動する', exact: true }).click()
  await page.waitForURL((url) => url.pathname === settings)
  await settled(page)
})
