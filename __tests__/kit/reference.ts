import type { ReferenceOf } from '@/server/http/reference'

/** Returns texts for the calls of a contract that exists in a test only. */
export const referenceFor = <T extends object>(contract: T): ReferenceOf<T> =>
  Object.fromEntries(
    Object.keys(contract).map((key) => [key, { summary: 'テスト', description: 'Of a test.' }]),
  ) as ReferenceOf<T>
