import type { HelpScreen } from '@/shell/help/helpScreens'
import type { HelpText } from '@/shell/help/helpText'

/** Screens of graduates and long-term candidates, and of the data of the store. */
export const storeTexts = {
  graduates: {
    title: 'Graduates (卒業ワーカー)',
    purpose:
      'People who used to be on your staff, or whom your store has hired directly. You can post jobs that only they see.',
    first: [
      'Press 「人を追加」 and choose people who have worked here. You can also invite somebody by a QR code.',
      'Press 「全員に求人を送る」 to post a shift for these people alone.',
    ],
    buttons: [
      {
        label: '全員に求人を送る',
        does: 'Make a posting that all graduates see. The next screens show their names and the cost before you publish.',
        cost: 'When somebody is matched, you pay the wage and the fee. Cancelling a match can cost a leave allowance (休業手当).',
      },
      { label: '人を追加', does: 'Add people who have worked here to the list.' },
      {
        label: '登録を解除する',
        does: 'Take somebody off the list. The button is under 「⋯」. Shifts and reviews stay.',
      },
    ],
  },
  longTermJobs: {
    title: 'Long-term jobs (長期採用)',
    purpose: 'Talk to workers who want a long-term job here, and decide whom to hire.',
    first: [
      'Press the name of somebody in the list and see the days and hours they want.',
      'Talk by message.',
      'Update the status of the selection as you go.',
    ],
    buttons: [
      { label: '連絡中にする', does: 'Record that you are in contact. The worker is not told.' },
      { label: '面接にする', does: 'Record that there is an interview. The worker is not told.' },
      {
        label: '採用へ進む',
        does: 'Enter the first day of work and record that you are hiring the worker, who is told.',
      },
      {
        label: '見送りにする',
        does: 'Tell the worker that you are not hiring them this time.',
        cost: 'Only an administrator of the company can undo this.',
      },
    ],
  },
  clientReviews: {
    title: 'Reviews of your store',
    purpose: 'What people who worked here say about your store.',
    first: [
      'Read the Bad ones first, and think about what you can change.',
      'Write a reply and send it. The worker reads it.',
    ],
    buttons: [
      {
        label: '返信の文案を入れる',
        does: 'Insert a draft of the reply. Replace what is in 【】 with your own words.',
      },
    ],
  },
  chatTexts: {
    title: 'Prepared texts (定型文)',
    purpose: 'Texts that you often send. You can choose them when you write a message.',
    first: [
      'Press 「定型文を追加する」.',
      'Write a title and the text. The buttons insert fields for names and dates, which are filled in for each reader.',
      'See how it looks under 「表示の例」, then save.',
    ],
    buttons: [
      { label: '定型文を追加する', does: 'Make a new text. All staff of the store can use it.' },
      {
        label: '定型文を保存する',
        does: 'Keep what you wrote. Messages that were sent do not change.',
      },
    ],
  },
  closingDays: {
    title: 'Closing days (定休日)',
    purpose: 'The days on which your store is closed. Calendars show them hatched.',
    first: [
      'Add weekly closing days under 「決まった休み」.',
      'Add single days under 「臨時の休み」.',
      'Postings that are already on a closing day are listed below. Open them and check.',
    ],
    buttons: [
      {
        label: '休みの日を足す',
        does: 'Enter a closing day.',
        cost: 'No posting is cancelled by this. Cancelling a match can cost a leave allowance (休業手当).',
      },
    ],
  },
  clientDetail: {
    title: 'About the store (店舗情報)',
    purpose:
      'See and change the address, telephone number and more of your store. Workers see a part of it.',
    first: ['Look for 「未登録」 and 「未確認」.', 'Press 「編集する」 to change them.'],
    buttons: [
      {
        label: '編集する',
        does: 'Change address, telephone number, meeting place and more. What you have posted does not change.',
      },
      {
        label: '電話番号の確認',
        does: 'You get a code by SMS or call. Enter it to show that the number is right.',
      },
    ],
  },
} as const satisfies Partial<Record<HelpScreen, HelpText>>
