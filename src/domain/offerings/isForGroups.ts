import type { OfferingInput } from '@/contracts/offerings/schemas'

/** Whether an offering is shown to groups: by its scope, or by a step of its ladder. */
export const isForGroups = ({ scope, ladder }: Pick<OfferingInput, 'scope' | 'ladder'>) =>
  scope === 'group' || (ladder ?? []).some((rung) => rung.scope === 'group')
