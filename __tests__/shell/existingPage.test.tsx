import { renderHook } from '@testing-library/react'
import { useExistingPage } from '@/api/useExistingPage'

type Page = Parameters<typeof useExistingPage>[0]
/** Records the page numbers to which a list is sent. `show` gives the list another answer. */
function listOf(first: Page) {
  const pages: number[] = []
  const { rerender } = renderHook(
    (data: Page) =>
      useExistingPage(data, (page) => {
        pages.push(page)
      }),
    { initialProps: first },
  )
  return { pages, show: rerender }
}
const empty = (totalCount: number) => ({ items: [], perPage: 20, totalCount })

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [41, 3],
])('ページに何もなく全部で%i件なら、最後のページ (%i) へ導く', (totalCount, page) => {
  expect(listOf(empty(totalCount)).pages).toEqual([page])
})
test('まだ読んでいないとき、行があるとき、1件もないときは、そのまま', () => {
  const list = listOf(undefined)
  list.show({ items: ['a'], perPage: 20, totalCount: 41 })
  list.show(empty(0))
  expect(list.pages).toEqual([])
})
test('同じ返事では1回だけ、次の返事でもなければもう1回', () => {
  const answer = empty(41)
  const list = listOf(answer)
  list.show(answer)
  expect(list.pages).toEqual([3])
  list.show(empty(20))
  expect(list.pages).toEqual([3, 1])
})
