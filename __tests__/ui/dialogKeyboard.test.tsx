import { readFileSync } from 'node:fs'
import { act, screen } from '@testing-library/react'
import { Sheet } from '@/ui/dialogs/Sheet'
import { renderApp } from '@tests/conformance/renderKit'

const seen = Object.assign(new EventTarget(), { height: 667, offsetTop: 0, scale: 1 })
beforeEach(() => {
  Object.assign(seen, { height: 667, offsetTop: 0, scale: 1 })
  Object.assign(window, { visualViewport: seen, innerHeight: 667 })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport')
})
function show(viewport: Partial<typeof seen>) {
  Object.assign(seen, viewport)
  act(() => {
    seen.dispatchEvent(new Event('resize'))
  })
}
const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard')

test('電話のキーボードが出ると、シートはその上に立ち、残りの高さに収まる', async () => {
  const { unmount } = renderApp(
    <Sheet title='早上がり' onClose={() => undefined}>
      <input aria-label='理由' />
    </Sheet>,
  )
  await screen.findByRole('dialog', { name: '早上がり' })
  expect(keyboard()).toBe('0px')
  show({ height: 367 })
  expect(keyboard()).toBe('300px')
  // Safari scrolls the view down to the field, so the keyboard covers less of the page's end.
  show({ height: 367, offsetTop: 100 })
  expect(keyboard()).toBe('200px')
  show({ height: 333, offsetTop: 0, scale: 2 })
  expect(keyboard()).toBe('0px')
  // Reads the source of the rules, because jsdom drops lengths with variables.
  const source = readFileSync('src/ui/dialogs/DialogWindow.tsx', 'utf8')
  expect(source).toMatch(/\.dialogOverlay \{[\s\S]*?padding: 0 \S+ var\(--keyboard, 0px\) /)
  const heights = source.match(/max-height: .*;/g) ?? []
  expect(heights).toHaveLength(2)
  for (const height of heights) expect(height).toContain(' - var(--keyboard, 0px))')
  unmount()
  expect(keyboard()).toBe('')
})
