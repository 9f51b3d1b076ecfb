import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { declaredValue } from '@tests/conformance/css'
import { renderApp } from '@tests/conformance/renderKit'

// The build for browsers writes its rules into the document.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

test('最後の操作は、電話では主なものを上に縦に並び、750pxからは右に1列で並ぶ', () => {
  const { container } = renderApp(
    <ActionBar>
      <Button tone='primary'>確認へ進む</Button>
      <Button>下書きを残してやめる</Button>
    </ActionBar>,
  )
  const bar = container.querySelector('[data-actionbar]') as Element
  expect([375, 749, 750, 1280].map((width) => declaredValue(bar, 'flex-direction', width))).toEqual(
    ['column', 'column', 'row-reverse', 'row-reverse'],
  )
  const [apply, cancel] = bar.querySelectorAll('button')
  expect([apply, cancel].map((one) => declaredValue(one as Element, 'width', 375))).toEqual([
    '100%',
    '100%',
  ])
  expect(declaredValue(cancel as Element, 'width', 1280)).toBe('auto')
})
