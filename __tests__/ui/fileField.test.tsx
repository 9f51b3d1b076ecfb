import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileField } from '@/ui/fields/files/FileField'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextField } from '@/ui/fields/inputs/TextField'
// Importing the kit forgets the submitted values before each test.
import { last, show, submit } from './fieldsKit'

describe('ファイル', () => {
  const rules = {
    accept: ['image/jpeg', '.pdf'],
    acceptLabel: 'JPEG・PDF',
    maxBytes: 1_048_576,
    maxCount: 2,
  }
  const file = (name: string, type: string, size = 10) =>
    new File(['x'.repeat(size)], name, { type })
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  })
  const open = () =>
    show<{ a: File[] }>({ a: [] }, (form) => (
      <FileField form={form} name='a' label='証明書' {...rules} />
    ))
  const input = () => screen.getByLabelText('証明書')

  test('合うものだけを受け取り、合わないものは理由を言う', async () => {
    open()
    fireEvent.change(input(), {
      target: {
        files: [
          file('a.jpg', 'image/jpeg'),
          file('b.exe', 'application/x-msdownload'),
          file('c.pdf', 'application/pdf', 1_500_000),
          file('空.pdf', 'application/pdf', 0),
        ],
      },
    })
    expect(
      within(screen.getByRole('list', { name: /証明書/ })).getAllByRole('listitem'),
    ).toHaveLength(1)
    const why = await screen.findByRole('alert')
    expect(why).toHaveTextContent('「b.exe」は選べません。JPEG・PDFのファイルを選んでください。')
    expect(why).toHaveTextContent(
      '「c.pdf」は1.4MBあります。1つ1MBまでのファイルを選んでください。',
    )
    expect(why).toHaveTextContent('「空.pdf」は中身がありません。')
  })
  test('数を越えると断り、外すとまた選べる', async () => {
    open()
    fireEvent.drop(input(), {
      dataTransfer: {
        files: [
          file('a.jpg', 'image/jpeg'),
          file('b.pdf', 'application/pdf'),
          file('c.pdf', 'application/pdf'),
        ],
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '「c.pdf」は追加できません。選べるのは2件までです。',
    )
    expect(screen.queryByLabelText('証明書')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'a.jpgを外す' }))
    expect(input()).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    await submit()
    await waitFor(() => {
      expect(last()).toMatchObject({ a: [{ name: 'b.pdf' }] })
    })
  })
})
test('誤りのまとめから欄へ行ける', async () => {
  show({ last: '', first: '' }, (form) => (
    <>
      <FormErrorSummary form={form} labels={{ last: '姓', first: '名' }} />
      <TextField form={form} name='last' label='姓' />
      <TextField form={form} name='first' label='名' />
    </>
  ))
  expect(screen.queryByRole('group')).toBeNull()
  await submit()
  const summary = await screen.findByRole('group', { name: '2か所に入力の誤りがあります' })
  expect(screen.getByRole('textbox', { name: '姓' })).toHaveFocus()
  await userEvent.click(
    within(summary).getByRole('button', { name: '名: firstを入力してください' }),
  )
  expect(screen.getByRole('textbox', { name: '名' })).toHaveFocus()
})
