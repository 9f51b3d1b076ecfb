import { addressFrom, idsFor } from './addresses'
import { expect, settled, test } from './kit'
import { unreadable } from './reading'

/** The size of A4 paper inside its margins of 12 mm. */
const sheet = { width: 703, height: 1031 }
const store = [
  '/clients/[clientId]',
  '/clients/[clientId]?print=1',
  '/clients/[clientId]/offerings',
  '/clients/[clientId]/offerings/[offeringId]',
  '/clients/[clientId]/users',
  '/clients/[clientId]/users/attendings',
  '/clients/[clientId]/users/attendings?print=1',
  '/clients/[clientId]/users/groups',
  '/clients/[clientId]/users/salary_limit',
  '/clients/[clientId]/attendances?print=1',
  '/clients/[clientId]/fix_payment_requests',
  '/clients/[clientId]/members',
  '/clients/[clientId]/statements',
]
const company = [
  '/companies/[companyId]/clients',
  '/companies/[companyId]/groups',
  '/companies/[companyId]/members',
  '/companies/[companyId]/statements',
  '/companies/[companyId]/statements/detail',
]

for (const [who, name, paths] of [
  ['store', '渋谷宮益坂店', store],
  ['company', '株式会社みのりフーズ', company],
] as const)
  test(`${name}: 紙では、だれの画面かが分かり、言葉も数も折れず、欠けず、絞り込みは印刷されない @desktop`, async ({
    page,
    signIn,
    read,
  }) => {
    test.setTimeout(180_000)
    await signIn(who)
    const ids = await idsFor(read, who)
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(addressFrom(path, ids))
      await settled(page)
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await unreadable(page), path).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      // A poster sets its own margins.
      expect
        .soft(wide, `${path}: width`)
        .toBeLessThanOrEqual(path.includes('print') ? 794 : sheet.width)
      await expect
        .soft(page.getByText(name).filter({ visible: true }).first(), path)
        .toBeVisible({ timeout: 1000 })
      await expect.soft(page.getByRole('search'), path).toBeHidden({ timeout: 1000 })
      // Parts that the size of the paper brought near load now. The others are not on the paper.
      const pending = page.getByRole('status', { name: '読み込み中' }).filter({ visible: true })
      await expect.soft(pending, `${path}: placeholders`).toHaveCount(0)
    }
  })
