import * as z from 'zod/mini'
import { AutoSetting, GroupCreate } from '@/contracts/groups/schemas'
import { groupLimits } from '@/domain/workers/groups'
import { wordsOf } from './lib/groupValues'

const { keywords: mostKeywords } = groupLimits
/** The limit of the contract (`AutoSetting`). */
const LONGEST_KEYWORD = 30
const Values = z.object({
  name: GroupCreate.shape.name,
  description: GroupCreate.shape.description,
  enabled: z.boolean(),
  keywords: z.string().check(
    z.refine(
      (text) => wordsOf(text).length <= mostKeywords,
      `キーワードは${mostKeywords}個までです。`,
    ),
    z.refine(
      (text) => wordsOf(text).every((word) => [...word].length <= LONGEST_KEYWORD),
      `キーワードは1つ${LONGEST_KEYWORD}文字以内で入力してください。`,
    ),
  ),
  requiredWorkedCount: z.pipe(
    z
      .nullable(z.number())
      .check(z.refine((count) => count !== null, '勤務回数を入力してください。')),
    AutoSetting.shape.requiredWorkedCount,
  ),
  onlyTrusted: z.boolean(),
  onlyGood: z.boolean(),
  isForAllStores: z.boolean(),
  sharedClientIds: z.array(z.number()),
})
export default Values.check(
  z.refine(({ isForAllStores, sharedClientIds }) => isForAllStores || sharedClientIds.length > 0, {
    path: ['sharedClientIds'],
    error: '使える店舗を1つ以上選んでください。',
  }),
)
