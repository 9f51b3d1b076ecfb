import type { Paged } from '@/contracts/common/schemas'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { calm, expect } from '../calm'
import { endSession, followExpiry, signInAgain } from '../acts'
import type { Day } from '../day'

/** Sessions that end: in a half-filled form, in an editor, in a sheet, in the middle of a sentence, and at a press. */
export async function thursday(day: Day) {
  const { items } = await day.manager.read<Paged<OfferSummary>>(`${day.store}/offers`)
  const offer = items.find(({ status }) => status === 'usable')
  await inPosting(day, offer?.id)
  await inTemplate(day, offer?.id)
  await inChat(day)
  await inSheet(day)
  await beforePress(day)
}

function mustStand({ fault }: Day, what: string, found: string, wanted: string) {
  if (found !== wanted) fault(`${what} is 「${found}」 after the sign-in, not 「${wanted}」`)
}

/** A half-filled posting comes back as it was. */
async function inPosting(day: Day, offerId: number | undefined) {
  const { manager, store, open, step } = day
  const { page } = manager
  await step('the session ends in a half-filled posting', async () => {
    const path = `${store}/offers/${offerId}/offerings/new`
    await open(manager, path)
    const seats = page.getByRole('spinbutton', { name: '募集人数' })
    await seats.fill('4')
    await page.waitForTimeout(2_500)
    await endSession(manager)
    // The cost of five is asked of the server.
    await seats.fill('5')
    await followExpiry(manager, DEMO_PASSWORD, new RegExp(`${path}$`))
    mustStand(day, 'the number of seats', await seats.inputValue(), '5')
  })
}

/** A template whose saving finds the session ended. */
async function inTemplate(day: Day, offerId: number | undefined) {
  const { manager, store, open, step } = day
  const { page } = manager
  await step('the session ends in a template, at its saving', async () => {
    const path = `${store}/offers/${offerId}/edit`
    await open(manager, path)
    const title = page.getByRole('textbox', { name: 'ひな形名' })
    await title.fill('ランチのホール 木曜')
    await page.waitForTimeout(2_500)
    await endSession(manager)
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    await followExpiry(manager, DEMO_PASSWORD, new RegExp(`${path}$`))
    mustStand(day, 'the title', await title.inputValue(), 'ランチのホール 木曜')
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    await page.waitForURL(/\/offers\/\d+$/)
    await calm(page)
  })
}

/** A sentence that is sent too late. */
async function inChat(day: Day) {
  const { manager, store, open, step, fault } = day
  const { page, read } = manager
  await step('the session ends in the middle of a sentence', async () => {
    const [room] = (await read<{ items: { uid: string }[] }>(`${store}/chat_rooms`)).items
    await open(manager, `${store}/chat_rooms/${room?.uid}`)
    const line = page.getByRole('textbox', { name: /に返信$/ })
    await line.fill('明日の集合は、')
    await page.waitForTimeout(1_500)
    await endSession(manager)
    await page.getByRole('button', { name: '送信', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'ログインの有効期限が切れました' })
    await expect(
      dialog.or(page.getByRole('heading', { level: 1, name: 'ログイン' })).first(),
    ).toBeVisible({ timeout: 15_000 })
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: 'ログインする' }).click()
    await page.waitForURL(/\/login\?next=/)
    await signInAgain(manager, DEMO_PASSWORD, new RegExp(room?.uid ?? ''))
    const shown = `${await line.inputValue()} ${await page.locator('main').innerText()}`
    if (!shown.includes('明日の集合は、')) fault('the sentence is lost')
  })
}

/** A sheet over a page: the sign-in takes place in another tab. */
async function inSheet(day: Day) {
  const { manager, store, open, step } = day
  const { page } = manager
  await step('the session ends in a sheet', async () => {
    await open(manager, `${store}/chat_texts`)
    await page.getByRole('button', { name: /追加/ }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: '題名' }).fill('集合')
    await sheet.getByRole('textbox', { name: '本文' }).fill('裏口にお集まりください。')
    await endSession(manager)
    await sheet.getByRole('button', { name: /保存/ }).click()
    const dialog = page.getByRole('dialog', { name: 'ログインの有効期限が切れました' })
    await expect(dialog).toBeVisible({ timeout: 15_000 })
    const [tab] = await Promise.all([
      manager.context.waitForEvent('page'),
      dialog.getByRole('button', { name: '別のタブでログインする' }).click(),
    ])
    await signInAgain({ ...manager, page: tab }, DEMO_PASSWORD, /\/chat_texts/)
    await tab.close()
    await page.bringToFront()
    mustStand(
      day,
      'the text',
      await sheet.getByRole('textbox', { name: '本文' }).inputValue(),
      '裏口にお集まりください。',
    )
    await sheet.getByRole('button', { name: /保存/ }).click()
    // A toast is read out as well: its text stands there twice.
    await expect(page.getByText('定型文「集合」を保存しました。').first()).toBeVisible()
  })
}

/** A press without a form leads back to where it led. */
async function beforePress(day: Day) {
  const { manager, store, open, step } = day
  const { page } = manager
  await step('the session ends before a press without a form', async () => {
    await open(manager, `${store}/offerings?status=matching`)
    await endSession(manager)
    await page.getByRole('button', { name: 'メニュー', exact: true }).click()
    // What others do is read in the background, which may find the end first: the way back is then to this list.
    const link = page.getByRole('link', { name: '出勤者名簿' })
    await link.click({ timeout: 5_000 }).catch(() => undefined)
    await page.waitForURL(/\/login\?next=/)
    await signInAgain(manager, DEMO_PASSWORD, /\/users\/attendings|\/offerings\?status=matching/)
  })
}
