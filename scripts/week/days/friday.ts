import type { UserList } from '@/contracts/workers/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { ClientReview } from '@/contracts/reviews/schemas'
import { calm, expect } from '../calm'
import { together } from '../acts'
import type { Day } from '../day'
import type { Person } from '../person'

type Shifts = { items: { id: number; unreviewedCount: number }[] }

/** Reviews of the evening, a block, and an answer to what workers say. */
export async function friday(day: Day) {
  await reviews(day)
  await block(day)
  await reply(day)
}

async function reviews(day: Day) {
  const { manager, colleague, store, open, step, cut, fault } = day
  const shifts = async () => (await manager.read<Shifts>(`${store}/offerings/unreviewed`)).items
  const [first, second] = await shifts()
  if (!first || !second) {
    fault('there are too few shifts to review')
    return
  }
  async function choose(person: Person, { id, unreviewedCount }: typeof first & object) {
    const { page } = person
    await open(person, `${store}/offerings/${id}/reviews/users`)
    await page.getByRole('button', { name: `未選択の${unreviewedCount}名をGoodにする` }).click()
  }
  const send = async ({ page }: Person, { unreviewedCount }: typeof first & object) => {
    const name = `${unreviewedCount}名の評価を送る`
    const sure = page.getByRole('dialog').getByRole('button', { name })
    if ((await sure.count()) === 0) await page.getByRole('button', { name }).click()
    await sure.click()
  }
  const isDone =
    ({ id }: typeof first & object) =>
    async () =>
      (await shifts()).some((shift) => shift.id === id) ? 0 : 1
  await step('a shift is chosen all good', () => choose(manager, first))
  await cut(manager, {
    kind: 'lost',
    name: 'the reviews are sent',
    path: /reviews/,
    press: () => send(manager, first),
    done: isDone(first),
    success: /名の評価を送りました/,
  })
  await step('both review the same shift', async () => {
    await Promise.all([choose(manager, second), choose(colleague, second)])
    const told = await together(day, {
      press: (who) => send(who, second),
      success: /名の評価を送りました/,
    })
    console.log('     ', told.join(' | '))
    if ((await isDone(second)()) !== 1) fault('the shift is not reviewed')
  })
}

async function block(day: Day) {
  const { manager, store, open, step, cut, fault } = day
  const { page } = manager
  const people = async () => {
    const { text } = await manager.get(`v2${store}/users`)
    return (JSON.parse(text) as UserList).items
  }
  const one = (await people()).find(({ blocked }) => blocked === null)
  if (!one) {
    fault('nobody can be blocked')
    return
  }
  await step('one worker', () => open(manager, `${store}/users/${one.userId}`))
  const sheet = page.getByRole('dialog')
  await cut(manager, {
    kind: 'lost',
    name: 'a worker is blocked',
    path: /block/,
    press: async () => {
      if ((await sheet.count()) === 0) {
        await page.getByRole('button', { name: 'ブロックする' }).click()
        await sheet.getByRole('radio', { name: '勤務態度' }).click()
      }
      await sheet.getByRole('button', { name: 'ブロックする' }).click()
    },
    done: async () =>
      (await manager.read<{ blocked: string | null }>(`${store}/users/${one.userId}`)).blocked
        ? 1
        : 0,
    success: /ブロックしました|この店舗でブロック中/,
  })
}

async function reply({ manager, store, open, step, cut, fault }: Day) {
  const { page, read } = manager
  const list = async () =>
    (await read<Paged<ClientReview>>(`${store}/client_reviews?hasComment=1`)).items
  await step('what workers say', () => open(manager, `${store}/reviews/client?hasComment=1`))
  const answer = page.getByRole('button', { name: '返信する' })
  if ((await answer.count()) === 0) {
    fault('there is nothing to answer')
    return
  }
  const text = 'ご意見をありがとうございます。次の勤務までに、持ち場の案内を入口に貼ります。'
  const form = page.getByRole('form', { name: '評価への返信' })
  await cut(manager, {
    kind: 'aborted',
    name: 'an answer to a review',
    path: /client_reviews/,
    press: async () => {
      if ((await form.count()) === 0) await answer.first().click()
      await form.getByRole('textbox', { name: '返信' }).fill(text)
      await form.getByRole('button', { name: /返信を送る|返信する/ }).click()
    },
    done: async () =>
      (await list()).filter((review) => JSON.stringify(review).includes(text)).length,
    success: /返信を送りました/,
  })
  await expect(page.getByText(text)).toHaveCount(1)
  await calm(page)
}
