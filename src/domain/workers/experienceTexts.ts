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
