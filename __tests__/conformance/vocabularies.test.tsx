import { readdirSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { bubbleSides } from '@/contracts/chat/enums'
import { stoolInspectionStatuses } from '@/contracts/documents/enums'
import { matchingStatuses } from '@/contracts/matchings/enums'
import { calendarDayStates, offeringStatuses } from '@/contracts/offerings/enums'
import { reviewKinds } from '@/contracts/reviews/enums'
import { membershipTiers } from '@/contracts/workers/enums'
import { Badge, badgeKinds } from '@/ui/feedback/Badge'

test.each<[string, readonly string[], string[]]>([
  ['求人の状態', offeringStatuses, ['unpublished', 'published', 'matching', 'working', 'finished']],
  [
    'マッチングの状態',
    matchingStatuses,
    ['established', 'cancel', 'rejected', 'absence', 'late', 'worked'],
  ],
  ['検便の状態', stoolInspectionStatuses, ['notRequested', 'pending', 'available']],
  ['会員ランク', membershipTiers, ['rookie', 'hope', 'ace', 'master']],
  ['評価の種類', reviewKinds, ['good', 'bad']],
  [
    'カレンダーの日の状態',
    calendarDayStates,
    ['confirmed', 'done', 'reviewCandidate', 'today', 'wanted', 'working'],
  ],
  ['吹き出しの側', bubbleSides, ['client', 'worker']],
  [
    'バッジの種類',
    badgeKinds,
    [
      'done',
      'error',
      'new',
      'notice',
      'progress',
      'rating',
      'review',
      'success',
      'unread',
      'working',
    ],
  ],
])('%sの語は、仕様が決めた次の語だけ', (_, built, specified) => {
  expect([...built].sort()).toEqual([...specified].sort())
})

test('どの種類のバッジも、製品の画面で使われる', () => {
  // Reads the sources for `kind='…'`, `kind={… '…'}` and `kind: '…'`. A kind that a variable carries is not found.
  const used = ['features', 'components', 'shell', 'domain']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/gallery/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bkind(?:=|: )(?:\{[^}]*)?'(\w+)'/g)].map(
        ([, kind]) => kind,
      ),
    )
  // The chip of an offering takes the offering's status as its kind, so the source does not name this one.
  const byStatus = 'working'
  expect(offeringStatuses).toContain(byStatus)
  expect(badgeKinds.filter((kind) => ![...used, byStatus].includes(kind))).toEqual([])
})

test.each([
  ['done', '完了'],
  ['error', 'エラーあり'],
  ['new', '新着'],
  ['notice', 'お知らせあり'],
  ['progress', '処理中'],
  ['rating', '評価あり'],
  ['review', '評価待ち'],
  ['success', '成功'],
  ['unread', '未読あり'],
  ['working', '勤務中'],
] as const)('バッジ %s は、文字がなくても「%s」と読める', (kind, label) => {
  render(<Badge kind={kind} />)
  expect(screen.getByText(label)).toBeInTheDocument()
})
