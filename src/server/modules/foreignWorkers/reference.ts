import type { foreignWorkers } from '@/contracts/foreignWorkers'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `foreignWorkers`. */
export const foreignWorkersReference: ReferenceOf<typeof foreignWorkers> = {
  month: {
    summary: '外国人雇用状況の届出',
    description:
      'Who began and whose employment ended in a month. Without `month`: the present one. Recorded in the audit log.',
  },
  file: {
    summary: '外国人雇用状況の届出のCSV',
    description: 'The same as a file. Recorded in the audit log.',
  },
}
