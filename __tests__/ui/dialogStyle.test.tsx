import { screen } from '@testing-library/react'
import { ClientSwitcher } from '@/components/clients/ClientSwitcher'
import { SidebarPanel } from '@/shell/navigation/Sidebar.styles'
import { Sheet } from '@/ui/dialogs/Sheet'
import { declaredValue } from '@tests/conformance/css'
import { renderApp } from '@tests/conformance/renderKit'

// The build for browsers writes its rules into the document.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

test('シートは、480px未満では端から端まで、そこから窓の80%、750pxからは窓の半分で、600pxまで。題名は上に留まり、中身に隠れない', async () => {
  renderApp(
    <Sheet title='絞り込む' onClose={() => {}}>
      中身
    </Sheet>,
  )
  const sheet = await screen.findByRole('dialog', { name: '絞り込む' })
  const at = (width: number) =>
    ['width', 'max-width'].map((property) => declaredValue(sheet, property, width))
  expect([at(375), at(479), at(480), at(749)]).toEqual([
    ['100%', '600px'],
    ['100%', '600px'],
    ['80%', '600px'],
    ['80%', '600px'],
  ])
  expect([at(750), at(1280)]).toEqual([
    ['50%', '600px'],
    ['50%', '600px'],
  ])
  const head = screen.getByRole('heading', { name: '絞り込む' }).parentElement as Element
  expect(
    ['position', 'top', 'z-index', 'background'].map((property) => declaredValue(head, property)),
  ).toEqual(['sticky', '0', '1', '#FFFFFF'])
})

test.each([
  ['メニュー', () => <SidebarPanel />],
  ['店舗の切り替え', () => <ClientSwitcher />],
])('電話の%sは、ほかのシートと同じ幅', (_, Panel) => {
  const { container } = renderApp(<Panel />)
  const panel = container.querySelector('aside, [popover]') as Element
  const at = (width: number) =>
    ['width', 'max-width'].map((property) => declaredValue(panel, property, width))
  expect([at(375), at(479), at(480), at(749)]).toEqual([
    ['100%', '600px'],
    ['100%', '600px'],
    ['80%', '600px'],
    ['80%', '600px'],
  ])
})
