import { routes } from '@/routes/routes'
import { expect, test, type Who } from './kit'

type Paged = {
  items: {
    id?: number
    uid?: string
    clientId?: number
    companyId?: number
    offerId?: number
    userId?: number
    peopleMatched?: number
  }[]
}
type Read = (path: string) => Promise<Paged>

/** Where the parameters of the addresses come from: the first of each that the account can see. */
async function idsFor(read: Read, who: Who): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const first = async (name: string, path: string) => {
    const [one] = (await read(path)).items
    const id = one?.[name as 'clientId'] ?? one?.[name as 'userId'] ?? one?.id
    if (id) ids[name] = String(id)
  }
  await first('clientId', '/accounts/me/accessible_resources/clients')
  await first('companyId', '/accounts/me/accessible_resources/companies')
  expect(ids['clientId'], `${who} has a store`).toBeTruthy()
  await first('offerId', `/clients/${ids['clientId']}/offers`)
  // One with people, where there is one: some pages are about one of them. Somebody counted may have been
  // called off since.
  const listed = (await read(`/clients/${ids['clientId']}/offerings`)).items
  let one = listed[0]
  for (const posting of listed.filter((o) => (o.peopleMatched ?? 0) > 0)) {
    await first('userId', `/clients/${ids['clientId']}/offerings/${posting.id}/users`)
    if (ids['userId']) {
      one = posting
      break
    }
  }
  // A posting and its own template: an address names both.
  if (one?.id && one.offerId) {
    ids['offeringId'] = String(one.id)
    ids['offerId'] = String(one.offerId)
  }
  ids['userId'] ??= '1'
  // One of the store's own: お気に入り comes first and has no page to edit it on.
  const groups = (await read(`/clients/${ids['clientId']}/groups`)).items
  ids['groupId'] = String((groups[1] ?? groups[0])?.id ?? 'none')
  await first('uid', `/clients/${ids['clientId']}/chat_rooms`)
  ids['chatRoomId'] = ids['uid'] ?? 'none'
  if (who !== 'company') {
    const [candidate] = (await read(`/clients/${ids['clientId']}/long_term_jobs/users`)).items
    if (candidate?.userId) ids['candidateId'] = String(candidate.userId)
  }
  if (ids['companyId']) await first('companyGroupId', `/companies/${ids['companyId']}/groups`)
  return ids
}
/** Pages on which a parameter is about something narrower than elsewhere. */
const narrower: [RegExp, string, string][] = [
  [/\/long_term_jobs\/users\//, 'userId', 'candidateId'],
  [/^\/companies\/.*\/groups\//, 'groupId', 'companyGroupId'],
]
const addressOf = (path: string, ids: Record<string, string>) =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const [, , instead] = narrower.find(([page, of]) => of === name && page.test(path)) ?? []
    const id = ids[instead ?? name] ?? ids[name]
    if (!id) throw new Error(`${path}: nothing to fill ${name} with`)
    return id
  })
const nameOf = (path: string) => path.replaceAll(/[[\]]/g, '').replaceAll('/', '_').slice(1)

const all = Object.values(routes).map((r): string => r.path)
const open = all.filter((path) => path === '/login' || path.startsWith('/auth/'))
const closed = all.filter((path) => !open.includes(path))
/**
 * A store's account has no company, so no address of one; a company's has the pages of its stores too, which
 * the store's manager has crawled.
 */
const reach: Record<'store' | 'viewer' | 'company', string[]> = {
  store: closed.filter((p) => !p.includes('[companyId]')),
  viewer: closed.filter((p) => !p.includes('[companyId]')),
  company: closed.filter((p) => p.includes('[companyId]') || p.startsWith('/account')),
}

test('だれでも開ける画面', async ({ visit, page }) => {
  for (const path of open) {
    await test.step(path, async () => {
      await visit(path, nameOf(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

for (const [who, paths] of Object.entries(reach) as [keyof typeof reach, string[]][]) {
  test(`${who}@example.com が開けるすべての画面`, async ({ signIn, read, visit, page }) => {
    test.setTimeout(30_000 * paths.length)
    await signIn(who)
    const ids = await idsFor(read as Read, who)
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(addressOf(path, ids), `${who}_${nameOf(path)}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(page.url(), 'stayed on the page').not.toContain('/login')
      })
    }
  })
}

test('存在しない住所は、404の画面になる', async ({ visit, page, watch }) => {
  watch.expects(/answer 404: GET .*\/no-such-page/)
  watch.expects(/console\.error: Failed to load resource.*404/)
  await visit('/no-such-page', '404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
