import type { Page } from '@playwright/test'
import { addDays, dayOf } from '@/lib/date'
import { expect, settled, test } from './kit'
import { answerByTemplate, menuEntry, storeOf, thumbOf } from './steps'

type Thumb = ReturnType<typeof thumbOf>
type Graduates = { items: { userId: number; name: string; viaInvitation: boolean }[] }
type Candidates = {
  items: { userId: number; name: string; selection: string; chatRoomUid: string | null }[]
}
type Course = { rungs: { scope: string; state: string; openedByName: string | null }[] }

const openHome = async (page: Page, clientId: number) => {
  await page.goto(`/clients/${clientId}`)
  await settled(page)
}
/** Opens a page below 採用 in the store's menu. Phones show the menu behind a button; desktops open the entry first. */
async function openFromMenu({ page, tap }: Thumb, name: RegExp) {
  const menuButton = page.getByRole('button', { name: 'メニュー', exact: true })
  const link = page.getByRole('navigation', { name: '店舗メニュー' }).getByRole('link', { name })
  if (await menuButton.isVisible()) await tap(menuButton)
  else if (!(await link.isVisible())) {
    const entry = page.getByRole('navigation', { name: '店舗メニュー' })
    await tap(entry.getByRole('link', { name: /^採用/ }))
    await page.waitForURL(/\/long_term_jobs$/)
  }
  await tap(link)
}
async function openGraduates(thumb: Thumb) {
  await openFromMenu(thumb, /^卒業ワーカー/)
  await thumb.page.waitForURL(/\/graduates$/)
  await settled(thumb.page)
}
/** From the form of an offering to the offering itself. */
async function publish({ page, tap, look }: Thumb, button: string | RegExp, picture: string) {
  await tap(page.getByRole('button', { name: '確認へ進む' }))
  await page.waitForURL(/\/offerings\/confirm$/)
  await settled(page)
  await look(picture)
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0) await tap(agreed)
  await tap(page.getByRole('button', { name: button }))
  await page.waitForURL(/\/offerings\/\d+$/)
  await settled(page)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

test('卒業ワーカーを手で登録し、その人たちだけへの専用の求人を、ホームから7回の操作で公開する', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const graduates = async () => (await read<Graduates>(`/clients/${clientId}/graduates`)).items
  const before = await graduates()
  const thumb = thumbOf(page, watch.look)
  await openHome(page, clientId)

  await openGraduates(thumb)
  await thumb.tap(page.getByRole('button', { name: '人を追加' }))
  await thumb.tap(menuEntry(page, '勤務経験者から選ぶ'))
  const sheet = page.getByRole('dialog', { name: '勤務経験者から登録する' })
  await thumb.tap(sheet.getByRole('radio', { name: '元スタッフ' }))
  const worker = sheet.getByRole('listitem').first()
  const name = (await worker.locator('b').textContent()) ?? ''
  await thumb.tap(worker.getByRole('checkbox'))
  await watch.look('graduates_1_add')
  await thumb.tap(sheet.getByRole('button', { name: '1名を登録する' }))
  await expect(page.getByText('1名を卒業ワーカーに登録しました。').first()).toBeVisible()
  const after = await graduates()
  expect(after).toHaveLength(before.length + 1)
  expect(after.find((graduate) => graduate.name === name)?.viaInvitation).toBe(false)

  await openHome(page, clientId)
  thumb.taps()
  await openGraduates(thumb)
  await watch.look('graduates_2_members')
  await thumb.tap(page.getByRole('button', { name: '全員に求人を送る' }))
  await thumb.tap(page.getByRole('dialog').getByRole('link', { name: /前回/ }).first())
  await page.waitForURL(/\/graduates\/offers\/\d+\/offerings\/new$/)
  await settled(page)
  // The form shows the scope as a fixed text.
  const scope = page.getByRole('region', { name: 'だれに見せるか' })
  // The lower sections load when they come near the screen, and replace their placeholders.
  await expect(() => scope.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(scope.getByText('卒業ワーカー限定公開', { exact: true })).toBeVisible()
  await expect(scope.getByRole('radio')).toHaveCount(0)
  await watch.look('graduates_3_form')
  await thumb.tap(page.getByRole('button', { name: '確認へ進む' }))
  await page.waitForURL(/\/graduates\/offers\/\d+\/offerings\/confirm$/)
  await settled(page)
  for (const graduate of after)
    await expect(page.getByRole('listitem').filter({ hasText: graduate.name })).toBeVisible()
  await watch.look('graduates_4_confirm')
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0) await thumb.tap(agreed)
  await thumb.tap(page.getByRole('button', { name: /^\d+名に公開する$/ }))
  await page.waitForURL(/\/offerings\/\d+$/)
  expect(thumb.taps()).toBeLessThanOrEqual(7)
  await settled(page)
  await expect(page.getByText('卒業ワーカー限定公開', { exact: true }).first()).toBeVisible()
  await watch.look('graduates_5_posted')
})

