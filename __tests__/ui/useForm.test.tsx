import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { ApiError, notifyFailure } from '@/api/client'
import { useSchemaForm } from '@/api/useSchemaForm'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { TextField } from '@/ui/fields/inputs/TextField'
import { flushPromises } from '@tests/kit/waiting'

const schema = {
  default: z.object({
    name: z.string().check(z.minLength(1, '氏名を入力してください')),
    email: z.string(),
  }),
}
const said = () => takeNotifications().flatMap((notification) => notification.body)
beforeEach(() => {
  takeNotifications()
})

function Sample({
  submit,
  load = () => Promise.resolve(schema),
}: {
  submit: (v: { name: string; email: string }) => Promise<unknown>
  load?: () => Promise<typeof schema>
}) {
  const [form, submitWith] = useSchemaForm(load, { name: '', email: '' })
  const onForm = submitWith(submit)
  return (
    <form {...onForm}>
      <TextField form={form} name='name' label='氏名' required />
      <TextField form={form} name='email' label='メールアドレス' />
      <Button type='submit'>登録する</Button>
    </form>
  )
}
const name = () => screen.getByRole('textbox', { name: '氏名' })
const mail = () => screen.getByRole('textbox', { name: 'メールアドレス' })
const press = () => userEvent.click(screen.getByRole('button', { name: '登録する' }))

test('空のまま送ると、送らずに最初の誤りへ移る', async () => {
  const submit = jest.fn()
  render(<Sample submit={submit} />)
  await press()
  expect(await screen.findByText('氏名を入力してください')).toBeVisible()
  expect(name()).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

describe('最初の誤り', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    scrolled.mockClear()
    Object.assign(HTMLElement.prototype, {
      scrollIntoView(this: HTMLElement, options: unknown) {
        scrolled(this.textContent, options)
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })
  const choice = {
    default: z.object({
      reason: z.enum(['sick', 'other'], '理由を選んでください'),
      note: z.string().check(z.minLength(1, '補足を入力してください')),
    }),
  }
  function Choices() {
    const [form, submitWith] = useSchemaForm(() => Promise.resolve(choice), {
      reason: '' as 'sick',
      note: '',
    })
    return (
      <>
        <form {...submitWith(() => Promise.resolve())} id='choices'>
          <TextField form={form} name='note' label='補足' />
          <RadioCards
            form={form}
            name='reason'
            label='理由'
            options={[
              { value: 'sick', label: '体調' },
              { value: 'other', label: 'そのほか' },
            ]}
          />
        </form>
        <Button type='submit' form='choices'>
          締め切る
        </Button>
      </>
    )
  }
  const close = () => userEvent.click(screen.getByRole('button', { name: '締め切る' }))

  test('フォームの外のボタンでも、誤りの文を画面のまん中に出し、その項目も見えるところで移る', async () => {
    render(<Choices />)
    await userEvent.type(screen.getByRole('textbox', { name: '補足' }), 'なし')
    await close()
    expect(await screen.findByText('理由を選んでください')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: '体調' })).toHaveFocus())
    expect(scrolled.mock.calls).toEqual([
      ['理由を選んでください', { block: 'center' }],
      ['体調', { block: 'nearest' }],
      ['理由を選んでください', { block: 'nearest' }],
    ])
  })
  test('何か所か誤りがあれば、画面で最初のもの。同じ誤りのまま押せば、もう一度', async () => {
    render(<Choices />)
    await close()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '補足' })).toHaveFocus())
    await close()
    // Each press shows the message, its field, and the message again.
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(6))
    expect(scrolled.mock.calls[3]).toEqual(['補足を入力してください', { block: 'center' }])
  })
})

test('5回押しても送るのは1回', async () => {
  let done: () => void = () => undefined
  const submit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve
      }),
  )
  render(<Sample submit={submit} />)
  await userEvent.type(name(), '山田')
  const button = screen.getByRole('button', { name: '登録する' })
  act(() => {
    for (let i = 0; i < 5; i += 1) button.click()
  })
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(1)
  })
  await press()
  expect(submit).toHaveBeenCalledTimes(1)
  await act(async () => {
    done()
    await Promise.resolve()
  })
  await press()
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

