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
/** What a worker has done, the experience that was searched for first. */
export const experiencesFrom = (
  { experiences }: { experiences: readonly Experience[] },
  { kind, id }: SearchedExperience,
): Experience[] => {
  const isSearched = (one: Experience) => one.kind === kind && one.id === id
  return [...experiences.filter(isSearched), ...experiences.filter((one) => !isSearched(one))]
}
