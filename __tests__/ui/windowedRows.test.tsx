import { act, render, screen } from '@testing-library/react'
import { useWindowedRows } from '@/ui/data-display/table/useWindowedRows'

const ROW_HEIGHT = 44
const SCREEN_HEIGHT = 800

function Rows({ count }: { count: number }) {
  const { body, from, to, style } = useWindowedRows(count)
  return (
    <div ref={body} style={style} role='list'>
      {Array.from({ length: to - from }, (_, i) => (
        <div role='listitem' key={from + i}>
          {from + i}
        </div>
      ))}
    </div>
  )
}

/** Places the list with its first row `top` pixels below the upper edge of the screen. */
function scrollListTo(top: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  act(() => void window.dispatchEvent(new Event('scroll')))
}
const shownRows = () => screen.getAllByRole('listitem').map((row) => Number(row.textContent))

beforeEach(() => {
  jest.replaceProperty(window, 'innerHeight', SCREEN_HEIGHT)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(
    this: HTMLElement,
  ) {
    return Number(this.textContent) * ROW_HEIGHT
  })
})
afterEach(() => jest.restoreAllMocks())

test('a list that starts in the lower part of the screen renders what fits below its start, and eight rows more', () => {
  render(<Rows count={1000} />)
  // 12 rows fit into the 500 px below the start of the list.
  scrollListTo(300)
  expect(shownRows()).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

test('in the middle of a list the screen is full, with rows in reserve above and below', () => {
  render(<Rows count={1000} />)
  scrollListTo(-100 * ROW_HEIGHT)
  const rows = shownRows()
  // The screen shows rows 100 to 118.
  expect(rows[0]).toBeLessThanOrEqual(96)
  expect(rows.at(-1)).toBeGreaterThanOrEqual(118 + 8)
  expect(rows.length).toBeLessThanOrEqual(36)
})

test('a search that leaves few rows while the page is scrolled shows the last of them', () => {
  const { rerender } = render(<Rows count={1000} />)
  scrollListTo(-500 * ROW_HEIGHT)
  rerender(<Rows count={300} />)
  expect(shownRows().at(-1)).toBe(299)
})

test('a list that is rendered whole is not measured, neither at first nor while the page scrolls', () => {
  render(<Rows count={20} />)
  scrollListTo(300)
  expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled()
  expect(shownRows()).toHaveLength(20)
})
