import {
  ClipboardCheck,
  ClockAlert,
  FileWarning,
  ListTodo,
  Lock,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import type { ClientTotals, CompanyClient } from '@/contracts/companies/schemas'
import { usedFigure } from '@/domain/billing/figures'
import {
  budgetLevelOf,
  budgetPercentOf,
  forecastYenOf,
  type BudgetUse,
} from '@/domain/restrictions/budget'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import type { Column } from '@/ui/data-display/table/DataTable'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import * as S from './clientColumns.styles'

/** The short label of a restriction, for a chip. */
const restrictionChip = {
  info: { kind: 'notice', label: 'お知らせ' },
  warning: { kind: 'warning', label: '注意' },
  block_publish: { kind: 'error', label: '公開停止' },
  block_all: { kind: 'error', label: '利用停止' },
} as const satisfies Record<string, { kind: ChipKind; label: string }>

type TodoChip = {
  todo: keyof CompanyClient['todos']
  label: string
  icon: LucideIcon
  kind: ChipKind
  /** The page on which the to-do is done: one of the company if it lists such to-dos, otherwise one of the store. */
  hrefOf: (companyId: string, clientId: number) => string
}
const homeOf = (_companyId: string, clientId: number) => href(routes.home, { clientId })
const todoChips: TodoChip[] = [
  { todo: 'notArrived', label: '未到着', icon: ClockAlert, kind: 'warning', hrefOf: homeOf },
  {
    todo: 'violatedOffers',
    label: '要修正',
    icon: FileWarning,
    kind: 'warning',
    hrefOf: (_, clientId) => href(routes.offers, { clientId }),
  },
  {
    todo: 'fixPaymentRequests',
    label: '修正',
    icon: ClipboardCheck,
    kind: 'outline',
    hrefOf: (companyId, store) => href(routes.companyCorrections, { companyId }, { store }),
  },
  {
    todo: 'unreviewed',
    label: '評価',
    icon: ThumbsUp,
    kind: 'outline',
    hrefOf: (companyId, store) => href(routes.companyReviews, { companyId }, { store }),
  },
  { todo: 'others', label: 'ほか', icon: ListTodo, kind: 'outline', hrefOf: homeOf },
]

function Todos({ companyId, client }: { companyId: string; client: CompanyClient }) {
  const waiting = todoChips.filter(({ todo }) => client.todos[todo] > 0)
  if (waiting.length === 0) return <S.Nothing>なし</S.Nothing>
  return (
    <S.Chips>
      {waiting.map((chip) => (
        <Link key={chip.todo} href={chip.hrefOf(companyId, client.id)}>
          <StatusChip
            kind={chip.kind}
            icon={chip.icon}
            label={`${chip.label} ${client.todos[chip.todo]}`}
          />
        </Link>
      ))}
    </S.Chips>
  )
}

/** The chip of the most severe restriction of a store. It links to the page that explains it. */
function RestrictionChip({
  companyId,
  client: { id, restriction },
}: {
  companyId: string
  client: CompanyClient
}) {
  if (!restriction) return <S.Nothing>なし</S.Nothing>
  const { kind, label } = restrictionChip[restriction.level]
  return (
    <S.Chips>
      <Link href={href(routes.companyClient, { companyId, clientId: id })}>
        <StatusChip kind={kind} icon={Lock} label={label} />
      </Link>
    </S.Chips>
  )
}

/** The share of its budget that a store is expected to use, including its free seats. */
function BudgetMeter({ use }: { use: BudgetUse }) {
  return (
    <ProgressBar
      meter
      label={`予算${formatYen(use.budgetYen)}の使用(空いている枠を含む)`}
      value={Math.min(use.budgetYen, Math.max(0, forecastYenOf(use)))}
      max={use.budgetYen}
      tone={budgetLevelOf(use) === 'within' ? 'primary' : 'warning'}
      words={`予算の${budgetPercentOf(use)}%`}
    />
  )
}

/** What a store has used in the month and of its budget. Only accounts that may see its bills get this column. */
const monthUseColumn = (totalYen: number): Column<CompanyClient> => ({
  label: `今月の${usedFigure.label}`,
  width: '132px',
  number: true,
  cell: ({ monthUseYen, monthBudget }) => (
    <S.Use>
      {formatYen(monthUseYen ?? 0)}
      {monthBudget && <BudgetMeter use={monthBudget} />}
    </S.Use>
  ),
  total: formatYen(totalYen),
})

/** The columns of a company's stores, with the totals of all stores that match the filters. */
export const clientColumns = (companyId: string, totals: ClientTotals): Column<CompanyClient>[] => [
  {
    label: '店舗',
    total: '合計',
    width: 'minmax(0, 1.6fr)',
    card: 'title',
    cell: (client) => (
      <>
        <Link href={href(routes.companyClient, { companyId, clientId: client.id })}>
          {client.name}
        </Link>
        <small>
          {[client.code, `${client.prefectureName ?? ''}${client.city ?? ''}`]
            .filter(Boolean)
            .join(' ・ ')}
        </small>
      </>
    ),
  },
  {
    label: '本日の勤務',
    total: `${totals.today.matched}/${totals.today.wanted}名`,
    width: '148px',
    cell: ({ today }) =>
      today.wanted === 0 ? (
        <S.Nothing>勤務なし</S.Nothing>
      ) : (
        <SeatDots
          filled={today.matched}
          total={today.wanted}
          ended={today.endedSeatCount}
          recruiting
        />
      ),
  },
  {
    label: '空き(14日間)',
    total: `${totals.freeSeats}名`,
    width: '92px',
    number: true,
    cell: ({ freeSeats }) => (freeSeats === 0 ? <S.Nothing>なし</S.Nothing> : `${freeSeats}名`),
  },
  {
    name: 'todo',
    label: '対応すること',
    total: `${totals.todoCount}件`,
    width: 'minmax(0, 1.6fr)',
    cell: (client) => <Todos companyId={companyId} client={client} />,
  },
  {
    label: '未読',
    total: `${totals.unreadChatRooms}件`,
    width: '60px',
    number: true,
    cell: ({ unreadChatRooms }) =>
      unreadChatRooms === 0 ? <S.Nothing>なし</S.Nothing> : `${unreadChatRooms}件`,
  },
  ...(totals.monthUseYen === null ? [] : [monthUseColumn(totals.monthUseYen)]),
  {
    label: '利用制限',
    width: '108px',
    cell: (client) => <RestrictionChip companyId={companyId} client={client} />,
  },
]
