import { expect, mailOf, settled, test, type Who } from './kit'

// The crawls check the pages themselves.
test.use({ isOnlyOpened: true })

/** One account for each role, with the pages on which its menus are. */
const people: readonly Who[] = ['company', 'accounting', 'store', 'staff', 'viewer']

for (const who of people)
  test(`${mailOf(who)}: メニューの項目は、どれも開く`, async ({ page, signIn, read, follow }) => {
    test.setTimeout(300_000)
    await signIn(who)
    const first = async (resource: string) =>
      (await read<{ items: { id: number }[] }>(`/accounts/me/accessible_resources/${resource}`))
        .items[0]?.id
    const [clientId, companyId] = [await first('clients'), await first('companies')]
    for (const home of [
      clientId && `/clients/${clientId}/notice`,
      companyId && `/companies/${companyId}/subscription/clients`,
    ]) {
      if (!home) continue
      await page.goto(home)
      await settled(page)
      const entries = await page
        .locator('nav a[href^="/c"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
      expect(entries.length).toBeGreaterThan(0)
      for (const href of entries)
        await test.step(href, async () => {
          await follow(href)
          await expect(page.getByText(/権限がありません|見つかりません/)).toHaveCount(0)
        })
    }
  })
