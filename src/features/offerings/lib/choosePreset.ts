import type { GroupList } from '@/contracts/groups/schemas'
import { ladderOfPreset, type LadderPreset } from '@/domain/offerings/ladder'
import type { OfferingForm } from './offeringFields'

type Groups = GroupList['items'] | undefined
const firstOf = (groupList: Groups) =>
  groupList?.find(({ usersCount }) => usersCount > 0) ?? groupList?.[0]

/** Chooses the store's first group with workers where none is chosen. */
export function chooseFirstGroup(form: OfferingForm, groupList: Groups) {
  const firstGroup = firstOf(groupList)
  if (firstGroup && form.getValues('groupIds').length === 0)
    form.setValue('groupIds', [firstGroup.id], { shouldDirty: true, shouldValidate: true })
}

/** Sets the plan of a preset, and the store's first group where none is chosen: a preset needs no further selection. */
export function choosePreset(form: OfferingForm, preset: LadderPreset, groupList: Groups) {
  // Until the groups are read, the step for groups is kept: every store has お気に入り.
  const hasGroup = groupList === undefined || firstOf(groupList) !== undefined
  form.setValue('ladder', ladderOfPreset(preset, hasGroup), { shouldDirty: true })
  chooseFirstGroup(form, groupList)
}
