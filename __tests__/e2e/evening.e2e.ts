import { and, eq, inArray } from 'drizzle-orm'
import { limitYearOf } from '@/domain/workers/limits'
import { dayOf, daysBetween } from '@/lib/date'
import { groupUsers, offerings, userBlocks } from '@/server/db/schema'
import { REGULARS_DAYS } from '@/server/demo/seed/shifts'
import { isInScope, postingsFor } from '@/server/worker-app/find'
import { expect, settled, test } from './kit'
import {
  answerByTemplate,
  block,
  chooseAllGood,
  chooseForMyNumber,
  gatherGroup,
  postToGroup,
  printRoster,
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
const SEATS = 6
const CHATS = 3

test('375px: 店舗管理者の一晩。返信3件、昨夜の評価、ブロック、常連だけへの募集、明日の名簿、マイナンバーの依頼', async ({
  page,
  signIn,
  read,
}) => {
  await signIn('store')
  // The second store: the other tests count what waits in the first.
  const clientId = (await storesOf(read))[1] ?? 0
  const store = `/clients/${clientId}`
  const thumb = thumbOf(page)
  const { tap } = thumb
  const home = async () => {
    await page.goto(store)
    await settled(page)
  }
  await home()

  // Three chats: what nobody has read, the first from the home; when that is all, whom else the store may write to.
  await tap(page.getByRole('link', { name: /未読メッセージ/ }))
  await page.waitForURL(/\/chat_rooms\/[\w-]+\?unread_only=1$/)
  const answered = new Set<string>()
  for (;;) {
    answered.add(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    await answerByTemplate(thumb)
    await tap(page.getByRole('link', { name: 'メッセージの一覧へ戻る' }))
    await settled(page)
    if (answered.size === CHATS) break
    const waiting = async (search: string) =>
      (await read<Rooms>(`${store}/chat_rooms${search}`)).items.filter(
        (room) => !answered.has(room.uid),
      )
    let [next] = await waiting('?unread_only=1')
    if (!next) {
      for (const room of await waiting(''))
        if (
          !next &&
          (await read<{ sendRefusal: string | null }>(`${store}/chat_rooms/${room.uid}`))
            .sendRefusal === null
        )
          next = room
      await tap(page.getByRole('button', { name: 'すべて', exact: true }))
      await settled(page)
    }
    if (!next) throw new Error('nobody to write to')
    await tap(page.locator(`a[href*="${next.uid}"]`))
    await page.waitForURL(new RegExp(next.uid))
  }

  // The shift that ended last.
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

  // One whom the store does not want again, further down than those who become regulars.
  const { items: people } = (await (
    await page.request.get(`/app/api/v2${store}/users`, { headers: { 'X-App': 'X-App' } })
  ).json()) as Users
  const unwanted = people.slice(PEOPLE).find((user) => user.blocked === null)
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

  // The regulars become a group, and a posting is for them alone. It has more seats than the group has people: nobody fills it meanwhile.
  await home()
  await gatherGroup(thumb, '常連', PEOPLE)
  await postToGroup(thumb, '常連', PEOPLE, async () => {
    await page.getByRole('spinbutton', { name: '募集人数' }).fill(String(SEATS))
  })
  await settled(page)
  const posted = Number(/\/offerings\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])

  // Tomorrow on paper and as a file.
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

  // Whoever comes near the sum of a year is asked for the number.
  const able = (await read<{ requestable: unknown[] }>(`${store}/mynumber_provision_users`))
    .requestable.length
  // The year of that sum begins on 1 December: in its first months nobody can have come near it, whatever the demonstration holds.
  const today = dayOf(new Date())
  const early = daysBetween(limitYearOf(today).fromOn, today) < REGULARS_DAYS
  expect(able > 0 || early, 'workers who can be asked').toBe(true)
  await toSalaryLimit(thumb)
  if (able > 0) {
    await chooseForMyNumber(thumb, able)
    await sendMyNumber(thumb, able)
  }
  await settled(page)

  // What the workers see by now. The block alone hides the store from one, the group alone the posting from the others.
  await onWorkerSide(async (db) => {
    const now = new Date()
    const seenBy = async (userId: number) =>
      (await postingsFor(db, userId, now)).filter((posting) => posting.clientId === clientId)
    const [posting] = await db
      .select()
      .from(offerings)
      .where(and(eq(offerings.clientId, clientId), eq(offerings.id, posted)))
    if (!posting) throw new Error('nothing was posted')
    expect(posting.scope).toBe('group')
    const regulars = (
      await db
        .select({ userId: groupUsers.userId })
        .from(groupUsers)
        .where(inArray(groupUsers.groupId, posting.groupIds))
    ).map(({ userId }) => userId)
    expect(regulars).toHaveLength(PEOPLE)
    const other =
      people.find(
        (user) => user.blocked === null && user !== unwanted && !regulars.includes(user.userId),
      )?.userId ?? 0
    for (const userId of regulars)
      expect(await isInScope({ scope: 'group', shareToken: undefined }, db, userId, posting)).toBe(
        true,
      )
    for (const userId of [other, unwanted.userId])
      expect(await isInScope({ scope: 'group', shareToken: undefined }, db, userId, posting)).toBe(
        false,
      )
    expect((await seenBy(other)).length, 'open to the others').toBeGreaterThan(0)
    expect(await seenBy(unwanted.userId)).toEqual([])
    await db
      .delete(userBlocks)
      .where(and(eq(userBlocks.userId, unwanted.userId), eq(userBlocks.clientId, clientId)))
    expect((await seenBy(unwanted.userId)).length, 'without the block').toBeGreaterThan(0)
  })
})
