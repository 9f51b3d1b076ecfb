import type { HelpScreen } from '@/shell/help/helpScreens'
import type { HelpText } from '@/shell/help/helpText'

/** Screens of head office. */
export const companyTexts = {
  companyClients: {
    title: 'Stores',
    purpose:
      'How all stores are doing today: how many people are working, what has to be done, and what it costs.',
    first: [
      'Begin with the stores that have the most to do (対応すること).',
      'Press the name of a store to open its details.',
      'Look for days with too few people in the fill rates of 14 days (14日間の充足率).',
    ],
    buttons: [
      { label: '店舗を追加', does: 'Add a new store.' },
      { label: '依頼を確認する', does: 'See the stores that ask for a larger budget.' },
    ],
  },
  companyCorrections: {
    title: 'Time corrections',
    purpose:
      'Requests from the workers of all stores to correct their times. Those that match the QR records can be approved together.',
    first: [
      'Begin with the earliest due date (期限). A request without an answer is approved automatically.',
      'Select the requests that are right.',
      'For one that cannot be selected, press the name and answer on the page of the store.',
    ],
    buttons: [
      {
        label: '件を承認する',
        does: 'Approve all selected requests.',
        cost: 'You pay the wages as requested. An approval cannot be undone.',
      },
    ],
  },
  companyReviews: {
    title: 'Reviews of workers',
    purpose: 'Review the people who have worked at any of your stores.',
    first: [
      'Begin with the earliest due date (期限).',
      'Select the people with whom there was no problem.',
      'For a Bad, press the name and write it on the page of the store.',
    ],
    buttons: [
      {
        label: '名にGoodを送る',
        does: 'Send Good to everybody selected.',
        cost: 'Costs nothing. It cannot be changed afterwards.',
      },
    ],
  },
  companyStatements: {
    title: 'Statements',
    purpose: 'What you are billed each month, and for what.',
    first: [
      'Look at the amount at the top and its due date (お支払い期限).',
      'The amount of a month may change until it is confirmed (確定).',
      'Press a month to see the amounts of each store.',
    ],
    buttons: [
      { label: '請求書PDF', does: 'Save the invoice of a confirmed month.' },
      { label: '明細を見る', does: 'See wages, transport and fees of the month.' },
    ],
  },
  recordArchives: {
    title: 'Records vault',
    purpose: 'Puts the records of a year that the law requires you to keep into one file.',
    first: [
      'Choose the period, the stores and the kinds of records.',
      'An e-mail tells you when the file is ready. It can be saved for 7 days.',
    ],
    buttons: [
      {
        label: '1年分の帳票を作成する',
        does: 'Put the chosen records into one ZIP file.',
        cost: 'It contains names and dates of birth. Keep it where only people with the right to see it can open it.',
      },
    ],
  },
} satisfies Partial<Record<HelpScreen, HelpText>>
