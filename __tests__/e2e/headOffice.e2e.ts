import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Statement, Statements } from '@/contracts/billing/schemas'
import type { CompanyClientList } from '@/contracts/companies/schemas'
import type { CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import { dayOf } from '@/lib/date'
import { formatBillYen, formatBillYenDiff } from '@/lib/text/money'
import { expect, settled } from './kit'
import { linkInMail } from './outbox'
import { test } from './ownConsole'
import { thumbOf, type Read } from './steps'

/** September 2026 is confirmed at 00:00 of 7 October, its fifth business day. */
const BEFORE_CLOSE = '2026-10-04T12:00:00+09:00'
const AFTER_CLOSE = '2026-10-07T00:10:00+09:00'
const CLOSED = '2026-09'

const COMPANY = '/companies/1'
const NEW_STORE = '横浜元町店'
const MANAGER = 'motomachi@example.com'
const MANAGER_PASSWORD = 'Motomachi-pass-9'
const SUSPENDED_FOR = '求人と異なる仕事の報告があったため、利用を停止しました。'

const stores = (read: Read) => read<CompanyClientList>(`${COMPANY}/clients`)
const menu = (page: Page) => page.getByRole('navigation', { name: '企業メニュー' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) })

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ own }, info) => {
  if (info.project.name !== '1280') return
  info.setTimeout(600_000)
  await own.startAt(BEFORE_CLOSE)
  await own.stop()
  await own.admin(
    'suspend',
    ...['--company', '株式会社みのりフーズ', '--store', '天王寺店'],
    ...['--code', 'policy_violation', '--reason', SUSPENDED_FOR],
  )
  await own.startAt(AFTER_CLOSE)
})

test('company@: 店舗を追加して店長を招待し、店長はメールからパスワードを決めてログインする', async ({
  page,
  signIn,
  visit,
  watch,
}) => {
  await signIn('company')
  await visit(`${COMPANY}/clients`, 'head_office_stores')
  await page.getByRole('link', { name: '店舗を追加' }).click()
  await page.waitForURL(/\/clients\/add$/)
  await settled(page)
  const texts = {
    店舗名: NEW_STORE,
    フリガナ: 'ミノリショクドウ ヨコハマモトマチテン',
    事業の内容: '和食の店の運営',
    郵便番号: '2310861',
    市区町村: '横浜市中区',
    '町名・番地': '元町1-2-3',
    店舗の電話番号: '0451234567',
    当日の連絡先: '09011112222',
    現場の責任者: '大野 香織',
  }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await page.getByRole('combobox', { name: /^都道府県/ }).selectOption({ label: '神奈川県' })
  await page.getByText('屋内禁煙(屋外に喫煙場所あり)').click()
  await button(page, '招待する方を追加').click()
  await field(page, '1人目のメールアドレス').fill(MANAGER)
  await page.getByRole('combobox', { name: '1人目の権限' }).selectOption({ label: '店舗管理者' })
  await watch.look('head_office_add')
  await button(page, '追加して1名を招待する').click()
  await page.waitForURL(/\/companies\/1\/clients\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: NEW_STORE })).toBeVisible()
  const row = page
    .getByRole('table', { name: '店舗の担当者' })
    .getByRole('row')
    .filter({ hasText: MANAGER })
  await expect(row).toContainText('招待中')
  await settled(page)
  await watch.look('head_office_store')

  const link = await linkInMail(page, MANAGER, /招待|設定/)
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('新しいパスワード', { exact: true }).fill(MANAGER_PASSWORD)
  await page.getByLabel('新しいパスワード(確認)').fill(MANAGER_PASSWORD)
  await watch.look('head_office_manager_password')
  await button(page, 'このパスワードに設定する').click()
  await page.waitForURL(/\/clients\/\d+$/)
  await settled(page)
  await expect(page.getByText(NEW_STORE).first()).toBeVisible()
  await watch.look('head_office_manager_home')
})

