import { CalendarDays, Copy, List } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { DataTable, type Column, type Sort } from '@/ui/data-display/table/DataTable'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { BulkBar } from '@/ui/layout/BulkBar'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { Tabs } from '@/ui/navigation/Tabs'
import { Sample } from './Sample'
import { Usages } from './Usages'

type Shift = {
  id: number
  day: string
  hours: string
  title: string
  filled: number
  total: number
  wage: number
  status: ChipKind
  label: string
}
const shifts: Shift[] = [
  {
    id: 1,
    day: '11月20日(金)',
    hours: '9:30〜14:30',
    title: 'ランチのホールスタッフ',
    filled: 3,
    total: 3,
    wage: 1300,
    status: 'working',
    label: '勤務中',
  },
  {
    id: 2,
    day: '11月20日(金)',
    hours: '17:00〜22:30',
    title: 'ディナーのホールスタッフ',
    filled: 2,
    total: 3,
    wage: 1350,
    status: 'published',
    label: '募集中',
  },
  {
    id: 3,
    day: '11月21日(土)',
    hours: '7:00〜11:00',
    title: '朝の仕込み・盛り付け',
    filled: 1,
    total: 1,
    wage: 1300,
    status: 'matching',
    label: '募集終了',
  },
  {
    id: 4,
    day: '11月29日(日)',
    hours: '18:00〜23:00',
    title: '忘年会シーズンの応援',
    filled: 0,
    total: 4,
    wage: 1400,
    status: 'unpublished',
    label: '非公開',
  },
]
const columns: Column<Shift>[] = [
  {
    label: '求人',
    width: '2fr',
    cell: (shift) => <a href='#list'>{shift.title}</a>,
    sortKey: 'title',
  },
  { label: '勤務時間', width: '1.2fr', cell: (shift) => shift.hours, sortKey: 'hours' },
  {
    label: '募集',
    width: '1.2fr',
    cell: (shift) => (
      <SeatDots
        filled={shift.filled}
        total={shift.total}
        recruiting={shift.status === 'published'}
      />
    ),
  },
  {
    label: '時給',
    width: '88px',
    number: true,
    cell: (shift) => `${shift.wage.toLocaleString('ja-JP')}円`,
  },
  {
    label: 'ステータス',
    width: '116px',
    card: 'chip',
    cell: (shift) => <StatusChip kind={shift.status} label={shift.label} />,
  },
  {
    label: '操作',
    width: '52px',
    card: 'action',
    quiet: true,
    cell: (shift) => (
      <Menu
        label={`${shift.title}のその他の操作`}
        items={[{ label: 'コピーして募集', icon: Copy }]}
      />
    ),
  },
]
const keyOf = (shift: Shift) => String(shift.id)
const nameOf = (shift: Shift) => shift.title
const stateOf = (shift: Shift) => shift.status
const group = { keyOf: (shift: Shift) => shift.day, heading: (day: string) => <b>{day}</b> }

export function ListSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState<Sort>({ key: 'hours', direction: 'asc' })
  const [view, setView] = useState<'calendar' | 'list'>('list')
  const [tab, setTab] = useState('matched')
  const [page, setPage] = useState(3)
  return (
    <PageSection title='タブ・切り替え・表' id='list'>
      <Tabs
        label='求人の内容'
        current={tab}
        onSelect={setTab}
        tabs={[
          { key: 'matched', label: 'マッチング済み', href: '#list', count: 3 },
          { key: 'off', label: 'キャンセル・欠勤', href: '#list', count: 1 },
          { key: 'terms', label: '求人内容', href: '#list' },
          { key: 'asked', label: '働く前の質問', href: '#list', count: 2 },
        ]}
      />
      <Sample>
        <SegmentedControl
          label='表示'
          value={view}
          onChange={setView}
          options={[
            { value: 'calendar', label: 'カレンダー', icon: <CalendarDays aria-hidden /> },
            { value: 'list', label: 'リスト', icon: <List aria-hidden /> },
          ]}
        />
      </Sample>
      <Sample look='stack' label='選べる表'>
        <DataTable
          label='選べる求人'
          columns={columns}
          items={shifts}
          keyOf={keyOf}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected, nameOf }}
        />
        <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button>メッセージ</Button>
          <Button>キャンセル申請</Button>
        </BulkBar>
      </Sample>
      <Sample look='stack' label='日ごとの表'>
        <DataTable
          label='日ごとの求人'
          columns={columns}
          items={shifts}
          keyOf={keyOf}
          stateOf={stateOf}
          group={group}
        />
        <Pagination
          of={{ items: Array.from({ length: 20 }), page, perPage: 20, totalCount: 233 }}
          unit='件'
          onPage={setPage}
          appends
        />
      </Sample>
      <Usages of={['data-display/table', 'navigation']} />
    </PageSection>
  )
}
