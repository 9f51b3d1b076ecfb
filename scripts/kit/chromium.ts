import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser of CHROMIUM_PATH, that of Playwright, or that of the machine. Throws when there is none. */
export function chromiumPath(): string {
  const path = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium'].find(
    (candidate) => candidate && existsSync(candidate),
  )
  if (!path)
    throw new Error('No Chromium: set CHROMIUM_PATH, or run: npx playwright install chromium')
  return path
}

/** For containers without a graphics card, and to stop calls of the browser itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium without a window. */
export const launchBrowser = (moreArguments: readonly string[] = []) =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, ...moreArguments],
  })
