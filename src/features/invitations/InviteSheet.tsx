import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { groups } from '@/contracts/groups'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { color, font, target } from '@/ui/tokens'
import { useSaveInvitation, type InviteWindow } from './saveInvitation'

/**
 * Selects the groups that invited workers join. The first save creates the invitation; later ones keep its code.
 */
export function InviteSheet(props: InviteWindow) {
  const { clientId, kind, invitation, onClose } = props
  const made = invitation.current !== null
  const query = useQuery(groups.list, { clientId })
  const { data } = query
  const [save, saving, refused] = useSaveInvitation(props)
  const [selectedGroupIds, setSelectedGroupIds] = useState<ReadonlySet<number>>(
    () => new Set(invitation.current?.targetGroups.map((group) => group.id)),
  )
  const options = data?.items.filter((group) => kind !== 'brand' || group.owner === 'company') ?? []
  const toggle = (id: number) => {
    const next = new Set(selectedGroupIds)
    if (!next.delete(id)) next.add(id)
    setSelectedGroupIds(next)
  }
  return (
    <Sheet
      title={made ? '入るグループを変える' : '招待を作る'}
      onClose={onClose}
      closable={!saving}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={48}
            loading={saving}
            disabledReason={data ? undefined : 'グループを読み込んでいます。'}
            onClick={() =>
              void save(
                options.filter((group) => selectedGroupIds.has(group.id)).map((group) => group.id),
                {
                  renew: false,
                  successText: made
                    ? '入るグループを変えました。URLは同じです。'
                    : '招待を作りました。URLを送るか、ポスターを印刷してください。',
                },
              )
            }
          >
            {made ? '保存する' : '招待を作る'}
          </Button>
          <Button size={48} disabled={saving} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <Body>
        {refused && <FormAlert tone='error' messages={refused} />}
        <QueryResult of={query} name='グループ' inline skeleton={<Skeleton kind='text' rows={4} />}>
          {() => (
            <fieldset>
              <legend>参加した方が入るグループ(選ばなくても作れます)</legend>
              {options.length === 0 && (
                <p>
                  {kind === 'brand'
                    ? '企業共通のグループがないため、認定ワーカーになるだけの招待です。'
                    : 'グループがありません。'}
                </p>
              )}
              {options.map((group) => (
                <label key={group.id}>
                  <input
                    type='checkbox'
                    checked={selectedGroupIds.has(group.id)}
                    onChange={() => toggle(group.id)}
                  />{' '}
                  {group.name}({group.usersCount.toLocaleString('ja-JP')}名)
                </label>
              ))}
            </fieldset>
          )}
        </QueryResult>
        {made && <p>すでに参加した方のグループは変わりません。</p>}
      </Body>
    </Sheet>
  )
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  fieldset {
    display: grid;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  p {
    margin: 0 0 4px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${target};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.primaryFill};
  }
`
