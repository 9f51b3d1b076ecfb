import type { Experience, KnownExperiences } from '@/contracts/workers/schemas'

/** 「レジ 3回」: what a worker has done at a store, and how often. */
export const experienceText = ({ name, count }: Pick<Experience, 'name' | 'count'>) =>
  `${name} ${count}回`

/** 「レジ(次回も頼みたい業務) 4名」: an experience to search by. */
export const knownExperienceText = ({
  kind,
  name,
  workerCount,
}: KnownExperiences['items'][number]) =>
  `${name}${kind === 'position' ? '(次回も頼みたい業務)' : ''} ${workerCount}名`

export type SearchedExperience = Pick<Experience, 'kind' | 'id'>
/** How many of the same kind stand beside the experience that was searched for. */
const MAX_OTHERS = 2
/** The experience of a worker that was searched for, and the most frequent others of its kind. */
export const experiencesFrom = (
  { experiences }: { experiences: readonly Experience[] },
  { kind, id }: SearchedExperience,
): Experience[] => {
  const ofKind = experiences.filter((experience) => experience.kind === kind)
  const searched = ofKind.filter((experience) => experience.id === id)
  const others = ofKind.filter((experience) => experience.id !== id)
  return [...searched, ...others.slice(0, MAX_OTHERS)]
}
