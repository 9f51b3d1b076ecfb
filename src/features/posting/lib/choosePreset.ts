import type { GroupList } from '@/contracts/groups/schemas'
import { ladderOfPreset, type LadderPreset } from '@/domain/offerings/ladder'
import type { PostingForm } from './postingFields'

/** Sets the plan of a preset, and the first group of the store where none is chosen: a preset needs no further press. */
export function choosePreset(
  form: PostingForm,
  preset: LadderPreset,
  groupList: GroupList['items'] | undefined,
) {
  const firstGroup = groupList?.find(({ usersCount }) => usersCount > 0) ?? groupList?.[0]
  form.setValue('ladder', ladderOfPreset(preset, firstGroup !== undefined), { shouldDirty: true })
  if (firstGroup && form.getValues('groupIds').length === 0)
    form.setValue('groupIds', [firstGroup.id], { shouldDirty: true })
}
