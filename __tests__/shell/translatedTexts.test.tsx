import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { followTranslatedTexts } from '@/shell/document/translatedTexts'
import { translatePage } from '@tests/kit/translatePage'

followTranslatedTexts()

let stopTranslating = () => {}
afterEach(() => {
  stopTranslating()
})
/** Translates the document and waits until the page has noticed it. */
const translate = () =>
  act(async () => {
    stopTranslating = translatePage()
    await Promise.resolve()
  })

/** Texts directly between elements, as `{isOpen && '受付中'}` renders them. */
function Shift() {
  const [count, setCount] = useState(1)
  const [isOpen, setIsOpen] = useState(true)
  const [hasNote, setHasNote] = useState(false)
  return (
    <>
      <p data-testid='shift'>
        {hasNote && <b>締切</b>}
        {isOpen && '受付中'}
        <i>本日</i>
        来る人は{count}名です
      </p>
      <button onClick={() => setCount((n) => n + 1)}>増やす</button>
      <button onClick={() => setIsOpen((open) => !open)}>切り替える</button>
      <button onClick={() => setHasNote((has) => !has)}>添える</button>
    </>
  )
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: `«${name}»` }))
    await Promise.resolve()
  })
const words = () => screen.getByTestId('shift').textContent.replaceAll(/[«»]/g, '')

test('翻訳されたあとも、文が消え、戻り、前に加わり、数が変わる', async () => {
  render(<Shift />)
  await translate()
  expect(screen.getByTestId('shift')).toHaveTextContent('«受付中»«本日»«来る人は»1«名です»')
  await press('切り替える')
  expect(words()).toBe('本日来る人は1名です')
  await press('切り替える')
  expect(words()).toBe('受付中本日来る人は1名です')
  await press('添える')
  expect(words()).toBe('締切受付中本日来る人は1名です')
  await press('増やす')
  expect(words()).toBe('締切受付中本日来る人は2名です')
})

function Progress() {
  const [stage, setStage] = useState('受付前')
  return (
    <p data-testid='progress'>
      <i>いま</i> {stage}
      <button onClick={() => setStage('受付後')}>進める</button>
    </p>
  )
}
test('翻訳された文の新しい言葉が見え、それも翻訳される', async () => {
  render(<Progress />)
  await translate()
  await press('進める')
  await waitFor(() => expect(screen.getByTestId('progress')).toHaveTextContent('«受付後»'))
  expect(screen.getByTestId('progress')).not.toHaveTextContent('受付前')
})

test('文をfontの中へ移す翻訳でも、文が消える', async () => {
  render(<Shift />)
  const text = screen.getByTestId('shift').firstChild as Text
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '切り替える' }))
    await Promise.resolve()
  })
  expect(words()).toBe('本日来る人は1名です')
})

test('文でないものの取りちがえは、これまでどおり誤りになる', () => {
  const [parent, stranger] = [document.createElement('p'), document.createElement('b')]
  expect(() => parent.removeChild(stranger)).toThrow('not a child')
  expect(() => parent.insertBefore(document.createElement('i'), stranger)).toThrow()
})
