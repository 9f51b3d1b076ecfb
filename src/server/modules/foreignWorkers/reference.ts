import type { foreignWorkers } from '@/contracts/foreignWorkers'
import type * as schemas from '@/contracts/foreignWorkers/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `foreignWorkers`. */
export const foreignWorkersReference: ReferenceOf<typeof foreignWorkers> = {
  month: {
    summary: '外国人雇用状況の届出',
    description:
      'Foreign workers whose employment began or ended in a month. Without `month`: the current one. Recorded in the audit log.',
  },
  file: {
    summary: '外国人雇用状況の届出のCSV',
    description: 'The same as a file. Recorded in the audit log.',
  },
}

/** The fields of `foreignWorkers` except those in `sharedFields`. */
export const foreignWorkersFields: FieldTexts<typeof schemas> = {
  birthOn: ['生年月日', 'Day of birth.'],
  cardNumber: ['在留カード番号', 'Number of the residence card.'],
  employments: ['雇用', 'Employments that began or ended in the month.'],
  endedOn: ['離職日', 'Day on which the employment ended; null: another month, or to come.'],
  extraPermission: ['資格外活動許可', 'What the back of the residence card says.'],
  'ForeignWorkers.dueOn': ['届出の期限', 'Last day for the notification.'],
  nationality: ['国籍・地域', 'What the residence card says.'],
  residenceStatus: ['在留資格', 'What the residence card says.'],
  startedOn: ['雇入日', 'Day on which the employment began; null: another month.'],
}
