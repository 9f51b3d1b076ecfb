import type { Experience, KnownExperiences } from '@/contracts/workers/schemas'

/** 「レジ 3回」: an experience of a worker and how often they had it. */
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
/** The maximum number of other experiences shown beside the searched one. */
const MAX_OTHERS = 2
/** The searched experience of a worker, followed by the most frequent others of its kind. */
export const experiencesFrom = (
  { experiences }: { experiences: readonly Experience[] },
  { kind, id }: SearchedExperience,
): Experience[] => {
  const ofKind = experiences.filter((experience) => experience.kind === kind)
  const searched = ofKind.filter((experience) => experience.id === id)
  const others = ofKind.filter((experience) => experience.id !== id)
  return [...searched, ...others.slice(0, MAX_OTHERS)]
}