test('QRコードで招待した元スタッフが参加すると、卒業ワーカーに並ぶ @desktop', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(240_000)
  await signIn('store')
  const clientId = await storeOf(read)
  const thumb = thumbOf(page, watch.look)
  await openHome(page, clientId)
  await openGraduates(thumb)
  await thumb.tap(page.getByRole('link', { name: '招待QR' }).filter({ visible: true }))
  await page.waitForURL(/\/users\/invitation\?kind=graduate$/)
  await settled(page)
  await thumb.tap(page.getByRole('button', { name: '招待を作る' }))
  await thumb.tap(page.getByRole('dialog').getByRole('button', { name: '招待を作る' }))
  const urlField = page.getByRole('textbox', { name: '招待URL' })
  await expect(urlField).toBeVisible()
  expect(thumb.taps()).toBeLessThanOrEqual(5)
  await settled(page)
  await watch.look('invitation_1_made')

  // The page that the code opens on a worker's phone.
  const path = new URL(await urlField.inputValue()).pathname
  const opened = await page.request.get(path)
  expect(opened.status()).toBe(200)
  expect(await opened.text()).toContain('このお店で働いていた方のための招待です。')

  const joined = async () =>
    (await read<Graduates>(`/clients/${clientId}/graduates`)).items.find(
      ({ viaInvitation }) => viaInvitation,
    )
  await expect
    .poll(joined, { message: 'somebody reads the code', timeout: 120_000 })
    .not.toBeUndefined()
  const name = (await joined())?.name ?? ''
  await page.reload()
  await settled(page)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await openHome(page, clientId)
  await openGraduates(thumb)
  const row = page
    .getByRole('table', { name: '卒業ワーカーの一覧' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name }) })
  await expect(row.getByText('本人(招待QR)')).toBeVisible()
  await watch.look('invitation_2_member')
})

