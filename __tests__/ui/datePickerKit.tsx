import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { dayOfPicked } from '@/lib/date'
import type { DateInputError } from '@/ui/dates/DateInputError'
import { DatePicker } from '@/ui/dates/DatePicker'
import type { DatePickerProps } from '@/ui/dates/datePickerProps'
import { timeOfPicked } from '@/ui/dates/dateText'
import { useFakeTimers, userOnFakeTimers as user } from '@tests/kit/time'
import { flushPromises } from '@tests/kit/waiting'

export type Rest = Omit<Partial<DatePickerProps>, 'value' | 'onChange'>
export const picked = jest.fn<undefined, [string | null]>()
export const failed = jest.fn<undefined, [DateInputError | undefined]>()
/** Importing this file freezes the clock of each test. */
beforeEach(() => {
  useFakeTimers()
  picked.mockClear()
  failed.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})
/** Renders a date picker with its label. It reports to `picked` and `failed`. */
export function Sample({ initial = null, ...rest }: Rest & { initial?: Date | null }) {
  const [value, setValue] = useState<Date | null>(initial)
  return (
    <>
      <label htmlFor='d'>勤務日</label>
      <DatePicker
        id='d'
        name='d'
        {...rest}
        value={value}
        onError={failed}
        onChange={(next) => {
          setValue(next)
          picked(next && (rest.grain === 'time' ? timeOfPicked(next) : dayOfPicked(next)))
        }}
      />
      <button type='button'>次へ</button>
    </>
  )
}
/** Returns the input of the date picker. */
export const box = () => screen.getByRole('textbox', { name: '勤務日' })
/** Waits for the code of a calendar and for its position, which is computed some turns of the event loop later. */
async function placed(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await act(() => flushPromises())
  return dialog
}
/** Returns the open calendar. */
export const calendar = () => placed('日付を選ぶ')
/** Renders a date picker and opens its calendar. */
export async function open(props: Rest & { initial?: Date | null } = {}) {
  render(<Sample {...props} />)
  await user.click(box())
  await waitFor(() => {
    expect(box().closest('.react-datepicker-wrapper')).not.toBeNull()
  })
  return props.grain === 'time' ? placed('時刻を選ぶ') : calendar()
}
/** Returns a day of the open calendar by its accessible name. */
export const day = (label: string) => screen.getByRole('gridcell', { name: label })
/** Returns the last error that the picker reported. */
export const lastError = () => failed.mock.lastCall?.[0]
