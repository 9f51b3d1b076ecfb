import type { HelpScreen } from '@/shell/help/helpScreens'
import type { HelpText } from '@/shell/help/helpText'

/** Screens of the day of a shift. */
export const dayTexts = {
  home: {
    title: 'Home',
    purpose:
      'Who comes today and tomorrow, and at what time. What your store still has to do is listed here too.',
    first: [
      'Look at the list of people who come: names and times.',
      'A person who has not arrived after the start is highlighted. Press 「対応する」 there.',
      'Work through the to-do list (やること) from the top.',
    ],
    buttons: [
      {
        label: '対応する',
        does: 'Deal with: call or message somebody who has not arrived. From 30 minutes after the start you can record an absence here.',
        cost: 'An absence is not paid. After 24 hours it cannot be undone.',
      },
      {
        label: '早上がりにする',
        does: 'Early release: lets a worker leave before the planned end because the store does not need them any longer.',
        cost: 'You pay the full wage up to the planned end.',
      },
      {
        label: '募集する',
        does: 'Post a job: starts a new posting from one of your templates.',
        cost: 'Pressing it costs nothing. A page with the cost comes before anything is published.',
      },
      {
        label: '受け入れシート',
        does: 'Reception sheet: prints the list of people who come on this day.',
      },
      {
        label: 'QRを表示',
        does: 'Show the QR codes that workers scan when they arrive and leave.',
      },
    ],
  },
  attendances: {
    title: 'Check-in and check-out',
    purpose: 'Records when workers arrive and leave, by QR codes.',
    first: [
      'Show this screen to the workers, or print the poster and put it up.',
      'Workers scan the check-in code (チェックイン) when they arrive and the check-out code (チェックアウト) when they have finished.',
      'If scanning fails, ask the worker to send a correction request (修正依頼) from the app. They are paid for the time that they worked.',
    ],
    buttons: [
      {
        label: 'ポスターを印刷',
        does: 'Print the poster with the QR codes. The codes on the screen change about every minute, those on paper do not.',
      },
      {
        label: 'QRを更新',
        does: 'Renew the codes on paper, for example when a stranger has taken a picture of them.',
        cost: 'The poster on your wall stops working at once. Print the new one and replace it.',
      },
    ],
  },
  roster: {
    title: 'Roster',
    purpose: 'Who comes on a day, as a table that you can print or save for Excel.',
    first: [
      'Choose the day.',
      'Check that the columns you need are there. If not, add them with 「項目の設定」.',
    ],
    buttons: [
      {
        label: '印刷',
        does: 'Print the roster of the day. Telephone numbers and photos are not printed.',
        cost: 'It is personal data: shred the paper after use.',
      },
      {
        label: 'Excelで保存',
        does: 'Save the roster of the day as an Excel file.',
        cost: 'It is personal data: do not pass it on.',
      },
      {
        label: '外国人雇用の届出',
        does: 'Notification of foreign workers: first and last days of work of people with a residence card, for your notification to Hello Work.',
      },
      {
        label: '項目の設定',
        does: 'Choose the columns of the roster and their order.',
      },
    ],
  },
  corrections: {
    title: 'Correction requests',
    purpose:
      'Workers ask you here to correct their working times: after coming late, overtime, or when scanning failed.',
    first: [
      'Compare the planned time (予定), the recorded time (記録) and the requested time (申請).',
      'Answer before the due time (期限). Without an answer the request is approved automatically.',
      'Only a store manager can answer a request that differs from the plan by more than 60 minutes.',
    ],
    buttons: [
      {
        label: '承認する',
        does: 'Approve: the times become as requested. You confirm the pay once more after pressing it.',
        cost: 'You pay the amount shown as 確定する報酬. It cannot be undone.',
      },
      {
        label: '差し戻す',
        does: 'Send back: say why the times are wrong. You can propose the times that you think are right.',
        cost: 'The worker reads your reason. Time that was worked must always be paid.',
      },
      {
        label: 'CSVで保存',
        does: 'Save the list that you see as a file.',
      },
    ],
  },
} as const satisfies Partial<Record<HelpScreen, HelpText>>
