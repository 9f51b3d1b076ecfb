import * as z from 'zod/mini'
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from '@/contracts/groups/enums'
import { AutoSetting, GroupCreate } from '@/contracts/groups/schemas'
import { wordsOf } from './lib/groupValues'

/** The form values of a group. */
const Values = z.object({
  name: GroupCreate.shape.name,
  description: GroupCreate.shape.description,
  enabled: z.boolean(),
  keywords: z.string().check(
    z.refine(
      (text) => wordsOf(text).length <= MAX_KEYWORDS,
      `キーワードは${MAX_KEYWORDS}個までです。`,
    ),
    z.refine(
      (text) => wordsOf(text).every((word) => [...word].length <= MAX_KEYWORD_LENGTH),
      `キーワードは1つ${MAX_KEYWORD_LENGTH}文字以内で入力してください。`,
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
