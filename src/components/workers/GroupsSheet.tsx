import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { users as contract } from '@/contracts/users'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, weight } from '@/ui/tokens'
import { Can } from '@/components/permissions/Can'
import { TemplatePicker } from '@/components/offers/TemplatePicker'
import { offerings } from '@/contracts/offerings'
import { GroupsForm, type ChosenGroup } from './GroupsForm'

type Props = {
  clientId: string
  users: readonly { userId: number; name: string }[]
  onClose: () => void
  /** `remove`: takes workers out of groups. */
  mode?: 'add' | 'remove'
  /** They were selected from a list: groups are added to what each of them has, even for one. */
  several?: boolean
  /** They are asked to work: the group they are put into leads straight to a posting for it. */
  ask?: boolean
  /** After something was saved. */
  onDone?: () => void
  /** The groups are only chosen here and saved by the caller, together with something else; a new one is made at once, and empty. */
  onChosen?: (groups: readonly ChosenGroup[]) => void
  /** With `onChosen`: what is chosen already. */
  chosen?: readonly number[]
}

/**
 * The groups of one worker, or what several are to be put into; a new group is made by its name alone. When that is done for several, it leads on to a posting for the group.
 * Mount it while it is open.
 */
export function GroupsSheet({
  clientId,
  users,
  onClose,
  mode = 'add',
  several = false,
  ask = false,
  onDone,
  onChosen,
  chosen,
}: Props) {
  const [made, setMade] = useState<{ words: string; group: ChosenGroup }>()
  const [picking, setPicking] = useState(false)
  const one =
    users.length === 1 && mode === 'add' && !several && !ask && !onChosen ? users[0] : undefined
  const list = useQuery(groups.list, { clientId })
  const limits = useQuery(groups.autoSettingLimits, { clientId })
  const user = useQuery(contract.one, one ? { clientId, userId: one.userId } : null)
  const reads = [list, limits, ...(one ? [user] : [])]
  const failed = reads.find((read) => read.error)?.error
  // Read here: the window draws its content later, when nobody notes any more what it looked at.
  const { data: all } = list
  const { data: bounds } = limits
  const { data: known } = user
  const title = ask
    ? '仕事をお願いするグループ'
    : mode === 'remove'
      ? `${users.length}名をグループから外す`
      : one
        ? `${one.name}さんのグループ`
        : onChosen
          ? 'グループを選ぶ'
          : `${users.length}名をグループに追加する`
  if (made && picking)
    return <TemplatePicker clientId={clientId} groupId={made.group.id} onClose={onClose} />
  return (
    <Sheet title={made ? 'グループに追加しました' : title} onClose={onClose}>
      {(close) =>
        made ? (
          <Done role='status'>
            <p>
              <CircleCheck size={20} aria-hidden />
              <b>{made.words}</b>
            </p>
            <div data-acts=''>
              <Can do={offerings.create}>
                <Button tone='primary' size={48} onClick={() => setPicking(true)}>
                  このグループに募集する
                </Button>
              </Can>
              <Button size={48} onClick={close}>
                閉じる
              </Button>
            </div>
          </Done>
        ) : failed ? (
          <ErrorState
            inline
            title='グループを読み込めませんでした'
            onRetry={() => {
              for (const read of reads) void read.mutate()
            }}
            retrying={reads.some((read) => read.isValidating)}
          >
            {failed.message}
          </ErrorState>
        ) : !all || !bounds || (one && !known) ? (
          <Skeleton kind='text' rows={5} />
        ) : (
          <GroupsForm
            ask={ask}
            clientId={clientId}
            users={users}
            mode={onChosen ? 'choose' : one ? 'set' : mode}
            groups={all.items}
            limits={bounds}
            blocked={known?.blocked != null}
            chosen={
              one
                ? (known?.groups ?? [])
                    .filter((group) => group.owner === 'client')
                    .map((group) => group.id)
                : (chosen ?? [])
            }
            onQuit={close}
            onSaved={(words, group, groupsNow) => {
              onDone?.()
              onChosen?.(groupsNow)
              if (words === undefined || !group) {
                onClose()
                return
              }
              setMade({ words, group })
              setPicking(ask)
            }}
          />
        )
      }
    </Sheet>
  )
}

const Done = styled.div`
  display: grid;
  gap: 16px;
  p {
    display: flex;
    gap: 8px;
    align-items: flex-start;
  }
  p > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.successText};
  }
  b {
    font-weight: ${weight.bold};
  }
  [data-acts] {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  @media (min-width: 750px) {
    [data-acts] {
      flex-direction: row-reverse;
    }
  }
`
