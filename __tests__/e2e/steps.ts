import type { Locator, Page } from '@playwright/test'
import { expect, settled } from './kit'

export type Read = <T>(path: string) => Promise<T>
/** Returns an entry of an open ⋯ menu, which is a sheet on phones. */
export const menuEntry = (page: Page, name: string | RegExp) => {
  const sheet = page.getByRole('dialog')
  return page
    .getByRole('menuitem', { name })
    .or(sheet.getByRole('link', { name }))
    .or(sheet.getByRole('button', { name }))
}

/** Returns the ids of the account's stores in the order of their list. */
export const storesOf = async (read: Read) =>
  (await read<{ items: { id: number }[] }>('/accounts/me/accessible_resources/clients')).items.map(
    ({ id }) => id,
  )
/** Returns the id of the first store that the account can open. */
export const storeOf = async (read: Read) => (await storesOf(read))[0] ?? 0

/** The user's thumb on a page: `tap` clicks and counts, `taps` returns the count, `look` checks the screen. */
export function thumbOf(
  page: Page,
  look: (name?: string) => Promise<void> = async () => undefined,
) {
  let taps = 0
  return {
    page,
    look,
    tap: async (target: Locator) => {
      taps++
      await target.click()
    },
    /** Returns the taps since the last call. */
    taps: () => {
      const count = taps
      taps = 0
      return count
    },
  }
}
type Thumb = ReturnType<typeof thumbOf>

/** Steps that several tests share. Each expects that its first screen is open. */
export const answerByTemplate = async ({ page, tap }: Thumb) => {
  await tap(page.getByRole('group', { name: '定型文' }).getByRole('button').last())
  const text = await page.getByRole('textbox', { name: /に返信$/ }).inputValue()
  await tap(page.getByRole('button', { name: '送信', exact: true }))
  await expect(page.locator('[data-id][data-side=client] [data-body]').last()).toHaveText(text)
  return text
}

const confirmation = (page: Page, people: number) =>
  page.getByRole('dialog').getByRole('button', { name: `${people}名の評価を送る` })
/** Gives every undecided worker a Good and opens the confirmation. */
export const chooseAllGood = async ({ page, tap }: Thumb, people: number) => {
  await tap(page.getByRole('button', { name: `未選択の${people}名をGoodにする` }))
  await tap(page.getByRole('button', { name: `${people}名の評価を送る` }))
  await expect(confirmation(page, people)).toBeVisible()
}
/** Confirms the reviews and waits until they are sent. */
export const sendReviews = async ({ page, tap }: Thumb, people: number) => {
  await tap(confirmation(page, people))
  await expect(page.getByText(`${people}名の評価を送りました`)).toBeVisible()
  await settled(page)
}

/** Blocks the worker of the open page for a reason. */
export const block = async ({ page, tap, look }: Thumb, reason: string) => {
  await tap(page.getByRole('button', { name: 'ブロックする' }))
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('radio', { name: reason }))
  await settled(page)
  await look('block')
  await tap(sheet.getByRole('button', { name: 'ブロックする' }))
  await expect(page.getByText(`この店舗でブロック中(${reason})`)).toBeVisible()
}

