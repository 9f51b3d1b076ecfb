import type { HelpHeadings, HelpTexts } from '@/shell/help/helpText'
import { companyTexts } from './company'
import { dayTexts } from './day'
import { offeringTexts } from './offerings'
import { storeTexts } from './store'
import { workerTexts } from './workers'

export const easyJapaneseHeadings: HelpHeadings = {
  first: 'はじめにすること',
  buttons: 'おもなボタン',
  cost: '{注意|ちゅうい}・お{金|かね}:',
}
export const easyJapaneseTexts: HelpTexts = {
  ...dayTexts,
  ...offeringTexts,
  ...workerTexts,
  ...storeTexts,
  ...companyTexts,
}
