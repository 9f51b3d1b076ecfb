import * as z from 'zod/mini'
import { EarlyRelease } from '@/contracts/matchings/schemas'

const { reason, note, agreed } = EarlyRelease.shape

/** `wish`: who wants the shift to end. Only the store's wish is an early release. */
export default z
  .object({
    wish: z
      .enum(['store', 'worker'])
      .check(z.refine((wish) => wish === 'store', '店舗の都合のときだけ、早上がりにできます。')),
    reason,
    note,
    agreed,
  })
  .check(
    z.refine((value) => value.reason !== 'other' || value.note.length > 0, {
      error: '店舗の都合の内容を入力してください。',
      path: ['note'],
    }),
  )
