import * as z from 'zod/mini'
import { ClosingDayInput } from '@/contracts/closingDays/schemas'
import { cannotSaveClosingDay } from '@/domain/clients/closingDays'

const emptyDay = z.literal('')
/** The form of a closing day. An end that is not needed is empty. The form applies the rules of the server. */
export default z
  .extend(ClosingDayInput, {
    endsOn: z.pipe(
      z.union([emptyDay, z.nullable(ClosingDayInput.shape.startsOn)]),
      z.transform((value) => value || null),
    ),
  })
  .check((context) => {
    const faults = cannotSaveClosingDay(context.value, 0) ?? {}
    for (const [path, message] of Object.entries(faults))
      context.issues.push({ code: 'custom', input: context.value, path: [path], message })
  })
