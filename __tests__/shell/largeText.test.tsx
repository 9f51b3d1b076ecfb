import { largeTextScript } from '@/shell/document/largeTextScript'
import { media } from '@/ui/tokens'

const html = document.documentElement
/** A phone that is 375 px wide. */
const matches = (query: string) => {
  const [, width] = /^screen and \(max-width:(\d+(?:\.\d+)?)px\)$/.exec(query) ?? []
  return { matches: Number(width) >= 375, media: query, onchange: null }
}
/** Runs the head's script, as a browser does before the first paint. */
function runHeadScript() {
  const script = document.createElement('script')
  script.textContent = largeTextScript
  document.head.append(script)
  script.remove()
}
const isMarked = () => html.matches(media.largeText.replace(' &', ''))

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(matches as never)
})
afterEach(() => {
  html.removeAttribute('style')
  html.removeAttribute('data-large-text')
})

test('最初の描画の前から、文字が大きい電話だけに印がある', () => {
  html.style.fontSize = '16px'
  runHeadScript()
  expect(isMarked()).toBe(false)
  html.style.fontSize = '20px'
  runHeadScript()
  expect(isMarked()).toBe(true)
})
test('開いたあとに根元で文字を大きくしても戻しても、印は付いていく', async () => {
  html.style.fontSize = '16px'
  runHeadScript()
  html.style.fontSize = '32px'
  await Promise.resolve()
  expect(isMarked()).toBe(true)
  html.style.fontSize = '16px'
  await Promise.resolve()
  expect(isMarked()).toBe(false)
})
