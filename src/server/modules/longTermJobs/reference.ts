import type { longTermJobs } from '@/contracts/longTermJobs'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `longTermJobs`. */
export const longTermJobsReference: ReferenceOf<typeof longTermJobs> = {
  available: {
    summary: '長期採用の利用',
    description: 'Whether a job is offered, and what hiring costs by contract.',
  },
  jobs: {
    summary: '長期採用の仕事の一覧',
    description: 'Postings that offer long-term employment.',
  },
  job: { summary: '長期採用の仕事', description: 'One of them.' },
  applications: {
    summary: '長期採用の応募の一覧',
    description: 'Workers who applied, the latest first.',
  },
  preferences: {
    summary: '長期採用の希望の一覧',
    description: 'Workers who said that they would like to work here, the latest first.',
  },
  user: {
    summary: '長期採用の候補者',
    description: 'One worker with all applications and wishes at this store.',
  },
  selectApplication: {
    summary: '長期採用の応募の選考',
    description:
      'Moves the selection on, or writes its note. 409 for a step back, which only a company administrator may make.',
  },
  selectPreference: {
    summary: '長期採用の希望の選考',
    description: 'The same for a worker who said a wish.',
  },
}
