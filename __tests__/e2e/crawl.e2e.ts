import { expect, test } from './kit'
import { pathWithIds, idsFor, nameOf, openPaths, reach } from './pagePaths'
import { unreadableAt } from './reading'
import { pressTranslated } from './translation'

const isLoaded = (who: keyof typeof reach, width: string) =>
  width === (who === 'company' ? '1280' : '375') && who !== 'viewer'

test('だれでも開ける画面', async ({ visit, page }) => {
  for (const path of openPaths) {
    await test.step(path, async () => {
      await visit(path, nameOf(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

for (const [who, paths] of Object.entries(reach) as [keyof typeof reach, string[]][]) {
  const isTranslated = who === 'store'
  const title = `${who}@example.com が開けるすべての画面`
  test(
    isTranslated ? `${title}。翻訳しても、タブ、切り替え、メニューが動く` : title,
    async ({ signIn, read, visit, follow, page, isOnlyOpened }, { project }) => {
      test.setTimeout(30_000 * paths.length)
      await signIn(who)
      let ids = await idsFor(read, who)
      // Each page is loaded as a document at one of the two widths: a store's on the phone, a company's on the desktop.
      // At the other width links lead to it.
      const open = isLoaded(who, project.name) ? visit : follow
      if (open === follow) await visit('/account')
      for (const path of paths) {
        await test.step(path, async () => {
          // The simulated market keeps running, so a worker who was matched at the start may have cancelled since.
          if (/\[(offeringId|userId)\]/.test(path)) ids = await idsFor(read, who)
          await open(pathWithIds(path, ids), `${who}_${nameOf(path)}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(page.url(), 'stayed on the page').not.toContain('/login')
          if (!isOnlyOpened)
            expect
              .soft(
                await unreadableAt(page, project.name === '375' ? [375] : [1024, 1280, 1920]),
                path,
              )
              .toEqual([])
          // The width does not change which element a text belongs to, so one width is enough.
          if (isTranslated && project.name === '375' && !isOnlyOpened) await pressTranslated(page)
        })
      }
    },
  )
}

test('存在しないURLは、404の画面になる', async ({ visit, page, watch }) => {
  watch.expects(/answer 404: GET .*\/no-such-page/)
  watch.expects(/console\.error: Failed to load resource.*404/)
  await visit('/no-such-page', '404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('画像を変換する呼び出しは、閉じている', async ({ page }) => {
  const answer = await page.request.get('/_next/image?url=%2Ficon.png&w=64&q=75')
  expect(answer.status()).toBe(404)
})

test('自己点検: 横にはみ出した画面、ラベルのない入力、コンソールのエラーに気づく', async ({
  page,
  watch,
}) => {
  await page.goto('/login')
  for (const trouble of [
    /px wide/,
    /axe critical label/,
    /axe moderate region/,
    /console\.error: 自己点検/,
    /page error: 自己点検/,
    /content security: script-src/,
  ])
    watch.expects(trouble)
  watch.expects(/console\.error: .*Content Security Policy/)
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'x'
    wide.setAttribute('id', 'wide')
    document.body.append(wide)
    wide.style.setProperty('width', '3000px')
    document.body.append(document.createElement('input'))
    console.error('自己点検')
    setTimeout(() => {
      throw new Error('自己点検')
    })
    const script = document.createElement('script')
    script.textContent = 'globalThis.intruder = 1'
    document.head.append(script)
  })
  await watch.look()
})
