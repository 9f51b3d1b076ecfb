import { expect, followLink, settled, test } from './kit'
import { pathWithIds, idsFor, reach } from './pagePaths'
import { overlapping, unreadable } from './reading'

/** The size of A4 paper inside its margins of 12 mm. */
const sheet = { width: 703, height: 1031 }
/** Pages that have a layout of their own for paper. */
const posters = [
  '/clients/[clientId]?print=1',
  '/clients/[clientId]/users/attendings?print=1',
  '/clients/[clientId]/attendances?print=1',
]
const ofCompany = reach.company.filter((path) => path.startsWith('/companies'))

for (const [who, name, paths] of [
  ['store', '渋谷宮益坂店', [...reach.store, ...posters]],
  ['company', '株式会社みのりフーズ', ofCompany],
] as const)
  test(`${name}: どの画面も、紙では、だれの画面かが分かり、言葉も数も折れず、重ならず、欠けず、絞り込みは印刷されない @desktop`, async ({
    page,
    signIn,
    read,
  }) => {
    test.setTimeout(300_000)
    await signIn(who)
    const ids = await idsFor(read, who)
    await page.goto('/account')
    await settled(page)
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await followLink(page, pathWithIds(path, ids))
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await unreadable(page), path).toEqual([])
      expect.soft(await overlapping(page), path).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      // A poster sets its own margins.
      expect
        .soft(wide, `${path}: width`)
        .toBeLessThanOrEqual(path.includes('print') ? 794 : sheet.width)
      if (path.includes('['))
        await expect
          .soft(page.getByText(name).filter({ visible: true }).first(), path)
          .toBeVisible({ timeout: 1000 })
      await expect.soft(page.getByRole('search'), path).toBeHidden({ timeout: 1000 })
      // Parts that the size of the paper brought near load now. The others are not on the paper.
      const pending = page.getByRole('status', { name: '読み込み中' }).filter({ visible: true })
      await expect.soft(pending, `${path}: placeholders`).toHaveCount(0)
    }
  })
