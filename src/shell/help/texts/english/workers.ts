import type { HelpScreen } from '@/shell/help/helpScreens'
import type { HelpText } from '@/shell/help/helpText'

/** Screens of workers. */
export const workerTexts = {
  reviews: {
    title: 'Reviews of workers',
    purpose:
      'Give Good or Bad to people who have worked. Good means please come again, Bad means something should improve.',
    first: [
      'Choose Good or Bad. For Bad, choose the reasons too.',
      'The worker reads your comment. Do not write names or telephone numbers.',
      'Send it before the due date (期限).',
    ],
    buttons: [
      {
        label: '評価を送る',
        does: 'Send the reviews that you have chosen. You confirm them once more.',
        cost: 'Costs nothing. A Bad also counts when the worker looks for other work.',
      },
      {
        label: '理由・コメントを書く',
        does: 'Write the reasons for a Bad and a comment to the worker.',
      },
      {
        label: 'このワーカーをブロックする',
        does: 'Block, found under グループ・認定・ブロック: this worker no longer sees the postings of your store and is not told.',
      },
    ],
  },
  chatRoom: {
    title: 'Messages',
    purpose: 'The conversation with one worker. All staff of the store share it.',
    first: [
      'Check the day and time of the shift at the top.',
      'Write, then press 「送信」. 「既読」 appears when the worker has read it.',
      'Telephone numbers, LINE and other contacts outside this service cannot be sent.',
    ],
    buttons: [
      {
        label: '送信',
        does: 'Send the message.',
        cost: 'A sent message cannot be taken back.',
      },
      {
        label: '定型文',
        does: 'Choose a prepared text. You can change it before you send it.',
      },
      {
        label: '協議を始める',
        does: 'Start a talk, found in the menu 「⋯」: records that you and the worker are settling a problem with a shift.',
        cost: 'Costs nothing. The match stays as it is.',
      },
    ],
  },
  salaryLimit: {
    title: 'Pay limits',
    purpose:
      'How close workers are to the monthly and yearly pay limits. The year runs from December 1 to November 30.',
    first: [
      'Look at the people who are near a limit. Whoever has reached it cannot apply.',
      'The yearly limit does not apply to workers who have submitted their My Number. The monthly limit does.',
    ],
    buttons: [
      {
        label: '依頼する',
        does: 'Ask the selected people for their My Number. You confirm it in the next dialog.',
        cost: 'Costs nothing. Workers submit the number through the app: never ask for it by a message or on paper.',
      },
    ],
  },
  matchChecks: {
    title: 'Match check',
    purpose:
      'Finds early whether somebody who will work lacks a qualification or has not answered your questions.',
    first: [
      'Read what is missing.',
      'First press 「お願いする」 and let the worker send answers or documents.',
      'Decide earlier than 24 hours before the start. After that a leave allowance (休業手当) may be due.',
    ],
    buttons: [
      {
        label: 'お願いする',
        does: 'Ask: sends the worker a message.',
        cost: 'Costs nothing.',
      },
      {
        label: '確認済みにする',
        does: 'Mark as checked: you let the worker come as things are. Your name is recorded. The match is listed again when there is a new problem.',
        cost: 'Only the usual pay for the work. You can undo it.',
      },
      {
        label: '理由を選ぶ',
        does: 'Choose a reason: opens the page for cancelling a match. Nothing is cancelled yet.',
        cost: 'The amount beside it is the leave allowance for that reason.',
      },
    ],
  },
} as const satisfies Partial<Record<HelpScreen, HelpText>>