/** Starts on the home page and makes a group of the first `people` workers of the list. */
export const gatherGroup = async ({ page, tap, look }: Thumb, name: string, people: number) => {
  await tap(
    page.getByRole('navigation', { name: '主なメニュー' }).getByRole('link', { name: /^ワーカー/ }),
  )
  await page.waitForURL(/\/users$/)
  await settled(page)
  await look('users')
  await tap(page.getByRole('button', { name: '選択', exact: true }))
  for (let n = 0; n < people; n++) {
    // A blocked worker may be among the first of the list, and cannot join a group.
    const row = page.getByRole('row').filter({ hasNotText: /ブロック/ })
    const box = row.getByRole('checkbox', { name: /さんを選択$/ }).nth(n)
    const size = await box.locator('..').boundingBox()
    expect(
      Math.min(size?.width ?? 0, size?.height ?? 0),
      'a box is large enough to hit',
    ).toBeGreaterThanOrEqual(44)
    await tap(box)
  }
  await tap(page.getByRole('button', { name: 'グループに追加' }))
  const sheet = page.getByRole('dialog')
  const field = sheet.getByRole('textbox', { name: /新しいグループの名前/ })
  await tap(field)
  await settled(page)
  await look('users_group')
  await field.fill(name)
  await tap(sheet.getByRole('button', { name: `${people}名を追加する` }))
  await expect(page.getByText(`「${name}」(${people}名)を作りました。`)).toBeVisible()
}
/** Starts from that group and makes an offering for it alone. `more` fills in other fields of the form. */
export const postToGroup = async (
  { page, tap, look }: Thumb,
  name: string,
  people: number,
  more: () => Promise<void> = async () => undefined,
) => {
  await tap(page.getByRole('button', { name: 'このグループに募集する' }))
  await tap(page.getByRole('dialog').getByRole('link').first())
  await page.waitForURL(/groupId=\d+/)
  await settled(page)
  // The form proposes no day if the next two days of the weekday already have an offering. So the day is chosen by a
  // click that is not counted.
  await page.getByRole('radio', { name: '明日' }).click()
  await more()
  await look('group_offering')
  await tap(page.getByRole('button', { name: '確認へ進む' }))
  await page.waitForURL(/\/offerings\/confirm/)
  await settled(page)
  await expect(page.getByText(`「${name}」${people}名`)).toBeVisible()
  await look('group_confirm')
  const agreed = page.getByRole('checkbox', { name: /労働契約が成立する/ })
  if ((await agreed.count()) > 0) await tap(agreed)
  await tap(page.getByRole('button', { name: 'この内容で募集を開始する' }))
  // The form asks for a confirmation if the number of people is far above the usual.
  const asked = page.getByRole('dialog').getByRole('button', { name: /名の募集を開始する$/ })
  const isPosted = page.waitForURL((url) => !url.pathname.endsWith('/confirm'))
  await Promise.race([isPosted, asked.click().catch(() => undefined)])
  await isPosted
}

/** Saves the roster as a workbook and checks the name of the file. */
export const saveRoster = async ({ page }: Thumb) => {
  const others = page.getByRole('button', { name: '名簿のその他の操作' })
  // On phones an entry of a menu.
  if (await others.isVisible()) await others.click()
  const save = page.getByRole('button', { name: 'Excelで保存' })
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d_.+_出勤者名簿\.xlsx$/)
}
/** Returns the number of printed pages. */
export const printRoster = async ({ page, look }: Thumb) => {
  const others = page.getByRole('button', { name: '名簿のその他の操作' })
  // On phones an entry of a menu.
  if (await others.isVisible()) await others.click()
  await page.getByRole('link', { name: '印刷' }).click()
  await expect(page.getByRole('article', { name: '出勤者名簿' })).toBeVisible()
  await settled(page)
  await look('roster_print')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(
    /\/MediaBox\s*\[\s*0\s+0\s+(\d+)[.\d]*\s+(\d+)/.exec(pdf)?.slice(1, 3).map(Number),
  ).toEqual([594, 841])
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Goes to 報酬上限 by the menu. */
export const toSalaryLimit = async ({ page, tap }: Thumb) => {
  await tap(page.getByRole('button', { name: 'メニュー', exact: true }))
  await tap(page.getByRole('link', { name: '報酬上限' }))
  await page.waitForURL(/\/users\/salary_limit$/)
  await settled(page)
}
/** Selects everybody whose My Number may be requested and opens the confirmation. */
export const chooseForMyNumber = async ({ page, tap, look }: Thumb, able: number) => {
  await tap(page.getByRole('button', { name: `${able}名全員を選択` }))
  await tap(page.getByRole('button', { name: `${able}名に依頼する` }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('利用目的')
  await expect(dialog.locator('input, textarea')).toHaveCount(0)
  await look('my_number_request')
}
/** Confirms the request for My Numbers and waits until it is sent. */
export const sendMyNumber = async ({ page, tap }: Thumb, able: number) => {
  await tap(page.getByRole('dialog').getByRole('button', { name: '依頼を送る' }))
  await expect(
    page.getByText(`${able}名にマイナンバーの提供を依頼しました。`).first(),
  ).toBeVisible()
}
