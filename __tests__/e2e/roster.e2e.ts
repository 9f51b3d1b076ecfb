import { expect, settled, test } from './kit'
import { printRoster, saveRoster, storeOf, thumbOf } from './steps'

test('名簿の項目をつまんで並べ替え、A4に印刷し、Excelで受け取る', async ({
  page,
  signIn,
  read,
  watch,
}, info) => {
  test.setTimeout(120_000)
  await signIn('store')
  const clientId = await storeOf(read)
  const thumb = thumbOf(page, watch.look)
  const labels = () =>
    page
      .getByRole('list', { name: '名簿の項目' })
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => box.getAttribute('aria-label')?.replace('を表示する', '')),
      )
  await page.goto(`/clients/${clientId}/users/attendings/settings`)
  await settled(page)
  const before = await labels()
  const grip = page.locator('[data-grip]').first()
  const to = page.locator('[data-grip]').nth(2)
  const from = await grip.boundingBox()
  const target = await to.boundingBox()
  if (!from || !target) throw new Error('no grip')
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(target.x + 22, target.y + 30, { steps: 8 })
  await page.mouse.up()
  expect(await labels()).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  await watch.look('roster_settings')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL(/\/users\/attendings$/)
  await settled(page)
  await watch.look('roster_day')

  // Looks for the next day on which people come.
  for (
    let days = 0;
    days < 7 && (await page.getByRole('table', { name: '出勤者名簿' }).count()) === 0;
    days++
  ) {
    await page.getByRole('button', { name: '次の日' }).click()
    await settled(page)
  }
  await saveRoster(thumb)
  expect(await printRoster(thumb), info.project.name).toBe(1)
})
