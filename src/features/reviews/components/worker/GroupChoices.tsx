import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = {
  clientId: string
  /** Groups that the worker is in already. */
  currentIds: readonly number[]
  addedIds: readonly number[]
  isDisabled: boolean
  onChange: (addedIds: number[]) => void
}

/** The groups of the store that the worker can be added to. */
export function GroupChoices({ clientId, currentIds, addedIds, isDisabled, onChange }: Props) {
  const { data, error, isValidating, mutate } = useQuery(groups.list, { clientId })
  const storeGroups = data?.items.filter((group) => group.owner === 'client' && !group.isDefault)
  return (
    <fieldset disabled={isDisabled}>
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