test('company@: ほかの店舗のひな形をコピーし、充足率の表から日ごとの求人を開く', async ({
  page,
  signIn,
  visit,
  read,
  watch,
}) => {
  await signIn('company')
  await visit(`${COMPANY}/offer_copies`)
  await button(page, 'ほかの店舗にコピー').first().click()
  const sheet = page.getByRole('dialog')
  const source = sheet.getByRole('combobox', { name: /^コピーするひな形/ })
  await source.selectOption({ index: 1 })
  const [title = ''] = ((await source.locator('option').nth(1).textContent()) ?? '').split('(')
  await sheet.getByRole('checkbox', { name: new RegExp(NEW_STORE) }).check()
  await settled(page)
  await watch.look('head_office_copy')
  await sheet.getByRole('button', { name: '1店舗にコピーする' }).click()
  await expect(page.getByText('1店舗にひな形をコピーしました。').first()).toBeVisible()
  const { items } = await stores(read)
  const added = items.find(({ name }) => name === NEW_STORE)
  const { items: offers } = await read<{ items: { title: string }[] }>(
    `/clients/${added?.id}/offers`,
  )
  expect(offers.map((offer) => offer.title)).toEqual([title])

  await menu(page).getByRole('link', { name: '店舗一覧' }).click()
  await page.waitForURL(/\/clients$/)
  await settled(page)
  const map = page.getByRole('table', { name: /^店舗別・日別の充足率/ })
  await expect(map.getByRole('columnheader')).toHaveCount(1 + 14 + 1)
  const rowOf = (name: string) => map.getByRole('row').filter({ hasText: name })
  await expect(rowOf(NEW_STORE).getByText('募集なし')).toHaveCount(14)
  const first = items.find(({ fill }) => fill.some(({ wanted }) => wanted > 0))
  const day = first?.fill.find(({ wanted }) => wanted > 0)
  if (!first || !day) throw new Error('no store with seats')
  const words = `${Number(day.on.slice(5, 7))}月${Number(day.on.slice(8))}日`
  const cell = rowOf(first.name).getByRole('link', { name: words })
  await expect(cell).toContainText(`${day.matched}/${day.wanted}`)
  await watch.look('head_office_heat_map')
  await cell.click()
  await page.waitForURL(new RegExp(`/clients/${first.id}/offerings\\?.*on=${day.on}`))
})

test('company@: 公開できない店舗の理由を一覧で知り、利用再開を申請し、運営が認めると公開できる', async ({
  page,
  signIn,
  visit,
  read,
  watch,
  own,
}) => {
  await signIn('company')
  const suspended = (await stores(read)).items.find(
    ({ restriction }) => restriction?.code === 'policy_violation',
  )
  if (!suspended) throw new Error('no store is suspended')
  await visit(`${COMPANY}/clients`, 'head_office_suspended')
  const notice = (name: string) => page.getByText(`${name}は求人を公開できません`)
  await expect(notice(suspended.name).first()).toBeVisible()
  await expect(page.getByText(SUSPENDED_FOR).first()).toBeVisible()
  await page.getByRole('link', { name: '利用再開を申請する' }).click()
  await page.waitForURL(/\/request_lift_suspension/)
  await settled(page)
  await field(page, '起きたことと原因').fill(
    '9月30日の夜、洗い場の担当が休み、現場の判断でホールの方に洗い場をお願いしました。店長に連絡がなく、求人の内容と違う仕事になりました。',
  )
  await field(page, '再発を防ぐために行うこと').fill(
    '10月10日までに全責任者へ掲載基準を説明し、求人にない仕事を頼むときは店長の確認を必須にします。毎週月曜に店長が記録を点検します。',
  )
  await field(page, '電話番号').fill('0312345678')
  await watch.look('head_office_lift')
  await button(page, '利用再開を申請する').click()
  await expect(page.getByText('利用再開の申請を審査しています').first()).toBeVisible()

  // No page may be open while the server is stopped.
  const request = page.url()
  await page.goto('about:blank')
  await own.stop()
  const listed = await own.admin('lift-requests')
  expect(listed).toContain(suspended.name)
  await own.admin('lift-request', '--id', '1', '--result', 'approved')
  await own.startAt('2026-10-07T00:30:00+09:00')
  // More than the 15 minutes of an access token have passed.
  await signIn('company')
  await page.goto(request)
  await settled(page)
  await expect(page.getByText('利用停止が解除されました').first()).toBeVisible()
  await watch.look('head_office_lifted')
  await visit(`${COMPANY}/clients`)
  await expect(notice(suspended.name)).toHaveCount(0)
})

