import { expect, followLink, settled, test } from './kit'
import { idsFor } from './pagePaths'

/** Lists with filters for which the demonstration has saved views. */
const lists = ['offerings', 'users']

test('保存した条件は、1024pxでも1280pxでも、検索や絞り込みと同じ行にある @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  const { clientId } = await idsFor(read, 'store')
  await page.goto('/account')
  await settled(page)
  for (const path of lists) {
    await followLink(page, `/clients/${clientId}/${path}`)
    for (const width of [1024, 1280])
      await test.step(`${path}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const views = page.getByRole('button', { name: '保存した条件' })
        const row = page.getByRole('search').filter({ has: views })
        const { y = 0 } = (await row.getByRole('searchbox').boundingBox()) ?? {}
        // The middle of the button is level with the search, which is 44 px high.
        const { y: top = 0, height = 0 } = (await views.boundingBox()) ?? {}
        expect(Math.abs(top + height / 2 - (y + 22))).toBeLessThan(22)
        await expect(views.locator('svg')).toBeVisible()
        // The filters are one line, and the menu begins below its button.
        const filters = row.locator('[data-part="filters"]')
        expect((await filters.boundingBox())?.height, 'filters').toBeLessThan(50)
        await views.click()
        const menu = page.getByRole('menu')
        await expect(menu).toBeVisible()
        const { y: menuTop = 0 } = (await menu.boundingBox()) ?? {}
        expect(menuTop - (top + height), 'menu').toBeLessThan(12)
        await page.keyboard.press('Escape')
      })
  }
})

test('絞り込むと、見つかった件数だけが読み上げられ、画面の名は読み上げ直されない @desktop', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  const { clientId } = await idsFor(read, 'store')
  await page.goto(`/clients/${clientId}/offers`)
  await settled(page)
  // The URL keeps the choice, so the box is ticked once the URL has changed: `check` would look too early.
  await page.getByRole('checkbox', { name: 'アーカイブも表示' }).click()
  await expect(page.getByRole('status').filter({ hasText: '件が見つかりました。' })).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: 'ひな形' })).toHaveCount(0)
})

test('利用明細のファイルの月と店舗は、375pxでもそれぞれ1行にある', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('company')
  const { companyId } = await idsFor(read, 'company')
  await page.goto(`/companies/${companyId}/statements`)
  await settled(page)
  for (const name of ['対象の月', '店舗']) {
    const { height = 0 } = (await page.getByRole('group', { name }).boundingBox()) ?? {}
    // A row of chips, which are 44 px high, with its space above and below.
    expect(height, name).toBeGreaterThan(40)
    expect(height, name).toBeLessThan(60)
  }
})
