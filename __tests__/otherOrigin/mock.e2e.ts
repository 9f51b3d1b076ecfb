import { portOf } from '@tests/e2e/browserOptions'
import { expect, followLink, settled, test as base } from '@tests/e2e/kit'
import { pathWithIds, closedPaths, idsFor } from '@tests/e2e/pagePaths'
import { startPrism } from '../../scripts/kit/prism'

/** A mock made from the API document answers the calls. This repository's server does not run. */
const test = base.extend<object, { mock: undefined }>({
  mock: [
    async ({}, use) => {
      const running = await startPrism(['mock'], Number(portOf('api')))
      await use(undefined)
      await running.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

test('どの画面も、APIの文書から作ったモックで開く', async ({ page, context, read }) => {
  test.setTimeout(20_000 * closedPaths.length)
  // The mock has no sessions and only requires that there is a cookie.
  await context.addCookies([{ name: 'access', value: 'mock', domain: 'localhost', path: '/' }])
  const ids = await idsFor(read, 'company')
  await page.goto('/account')
  await settled(page)
  for (const path of closedPaths)
    await test.step(path, async () => {
      await followLink(page, pathWithIds(path, ids))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).not.toBe('/login')
      await expect(page.getByRole('button', { name: '再試行' })).toHaveCount(0)
    })
})
