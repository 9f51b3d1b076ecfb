import { act, renderHook } from '@testing-library/react'
import * as z from 'zod/mini'
import { ApiError } from '@/api/ApiError'
import { useDraft } from '@/api/useDraft'
import { useVersionedForm } from '@/api/useVersionedForm'
import { drafts } from '@/lib/storage/storedValues'

type Store = { name: string; memo: string; place: { city: string; line: string }; version: number }
const schema = z.object({
  name: z.string(),
  memo: z.string(),
  place: z.object({ city: z.string(), line: z.string() }),
})
const first: Store = {
  name: '渋谷店',
  memo: '',
  place: { city: '渋谷区', line: '1-1' },
  version: 1,
}
/** The values that another person saved: the memo and a line of the address. */
const second: Store = {
  ...first,
  memo: '裏口から',
  place: { city: '渋谷区', line: '2-2' },
  version: 2,
}
const valuesOf = (store: Store = first) => {
  const { version: _, ...values } = store
  return values
}
type Typed = { values: ReturnType<typeof valuesOf>; base: ReturnType<typeof valuesOf> }

const KEY = '7:store:11'
const open = (record: Store, typed?: Typed) =>
  renderHook(
    (current: Store) => {
      const versioned = useVersionedForm(async () => ({ default: schema }), {
        record: current,
        valuesOf,
        restored: typed,
        readLatest: async () => second,
      })
      return { ...versioned, draft: useDraft(KEY, versioned.draftForm) }
    },
    { initialProps: record },
  ).result
type Opened = ReturnType<typeof open>
const type = (page: Opened, name: 'name' | 'memo' | 'place.city', text: string) =>
  act(async () => {
    page.current.form.setValue(name, text, { shouldDirty: true })
  })
const NOTE = '前に入力したあとに、ほかの担当者が内容を変えています。'

beforeEach(() => {
  drafts.of(KEY).reset()
})

test('下書きは、何の上に入力したかを覚え、新しい版の上では、入力した項目だけを戻す', async () => {
  const page = open(first)
  await type(page, 'name', '宮益坂店')
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  expect(drafts.of(KEY).get()).toMatchObject({
    values: { name: '宮益坂店', memo: '' },
    base: { name: '渋谷店', memo: '' },
  })
  const later = open(second)
  await act(async () => {
    later.current.draft.restore()
  })
  expect(later.current.form.getValues()).toEqual({
    name: '宮益坂店',
    memo: '裏口から',
    place: { city: '渋谷区', line: '2-2' },
  })
  expect(later.current.conflict).toEqual({
    kind: 'merged',
    messages: [NOTE, expect.any(String)],
    changes: [
      { path: 'memo', from: '', to: '裏口から' },
      { path: 'place.line', from: '1-1', to: '2-2' },
    ],
    clashes: [],
  })
})

test('下書きと同じ項目をほかの人も変えていれば、入力を残し、どちらにするかを選べる', async () => {
  const page = open(second)
  await act(async () => {
    page.current.draftForm.takeDraft?.({ ...valuesOf(first), memo: '表から' }, valuesOf(first))
  })
  expect(page.current.form.getValues('memo')).toBe('表から')
  const [clash] = page.current.conflict?.clashes ?? []
  expect(clash).toEqual({ path: 'memo', from: '', to: '裏口から' })
  await act(async () => {
    if (clash) page.current.takeOther(clash)
  })
  expect(page.current.form.getValues('memo')).toBe('裏口から')
})

test('同じ版の下書きは、何も言わずに戻る', async () => {
  const page = open(first)
  await act(async () => {
    page.current.draftForm.takeDraft?.({ ...valuesOf(first), memo: '表から' }, valuesOf(first))
  })
  expect([page.current.form.getValues('memo'), page.current.conflict]).toEqual([
    '表から',
    undefined,
  ])
})

test('ほかの画面から戻った入力も、その間に変わった版の上に重ねる', () => {
  const page = open(second, {
    values: { ...valuesOf(first), place: { city: '港区', line: '1-1' } },
    base: valuesOf(first),
  })
  expect(page.current.form.getValues()).toEqual({
    name: '渋谷店',
    memo: '裏口から',
    place: { city: '港区', line: '2-2' },
  })
  expect(page.current.conflict?.changes.map(({ path }) => path)).toEqual(['memo', 'place.line'])
})

test('フォームの外で断られた保存も、同じ知らせになる', async () => {
  const page = open(first)
  await act(() => page.current.refuse(new ApiError(409, 'stale', ['林さんが先に更新しました。'])))
  expect(page.current.conflict).toMatchObject({
    kind: 'stale',
    messages: ['林さんが先に更新しました。'],
    changes: [{ path: 'memo' }, { path: 'place.line' }],
  })
  const other = new ApiError(409, 'conflict', ['できません。'])
  await expect(page.current.refuse(other)).rejects.toBe(other)
})