test('サーバーの欄の誤りは欄に戻り、値は残り、直すまで消えない', async () => {
  const submit = jest
    .fn()
    .mockRejectedValueOnce(
      new ApiError(422, 'invalid', ['入力に誤りがあります'], {
        fields: { email: 'このメールアドレスは使われています' },
      }),
    )
    .mockResolvedValue(undefined)
  render(<Sample submit={submit} />)
  await userEvent.type(name(), '山田')
  await userEvent.type(mail(), 'a@b.jp')
  await press()
  expect(await screen.findByText('このメールアドレスは使われています')).toBeVisible()
  expect(mail()).toHaveFocus()
  expect(mail()).toHaveValue('a@b.jp')
  expect(said()).toEqual([])
  await userEvent.tab()
  expect(screen.getByText('このメールアドレスは使われています')).toBeVisible()
  await userEvent.type(mail(), 'x')
  await waitFor(() => {
    expect(screen.queryByText('このメールアドレスは使われています')).toBeNull()
  })
  await press()
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

test('画面にない欄の誤りは、知らせに出る', async () => {
  render(
    <Sample
      submit={() =>
        Promise.reject(
          new ApiError(422, 'invalid', [], {
            fields: { companyId: '企業が停止されています', name: '長すぎます' },
          }),
        )
      }
    />,
  )
  await userEvent.type(name(), '山田')
  await press()
  expect(await screen.findByText('長すぎます')).toBeVisible()
  expect(said()).toEqual(['企業が停止されています'])
})

test('フォームにあっても、いま描かれていない欄の誤りは、知らせに出る', async () => {
  function Closed() {
    const [form, submitWith] = useSchemaForm(() => Promise.resolve(schema), { name: '', email: '' })
    const submit = () =>
      Promise.reject(
        new ApiError(422, 'invalid', ['入力内容に不備があります。'], {
          fields: { name: '使えない氏名です。', email: '使えないアドレスです。' },
        }),
      )
    return (
      <form {...submitWith(submit)}>
        <TextField form={form} name='name' label='氏名' required />
        <Button type='submit'>登録する</Button>
      </form>
    )
  }
  render(<Closed />)
  await userEvent.type(name(), '佐藤')
  await press()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('使えない氏名です。'))
  expect(said()).toEqual(['使えないアドレスです。'])
})
test('ほかの断りは知らせに出て、値は残り、送り直せる', async () => {
  const submit = jest
    .fn()
    .mockRejectedValue(new ApiError(409, 'conflict', ['ほかの人が先に変更しました']))
  render(<Sample submit={submit} />)
  await userEvent.type(name(), '山田')
  await press()
  await waitFor(() => {
    expect(said()).toEqual(['ほかの人が先に変更しました'])
  })
  expect(name()).toHaveValue('山田')
  await press()
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

test('検査が届かないときは送らず、そう伝える', async () => {
  const submit = jest.fn()
  render(<Sample submit={submit} load={() => Promise.reject(new TypeError('offline'))} />)
  await userEvent.type(name(), '山田')
  await press()
  await waitFor(() => {
    expect(said()).toEqual(['通信できませんでした。接続を確かめて、もう一度お試しください。'])
  })
  expect(submit).not.toHaveBeenCalled()
  expect(name()).toHaveValue('山田')
})

test('欄を離れただけで、その欄の誤りが分かる', async () => {
  render(<Sample submit={jest.fn()} />)
  await userEvent.click(name())
  await userEvent.tab()
  expect(await screen.findByText('氏名を入力してください')).toBeVisible()
})

test('ブラウザーの検査は使わない', () => {
  const { container } = render(<Sample submit={jest.fn()} />)
  expect(container.querySelector('form')).toHaveAttribute('novalidate')
})

test('断られた値に戻すと、誤りも戻る。欄そのものの誤りが先', async () => {
  const taken = 'この名前は使われています'
  const submit = jest
    .fn()
    .mockRejectedValue(new ApiError(422, 'invalid', [], { fields: { name: taken } }))
  render(<Sample submit={submit} />)
  await userEvent.type(name(), '山')
  await press()
  expect(await screen.findByText(taken)).toBeVisible()
  await userEvent.type(name(), '田')
  await waitFor(() => {
    expect(screen.queryByText(taken)).toBeNull()
  })
  await userEvent.type(name(), '{Backspace}')
  expect(await screen.findByText(taken)).toBeVisible()
  await userEvent.type(name(), '{Backspace}')
  expect(await screen.findByText('氏名を入力してください')).toBeVisible()
  expect(screen.queryByText(taken)).toBeNull()
})

test('サーバーがどの順で言っても、画面で最初の誤りへ移る', async () => {
  const fields = { companyId: '企業が停止されています', email: '長すぎます', name: '短すぎます' }
  render(<Sample submit={() => Promise.reject(new ApiError(422, 'invalid', [], { fields }))} />)
  await userEvent.type(name(), '山田')
  await press()
  expect(await screen.findByText('短すぎます')).toBeVisible()
  expect(name()).toHaveFocus()
  expect(said()).toEqual(['企業が停止されています'])
})

test.each([
  ['欄の誤りだけなら、知らせは出ない', { name: '短すぎます' }, 0],
  ['画面にない欄だけなら、知らせだけが出る', { companyId: '企業が停止されています' }, 1],
])('%s', async (_, fields, count) => {
  const submit = jest.fn().mockRejectedValue(new ApiError(422, 'invalid', [], { fields }))
  render(<Sample submit={submit} />)
  await userEvent.type(name(), '山田')
  await press()
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(1)
  })
  await flushPromises()
  const notifications = takeNotifications()
  expect([notifications.length, name().getAttribute('aria-invalid')]).toEqual([
    count,
    String(count === 0),
  ])
})

test('検査が次に届けば、届かなかった知らせだけが消える', async () => {
  const load = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(schema)
  const submit = jest.fn().mockResolvedValue(undefined)
  render(<Sample submit={submit} load={load} />)
  await press()
  notifyFailure(new ApiError(500, 'internal', []), ['ほかの失敗'])
  await userEvent.type(name(), '山田')
  await press()
  await waitFor(() => {
    expect(submit).toHaveBeenCalledTimes(1)
  })
  expect(said()).toEqual(['ほかの失敗'])
})

test('検査は、送る前に読み込んでおける', async () => {
  const load = jest.fn().mockResolvedValue(schema)
  const { result } = renderHook(() => useSchemaForm(load, { name: '', email: '' }))
  await act(async () => {
    result.current[2]()
    await flushPromises()
  })
  expect(load).toHaveBeenCalledTimes(1)
})
