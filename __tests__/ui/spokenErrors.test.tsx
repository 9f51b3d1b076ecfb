import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { useSchemaForm } from '@/api/useSchemaForm'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextField } from '@/ui/fields/inputs/TextField'
import { flushPromises } from '@tests/kit/waiting'

const schema = z.object({
  name: z.string().check(z.minLength(1, '入力してください。')),
  kana: z.string().check(z.minLength(1, 'フリガナを入力してください。')),
  way: z.enum(['mail', 'phone']),
})
const labels = { name: '氏名', kana: 'フリガナ', way: '連絡のしかた' }

function Sample({ hasSummary }: { hasSummary: boolean }) {
  const [form, submitWith] = useSchemaForm(() => Promise.resolve({ default: schema }), {
    name: '',
    kana: '',
  })
  return (
    <form {...submitWith(() => Promise.resolve())}>
      {hasSummary && <FormErrorSummary form={form} labels={labels} />}
      <TextField form={form} name='name' label={labels.name} />
      <TextField form={form} name='kana' label={labels.kana} />
      <RadioCards
        form={form}
        name='way'
        label={labels.way}
        options={[
          { value: 'mail', label: 'メール' },
          { value: 'phone', label: '電話' },
        ]}
      />
      <button>保存する</button>
    </form>
  )
}
/** Returns the texts of the live regions, which a screen reader says by itself. */
const spoken = () =>
  [...document.querySelectorAll('[role=alert], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
const leave = async (times: number) => {
  await userEvent.click(screen.getByRole('textbox', { name: '氏名' }))
  for (let i = 0; i < times; i++) await userEvent.tab()
}

test('欄を離れて出たエラーは、欄の名前とともに一度だけ読まれる', async () => {
  render(<Sample hasSummary={false} />)
  await leave(1)
  expect(await screen.findByRole('alert')).toHaveTextContent('氏名: 入力してください。')
  await userEvent.tab()
  expect(
    await screen.findByText('フリガナを入力してください。', { selector: '[role=alert]' }),
  ).toBe(screen.getAllByRole('alert')[1])
  expect(spoken()).toEqual(['氏名: 入力してください。', 'フリガナを入力してください。'])
})

test('選ばずに通り過ぎた選択肢は、何を選ぶのかが日本語で読まれる', async () => {
  render(<Sample hasSummary={false} />)
  await leave(3)
  const alert = await screen.findByText('選んでください。', { selector: '[role=alert]' })
  expect(alert).toHaveTextContent('連絡のしかた: 選んでください。')
  expect(document.body).not.toHaveTextContent('Invalid')
})

test('送信で出たエラーは、はじめの欄に移ったフォーカスだけが読む', async () => {
  render(<Sample hasSummary={false} />)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText('入力してください。')).toBeVisible()
  await act(flushPromises)
  expect(screen.getByRole('textbox', { name: '氏名' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: '氏名' })).toHaveAccessibleDescription(
    '入力してください。',
  )
  expect(spoken()).toEqual([])
})

test('フォーカスが動かない送信では、はじめのエラーだけが読まれる', async () => {
  render(<Sample hasSummary={false} />)
  await userEvent.type(screen.getByRole('textbox', { name: '氏名' }), '{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('氏名: 入力してください。')
  await act(flushPromises)
  expect(spoken()).toEqual(['氏名: 入力してください。'])
})

test('まとめのあるフォームでは、まとめだけが欄の名前とともに読む', async () => {
  render(<Sample hasSummary />)
  await userEvent.type(screen.getByRole('textbox', { name: '氏名' }), '{Enter}')
  expect(await screen.findByText('3か所に入力の誤りがあります')).toBeVisible()
  await act(flushPromises)
  expect(spoken()).toEqual([
    '3か所に入力の誤りがあります氏名: 入力してください。フリガナを入力してください。連絡のしかた: 選んでください。',
  ])
})
