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
beforeEach(() => {
  useFakeTimers()
  picked.mockClear()
  failed.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})
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
export const box = () => screen.getByRole('textbox', { name: '勤務日' })
export const calendar = () => screen.findByRole('dialog', { name: '日付を選ぶ' })
export async function open(props: Rest & { initial?: Date | null } = {}) {
  render(<Sample {...props} />)
  await user.click(box())
  await waitFor(() => {
    expect(box().closest('.react-datepicker-wrapper')).not.toBeNull()
  })
  const dialog = await (props.grain === 'time'
    ? screen.findByRole('dialog', { name: '時刻を選ぶ' })
    : calendar())
  // Its place is computed in some turns more.
  await act(() => flushPromises())
  return dialog
}
export const day = (label: string) => screen.getByRole('gridcell', { name: label })
export const lastError = () => failed.mock.lastCall?.[0]
