import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { clearPersonalStorage } from '@/lib/storage/clearPersonalStorage'
import { stored } from '@/lib/storage/storage'
import { dropOtherVersions } from '@/lib/storage/storageCleaning'
import * as values from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'

const NAME = 'spot-shift:v1.0:'
const eleven: [
  string,
  { initial: unknown; get: () => unknown; set: (value: never) => void; reset: () => void },
  unknown,
][] = [
  ['searchClients:company', values.searchClients.of('company'), '渋谷'],
  [
    'flash',
    values.flash,
    { messages: [{ type: 'success', body: ['保存しました。'] }], reload: true },
  ],
  ['showNoteAfterBulkCreateOfferings', values.showNoteAfterBulkCreateOfferings, true],
  ['offeringViewType:11', values.offeringViewType.of('11'), 'calendar'],
  ['developmentFeatureFlags', values.developmentFeatureFlags, ['a']],
  ['minifySidebar', values.minifySidebar, true],
  ['searchAccessibleClients', values.searchAccessibleClients, '食堂'],
  [
    'badgeLimitedRecommendBanner',
    values.badgeLimitedRecommendBanner,
    { closeCount: 2, lastClosedDate: '2026-11-20' },
  ],
  ['currentOfferOrder', values.currentOfferOrder, 'title'],
  [
    'companyIdentificationLastErrorNotificationTime',
    values.companyIdentificationLastErrorNotificationTime,
    1_700_000_000_000,
  ],
  [
    'workerSupporterCandidatesFirstVisitDate',
    values.workerSupporterCandidatesFirstVisitDate,
    '2026-11-20',
  ],
]
const quota = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
afterEach(() => {
  jest.restoreAllMocks()
  eleven.forEach(([, value]) => {
    value.reset()
  })
})

describe.each(eleven)('%s', (key, value, other) => {
  test('保存した値は、プレフィックスと版v1.0の名前で残り、消すと初期値に戻る', () => {
    value.set(other as never)
    expect(JSON.parse(localStorage.getItem(NAME + key) ?? 'null')).toEqual(other)
    expect(value.get()).toEqual(other)
    value.reset()
    expect([localStorage.getItem(NAME + key), value.get()]).toEqual([null, value.initial])
  })
  test('保存場所が禁止されていても、このタブの中では覚えている', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    expect(value.get()).toEqual(value.initial)
    value.set(other as never)
    expect(value.get()).toEqual(other)
    value.reset()
    expect(value.get()).toEqual(value.initial)
  })
  test('保存場所がいっぱいでも、このタブの中では覚えている', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(quota)
    value.set(other as never)
    expect(value.get()).toEqual(other)
  })
  test('壊れた文字列は初期値になる', () => {
    localStorage.setItem(NAME + key, '{"a":')
    expect(value.get()).toEqual(value.initial)
  })
  test('形の違う値は初期値になる', () => {
    localStorage.setItem(NAME + key, '{"messages":[{"type":"loud"}],"closeCount":"x"}')
    expect(value.get()).toEqual(value.initial)
  })
  test('ほかの版の値は読まず、起動のときに消す', () => {
    localStorage.setItem(`spot-shift:v0.9:${key}`, JSON.stringify(other))
    localStorage.setItem(`elsewhere:${key}`, '1')
    expect(value.get()).toEqual(value.initial)
    dropOtherVersions()
    expect([
      localStorage.getItem(`spot-shift:v0.9:${key}`),
      localStorage.getItem(`elsewhere:${key}`),
    ]).toEqual([null, '1'])
  })
})

test('同じ値を読むあいだ、同じオブジェクトを返す', () => {
  values.flash.set({ messages: [], reload: true })
  expect(values.flash.get()).toBe(values.flash.get())
  expect(values.offeringViewType.of('1')).toBe(values.offeringViewType.of('1'))
})

const count = stored('test', 0, (value): value is number => typeof value === 'number')
function Counter() {
  const [value, set, reset] = useStored(count)
  return (
    <>
      <output>{value}</output>
      <button onClick={() => set(value + 1)}>増やす</button>
      <button onClick={reset}>消す</button>
    </>
  )
}
test('画面は初期値で描かれ、載ったときに読み、保存すると変わり、消すと戻り、ほかのタブにも従う', () => {
  count.set(3)
  expect(renderToString(<Counter />)).toContain('<output>0</output>')
  render(<Counter />)
  expect(screen.getByRole('status')).toHaveTextContent('3')
  act(() => screen.getByRole('button', { name: '増やす' }).click())
  expect(screen.getByRole('status')).toHaveTextContent('4')
  localStorage.setItem(`${NAME}test`, '8')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: `${NAME}test` }))
  })
  expect(screen.getByRole('status')).toHaveTextContent('8')
  localStorage.clear()
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(screen.getByRole('status')).toHaveTextContent('0')
  act(() => screen.getByRole('button', { name: '増やす' }).click())
  act(() => screen.getByRole('button', { name: '消す' }).click())
  expect(screen.getByRole('status')).toHaveTextContent('0')
})
test('サインアウトでは、本人の書きかけと検索の言葉だけを忘れる', () => {
  values.drafts.of('1:offer').set({ savedAt: 1, values: { title: '書きかけ' } })
  values.searchAccessibleClients.set('食堂')
  values.minifySidebar.set(true)
  clearPersonalStorage()
  expect([
    values.drafts.of('1:offer').get(),
    values.searchAccessibleClients.get(),
    values.minifySidebar.get(),
  ]).toEqual([null, '', true])
})
