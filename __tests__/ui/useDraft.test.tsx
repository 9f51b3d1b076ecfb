import { act, render, renderHook, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { useDraft, type DraftForm } from '@/api/useDraft'
import { drafts } from '@/lib/storage/storedValues'
import { TextField } from '@/ui/fields/inputs/TextField'
import { advanceTime, useFakeTimers, userOnFakeTimers as user } from '@tests/kit/time'

const KEY = '7:offer-new:11'
function Sample({ draftKey = KEY }: { draftKey?: string }) {
  const form = useForm({
    defaultValues: {
      title: '',
      memo: '',
      password: '',
      account: { newPassword: '', city: '' },
      files: [] as File[],
    },
  })
  const draft = useDraft(draftKey, form, { except: ['memo'] })
  return (
    <form>
      {draft.offered && (
        <p>
          前の下書きがあります
          <button type='button' onClick={draft.restore}>
            下書きを使う
          </button>
          <button type='button' onClick={draft.discard}>
            下書きを捨てる
          </button>
        </p>
      )}
      <p>
        {draft.savedAt === undefined ? '未保存' : '保存済み'}
        {form.formState.isDirty ? '・変更あり' : ''}
      </p>
      <TextField form={form} name='title' label='求人名' />
      <TextField form={form} name='memo' label='メモ' />
      <TextField form={form} name='password' label='パスワード' />
      <TextField form={form} name='account.newPassword' label='新しいパスワード' />
      <button
        type='button'
        onClick={() => {
          form.setValue('files', [new File(['x'], 'a.jpg')])
        }}
      >
        写真をつける
      </button>
      <button type='button' onClick={draft.clear}>
        保存した
      </button>
    </form>
  )
}
beforeEach(useFakeTimers)
afterEach(() => {
  jest.useRealTimers()
})
const kept = () => drafts.of(KEY).get()
const type = (label: string, text: string) =>
  user.type(screen.getByRole('textbox', { name: label }), text)
beforeEach(() => {
  drafts.of(KEY).reset()
})

test('打つのをやめて1秒で、この端末に残る', async () => {
  render(<Sample />)
  await type('求人名', 'ホール')
  expect(kept()).toBeNull()
  await advanceTime(1100)
  expect(kept()?.values).toMatchObject({ title: 'ホール' })
  expect(screen.getByText(/保存済み/)).toBeVisible()
  expect(Object.keys(localStorage).some((key) => key.includes('v1.0') && key.includes(KEY))).toBe(
    true,
  )
})

test('パスワード・外した欄・ファイルは残さない', async () => {
  render(<Sample />)
  await type('求人名', 'ホール')
  await type('メモ', '内緒')
  await type('パスワード', 'hidden-1')
  await type('新しいパスワード', 'hidden-2')
  await user.click(screen.getByRole('button', { name: '写真をつける' }))
  await advanceTime(1100)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/hidden|内緒|a\.jpg/)
  expect(kept()?.values).toMatchObject({ title: 'ホール', account: { city: '' } })
})

test('次に開くと差し出され、使うと入り、変更ありになる', async () => {
  drafts.of(KEY).set({ savedAt: 1, values: { title: 'キッチン' } })
  render(<Sample />)
  await user.click(await screen.findByRole('button', { name: '下書きを使う' }))
  expect(screen.getByRole('textbox', { name: '求人名' })).toHaveValue('キッチン')
  expect(screen.getByText(/変更あり/)).toBeVisible()
  expect(screen.queryByText('前の下書きがあります')).toBeNull()
})

test('捨てると、端末からも消える', async () => {
  drafts.of(KEY).set({ savedAt: 1, values: { title: 'キッチン' } })
  render(<Sample />)
  await user.click(await screen.findByRole('button', { name: '下書きを捨てる' }))
  expect(kept()).toBeNull()
  expect(screen.getByRole('textbox', { name: '求人名' })).toHaveValue('')
})

test('保存したあとは、あとから書き戻されない', async () => {
  render(<Sample />)
  await type('求人名', 'ホール')
  await user.click(screen.getByRole('button', { name: '保存した' }))
  await advanceTime(1100)
  expect(kept()).toBeNull()
})

test('1秒たつ前に画面を離れても残り、ほかの人の鍵では出てこない', async () => {
  const { unmount } = render(<Sample />)
  await type('求人名', 'ホール')
  unmount()
  expect(kept()?.values).toMatchObject({ title: 'ホール' })
  render(<Sample draftKey='8:offer-new:11' />)
  await advanceTime(50)
  expect(screen.queryByText(/前の下書きがあります/)).toBeNull()
})

