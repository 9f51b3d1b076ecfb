import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { groups } from '@/contracts/groups'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import { useCan } from '@/components/permissions/useCan'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, target, weight } from '@/ui/tokens'
import type { Decision } from '@/features/reviews/lib/decisions'

const List = styled.div`
  display: grid;
  gap: 20px;
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 4px;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-height: ${target};
    padding: 10px 0;
    box-sizing: border-box;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.7;
  }
`
type Props = {
  clientId: string
  user: UnreviewedUser
  decision: Decision
  onDecide: (change: Partial<Decision>) => void
  onClose: () => void
}

/** Groups, trust and block of one worker: kept with the review, and done when it is sent. */
export function WorkerListsSheet({ clientId, user, decision, onDecide, onClose }: Props) {
  const { data, error, isValidating, mutate } = useQuery(groups.list, { clientId })
  const mayTrust = useCan({ permission: 'worker.trust' })
  const mayBlock = useCan({ permission: 'worker.block' })
  const [chosen, setChosen] = useState(decision)
  const { addGroupIds, block } = chosen
  const trusted = chosen.trusted ?? user.trusted
  const own = data?.items.filter((one) => one.owner === 'client' && !one.isDefault)
  const set = (change: Partial<Decision>) => setChosen({ ...chosen, ...change })
  return (
    <Sheet
      title={`${user.name}さんのグループ・認定・ブロック`}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={44}
            onClick={() => {
              onDecide({
                addGroupIds,
                trusted: chosen.trusted,
                block,
                favorite: block ? null : decision.favorite,
              })
              close()
            }}
          >
            決定する
          </Button>
          <Button size={44} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <List className='uiChoice'>
        <fieldset disabled={block}>
          <legend>グループに追加</legend>
          {error && (
            <ErrorState
              inline
              title='グループを読み込めませんでした'
              onRetry={() => void mutate()}
              retrying={isValidating}
            >
              {error.message}
            </ErrorState>
          )}
          {!data && !error && <Skeleton kind='rows' rows={3} />}
          {own?.length === 0 && (
            <p>グループはまだありません。ワーカーの「グループ」から作れます。</p>
          )}
          {own?.map((group) => {
            const already = user.groupIds.includes(group.id)
            return (
              <label key={group.id}>
                <input
                  type='checkbox'
                  checked={already || addGroupIds.includes(group.id)}
                  disabled={already || block}
                  onChange={(e) =>
                    set({
                      addGroupIds: e.target.checked
                        ? [...addGroupIds, group.id]
                        : addGroupIds.filter((one) => one !== group.id),
                    })
                  }
                />
                <span>
                  {group.name}
                  <small>{already ? 'すでに入っています' : `${group.usersCount}名`}</small>
                </span>
              </label>
            )
          })}
        </fieldset>
        {mayTrust && (
          <fieldset>
            <legend>認定ワーカー</legend>
            <label>
              <input
                type='checkbox'
                checked={trusted && !block}
                disabled={block}
                onChange={(e) =>
                  set({ trusted: e.target.checked === user.trusted ? null : e.target.checked })
                }
              />
              <span>
                認定ワーカーにする<small>限定公開の募集を届けられます。</small>
              </span>
            </label>
          </fieldset>
        )}
        {mayBlock && (
          <fieldset>
            <legend>ブロック</legend>
            <label>
              <input
                type='checkbox'
                checked={block || user.blocked}
                disabled={user.blocked}
                onChange={(e) =>
                  set(
                    e.target.checked
                      ? { block: true, addGroupIds: [], trusted: null }
                      : { block: false },
                  )
                }
              />
              <span>
                {user.blocked ? 'すでにブロックしています' : 'このワーカーをブロックする'}
                <small>
                  この店舗の募集が表示されなくなり、お気に入りとグループから外れます。本人には知らされません。
                </small>
              </span>
            </label>
          </fieldset>
        )}
        <p>
          評価を送ったときに反映されます。グループ・認定・ブロックは、ワーカーには表示されません。
        </p>
      </List>
    </Sheet>
  )
}
