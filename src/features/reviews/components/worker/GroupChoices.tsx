import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { groups } from '@/contracts/groups'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = {
  clientId: string
  /** Groups that already contain the worker. */
  currentIds: readonly number[]
  addedIds: readonly number[]
  isDisabled: boolean
  onChange: (addedIds: number[]) => void
}

/** The groups of the store that the worker can be added to. */
export function GroupChoices({ clientId, currentIds, addedIds, isDisabled, onChange }: Props) {
  const query = useQuery(groups.list, { clientId })
  const { data } = query
  const storeGroups = data?.items.filter((group) => group.owner === 'client' && !group.isDefault)
  return (
    <fieldset disabled={isDisabled}>
      <legend>グループに追加</legend>
      <QueryResult of={query} name='グループ' inline skeleton={<Skeleton kind='rows' rows={3} />} />
      {storeGroups?.length === 0 && (
        <p>グループはまだありません。ワーカーの「グループ」から作れます。</p>
      )}
      {storeGroups?.map((group) => {
        const isMember = currentIds.includes(group.id)
        return (
          <label key={group.id}>
            <input
              type='checkbox'
              checked={isMember || addedIds.includes(group.id)}
              disabled={isMember || isDisabled}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...addedIds, group.id]
                    : addedIds.filter((id) => id !== group.id),
                )
              }
            />
            <span>
              {group.name}
              <small>{isMember ? 'すでに入っています' : `${group.usersCount}名`}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
