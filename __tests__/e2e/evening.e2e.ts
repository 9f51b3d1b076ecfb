import { and, eq, inArray } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import { dayOf, daysBetween } from '@/lib/date'
import { groupUsers, offerings, userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { REGULARS_DAYS } from '@/server/demo/seed/shifts/period'
import { isInScope, offeringsFor } from '@/server/worker-app/find'
import { expect, settled, test } from './kit'
import {
  answerByTemplate,
  block,
  chooseAllGood,
  chooseForMyNumber,
  gatherGroup,
  postToGroup,
  printRoster,
  type Read,
  saveRoster,
  sendMyNumber,
  sendReviews,
  storesOf,
  thumbOf,
  toSalaryLimit,
} from './steps'
import { onWorkerSide } from './workerSide'

type Rooms = { items: { uid: string; name: string }[] }
type Shifts = { items: { id: number; unreviewedCount: number }[] }
type Users = { items: { userId: number; name: string; blocked: string | null }[] }
const PEOPLE = 3
// One seat more than the group has workers. More seats might exceed the rest of this store's budget.
const SEATS = 4
const CHATS = 3

/** Returns the uids of the rooms in a list that this test has not answered yet. */
async function remainingRooms(read: Read, path: string, answered: ReadonlySet<string>) {
  const { items } = await read<Rooms>(path)
  return items.map(({ uid }) => uid).filter((uid) => !answered.has(uid))
}
/** Returns the first remaining room in which the store may write. */
async function findWritableRoom(read: Read, path: string, answered: ReadonlySet<string>) {
  for (const uid of await remainingRooms(read, path, answered)) {
    const room = await read<{ sendRefusal: string | null }>(`${path}/${uid}`)
    if (room.sendRefusal === null) return uid
  }
  throw new Error('nobody to write to')
}

test('375px: 店舗管理者の一晩。返信3件、昨夜の評価、ブロック、常連だけへの募集、明日の名簿、マイナンバーの依頼', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  // The second store, because other tests count what waits in the first.
  const clientId = (await storesOf(read))[1] ?? 0
  const store = `/clients/${clientId}`
  const thumb = thumbOf(page)
  const { tap } = thumb
  const home = async () => {
    await page.goto(store)
    await settled(page)
  }
  await home()

  // Three chats: unread ones first, from home; then any other room in which the store may write.
  await tap(page.getByRole('link', { name: /未読メッセージ/ }))
  await page.waitForURL(/\/chat_rooms\/[\w-]+\?unread_only=1$/)
  const answered = new Set<string>()
  for (;;) {
    answered.add(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await answerByTemplate(thumb)
    await tap(page.getByRole('link', { name: 'メッセージの一覧へ戻る' }))
    await settled(page)
    if (answered.size === CHATS) break
    const [unreadUid] = await remainingRooms(read, `${store}/chat_rooms?unread_only=1`, answered)
    if (unreadUid === undefined) {
      await tap(page.getByRole('button', { name: 'すべて', exact: true }))
      await settled(page)
    }
    const uid = unreadUid ?? (await findWritableRoom(read, `${store}/chat_rooms`, answered))
    await tap(page.locator(`a[href*="${uid}"]`))
    await page.waitForURL(new RegExp(uid))
  }

  // The shift that ended most recently.
  await home()
  await tap(page.getByRole('link', { name: /ワーカーの評価/ }).first())
  await page.waitForURL(/\/offerings\/\d+\/reviews\/users$/)
  await settled(page)
  const reviewed = Number(/offerings\/(\d+)/.exec(page.url())?.[1])
  const shifts = async () => (await read<Shifts>(`${store}/offerings/unreviewed`)).items
  const waiting = (await shifts()).find(({ id }) => id === reviewed)?.unreviewedCount ?? 0
  await chooseAllGood(thumb, waiting)
  await sendReviews(thumb, waiting)
  expect((await shifts()).map(({ id }) => id)).not.toContain(reviewed)

  // The worker to block is the last of the list: the first become regulars below, and who has just worked moves up.
  const { items: people } = (await (
    await page.request.get(`/app/api/v2${store}/users`, { headers: { 'X-App': 'X-App' } })
  ).json()) as Users
  const unwanted = people.slice(PEOPLE).findLast((user) => user.blocked === null)
  if (!unwanted) throw new Error('nobody to block')
  await home()
  await tap(
    page.getByRole('navigation', { name: '主なメニュー' }).getByRole('link', { name: /^ワーカー/ }),
  )
  await page.waitForURL(/\/users$/)
  await settled(page)
  await tap(
    page
      .getByRole('table', { name: 'ワーカー' })
      .getByRole('link', { name: unwanted.name })
      .first(),
  )
  await page.waitForURL(new RegExp(`/users/${unwanted.userId}$`))
  await settled(page)
  await block(thumb, '勤務態度')

  // The regulars become a group, and an offering is limited to it. It has more seats than the group has people, so it
  // cannot fill up during the test.
  await home()
  await gatherGroup(thumb, '常連', PEOPLE)
  await postToGroup(thumb, '常連', PEOPLE, async () => {
    await page.getByRole('spinbutton', { name: '募集人数' }).fill(String(SEATS))
  })
  await settled(page)
  const posted = Number(/\/offerings\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])

  // Tomorrow's roster is printed and saved as a file.
  await tap(page.getByRole('button', { name: 'メニュー', exact: true }))
  await tap(page.getByRole('link', { name: '出勤者名簿' }))
  await page.waitForURL(/\/users\/attendings$/)
  await settled(page)
  await tap(page.getByRole('button', { name: '次の日' }))
  await expect(page.getByRole('table', { name: '出勤者名簿' })).toBeVisible()
  await settled(page)
  await saveRoster(thumb)
  expect(await printRoster(thumb)).toBeGreaterThan(0)
  await page.goBack()

  // Workers near the year's limit of pay are asked for their My Number.
  const able = (await read<{ requestable: unknown[] }>(`${store}/mynumber_provision_users`))
    .requestable.length
  // The year of that limit begins on 1 December, and in its first months nobody can have come near it.
  const today = dayOf(new Date())
  const early = daysBetween(limitYearOf(today).fromOn, today) < REGULARS_DAYS
  expect(able > 0 || early, 'workers who can be asked').toBe(true)
  await toSalaryLimit(thumb)
  if (able > 0) {
    await chooseForMyNumber(thumb, able)
    await sendMyNumber(thumb, able)
  }
  await settled(page)

  await onWorkerSide((db) =>
    expectVisibility(db, { clientId, offeringId: posted, people, unwantedId: unwanted.userId }),
  )
})

