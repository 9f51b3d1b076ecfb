import { calm, expect } from '../calm'
import type { Day } from '../day'

/** The roster of tomorrow, on screen and in a file, and a closing day on a bad line. */
export async function saturday({ manager, colleague, store, open, step, cut, fault }: Day) {
  const { page, read } = manager
  await step('the roster of tomorrow', async () => {
    await open(manager, `${store}/users/attendings`)
    await page.getByRole('button', { name: '次の日' }).click()
    await calm(page)
    const file = page.getByRole('button', { name: 'Excelで保存' })
    if (await file.isEnabled()) {
      const [saved] = await Promise.all([page.waitForEvent('download'), file.click()])
      if (!saved.suggestedFilename().startsWith('2026-11-22'))
        fault(`the file is called ${saved.suggestedFilename()}`)
    }
  })
  type ClosingDays = { items: { reason: string | null }[] }
  const reason = '設備の点検'
  await step('the closing days', () => open(manager, `${store}/closing_days`))
  const sheet = page.getByRole('dialog')
  await cut(manager, {
    kind: 'aborted',
    name: 'a single closing day',
    path: /closing_days/,
    press: async () => {
      if ((await sheet.count()) === 0) {
        await page.getByRole('button', { name: '休みの日を足す' }).click()
        await sheet.getByRole('textbox', { name: /始める日/ }).fill('2026/12/28')
        await sheet.getByRole('textbox', { name: /終わりの日/ }).fill('2026/12/29')
        await sheet.getByRole('textbox', { name: /理由/ }).fill(reason)
      }
      await sheet.getByRole('button', { name: '休みにする' }).click()
    },
    done: async () =>
      (await read<ClosingDays>(`${store}/closing_days`)).items.filter(
        (one) => one.reason === reason,
      ).length,
    success: /を休みにしました/,
  })
  await step('the colleague sees it', async () => {
    await open(colleague, `${store}/closing_days`)
    await expect(colleague.page.getByText(reason).first()).toBeVisible()
  })
}
