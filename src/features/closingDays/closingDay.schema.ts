import * as z from 'zod/mini'
import { ClosingDayInput } from '@/contracts/closingDays/schemas'
import { cannotSaveClosingDay } from '@/domain/clients/closingDays'

const emptyDay = z.literal('')
/** The form of a closing day, with the rules of the server. `endsOn` is empty without an end. */
export default z
  .extend(ClosingDayInput, {
    endsOn: z.pipe(
      z.union([emptyDay, z.nullable(ClosingDayInput.shape.startsOn)]),
      z.transform((value) => value || null),
    ),
  })
  .check((context) => {
    // 0 closing days: only the server knows how many the store has, and checks their maximum.
    const faults = cannotSaveClosingDay(context.value, 0) ?? {}
    for (const [path, message] of Object.entries(faults))
      context.issues.push({ code: 'custom', input: context.value, path: [path], message })
  })
