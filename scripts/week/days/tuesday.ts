import type { Paged } from '@/contracts/common/schemas'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import type { Offering } from '@/contracts/offerings/schemas'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { calm, expect } from '../calm'
import { agree, pressOnce } from '../acts'
import type { Day } from '../day'

/** One posting, many dates, and a template that two people change. */
export async function tuesday(day: Day) {
  await postOne(day)
  await postMany(day)
  await editTogether(day)
}

async function postOne(day: Day) {
  const { manager, store, step, cut, open } = day
  const { page, read } = manager
  const tomorrow = '2026-11-18'
  const posted = async () =>
    (await read<Paged<Offering>>(`${store}/offerings?fromOn=${tomorrow}&toOn=${tomorrow}`))
      .totalCount
  await step('the way to a posting', async () => {
    await open(manager, store)
    await page.getByRole('button', { name: '募集する' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: /前回/ }).first().click()
    await page.waitForURL(/\/offerings\/new$/)
    await calm(page)
    await page.getByRole('radio', { name: '明日' }).click()
    await calm(page)
    await page.getByRole('button', { name: '確認へ進む' }).click()
    await page.waitForURL(/\/offerings\/confirm/)
    await calm(page)
  })
  await cut(manager, {
    kind: 'lost',
    name: 'one posting is published',
    path: /\/offerings$/,
    press: async () => {
      await agree(page)
      await page.getByRole('button', { name: 'この内容で募集を開始する' }).click()
    },
    done: posted,
    success: /募集を開始しました|公開しました|募集中/,
  })
  await step('the posting is there', async () => {
    await page.waitForURL(/\/offerings\/\d+$/)
    await calm(page)
  })
}

async function postMany({ manager, store, step, cut, open }: Day) {
  const { page, read } = manager
  const days = 3
  const operations = async () =>
    (await read<Paged<MultidatePosting>>(`${store}/offering/multidate_posting_operations`))
      .totalCount
  await step('the way to many dates', async () => {
    await open(manager, store)
    await page.getByRole('button', { name: '募集する' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /を複数日に募集$/ })
      .first()
      .click()
    await page.waitForURL(/\/bulk_create\?/)
    await calm(page)
    const cells = page
      .getByRole('gridcell')
      .getByRole('button')
      .and(page.locator(':not([aria-disabled]):not([data-today])'))
    for (let index = 0; index < days; index++) await cells.nth(index + 4).click()
    await calm(page)
    await page.getByRole('button', { name: `${days}件の内容を確認する` }).click()
    await page.waitForURL(/step=confirm/)
    await calm(page)
  })
  await cut(manager, {
    kind: 'lost',
    name: 'many dates are published',
    path: /multidate_posting_operations$/,
    press: async () => {
      await agree(page)
      await page.getByRole('button', { name: `${days}件を公開する` }).click()
    },
    done: operations,
    success: /公開しています|公開しました|件目/,
  })
  await step('many dates are there', async () => {
    await expect(page.getByText(`${days}件を公開しました。`)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: '求人の一覧へ' }).click()
    await calm(page)
  })
}

async function editTogether(day: Day) {
  const { manager, colleague, store, step, open, fault } = day
  const { items } = await manager.read<Paged<OfferSummary>>(`${store}/offers`)
  const offer = items.find(({ status }) => status === 'usable')
  const title = async () =>
    (await manager.read<{ title: string }>(`${store}/offers/${offer?.id}`)).title
  const nameOf = (who: typeof manager) => who.page.getByRole('textbox', { name: 'ひな形名' })
  const save = (who: typeof manager) =>
    who.page.getByRole('button', { name: '保存する', exact: true }).click()
  await step('two people change one template', async () => {
    const path = `${store}/offers/${offer?.id}/edit`
    await Promise.all([open(manager, path), open(colleague, path)])
    await nameOf(manager).fill('ランチのホール 火曜')
    await nameOf(colleague).fill('ランチのホール 同僚')
    await save(manager)
    await manager.page.waitForURL(/\/offers\/\d+$/)
    await calm(manager.page)
    await save(colleague)
    await expect(colleague.page.getByText('まだ保存していません。')).toBeVisible()
    if ((await nameOf(colleague).inputValue()) !== 'ランチのホール 同僚')
      fault('the second loses what was typed')
    if ((await title()) !== 'ランチのホール 火曜') fault('the second overwrote the first')
  })
  await step('the second saves over it, having been asked', async () => {
    const { page } = colleague
    const sure = page.getByRole('dialog').getByRole('button', { name: '上書きして保存する' })
    await pressOnce(page.getByRole('button', { name: '入力した内容で保存する' }), sure)
    await sure.click()
    await page.waitForURL(/\/offers\/\d+$/)
    await calm(page)
    if ((await title()) !== 'ランチのホール 同僚') fault('it is not saved')
    await calm(manager.page)
    await expect(
      manager.page.getByText('ランチのホール 同僚').filter({ visible: true }).first(),
    ).toBeVisible({ timeout: 20_000 })
  })
}
