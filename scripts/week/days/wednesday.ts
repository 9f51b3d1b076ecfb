import type { TodayBoard } from '@/contracts/dashboard/schemas'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { calm, expect } from '../calm'
import { together } from '../acts'
import type { Day } from '../day'
import type { Person } from '../person'

/** Messages over a bad line, and a match that both call off. */
export async function wednesday(day: Day) {
  await chat(day)
  await callOff(day)
}

async function chat({ manager, colleague, store, step, cut, open }: Day) {
  const { page, read } = manager
  type Rooms = { items: { uid: string }[] }
  type Room = { messages: { body: string }[]; sendRefusal: string | null }
  let uid = ''
  for (const room of (await read<Rooms>(`${store}/chat_rooms`)).items) {
    const { sendRefusal } = await read<Room>(`${store}/chat_rooms/${room.uid}`)
    if (sendRefusal === null && uid === '') uid = room.uid
  }
  const room = `${store}/chat_rooms/${uid}`
  await step('both open one room', async () => {
    await Promise.all([open(manager, room), open(colleague, room)])
  })
  const count = async (text: string) =>
    (await read<Room>(room)).messages.filter(({ body }) => body === text).length
  const say = async (who: Person, text: string) => {
    await who.page.getByRole('textbox', { name: /に返信$/ }).fill(text)
    await who.page.getByRole('button', { name: '送信', exact: true }).click()
  }
  for (const kind of ['offline', 'aborted', 'lost'] as const) {
    const text = `明日もよろしくお願いします。${kind} ${Date.now() % 100_000}`
    const again = page.getByRole('button', { name: /再送する$/ }).last()
    await cut(manager, {
      kind,
      name: 'a message is sent',
      path: /\/messages$/,
      press: async () => {
        if ((await again.count()) > 0) await again.click()
        else if ((await page.locator('[data-id] [data-body]', { hasText: text }).count()) === 0)
          await say(manager, text)
      },
      done: () => count(text),
      success: new RegExp(text),
      notice: /再送する|送信できません|送れませんでした|オフライン/,
    })
    await step('the colleague reads it once', async () => {
      await expect(colleague.page.locator('[data-id] [data-body]', { hasText: text })).toHaveCount(
        1,
      )
    })
  }
}

async function callOff(day: Day) {
  const { manager, colleague, store, step, cut, open, fault } = day
  const { read } = manager
  const boards = await Promise.all(
    ['2026-11-18', '2026-11-19', '2026-11-20'].map((on) =>
      read<TodayBoard>(`${store}/today_board?on=${on}`),
    ),
  )
  const now = Date.parse('2026-11-18T12:00:00+09:00')
  const matches = boards
    .flatMap(({ offerings }) => offerings)
    .filter(({ startAt }) => Date.parse(startAt) > now + 3_600_000)
    .flatMap((shift) => shift.users.map((user) => ({ shift, user })))
    .filter(({ user }) => user.checkedInAt === null)
  const [first, second] = matches
  if (!first || !second) {
    fault('nobody is matched')
    return
  }
  type Match = (typeof matches)[number]
  const statusOf = async ({ shift, user }: Match) =>
    (await read<OfferingUserDetail>(`${store}/offerings/${shift.id}/users/${user.userId}`)).status
  async function prepare(person: Person, { shift, user }: Match) {
    const { page } = person
    await open(person, `${store}/offerings/${shift.id}/reject/${user.userId}`)
    await page.getByRole('radio', { name: '自社スタッフで人員が足りた' }).click()
    await calm(page)
    const next = page.getByRole('button', { name: /^次へ/ })
    if ((await next.count()) > 0) await next.click()
    const sure = page.getByRole('checkbox', { name: /支払いが発生することを確認しました/ })
    if ((await sure.count()) > 0) await sure.first().click()
    await calm(page)
  }
  const press = async ({ page }: Person) =>
    page.getByRole('button', { name: /をキャンセルする$/ }).click()
  await step('the way to a cancel', () => prepare(manager, first))
  await cut(manager, {
    kind: 'aborted',
    name: 'a match is called off',
    path: /reject/,
    press: () => press(manager),
    done: async () => ((await statusOf(first)) === 'rejected' ? 1 : 0),
    success: /キャンセルしました/,
  })
  await step('both call off the same match', async () => {
    await Promise.all([prepare(manager, second), prepare(colleague, second)])
    const told = await together(day, { press, success: /キャンセルしました/ })
    console.log('     ', told.join(' | '))
    if ((await statusOf(second)) !== 'rejected') fault('it is not called off')
  })
}
