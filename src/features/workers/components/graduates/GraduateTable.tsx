import { MessageCircle, Pencil, UserX } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { GraduateKindChip } from '@/components/workers/GraduateKindChip'
import type { Graduate } from '@/contracts/workers/schemas'
import { serverNow } from '@/lib/clock'
import { formatSlashDay, formatYearDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Menu } from '@/ui/buttons/Menu'
import { Avatar } from '@/ui/data-display/Avatar'
import { DataTable, type Column, type Sort } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'
import { Whole } from '@/ui/data-display/Whole'
import { color, media, rem } from '@/ui/tokens'

/** The actions on the page, each of which opens a sheet or dialog. */
export type GraduateAction =
  | { kind: 'edit' | 'remove'; graduate: Graduate }
  | { kind: 'post' }
  | { kind: 'add' }
export type GraduateRights = { canPost: boolean; canRegister: boolean }
type Props = Pick<GraduateRights, 'canRegister'> & {
  clientId: string
  items: readonly Graduate[]
  sort: Sort
  onSort: (sort: Sort) => void
  onAction: (action: GraduateAction) => void
}

const keyOf = ({ userId }: Graduate) => String(userId)
const registeredBy = ({ viaInvitation, registeredByName }: Graduate) =>
  viaInvitation ? '本人(招待QR)' : (registeredByName ?? '')

function Name({ clientId, graduate }: { clientId: string; graduate: Graduate }) {
  const { userId, name, nameKana, kind, notice, isBlocked } = graduate
  return (
    <span data-person=''>
      <Avatar name={name} />
      <span>
        <span data-name=''>
          <Link href={href(routes.user, { clientId, userId })}>{name}</Link>
          {notice === 'off' && <Tag>通知オフ</Tag>}
          {isBlocked && <Tag>ブロック中</Tag>}
        </span>
        <small>{nameKana}</small>
        <span data-phone-only=''>
          <GraduateKindChip kind={kind} />
        </span>
      </span>
    </span>
  )
}

const actionsOf = (
  clientId: string,
  graduate: Graduate,
  canRegister: boolean,
  onAction: Props['onAction'],
) => [
  ...(graduate.chatRoomUid === null
    ? []
    : [
        {
          label: 'メッセージ',
          icon: MessageCircle,
          href: href(routes.chatRoom, { clientId, chatRoomId: graduate.chatRoomUid }),
        },
      ]),
  ...(canRegister
    ? [
        {
          label: '区分・メモを直す',
          icon: Pencil,
          onSelect: () => onAction({ kind: 'edit', graduate }),
        },
        {
          label: '登録を解除する',
          icon: UserX,
          tone: 'danger' as const,
          hasDivider: true,
          onSelect: () => onAction({ kind: 'remove', graduate }),
        },
      ]
    : []),
]

const columnsOf = (
  clientId: string,
  canRegister: boolean,
  onAction: Props['onAction'],
): Column<Graduate>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 1.2fr)',
    cell: (graduate) => <Name clientId={clientId} graduate={graduate} />,
  },
  {
    label: '区分',
    width: '112px',
    card: 'hide',
    cell: ({ kind }) => <GraduateKindChip kind={kind} />,
  },
  {
    label: '登録日',
    width: '136px',
    sortKey: 'registered_at',
    cell: (graduate) => (
      <>
        <Whole>{formatYearDay(graduate.registeredAt)}</Whole>
        <small data-under=''>{registeredBy(graduate)}</small>
      </>
    ),
  },
  {
    label: 'この店舗',
    width: '72px',
    number: true,
    cell: ({ workedCountHere }) => (
      <>
        <b>{workedCountHere}</b>
        <small>回</small>
      </>
    ),
  },
  {
    label: '直近勤務',
    width: '104px',
    sortKey: 'last_worked_at',
    cell: ({ lastWorkedOn }) =>
      lastWorkedOn ? formatSlashDay(lastWorkedOn, serverNow()) : 'まだありません',
  },
  {
    name: 'jobs',
    label: 'できる仕事',
    width: 'minmax(0, 1.2fr)',
    card: 'hide',
    cell: ({ positions }) =>
      positions.length === 0
        ? '–'
        : positions.map((position, index) => (
            <Whole key={position}>
              {position}
              {index < positions.length - 1 && '・'}
            </Whole>
          )),
  },
  {
    label: '操作',
    width: '64px',
    card: 'action',
    quiet: true,
    cell: (graduate) => (
      <Menu
        label={`${graduate.name}さんの操作`}
        items={actionsOf(clientId, graduate, canRegister, onAction)}
      />
    ),
  },
]

/** The graduates of the store: a table, on phones cards. */
export function GraduateTable({ clientId, items, sort, onSort, onAction, canRegister }: Props) {
  const columns = useMemo(
    () => columnsOf(clientId, canRegister, onAction),
    [clientId, canRegister, onAction],
  )
  return (
    <Table>
      <DataTable
        label='卒業ワーカーの一覧'
        columns={columns}
        items={items}
        keyOf={keyOf}
        sort={sort}
        onSort={onSort}
      />
    </Table>
  )
}

const Table = styled.div`
  [data-person] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  [data-person] > span:last-child {
    min-width: 0;
  }
  [data-name] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  [data-person] small,
  [data-under] {
    display: block;
    color: ${color.ink3};
  }
  [data-phone-only] {
    display: none;
  }
  @media screen and (min-width: ${rem(750)}) and (max-width: ${rem(1199.98)}) {
    && [role='table'] {
      --columns: minmax(0, 1.6fr) ${rem(116)} ${rem(136)} ${rem(64)} ${rem(92)} ${rem(56)} !important;
    }
    && [data-column='jobs'] {
      display: none;
    }
  }
  ${media.phone} {
    [data-phone-only] {
      display: block;
    }
  }
`
