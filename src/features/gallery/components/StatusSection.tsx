import { BadgeCheck, ScanLine, SearchCheck, Undo2 } from 'lucide-react'
import { Avatar } from '@/ui/data-display/Avatar'
import { Chip } from '@/ui/data-display/Chip'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { CurrentTimeIndicator } from '@/ui/data-display/shift/CurrentTimeIndicator'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { Badge, type BadgeKind } from '@/ui/feedback/Badge'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { Usages } from './Usages'

const chips = (list: [ChipKind, string][]) =>
  list.map(([kind, label]) => <StatusChip key={kind} kind={kind} label={label} />)
const badges: [BadgeKind, string][] = [
  ['done', '完了'],
  ['error', 'エラー'],
  ['new', '新着'],
  ['notice', 'お知らせ'],
  ['progress', '処理中'],
  ['rating', '4.8'],
  ['review', '評価待ち'],
  ['success', '成功'],
  ['unread', '未読 3'],
  ['working', '勤務中'],
]

export function StatusSection() {
  return (
    <PageSection title='ステータス' id='status' note='言葉+形+色'>
      <Sample label='求人'>
        {chips([
          ['unpublished', '非公開'],
          ['published', '募集中'],
          ['matching', '募集終了'],
          ['working', '勤務中'],
          ['finished', '終了'],
        ])}
      </Sample>
      <Sample label='マッチング'>
        {chips([
          ['established', '勤務予定'],
          ['worked', '勤務完了'],
          ['late', '遅刻'],
          ['absence', '欠勤'],
          ['cancel', 'キャンセル(ワーカー)'],
          ['rejected', 'キャンセル(店舗)'],
        ])}
      </Sample>
      <Sample label='依頼・審査'>
        {chips([
          ['progress', '承認待ち'],
          ['success', '承認済み'],
        ])}
        <StatusChip kind='error' label='差し戻し' icon={Undo2} />
        <StatusChip kind='progress' label='審査中' icon={SearchCheck} />
        <StatusChip kind='success' label='QR一致' icon={ScanLine} />
        <StatusChip kind='violet' label='卒業ワーカー' />
        <StatusChip kind='outline' label='認定ワーカー' icon={BadgeCheck} />
        <StatusChip kind='first' label='はじめて' />
      </Sample>
      <Sample label='バッジ'>
        {badges.map(([kind, words]) => (
          <Badge key={kind} kind={kind}>
            {words}
          </Badge>
        ))}
        {badges.map(([kind]) => (
          <Badge key={kind} kind={kind} />
        ))}
      </Sample>
      <Sample label='件数・ランク・条件'>
        <CountBadge count={8} />
        <CountBadge count={120} />
        <CountBadge count={12} soft />
        <Tag>ルーキー</Tag>
        <Tag>マスター</Tag>
        <Tag>3回目</Tag>
        <Chip label='Good率 95%以上' onRemove={() => undefined} />
      </Sample>
      <Sample label='定員・キャンセル期限'>
        <SeatDots filled={3} total={3} />
        <SeatDots filled={2} total={3} recruiting />
        <SeatDots filled={0} total={2} recruiting />
        <SeatDots filled={14} total={20} />
        <SeatDots filled={3} total={5} recruiting big />
        <Countdown minutesLeft={3180} />
        <Countdown minutesLeft={1879} exact />
        <Countdown minutesLeft={79} outOf={400} />
        <Countdown minutesLeft={0} cost={8094} />
      </Sample>
      <Sample label='人・進み・印'>
        <Avatar name='﨑田 航平' size={24} />
        <Avatar name='渡邉 紗英' size={32} />
        <Avatar name='𠮷野 拓海' />
        <Avatar name='グエン ティ リン' size={64} />
        <CurrentTimeIndicator>11月20日(金)</CurrentTimeIndicator>
      </Sample>
      <Sample look='two'>
        <ProgressBar label='評価' value={6} max={8} words='6/8名' />
        <ProgressBar label='利用額' value={92} max={100} words='上限の92%' tone='warning' meter />
      </Sample>
      <Usages of={['data-display']} />
    </PageSection>
  )
}