type Table = Record<string, string>[]
/** Parses a CSV into one object per row, whose keys are the headings. */
function rowsOf(text: string): Table {
  const cells = [...text.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)]
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') lines.push([])
  }
  const [header = [], ...rest] = lines.slice(0, -1)
  return rest.map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])))
}
const sum = (rows: Table, column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

/** Clicks the button that saves a file and returns the file's content. */
async function save(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${name}のCSVを保存`, exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^.+_${CLOSED.replace('-', '')}\\.csv$`))
  await expect(button(page, `${name}のCSVを保存`)).toBeEnabled()
  return rowsOf(readFileSync(await file.path(), 'utf8'))
}
/** Waits until a month of the company is confirmed, which a job does after the start, and returns it. */
async function confirmedStatement(read: Read) {
  await expect
    .poll(async () => (await statementOf(read, CLOSED)).status, { timeout: 60_000 })
    .toBe('confirmed')
  return statementOf(read, CLOSED)
}
const statementOf = async (read: Read, month: string) => {
  const { items } = await read<Statements>(`${COMPANY}/statements`)
  const statement = items.find((one) => one.month === month)
  if (!statement) throw new Error(`no statement of ${month}`)
  return statement
}

test('company@: 店舗一覧から3回以内で請求書を保存し、6つのCSVの合計が明細と合う', async ({
  page,
  signIn,
  visit,
  read,
  watch,
}) => {
  await signIn('company')
  const statement = await confirmedStatement(read)
  await visit(`${COMPANY}/clients`)
  const { tap, taps } = thumbOf(page)
  await tap(menu(page).getByRole('link', { name: '利用明細' }))
  await page.waitForURL(/\/statements$/)
  await settled(page)
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    tap(button(page, '請求書PDF')),
  ])
  expect(taps()).toBeLessThanOrEqual(3)
  expect(invoice.suggestedFilename()).toBe(`請求書_202609_${statement.invoiceNumber}.pdf`)
  expect(
    readFileSync(await invoice.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await watch.look('head_office_statements')

  await page
    .getByRole('table', { name: '月ごとの利用明細' })
    .getByRole('link', { name: '2026年9月' })
    .click()
  await page.waitForURL(/\/statements\/detail\?/)
  await settled(page)
  await expect(page.getByText(formatBillYen(statement.totalYen)).first()).toBeVisible()
  await watch.look('head_office_statement')

  const company = await save(page, '企業合計')
  const byStore = await save(page, '店舗別')
  const lines = await save(page, '明細')
  const allowances = await save(page, '休業手当精算')
  const adjustments = await save(page, '請求調整')
  const commissions = await save(page, '振込手数料')
  expect(company).toHaveLength(1)
  expectSame(company, byStore, lines)
  const inMonth = allowances.filter((row) => row['計上(当月/締め後)'] === '当月')
  const ofKind = (kind: string) => adjustments.filter((row) => row['税区分'] === kind)
  expect({
    休業手当: sum(inMonth, '金額'),
    '調整(不課税)': sum(ofKind('不課税'), '金額'),
    '調整(課税10%)': sum(ofKind('課税10%'), '金額'),
    振込手数料: sum(commissions, '金額(税抜)'),
  }).toEqual({
    休業手当: sum(company, '休業手当'),
    '調整(不課税)': sum(company, '調整(不課税)'),
    '調整(課税10%)': sum(company, '調整(課税10%)'),
    振込手数料: sum(company, '振込手数料'),
  })
  expectStatement(statement, company)
})

