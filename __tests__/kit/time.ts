import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushPromises } from './waiting'

const ANSWERED_TURNS = 3

/** Fakes timers only; promises run as usual. */
export const useFakeTimers = () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
}
const timersLeftReal = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const
/** Freezes the browser's date until `jest.useRealTimers()`. Timers keep running. */
export const freezeDate = (now: Date) => {
  jest.useFakeTimers({ now, doNotFake: [...timersLeftReal] })
}
/** Advances fake timers by milliseconds; pending calls are answered before and after. */
export const advanceTime = (ms: number) =>
  act(async () => {
    await flushPromises(ANSWERED_TURNS)
    await jest.advanceTimersByTimeAsync(ms)
    await flushPromises(ANSWERED_TURNS)
  })
/** Clicks and types without pauses, which would never end while timers are fake. */
export const userOnFakeTimers = userEvent.setup({ delay: null })
