import type { HelpScreen } from '@/shell/help/helpScreens'
import type { HelpText } from '@/shell/help/helpText'

/** Screens of offerings. */
export const offeringTexts = {
  offerings: {
    title: 'Postings',
    purpose: 'All postings of your store, and how many people have been found for each.',
    first: [
      'Choose the list (リスト) or the calendar (カレンダー).',
      'Look for postings with free seats and press one to open it.',
    ],
    buttons: [
      {
        label: '募集する',
        does: 'Post a job: choose a template and make a new posting.',
        cost: 'Pressing it costs nothing.',
      },
      {
        label: '複数日に募集',
        does: 'Post on several days: the same posting on many dates at once.',
        cost: 'You pay for every day. Check the total before you publish.',
      },
    ],
  },
  newOffering: {
    title: 'New posting',
    purpose: 'Set the day, the times, the number of people and the hourly wage of a posting.',
    first: [
      'Enter the day of work, the times and the break.',
      'Enter the number of people, the hourly wage and the transportation. The wage cannot be below the legal minimum wage.',
      'Choose who can see the posting (だれに見せるか).',
      'Look at the estimated cost (費用の見込み).',
    ],
    buttons: [
      {
        label: '確認へ進む',
        does: 'Go on to the confirmation of contents and cost. Nothing is published yet.',
        cost: 'Costs nothing.',
      },
      {
        label: '下書きを残してやめる',
        does: 'Leave and keep what you have entered as a draft on this device.',
      },
      {
        label: '呼べる人を確かめる',
        does: 'See how many of the workers you know could come at this time.',
      },
    ],
  },
  confirmOffering: {
    title: 'Confirm the posting',
    purpose: 'A last look at the contents and the cost before a posting is published.',
    first: [
      'Read what workers will see (ワーカーに見える内容) and the cost (費用).',
      'Where the labour contract is mentioned, read it and tick the box: it is concluded as soon as a worker applies.',
    ],
    buttons: [
      {
        label: 'この内容で募集を開始する',
        does: 'Publish. A worker may be matched at once.',
        cost: 'You pay the wage, transportation and the service fee for everybody who is matched. Cancelling a match later for reasons of the store may cost a leave allowance (休業手当).',
      },
      {
        label: '修正する',
        does: 'Go back and change it. What you have entered is kept.',
      },
    ],
  },
  offering: {
    title: 'Posting details',
    purpose: 'Everything about one posting: who is matched and how many seats are free.',
    first: [
      'Look at the matched people (マッチング済み).',
      'If somebody has not answered the questions before work (働く前の質問), ask them by a message.',
      'If seats are free, compare the ways to fill them (空きを埋める手だて).',
    ],
    buttons: [
      {
        label: '編集する',
        does: 'Edit the posting.',
        cost: 'Once somebody is matched, the wage and transportation can be raised but never lowered.',
      },
      {
        label: '全員に連絡',
        does: 'Write to all matched people. They do not see who else gets it.',
      },
      {
        label: '募集を締め切る',
        does: 'Close: no more applications. People who are matched work as planned.',
      },
      {
        label: '欠勤を登録する',
        does: 'Record an absence of somebody who did not come, from 30 minutes after the start.',
        cost: 'An absence is not paid. After 24 hours it cannot be undone.',
      },
      {
        label: 'キャンセル申請(店舗の都合)',
        does: 'Start cancelling the shift of a matched worker.',
        cost: 'Later than 24 hours before the start it may cost a leave allowance (休業手当). You see the amount on the next page before you decide.',
      },
    ],
  },
  reject: {
    title: 'Cancel a match',
    purpose:
      'The store cancels the shift of a matched worker. The page works out whether you owe a leave allowance (休業手当), which compensates workers for the lost shift.',
    first: [
      'Choose the true reason.',
      'Look at the judgement (休業手当の判定): it shows what you would pay.',
      'Consider first whether you can agree on another time or other work.',
      'Check the message that the worker will get.',
    ],
    buttons: [
      {
        label: 'キャンセルする',
        does: 'The last button: the contract ends and the worker is told at once. The worker gets no penalty.',
        cost: 'You pay the leave allowance that is shown. It cannot be undone.',
      },
      {
        label: 'キャンセルを申請する',
        does: 'Request: shown for reasons that you have to prove with photos or documents. The operator examines them before anything ends.',
        cost: 'If it is refused, the shift goes on, or you pay 100 % of wage and transportation as a leave allowance.',
      },
      {
        label: 'メッセージを送る',
        does: 'Ask the worker whether time or work can be changed. Nothing is cancelled.',
        cost: 'Costs nothing.',
      },
      { label: 'やめる', does: 'Leave without doing anything.' },
    ],
  },
} as const satisfies Partial<Record<HelpScreen, HelpText>>
