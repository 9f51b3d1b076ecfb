import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { NoResult } from '@/ui/feedback/NoResult'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { foundIn } from '@/ui/fields/filters/foundText'
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
  expect(status).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: '検索の文字を消す' }))
  expect(status).toBeEmptyDOMElement()
})

test('絞り込みの結果の数が読み上げられる。前の条件の数は読まれない', () => {
  const bar = (read: Parameters<typeof foundIn>[0]) => (
    <FilterBar found={foundIn(read, '通')}>
      <button type='button'>未読のみ</button>
    </FilterBar>
  )
  const { rerender } = render(bar({ data: { totalCount: 88 }, isLoading: true }))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(bar({ data: { totalCount: 12 }, isLoading: false }))
  expect(status).toHaveTextContent(/^12通が見つかりました。$/)
  rerender(bar({ data: { totalCount: 0 }, isLoading: false }))
  expect(status).toBeEmptyDOMElement()
})

test('何も見つからない一覧は、みずからそう読み上げる。数が読まれる一覧では黙っている', () => {
  const { rerender } = render(<NoResult what='求人' />)
  expect(screen.getByRole('status')).toHaveTextContent(/^見つかりませんでした。$/)
  rerender(<NoResult isQuiet what='求人' />)
  expect(screen.queryByRole('status')).toBeNull()
})
