import type { GroupList } from '@/contracts/groups/schemas'
import { ladderOfPreset, type LadderPreset } from '@/domain/offerings/ladder'
import type { OfferingForm } from './offeringFields'

type Groups = GroupList['items'] | undefined
const firstOf = (groupList: Groups) =>
  groupList?.find(({ usersCount }) => usersCount > 0) ?? groupList?.[0]

/** Selects the store's first group with workers if no group is selected. */
export function chooseFirstGroup(form: OfferingForm, groupList: Groups) {
  const firstGroup = firstOf(groupList)
  if (firstGroup && form.getValues('groupIds').length === 0)
    form.setValue('groupIds', [firstGroup.id], { shouldDirty: true, shouldValidate: true })
}

/** Sets the plan of a preset. Also selects a group if none is, so that a preset needs no further input. */
export function choosePreset(form: OfferingForm, preset: LadderPreset, groupList: Groups) {
  // While the groups are loading, one is assumed: every store has the group お気に入り.
  const hasGroup = groupList === undefined || firstOf(groupList) !== undefined
  form.setValue('ladder', ladderOfPreset(preset, hasGroup), { shouldDirty: true })
  chooseFirstGroup(form, groupList)
}