/** Expects that the amounts of the lines add up to those of the stores, and these to those of the company. */
function expectSame(company: Table, byStore: Table, lines: Table) {
  expect(sum(byStore, '消費税(按分)')).toBe(sum(company, '消費税(10%)'))
  expect(sum(byStore, '合計')).toBe(sum(company, 'ご請求金額'))
  const ofLines = ['賃金', '深夜割増', '時間外割増', '交通費', '休業手当', '利用料', '源泉所得税']
  for (const column of [...ofLines, '不課税計', '課税計(10%・税抜)', '振込手数料'])
    expect([column, sum(byStore, column)]).toEqual([column, sum(company, column)])
  for (const column of ofLines)
    expect([column, sum(lines, column)]).toEqual([column, sum(company, column)])
  expect(sum(lines, 'ボーナス(企業)')).toBe(sum(company, 'ボーナス'))
  expect(sum(lines, '立替計')).toBe(sum(company, '不課税計') - sum(company, '調整(不課税)'))
}
/** Expects the same amounts in the file as in the statement on the screen. */
function expectStatement(statement: Statement, company: Table) {
  const said = [statement.nontaxableYen, statement.taxable10Yen, statement.tax10Yen]
  expect(said.concat(statement.totalYen)).toEqual([
    sum(company, '不課税計'),
    sum(company, '課税計(10%・税抜)'),
    sum(company, '消費税(10%)'),
    sum(company, 'ご請求金額'),
  ])
  expect(statement.totalYen).toBeGreaterThan(0)
}

test('company@: 締めたあとに勤務の修正を承認すると、翌月の請求調整に出て、締めた月は変わらない', async ({
  page,
  signIn,
  visit,
  read,
  watch,
}) => {
  await signIn('company')
  const closed = await confirmedStatement(read)
  const { items } = await read<CompanyCorrections>(`${COMPANY}/fix_payment_requests`)
  const late = items.find(
    ({ planned, diff, refusal }) =>
      dayOf(planned.startAt).startsWith(CLOSED) && diff.grossYen !== 0 && refusal === null,
  )
  if (!late) throw new Error('no correction of a shift before the close waits')
  await visit(`${COMPANY}/fix_payment_requests`)
  await page
    .getByRole('checkbox', { name: `${late.store.name} ${late.name}さんの修正依頼を選択` })
    .check()
  await button(page, '1件を承認する').click()
  await watch.look('head_office_correction')
  await page.getByRole('dialog').getByRole('button', { name: '1件を承認する' }).click()
  await expect(page.getByRole('heading', { name: '1件を承認しました' })).toBeVisible()

  // The adjustment: the pay now less the pay that was billed, and the same of their fees, each rounded down by itself.
  const feeOf = ({ grossYen, bonusYen }: { grossYen: number; bonusYen: number }) =>
    Math.floor(((grossYen - bonusYen) * 30) / 100)
  const nontaxableYen = late.requested.pay.grossYen - late.planned.pay.grossYen
  const taxableYen = feeOf(late.requested.pay) - feeOf(late.planned.pay)
  await menu(page).getByRole('link', { name: '利用明細' }).click()
  await page
    .getByRole('table', { name: '月ごとの利用明細' })
    .getByRole('link', { name: '2026年10月' })
    .click()
  await page.waitForURL(/\/statements\/detail\?/)
  await settled(page)
  const adjustment = page
    .getByRole('list', { name: '請求調整' })
    .getByRole('listitem')
    .filter({ hasText: late.store.name })
  await expect(adjustment).toContainText('締め後の修正承認')
  await expect(adjustment).toContainText('対象月 2026年9月')
  await expect(adjustment).toContainText(formatBillYenDiff(nontaxableYen))
  await expect(adjustment).toContainText(formatBillYenDiff(taxableYen))
  await watch.look('head_office_adjustment')
  expect(await statementOf(read, CLOSED)).toEqual(closed)
})