test('長期採用の候補者2名と話し、1名を採用して、卒業ワーカーに登録する @desktop', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  await signIn('store')
  const clientId = await storeOf(read)
  const openSelections = ['unselected', 'contacting', 'interview']
  const { items } = await read<Candidates>(`/clients/${clientId}/long_term_jobs/offerings/users`)
  const [hired, other] = items.filter(({ selection }) => openSelections.includes(selection))
  if (!hired || !other) throw new Error('fewer than two candidates')
  const thumb = thumbOf(page, watch.look)
  const { tap } = thumb
  const openCandidate = async (name: string) => {
    await openHome(page, clientId)
    await openFromMenu(thumb, /^長期採用/)
    await page.waitForURL(/\/long_term_jobs$/)
    await settled(page)
    await tap(page.getByRole('table', { name: '応募' }).getByRole('link', { name }))
    await page.waitForURL(/\/long_term_jobs\/users\/\d+$/)
    await settled(page)
  }
  for (const { name } of [other, hired]) {
    thumb.taps()
    await openCandidate(name)
    await watch.look('long_term_1_candidate')
    await tap(page.getByRole('link', { name: 'メッセージ', exact: true }).last())
    await page.waitForURL(/\/chat_rooms\/[\w-]+$/)
    await settled(page)
    await answerByTemplate(thumb)
    // At most seven taps: menu, list, candidate, room, and three for the reply.
    expect(thumb.taps()).toBeLessThanOrEqual(7)
  }

  await openCandidate(hired.name)
  await tap(page.getByRole('button', { name: '採用へ進む' }).first())
  const sheet = page.getByRole('dialog')
  const startOn = addDays(dayOf(new Date()), 14)
  await sheet.getByRole('textbox', { name: /働き始める日/ }).fill(startOn.replaceAll('-', '/'))
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('checkbox', { name: /卒業ワーカーに登録する/ })).toBeChecked()
  await settled(page)
  await watch.look('long_term_2_hire')
  await tap(sheet.getByRole('button', { name: '採用として登録する' }))
  await expect(page.getByText(`${hired.name}さんを採用として登録しました。`).first()).toBeVisible()
  await settled(page)
  await watch.look('long_term_3_hired')
  const { items: candidates } = await read<Candidates>(
    `/clients/${clientId}/long_term_jobs/offerings/users`,
  )
  expect(candidates.find(({ userId }) => userId === hired.userId)?.selection).toBe('hired')

  await openHome(page, clientId)
  await openGraduates(thumb)
  await expect(
    page
      .getByRole('table', { name: '卒業ワーカーの一覧' })
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: hired.name }) })
      .getByText('直接雇用')
      .filter({ visible: true }),
  ).toBeVisible()
})

test('順番に広げる求人の段を早めると、見ている間に、再読み込みなしで席が埋まる @desktop', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  test.setTimeout(300_000)
  await signIn('store')
  const clientId = await storeOf(read)
  const thumb = thumbOf(page, watch.look)
  const { tap } = thumb
  await openHome(page, clientId)
  await tap(page.getByRole('button', { name: '募集する' }).first())
  await tap(page.getByRole('dialog').getByRole('link', { name: /前回/ }).first())
  await page.waitForURL(/\/offerings\/new$/)
  await settled(page)
  // Later than tomorrow, because all steps of the ladder must open before the deadline.
  const day = addDays(dayOf(new Date()), 9)
  await tap(page.getByRole('button', { name: 'カレンダー', exact: true }))
  await page.getByRole('textbox', { name: 'カレンダーから選ぶ' }).fill(day.replaceAll('-', '/'))
  await page.keyboard.press('Tab')
  await tap(page.getByRole('button', { name: '順番に広げる' }))
  await tap(page.getByText(/段の範囲・日時・見込み$/))
  await expect(page.getByRole('heading', { level: 3, name: '一般公開' })).toBeVisible()
  await settled(page)
  await watch.look('ladder_1_form')
  const offeringId = await publish(thumb, 'この内容で募集を開始する', 'ladder_2_confirm')

  await tap(page.getByRole('link', { name: '公開の順番' }))
  await page.waitForURL(/tab=ladder$/)
  await settled(page)
  await page.evaluate(() => {
    document.documentElement.dataset['watched'] = 'yes'
  })
  const free = page.getByText(/^\d+名中0名$/).first()
  await expect(free).toBeAttached()
  await watch.look('ladder_3_running')
  await tap(page.getByRole('button', { name: /^いま.+にも見せる$/ }))
  await tap(page.getByRole('dialog').getByRole('button', { name: '見せる', exact: true }))
  await expect(page.getByText(/にも見えるようになりました。$/).first()).toBeVisible()
  const { rungs } = await read<Course>(`/clients/${clientId}/offerings/${offeringId}/ladder`)
  expect(rungs.map(({ state }) => state).slice(0, 2)).toEqual(['done', 'current'])
  expect(rungs[1]?.openedByName).not.toBeNull()
  // The first workers apply 10 to 40 seconds after the publication.
  await expect(free).toHaveCount(0, { timeout: 120_000 })
  await expect(page.getByRole('link', { name: /^マッチング済み ?[1-9]/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['watched'])).toBe('yes')
  await settled(page)
  await watch.look('ladder_4_seats')
})
