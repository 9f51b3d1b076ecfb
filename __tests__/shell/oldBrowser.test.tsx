import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { OLD_BROWSER_TEXT, oldBrowserScript } from '@/shell/document/oldBrowserScript'

const features = {
  popover: HTMLElement.prototype,
  withResolvers: Promise,
  CSSPropertyRule: window,
}
type Feature = keyof typeof features
const kept = Object.entries(features).map(
  ([name, owner]) => [name, owner, Object.getOwnPropertyDescriptor(owner, name)] as const,
)
afterEach(() => {
  for (const [name, owner, descriptor] of kept) {
    Reflect.deleteProperty(owner, name)
    if (descriptor) Object.defineProperty(owner, name, descriptor)
  }
  document.body.replaceChildren()
})

/** Renders the document in a browser that lacks one feature. */
function openIn(missing?: Feature) {
  for (const [name, owner] of Object.entries(features)) {
    Reflect.deleteProperty(owner, name)
    if (name !== missing)
      Object.defineProperty(owner, name, { value: () => null, configurable: true })
  }
  render(<div id='__next'>本文</div>)
  // Runs the head's script as a browser does.
  new Function(oldBrowserScript)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

test.each(['popover', 'withResolvers', 'CSSPropertyRule'] satisfies Feature[])(
  '%s のない古いブラウザには、更新を求める文が一番上に出る',
  (missing) => {
    openIn(missing)
    const first = document.body.firstElementChild
    expect(first?.getAttribute('role')).toBe('alert')
    expect(first?.textContent).toBe(OLD_BROWSER_TEXT)
  },
)
test('約束したブラウザには、何も出ない', () => {
  openIn()
  expect(document.querySelector('[role=alert]')).toBeNull()
})
test('文、README、package.jsonは、同じ版を約束する', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[]
  }
  expect(browserslist).toEqual([
    'chrome >= 120',
    'edge >= 120',
    'firefox >= 128',
    'safari >= 17.4',
    'ios_saf >= 17.4',
  ])
  expect(OLD_BROWSER_TEXT).toContain('Chrome・Edge 120、Safari・iOS 17.4、Firefox 128 以降')
  expect(readFileSync('README.md', 'utf8')).toContain(
    'Chrome and Edge 120, Safari and iOS 17.4, Firefox 128',
  )
})
test('文書の頭は、ほかのスクリプトより先に調べる', () => {
  const source = readFileSync('src/pages/_document.tsx', 'utf8')
  expect(source.indexOf('{oldBrowserScript}')).toBeGreaterThan(0)
  expect(source.indexOf('{oldBrowserScript}')).toBeLessThan(
    source.indexOf('{firstScript}</script>'),
  )
})
