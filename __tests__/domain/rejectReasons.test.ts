import {
  needsNote,
  rejectGroupOf,
  rejectReasons,
  rejectReasonsOn,
} from '@/domain/cancellation/rejection'
import { rejectGroupLabel } from '@/domain/cancellation/rejectionWindow'

/** The defaults of a reason: allowed at any time, without allowance and without evidence. */
const plain = {
  group: 'free',
  window: 'any',
  allowance: 'never',
  needsEvidence: false,
  needsWorkerConfirmation: false,
  mustBeWritten: false,
  onTheSpot: false,
}
const before24Hours = {
  ...plain,
  group: 'before_24h',
  window: 'before_24h',
  allowance: 'by_window',
}
const storesOwn = { ...plain, group: 'paid', allowance: 'always' }

// The reasons in the order of the form. `onTheSpot`: can still be filed after the start.
test.each([
  [1, 'force_majeure', '地震・台風などの不可抗力', '公共交通の計画運休、避難指示など。', plain],
  [
    2,
    'worker_unable',
    '長期療養・勾留などで就労できないことが明らか',
    '本人や家族からの連絡で、当日働けないことがはっきりしている場合。',
    plain,
  ],
  [
    3,
    'qualification_missing',
    '必要な資格・法令上の条件を満たさない',
    '検便陽性、在留資格、年齢など、法令や募集文に書いた資格に限ります。',
    { ...plain, needsEvidence: true, onTheSpot: true },
  ],
  [
    4,
    'misconduct',
    '契約違反・不法行為・反社会的行為',
    '運営が内容を確認します。',
    { ...plain, needsEvidence: true },
  ],
  [
    5,
    'attitude_condition',
    '募集に書いた勤務態度の条件を満たさない',
    'キャンセル率、Good率、ペナルティの条件が募集文にある場合に限ります。',
    { ...plain, mustBeWritten: true, onTheSpot: true },
  ],
  [
    6,
    'experience_condition',
    '募集に書いた経験・スキルの条件を満たさない',
    'チャットで本人に確認してから申請します。',
    { ...plain, mustBeWritten: true, needsWorkerConfirmation: true, onTheSpot: true },
  ],
  [
    7,
    'belongings',
    '持ち物・身だしなみが揃わず業務ができない',
    '当日、本人に確認してから申請します。',
    {
      ...plain,
      window: 'on_day',
      allowance: 'by_answers',
      needsWorkerConfirmation: true,
      onTheSpot: true,
    },
  ],
  [8, 'business_closed', '不可抗力によらない営業中止', '設備の故障、臨時休業など。', before24Hours],
  [
    9,
    'volume_change',
    '業務量の大幅な変化による人数変更',
    '予約や入荷の大きな増減など。',
    before24Hours,
  ],
  [
    10,
    'posting_mistake',
    '求人情報の掲載ミス',
    '日時や条件を間違えて掲載した場合。',
    before24Hours,
  ],
  [
    11,
    'filled_internally',
    '自社スタッフで人員が足りた',
    '予約の減少、シフトの組み直しなど。',
    storesOwn,
  ],
  [12, 'other_store_reason', 'その他の店舗都合', '上のどれにも当てはまらない場合。', storesOwn],
])('理由%d %s: %s', (id, ...written) => {
  const [code, label, hint, rules] = written
  const reason = rejectReasons.find((one) => one.id === id)
  if (!reason) throw new Error(`no reason ${id}`)
  expect({ ...reason, group: rejectGroupOf(reason) }).toEqual({
    id,
    code,
    label,
    hint,
    validFrom: '2025-09-01',
    validTo: null,
    ...rules,
  })
})
test('理由は12だけで、2025年9月1日の勤務から使う', () => {
  expect(rejectReasons).toHaveLength(12)
  expect(rejectReasonsOn('2025-08-31')).toEqual([])
  expect(rejectReasonsOn('2025-09-01')).toHaveLength(12)
  expect(rejectReasonsOn('2026-11-21')).toHaveLength(12)
})
test('理由のまとまりの見出し', () => {
  expect(rejectGroupLabel).toEqual({
    free: '休業手当が不要な理由',
    before_24h: '24時間前までのみ選べる理由',
    paid: '休業手当が必要な理由',
  })
})
test('説明が要るのは、運営が証拠を見る理由と、名前だけでは分からない「その他の店舗都合」', () => {
  expect(rejectReasons.filter(needsNote).map(({ code }) => code)).toEqual([
    'qualification_missing',
    'misconduct',
    'other_store_reason',
  ])
})
