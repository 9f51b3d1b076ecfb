import type { longTermJobs } from '@/contracts/longTermJobs'
import type * as schemas from '@/contracts/longTermJobs/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `longTermJobs`. */
export const longTermJobsReference: ReferenceOf<typeof longTermJobs> = {
  available: {
    summary: '長期採用の利用',
    description: 'Whether a job is offered, and what hiring costs by contract.',
  },
  jobs: {
    summary: '長期採用の仕事の一覧',
    description: 'Offerings that offer long-term employment.',
  },
  job: {
    summary: '長期採用の仕事',
    description: 'One job for which the store looks for long-term staff.',
  },
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
    description:
      'Moves the selection of a worker who wishes to work here, or writes its note. 409 for a step back, which only a company administrator may make.',
  },
}

/** The fields of `longTermJobs` except those in `sharedFields`. */
export const longTermJobsFields: FieldTexts<typeof schemas> = {
  applicationCount: ['応募の件数', 'Applications to the job.'],
  area: ['働きたい場所', 'Where the worker wishes to work, in their words.'],
  band: ['時間帯', 'Part of the day, by the hour at which a shift starts.'],
  belowMinimum: [
    '下回っている最低賃金',
    'The minimum wage of today, if the lowest wage of the job is below it; otherwise null.',
  ],
  candidacies: ['長期採用の候補', 'Applications and wishes of the worker.'],
  changedAt: ['変えた日時', 'When the selection was changed.'],
  changedByName: ['変えた人', 'Name of the person who changed the selection; null: the worker.'],
  daysPerWeek: ['週の日数', 'Days a week; null: not decided.'],
  directHireFeeFree: [
    '採用の手数料',
    'true: by the contract of the company, hiring a worker costs no fee.',
  ],
  employment: ['採用の内容', 'Start and kind of the employment; null: not hired.'],
  hardToFillSlots: [
    '埋まりにくい時間帯',
    'Parts of the week that did not fill in the last 56 days.',
  ],
  hiredCount: ['採用の人数', 'Applicants to the job who were hired.'],
  history: ['選考の経過', 'Changes of the selection, the oldest first.'],
  isEndedByHire: [
    '採用による終了',
    'Ended because the store hired the worker in another selection.',
  ],
  job: ['応募した求人', 'The offering of the application; null: a wish without one.'],
  'LongTermCandidate.level': ['希望の強さ', 'How much the worker wishes to be employed here.'],
  'LongTermJob.weekday': ['曜日', 'Day of the week, 0 is Sunday.'],
  'LongTermSelectionChange.employment': [
    '採用の内容',
    'Required for `hired`, and refused otherwise.',
  ],
  'LongTermUser.weekday': ['曜日', 'Day of the week, 0 is Sunday.'],
  'LongTermWishes.answer': ['希望', '`ask`: possible, but to be talked about.'],
  'LongTermWishes.weekday': ['曜日', 'Day of the week, 0 is Sunday.'],
  maxYen: ['時給の上', 'Yen an hour, the highest of the last 90 days.'],
  minYen: ['時給の下', 'Yen an hour, the lowest of the last 90 days.'],
  preferenceCount: [
    '働きたい人の人数',
    'Workers who have worked in the job and wish to be employed.',
  ],
  registersGraduate: ['卒業ワーカーの登録', 'true: the worker becomes a graduate of the store.'],
  selection: ['選考状況', 'The state of the selection of the candidate.'],
  slots: ['時間帯', 'Parts of the week.'],
  startOn: ['入社日', 'First day of the employment.'],
  unselectedCount: ['未対応の人数', 'Candidates of the job whom nobody has answered.'],
  wage: ['時給', 'Range of the offerings of the last 90 days; null: there was none.'],
  wishes: ['希望', 'When and where the worker would work.'],
}
