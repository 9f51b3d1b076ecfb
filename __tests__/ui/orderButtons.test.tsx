import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { moveItem } from '@/lib/moveItem'
import { OrderButtons } from '@/ui/buttons/OrderButtons'

function List() {
  const [names, setNames] = useState(['朝', '昼', '夜'])
  const move = (from: number, to: number) =>
    to < 0 || to >= names.length ? undefined : () => setNames(moveItem(names, from, to))
  return (
    <ul>
      {names.map((name, index) => (
        <li key={name}>
          {name}
          <OrderButtons name={name} onUp={move(index, index - 1)} onDown={move(index, index + 1)} />
        </li>
      ))}
    </ul>
  )
}
const order = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('キーボードだけで端まで動かせ、押したボタンからフォーカスが離れない', async () => {
  render(<List />)
  button('「朝」を下へ移す').focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['昼', '朝', '夜'])
  expect(button('「朝」を下へ移す')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(order()).toEqual(['昼', '夜', '朝'])
  expect(button('「朝」を下へ移す')).toHaveFocus()
  expect(button('「朝」を下へ移す')).toHaveAttribute('aria-disabled', 'true')
  button('「朝」を上へ移す').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(order()).toEqual(['朝', '昼', '夜'])
  expect(button('「朝」を上へ移す')).toHaveFocus()
})

test('端の外へは動かない', async () => {
  render(<List />)
  await userEvent.click(button('「朝」を上へ移す'))
  await userEvent.click(button('「夜」を下へ移す'))
  expect(order()).toEqual(['朝', '昼', '夜'])
})
