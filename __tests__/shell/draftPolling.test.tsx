import { act, renderHook } from '@testing-library/react'
import { useAiDraft } from '@/features/offers/hooks/useAiDraft'
import { mockApi } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

const JOBS = '/clients/11/offers/ai_suggestion/jobs'
const INPUT = {
  masterCompanyOccupationId: 1,
  keywords: [],
  tone: 'standard',
  industryNote: '',
} as const
const refusal = { code: 'too_many', messages: ['時間をおいてください。'] }

beforeEach(useFakeTimers)
afterEach(() => {
  jest.useRealTimers()
})

test('文案を待つ読み取りが多すぎると断られたら、答えにある時間だけ待って読み直す', async () => {
  let answer: [number, object, Record<string, string>?] = [429, refusal, { 'Retry-After': '7' }]
  const api = mockApi({
    [`POST ${JOBS}`]: () => [200, { id: 1, status: 'queued' }],
    [`GET ${JOBS}/1`]: () => answer,
  })
  const { result } = renderHook(() => useAiDraft('11'))
  act(() => void result.current.start({ ...INPUT, keywords: [] }))
  await advanceTime(2500)
  expect([api.count(`GET ${JOBS}/1`), result.current.state.kind]).toEqual([1, 'waiting'])
  answer = [200, { id: 1, status: 'succeeded', result: {}, note: '' }]
  await advanceTime(5000)
  expect(api.count(`GET ${JOBS}/1`)).toBe(1)
  await advanceTime(3000)
  expect([api.count(`GET ${JOBS}/1`), result.current.state.kind]).toEqual([2, 'done'])
})
