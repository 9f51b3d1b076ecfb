import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { advanceTime, useFakeTimers, userOnFakeTimers as user } from '@tests/kit/time'

const searched = jest.fn<undefined, [string]>()
beforeEach(() => {
  searched.mockClear()
})
function Sample() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchField
        label='氏名・フリガナで探す'
        value={value}
        found={{ count: value === '山田' ? 1_200 : 0, unit: '名' }}
        onSearch={(t) => {
          searched(t)
          setValue(t)
        }}
      />
      <button
        onClick={() => {
          setValue('')
        }}
      >
        条件をクリア
      </button>
    </>
  )
}
const box = () => screen.getByRole('searchbox', { name: '氏名・フリガナで探す' })
beforeEach(useFakeTimers)
afterEach(() => {
  jest.useRealTimers()
})

test('打ち終わってから一度だけ探す', async () => {
  render(<Sample />)
  await user.type(box(), '山田')
  expect(searched).not.toHaveBeenCalled()
  await advanceTime(350)
  expect(searched.mock.calls).toEqual([['山田']])
})

test('変換中は探さず、確定してから探す', async () => {
  render(<Sample />)
  fireEvent.compositionStart(box())
  fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }))
  fireEvent.change(box(), { target: { value: 'やまだ' } })
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(searched).not.toHaveBeenCalled()
  fireEvent.compositionEnd(box())
  await advanceTime(350)
  expect(searched.mock.calls).toEqual([['やまだ']])
})

test('Enterですぐ探し、×で消え、外から消されると欄も消える', async () => {
  render(<Sample />)
  await user.type(box(), '山田{Enter}')
  expect(searched.mock.calls).toEqual([['山田']])
  await user.click(screen.getByRole('button', { name: '検索の文字を消す' }))
  expect(searched).toHaveBeenLastCalledWith('')
  await user.type(box(), '佐藤{Enter}')
  await user.click(screen.getByRole('button', { name: '条件をクリア' }))
  expect(box()).toHaveValue('')
})
test('「検索の文字を消す」のあとも、続けて打てる', async () => {
  render(<Sample />)
  await user.type(box(), '山田')
  await user.click(screen.getByRole('button', { name: '検索の文字を消す' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  await user.keyboard('佐藤')
  expect(box()).toHaveValue('佐藤')
})

test('見つかった数が読み上げられ、探していないときは黙っている', async () => {
  render(<Sample />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.type(box(), '山田{Enter}')
  expect(status).toHaveTextContent('1,200名が見つかりました。')
  await user.type(box(), '井{Enter}')
  expect(status).toHaveTextContent('見つかりませんでした。')
  await user.click(screen.getByRole('button', { name: '検索の文字を消す' }))
  expect(status).toBeEmptyDOMElement()
})
