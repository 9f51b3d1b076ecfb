import type { Page } from '@playwright/test'
import { expect as expectNow } from '@tests/e2e/kit'

/** The server of a loaded machine is slow to answer. */
export const expect = expectNow.configure({ timeout: 20_000 })

/** A press or a load shows on the page that it is at work within this time. */
const BEGIN_MS = 500
const BUSY = '[aria-busy=true], [data-answer]'

/** Waits until the page is not loading anything. The network is never idle: pages listen to what others change. */
export async function calm(page: Page) {
  await page.waitForTimeout(BEGIN_MS)
  await expect(page.locator(BUSY)).toHaveCount(0, { timeout: 30_000 })
}