test('打ったものを元に戻したら、下書きにしない', async () => {
  render(<Sample />)
  await type('求人名', 'ホ')
  await user.clear(screen.getByRole('textbox', { name: '求人名' }))
  await advanceTime(1100)
  expect(kept()).toBeNull()
})

test('ページを閉じる直前の入力も残る。画面がなくなったあとは、もう書かない', async () => {
  const { unmount } = render(<Sample />)
  await type('求人名', 'ホール')
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  expect(kept()?.values).toMatchObject({ title: 'ホール' })
  const remove = jest.spyOn(window, 'removeEventListener')
  unmount()
  expect(remove.mock.calls.map(([name]) => name)).toContain('pagehide')
  remove.mockRestore()
})

describe('欄を持たない値', () => {
  type Values = Record<string, unknown>
  /** Renders a form that has these values after one change. */
  function changedForm(values: Values) {
    let now: Values = {}
    let onChange = () => {}
    const form: DraftForm = {
      subscribe: ({ callback }) => {
        onChange = callback
        return () => {}
      },
      getValues: () => now,
      reset: (next) => {
        now = next
      },
    }
    return {
      form,
      change: () => {
        now = values
        onChange()
      },
      values: () => now,
    }
  }
  test('一覧の中の番号や合言葉、日付とファイルも残さない', async () => {
    const { form, change } = changedForm({
      people: [{ name: '小林', myNumber: '1', my_number: '2', mynumber: '3', accessToken: '4' }],
      nothing: null,
      on: new Date(0),
      photo: new File(['x'], 'a.jpg'),
      bare: Object.assign(Object.create(null) as Values, { kept: true }),
    })
    renderHook(() => useDraft(KEY, form))
    change()
    await advanceTime(1000)
    expect(kept()?.values).toEqual({
      people: [{ name: '小林' }],
      nothing: null,
      bare: { kept: true },
    })
  })
  test('鍵が分かるまでは、何も残さず、残したとも言わない', async () => {
    const { form, change } = changedForm({ title: 'ホール' })
    const { result, rerender } = renderHook((key: string | undefined) => useDraft(key, form), {
      initialProps: undefined as string | undefined,
    })
    change()
    await advanceTime(1100)
    expect([result.current.savedAt, result.current.keepForReturn(), kept()]).toEqual([
      undefined,
      false,
      null,
    ])
    act(() => result.current.clear())
    drafts.of(KEY).set({ savedAt: 1, values: { title: 'キッチン' } })
    rerender(KEY)
    expect(result.current.offered?.values).toEqual({ title: 'キッチン' })
  })
  test('ログインし直すための下書きは、聞かずに入り、次に開くときは聞く', async () => {
    const { form, values } = changedForm({})
    drafts.of(KEY).set({ savedAt: 1, values: { title: 'キッチン' }, isResumed: true })
    const { result } = renderHook(() => useDraft(KEY, form))
    await advanceTime(0)
    expect([values(), result.current.offered, kept()]).toEqual([
      { title: 'キッチン' },
      undefined,
      { savedAt: 1, values: { title: 'キッチン' } },
    ])
    // The restored values count as input of this form.
    expect(result.current.keepForReturn()).toBe(true)
  })
  test('前の下書きがあるだけでは、今の入力を残したと言わない。捨てたあとも言わない', async () => {
    const { form, change } = changedForm({ title: 'ホール' })
    drafts.of(KEY).set({ savedAt: 1, values: { title: 'キッチン' } })
    const { result } = renderHook(() => useDraft(KEY, form))
    expect(result.current.keepForReturn()).toBe(false)
    change()
    let isKept = false
    act(() => {
      isKept = result.current.keepForReturn()
    })
    expect(isKept).toBe(true)
    act(() => result.current.discard())
    drafts.of(KEY).set({ savedAt: 1, values: { title: 'ほかの画面の下書き' } })
    expect(result.current.keepForReturn()).toBe(false)
    await advanceTime(0)
  })
  test('差し出された下書きがなければ、戻すものもない', () => {
    const { form, values } = changedForm({})
    const { result } = renderHook(() => useDraft(KEY, form))
    act(() => result.current.restore())
    expect([values(), result.current.keepForReturn()]).toEqual([{}, false])
  })
})
