import { render, screen, waitFor } from '@testing-library/react'
import { savedViews } from '@/contracts/savedViews'
import { Sheet } from '@/features/dashboard/components/daySheet/DaySheet.styles'
import { DaySheetTable } from '@/features/dashboard/components/daySheet/DaySheetTable'
import type { Shift } from '@/features/dashboard/lib/daySheetLines'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

// jsdom cannot print, so the tests read the rules. Only the browser build, with SC_DISABLE_SPEEDY, writes them into
// the document where they can be read.
jest.mock('styled-components', () => {
  Object.assign(process.env, { SC_DISABLE_SPEEDY: 'true' })
  return jest.requireActual('styled-components/dist/styled-components.browser.cjs.js')
})

/** Returns the selectors that a rule for print hides. */
function unprintedSelectors() {
  const selectors: string[] = []
  const collect = (list: CSSRuleList, isPrint: boolean) => {
    for (const rule of Array.from(list)) {
      if ('media' in rule && 'cssRules' in rule) {
        const { media, cssRules } = rule as CSSMediaRule
        collect(cssRules, isPrint || media.mediaText === 'print')
      } else if (isPrint && (rule as CSSStyleRule).style?.display === 'none')
        selectors.push((rule as CSSStyleRule).selectorText)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) collect(sheet.cssRules, false)
  return selectors
}

/** Whether a declaration cuts off what does not fit. */
const cuts = (style: CSSStyleDeclaration | undefined) =>
  style?.overflow === 'hidden' || style?.textOverflow === 'ellipsis'

/** Matches controls. The button in the head of a column is exempt, because it is also the column's name. */
const controls = 'main :is(button, input, select, textarea):not([role=columnheader] *)'

test.each([
  ['/clients/11/offerings'],
  ['/clients/11/offerings/111'],
  ['/clients/11/users'],
  ['/clients/11/users/901'],
  ['/clients/11/users/salary_limit'],
  ['/clients/11/users/groups'],
  ['/clients/11/offers'],
  ['/clients/11/chat_rooms'],
  ['/clients/11/fix_payment_requests'],
  ['/clients/11/reviews/client'],
  ['/companies/1/clients'],
])('%s は、ボタンも欄も印刷しない', async (url) => {
  await renderPage(url, { as: 'company' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryAllByRole('status', { name: /読み込/ })).toEqual([]))
  const unprinted = unprintedSelectors()
  const printed = [...document.querySelectorAll(controls)].filter(
    (one) => !unprinted.some((selector) => one.closest(selector)),
  )
  expect(printed.map(({ parentElement }) => parentElement?.outerHTML.slice(0, 200))).toEqual([])
})

test('保存した条件は、一覧と一緒に印刷しない', async () => {
  const view = { id: 5, name: '常連の方', query: '?minWorkedCount=3' }
  const flags = { isShared: true, isOwn: true, isRemovable: true, isDefault: false }
  answer(savedViews.list, { items: [{ ...view, ...flags }] })
  await renderPage('/clients/11/users')
  const menu = await screen.findByRole('button', { name: '保存した条件' })
  expect(unprintedSelectors().some((selector) => menu.closest(selector))).toBe(true)
})

test('受け入れシートは、紙に収まらない文も行も切らない', () => {
  const shift: Partial<Shift> = {
    title: 'ディナーのホールスタッフ'.repeat(5),
    startAt: '2026-11-20T17:00:00+09:00',
    endAt: '2026-11-20T22:30:00+09:00',
  }
  render(
    <Sheet data-sheet=''>
      <article aria-label='受け入れシート'>
        <DaySheetTable lines={[{ key: '1', shift: shift as Shift }]} />
      </article>
    </Sheet>,
  )
  const article = screen.getByRole('article', { name: '受け入れシート' })
  // A rule for screens cuts on paper, too, unless a rule for print undoes it. So rules of all media are collected:
  // nothing on the sheet may match one that cuts.
  const cutting: string[] = []
  const collect = (list: CSSRuleList) => {
    for (const rule of Array.from(list)) {
      if ('media' in rule && 'cssRules' in rule) collect((rule as CSSMediaRule).cssRules)
      else if (cuts((rule as CSSStyleRule).style)) cutting.push((rule as CSSStyleRule).selectorText)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) collect(sheet.cssRules)
  expect(cutting.length).toBeGreaterThan(0)
  const cut = [article, ...article.querySelectorAll('table, table *')].filter((element) =>
    cutting.some((selector) => element.matches(selector)),
  )
  expect(cut.map(({ tagName }) => tagName)).toEqual([])
})
