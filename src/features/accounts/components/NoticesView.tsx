import type { ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useExistingPage } from '@/api/useExistingPage'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { notices } from '@/contracts/notices'
import { noticeCategories } from '@/contracts/notices/enums'
import { noticeCategoryLabel } from '@/domain/labels'
import { focusHeadingAround } from '@/lib/browser/focusHeadingAround'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { foundIn } from '@/ui/fields/filters/foundText'
import { Pagination } from '@/ui/navigation/Pagination'
import { NoticeList } from './NoticeList'

const options = noticeCategories.map((value) => ({ value, label: noticeCategoryLabel[value] }))

/** The frame of the page: the account's or a store's. */
type Frame = (props: { actions: ReactNode; children: ReactNode }) => ReactNode

/** Notices of the service. Opening one marks it as read. */
export function NoticesView({ frame: Frame }: { frame: Frame }) {
  const [query, setQuery] = useUrlState(routes.accountNotice.query)
  const found = useQuery(notices.list, { query }, { keepPreviousData: true })
  const { data } = found
  useExistingPage(data, (page) => void setQuery({ page }))
  const [markAllRead, isMarkingAll] = useMutation(notices.markAllRead)
  const isFiltered = query.category !== '' || query.unread_only !== ''
  const clear = () => void setQuery({ category: '', unread_only: '' })
  return (
    <Frame
      actions={
        data &&
        data.unreadCount > 0 && (
          <Button
            loading={isMarkingAll}
            onClick={({ currentTarget }) =>
              void markAllRead({}).then(() => {
                focusHeadingAround(currentTarget)
              }, notifyError)
            }
          >
            すべて既読にする({data.unreadCount}件)
          </Button>
        )
      }
    >
      <ListConditions
        found={isFiltered ? foundIn(found, '件') : undefined}
        onClear={isFiltered ? clear : undefined}
      >
        <FilterSelect
          label='種別'
          all='すべての種別'
          value={query.category}
          options={options}
          onChange={(category) => void setQuery({ category })}
        />
        <FilterSwitch
          label='未読のみ'
          on={query.unread_only === '1'}
          onChange={(on) => void setQuery({ unread_only: on ? '1' : '' })}
        />
      </ListConditions>
      <QueryResult of={found} name='お知らせ' skeleton={<Skeleton kind='cards' />} />
      {data && (
        <NoticeList
          key={JSON.stringify(query)}
          found={data.items}
          empty={
            isFiltered ? (
              <NoResult what='お知らせ' onClear={clear} />
            ) : (
              <EmptyState art='notice' title='お知らせはまだありません'>
                新しい機能やメンテナンスの予定を、ここでお知らせします。
              </EmptyState>
            )
          }
        />
      )}
      {data && data.items.length > 0 && (
        <Pagination of={data} unit='件' onPage={(page) => void setQuery({ page })} />
      )}
    </Frame>
  )
}
