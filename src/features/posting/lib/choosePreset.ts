import type { GroupList } from '@/contracts/groups/schemas'
import { ladderOfPreset, type LadderPreset } from '@/domain/offerings/ladder'
import type { PostingForm } from './postingFields'

/** Sets the plan of a preset, and the store's first group where none is chosen: a preset needs no further press. */
export function choosePreset(
  form: PostingForm,
  preset: LadderPreset,
  groupList: GroupList['items'] | undefined,
) {
  const firstGroup = groupList?.find(({ usersCount }) => usersCount > 0) ?? groupList?.[0]
  // Until the groups are read the step for them stands: every store has its お気に入り.
  const hasGroup = groupList === undefined || firstGroup !== undefined
  form.setValue('ladder', ladderOfPreset(preset, hasGroup), { shouldDirty: true })
  if (firstGroup && form.getValues('groupIds').length === 0)
    form.setValue('groupIds', [firstGroup.id], { shouldDirty: true })
}
