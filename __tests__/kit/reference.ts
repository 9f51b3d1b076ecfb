import type { ReferenceOf } from '@/server/http/reference'

/** Texts for the calls of a contract that only a test has. */
export const referenceFor = <T extends object>(contract: T): ReferenceOf<T> =>
  Object.fromEntries(
    Object.keys(contract).map((key) => [key, { summary: 'テスト', description: 'Of a test.' }]),
  ) as ReferenceOf<T>
