import type { minimumWages } from '@/contracts/minimumWages'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `minimumWages`. */
export const minimumWagesReference: ReferenceOf<typeof minimumWages> = {
  below: {
    summary: '最低賃金を下回る求人とひな形',
    description:
      'What pays less than the minimum wage of its own day, in all stores of the company.',
  },
  raise: {
    summary: '最低賃金までの引き上げ',
    description:
      'Raises all that `minimumWages.below` lists. 409 `changed` when that is not what the caller confirmed.',
  },
}