/**
 * Expects that the block alone hides the store from the blocked worker, and that the group alone hides the offering
 * from everybody else.
 */
async function expectVisibility(
  db: Tx,
  {
    clientId,
    offeringId,
    people,
    unwantedId,
  }: { clientId: number; offeringId: number; people: Users['items']; unwantedId: number },
) {
  const now = new Date()
  const offeringsSeenBy = async (userId: number) =>
    (await offeringsFor(db, userId, now)).filter((offering) => offering.clientId === clientId)
  const [offering] = await db
    .select()
    .from(offerings)
    .where(and(eq(offerings.clientId, clientId), eq(offerings.id, offeringId)))
  if (!offering) throw new Error('nothing was posted')
  expect(offering.scope).toBe('group')
  const members = await db
    .select({ userId: groupUsers.userId })
    .from(groupUsers)
    .where(inArray(groupUsers.groupId, offering.groupIds))
  const regulars = members.map(({ userId }) => userId)
  expect(regulars).toHaveLength(PEOPLE)
  const otherId =
    people.find(
      ({ userId, blocked }) =>
        blocked === null && userId !== unwantedId && !regulars.includes(userId),
    )?.userId ?? 0
  const isInGroup = (userId: number) =>
    isInScope({ scope: 'group', shareToken: undefined }, db, userId, offering)
  for (const userId of regulars) expect(await isInGroup(userId)).toBe(true)
  for (const userId of [otherId, unwantedId]) expect(await isInGroup(userId)).toBe(false)
  expect((await offeringsSeenBy(otherId)).length, 'open to the others').toBeGreaterThan(0)
  expect(await offeringsSeenBy(unwantedId)).toEqual([])
  await db
    .delete(userBlocks)
    .where(and(eq(userBlocks.userId, unwantedId), eq(userBlocks.clientId, clientId)))
  expect((await offeringsSeenBy(unwantedId)).length, 'without the block').toBeGreaterThan(0)
}
