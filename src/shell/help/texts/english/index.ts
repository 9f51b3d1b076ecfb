import type { HelpHeadings, HelpTexts } from '@/shell/help/helpText'
import { companyTexts } from './company'
import { dayTexts } from './day'
import { offeringTexts } from './offerings'
import { storeTexts } from './store'
import { workerTexts } from './workers'

export const englishHeadings: HelpHeadings = {
  first: 'What to do first',
  buttons: 'Main buttons',
  cost: 'Cost or caution:',
}
export const englishTexts: HelpTexts = {
  ...dayTexts,
  ...offeringTexts,
  ...workerTexts,
  ...storeTexts,
  ...companyTexts,
}
