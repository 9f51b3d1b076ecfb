import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { Stepper } from '@/ui/navigation/Stepper'
import { inPixels } from '@tests/conformance/css'
import { axeViolations } from '@tests/kit/renderScreen'

// Node's build of the library puts nothing into the page.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

test.each([16, 24, 32, 40, 44, 48] as const)('高さ%dpx', (size) => {
  render(<Button size={size}>募集する</Button>)
  const { height } = getComputedStyle(screen.getByRole('button', { name: '募集する' }))
  expect(inPixels(height)).toBe(`${size}px`)
})

test('処理中はロード中の画像を見せ、フォーカスを失わず、押しても何も起きない', async () => {
  const press = jest.fn()
  const { rerender } = render(<Button onClick={press}>保存する</Button>)
  const button = screen.getByRole('button', { name: '保存する' })
  button.focus()
  rerender(
    <Button onClick={press} loading>
      保存する
    </Button>,
  )
  expect(screen.getByRole('img', { name: 'ロード中' })).toHaveAttribute('src', '/loading.svg')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  rerender(<Button onClick={press}>保存する</Button>)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('押せない理由は見えて、読み上げられ、送信もされない', async () => {
  const sent = jest.fn()
  render(
    <form
      onSubmit={(e) => {
        e.preventDefault()
        sent()
      }}
    >
      <Button type='submit' disabledReason='公開済みの求人は、公開できません。'>
        公開する
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '公開する' })
  expect(button).toHaveAccessibleDescription('公開済みの求人は、公開できません。')
  expect(screen.getByText('公開済みの求人は、公開できません。')).toBeVisible()
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(sent).not.toHaveBeenCalled()
})

test('アイコンのボタンとリンクのボタンに名前がある', async () => {
  render(
    <>
      <IconButton label='閉じる' icon={<svg aria-hidden />} />
      <ButtonLink href='/account'>店舗を選ぶ</ButtonLink>
    </>,
  )
  expect(screen.getByRole('button', { name: '閉じる' })).toBeVisible()
  expect(screen.getByRole('link', { name: '店舗を選ぶ' })).toHaveAttribute('href', '/account')
  expect(await axeViolations()).toEqual([])
})

test('手順は今の段階を伝える', () => {
  render(<Stepper steps={['対象', '理由', '確認']} current={1} />)
  expect(screen.getAllByRole('listitem').map((li) => li.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ])
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('対象（済み）')
})
