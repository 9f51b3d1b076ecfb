import { SubmitButtons } from '@/features/offerings/components/form/OfferingForm.styles'
import { Button } from '@/ui/buttons/Button'
import { ActionBar } from '@/ui/layout/ActionBar'
import { PageLayout } from '@/ui/layout/PageLayout'
import { declaredValue } from '@tests/conformance/css'
import { renderApp } from '@tests/conformance/renderKit'

// The build for browsers writes its rules into the document.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

test('最後の操作は、電話では主なものを上に縦に並び、750pxからは右に1列で並ぶ', () => {
  const { container } = renderApp(
    <ActionBar>
      <Button tone='primary' wide>
        確認へ進む
      </Button>
      <Button wide>下書きを残してやめる</Button>
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
  expect([apply, cancel].map((one) => declaredValue(one as Element, 'width', 1280))).toEqual([
    'auto',
    'auto',
  ])
})

test('編集の2つの保存のボタンも、750pxからは右に1列で並ぶ', () => {
  const { container } = renderApp(
    <SubmitButtons>
      <Button wide>変更を保存する</Button>
    </SubmitButtons>,
  )
  const button = container.querySelector('button') as Element
  expect([375, 1280].map((width) => declaredValue(button, 'width', width))).toEqual([
    '100%',
    'auto',
  ])
})

test('ページの終わりのボタンも同じ欄で、幅の狭いページでも750pxからは下の端に付く', () => {
  const { container } = renderApp(
    <PageLayout width='form' footer={{ apply: <Button>保存する</Button>, summary: '2名分' }}>
      内容
    </PageLayout>,
  )
  const bar = container.querySelector('[data-page] > [data-actionbar]') as Element
  expect(bar).toHaveTextContent('2名分保存する')
  expect([375, 1280].map((width) => declaredValue(bar, 'position', width))).toEqual([
    'sticky',
    'sticky',
  ])
  expect(declaredValue(bar, 'margin-top', 1280)).toBe('auto')
})
