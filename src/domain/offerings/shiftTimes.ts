import type { OfferingInput } from '@/contracts/offerings/schemas'
import { isDay, shiftOf } from '@/lib/date'

/** Start and end of the shift entered in the form; undefined while day or times are incomplete. */
export const shiftOfInput = ({
  workOn,
  startTime,
  endTime,
}: Pick<OfferingInput, 'workOn' | 'startTime' | 'endTime'>) => {
  const time = /^\d{1,2}:[0-5]\d$/
  return isDay(workOn) && time.test(startTime) && time.test(endTime)
    ? shiftOf(workOn, startTime, endTime)
    : undefined
}
