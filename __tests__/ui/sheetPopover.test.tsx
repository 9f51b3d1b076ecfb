import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { followDialogHistory } from '@/lib/browser/dialogHistory'
import { useSheetPopover } from '@/ui/dialogs/useSheetPopover'

const presses = jest.fn()
function Console() {
  const { isOpen, panel } = useSheetPopover<HTMLDivElement>()
  return (
    <>
      <button type='button' onClick={presses}>
        公開する
      </button>
      <div id='menu' popover='auto' {...panel}>
        {isOpen && '開いている'}
        <button type='button' onClick={presses}>
          求人
        </button>
      </div>
    </>
  )
}

const originalMatchMedia = window.matchMedia
let width: number
beforeAll(followDialogHistory)
beforeEach(() => {
  presses.mockClear()
  width = 375
  window.matchMedia = (query) => ({
    ...originalMatchMedia(query),
    matches: query.includes('max-width') && width < 750,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  history.pushState({ __N: true, key: 'page' }, '', '/home')
  HTMLElement.prototype.hidePopover = function hide() {
    toggle(this, 'closed')
  }
})
afterEach(() => {
  window.matchMedia = originalMatchMedia
})

/** Sends the event that a browser sends after a popover has opened or closed. */
function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
  act(() => {
    fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
  })
}
function openMenu() {
  render(<Console />)
  const panel = document.querySelector<HTMLElement>('#menu')
  if (!panel) throw new Error('no menu')
  toggle(panel, 'open')
  return panel
}
/** Sends a tap as a phone does: the browser closes the popover before the click event. */
function tap(element: Element, panel: HTMLElement) {
  fireEvent.pointerDown(element)
  if (!panel.contains(element)) toggle(panel, 'closed')
  fireEvent.click(element)
}
const named = (text: string) => screen.getByText(text)

test('375px: 暗くなった画面を押すと、シートが閉じるだけで、下のものは押されない。次の一押しは届く', () => {
  const panel = openMenu()
  tap(named('公開する'), panel)
  expect(presses).not.toHaveBeenCalled()
  expect(panel.textContent).not.toContain('開いている')
  tap(named('公開する'), panel)
  expect(presses).toHaveBeenCalledTimes(1)
})
test('375px: シートの中の一押しは届く', () => {
  const panel = openMenu()
  tap(named('求人'), panel)
  expect(presses).toHaveBeenCalledTimes(1)
})
test.each([375, 1280])('%ipx: 「戻る」はメニューを閉じ、画面に留まる', async (windowWidth) => {
  width = windowWidth
  const panel = openMenu()
  history.back()
  await waitFor(() => expect(panel.textContent).not.toContain('開いている'))
  expect(location.pathname).toBe('/home')
})
test('1280px: メニューは画面を暗くせず、外の一押しはそのまま届く', () => {
  width = 1280
  const panel = openMenu()
  tap(named('公開する'), panel)
  expect(presses).toHaveBeenCalledTimes(1)
})
