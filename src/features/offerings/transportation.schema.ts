import * as z from 'zod/mini'

export default z.object({
  transportationYen: z.nullable(z.int()).check(
    z.refine((yen) => yen !== null && yen >= 0, '交通費を入力してください。'),
    z.refine((yen) => yen === null || yen <= 3000, '交通費は3,000円以内で入力してください。'),
  ),
})
