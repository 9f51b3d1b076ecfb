import type { myNumber } from '@/contracts/myNumber'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `myNumber`. */
export const myNumberReference: ReferenceOf<typeof myNumber> = {
  contract: {
    summary: 'マイナンバー取扱いの契約',
    description: 'Whether the store may ask for individual numbers.',
  },
  users: {
    summary: 'マイナンバー提供依頼の一覧',
    description: 'Pay limits of workers and the state of their requests; never a number.',
  },
  request: {
    summary: 'マイナンバーの提供依頼',
    description:
      'Handled for each worker separately: the answer has the reason for those who cannot be asked.',
  },
  requestableYearlySalary: {
    summary: '提供を依頼できる年収',
    description: 'The yearly pay in yen from which the number can be requested.',
  },
}
