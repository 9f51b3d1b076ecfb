import { desktop, phone } from '@tests/e2e/browserOptions'
import { pathWithIds, idsFor, nameOf, openPaths, reach } from '@tests/e2e/pagePaths'
import type { Read } from '@tests/e2e/steps'
import { expect, STATES, test } from './kit'
import { steps } from './steps'
import { variants } from './variants'

type Row = Record<string, unknown>
type Rows = { items: Row[] }

/** Finds offerings and rooms in other situations than those of `idsFor`. */
async function situationsOf(read: Read, clientId: string): Promise<Record<string, string>> {
  const at = `/clients/${clientId}`
  const { items: offerings } = await read<Rows>(`${at}/offerings`)
  const { items: rooms } = await read<Rows>(`${at}/chat_rooms`)
  const { items: negotiations } = await read<Rows>(`${at}/chat_rooms?state=in_negotiation`)
  const offering = (status: string) => offerings.find((one) => one['status'] === status)?.['id']
  return Object.fromEntries(
    Object.entries({
      workingId: offering('working'),
      finishedId: offering('finished'),
      unpublishedId: offering('unpublished'),
      unreadRoomId: rooms.find((room) => Number(room['unreadCount']) > 0)?.['uid'],
      negotiationRoomId: negotiations[0]?.['uid'],
    }).map(([name, id]) => [name, String(id)]),
  )
}

function pictures(ofWidth: number) {
  for (const path of openPaths)
    test(path, async ({ compare }) => {
      await compare({ path, name: nameOf(path) })
    })

  for (const who of ['store', 'company'] as const)
    for (const path of reach[who])
      test(`${who} ${path}`, async ({ enter, read, compare }) => {
        await enter(who)
        const filled = pathWithIds(path, await idsFor(read, who))
        for (const state of STATES)
          await compare({ path: filled, name: `${who}_${nameOf(path)}--${state}`, state })
      })

  for (const path of reach.viewer)
    test(`viewer ${path}`, async ({ enter, read, compare }) => {
      await enter('viewer')
      const filled = pathWithIds(path, await idsFor(read, 'viewer'))
      await compare({ path: filled, name: `viewer_${nameOf(path)}` })
    })

  for (const [path, state] of Object.entries(variants))
    test(`store ${path} ${state}`, async ({ enter, read, compare }) => {
      await enter('store')
      const ids = await idsFor(read, 'store')
      const all = { ...ids, ...(await situationsOf(read, ids['clientId'] ?? '')) }
      const name = `store_${nameOf(path.replace(/\?.*/, ''))}--${state}`
      await compare({ path: pathWithIds(path, all), name })
    })

  for (const { path, state, who = 'store', presses, isWindow, hasNoData } of steps.filter(
    ({ width = ofWidth }) => width === ofWidth,
  ))
    test(`${who} ${path} ${state}`, async ({ enter, read, compare }) => {
      let filled = path
      if (who !== 'nobody') {
        await enter(who)
        const ids = await idsFor(read, who)
        filled = pathWithIds(path, {
          ...ids,
          ...(await situationsOf(read, ids['clientId'] ?? '')),
        })
      }
      await compare({
        path: filled,
        name: `${who}_${nameOf(path.replace(/\?.*/, ''))}--press-${state}`,
        presses,
        isWindow: isWindow ?? false,
        state: hasNoData ? 'empty' : 'data',
      })
    })

  test('メンテナンス中', async ({ page, compare }) => {
    await page.route('**/api/check-maintenance', (route) =>
      route.fulfill({ json: { isMaintenance: true } }),
    )
    await compare({ path: '/login', name: 'maintenance' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const device of [phone, { viewport: desktop }])
  test.describe(`${device.viewport.width} px`, () => {
    test.use(device)
    pictures(device.viewport.width)
  })
