import type { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import type { longTermJobs } from '@/contracts/longTermJobs'
import { longTermFilters, type LongTermFilter } from '@/contracts/longTermJobs/enums'
import type { LongTermCandidates } from '@/contracts/longTermJobs/schemas'
import { longTermFilterLabel } from '@/domain/workers/longTerm'
import type { CandidateLists } from '@/features/longTermJobs/hooks/useCandidateLists'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { foundIn, type Found } from '@/ui/fields/filters/foundText'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { CandidateTable } from './CandidateTable'

type Read = ReturnType<typeof useQuery<typeof longTermJobs.applications>>

const texts = {
  application: {
    id: 'applications',
    title: '応募',
    lead: '長期採用のある求人に、自分から応募した人です。',
    emptyTitle: '応募はまだありません',
    empty: 'ひな形で「長期採用あり」と表示して求人を出すと、ワーカーが応募できます。',
  },
  preference: {
    id: 'users',
    title: '働いてみたい人',
    lead: 'この店舗で勤務したあと、アプリで「このお店で長く働いてみたい」を選んだ人です。まだ応募ではありません。',
    emptyTitle: '働いてみたい人はまだいません',
    empty: '勤務のあと、ワーカーがアプリで希望を伝えるとここに並びます。',
  },
} as const

/** '4名 ・ 未対応 1名': counts the whole list, regardless of its filter. */
function noteOf(data: LongTermCandidates) {
  const total = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  return `${total}名 ・ 未対応 ${data.counts.unselected}名`
}

function foundInBoth(...reads: [Read, Read]): Found | undefined {
  const [applied, preferring] = reads.map((read) => foundIn(read, '名'))
  return applied && preferring && { ...applied, count: applied.count + preferring.count }
}

/** Two lists with one filter: candidates who applied, and those who only expressed a preference. */
export function CandidateSections({
  clientId,
  lists,
}: {
  clientId: string
  lists: CandidateLists
}) {
  const { query, setQuery, applications, preferences, countOf } = lists
  const clear = () => void setQuery({ selection: '', applicationPage: 1 })
  const found = foundInBoth(applications, preferences)
  return (
    <>
      <FilterBar
        found={query.selection === '' ? undefined : found}
        {...(query.selection === '' ? {} : { onClear: clear })}
      >
        <FilterSelect<LongTermFilter>
          label='選考状況'
          all='選考状況: すべて'
          value={query.selection}
          options={longTermFilters.map((value) => ({
            value,
            label: `${longTermFilterLabel[value]} ${countOf(value)}`,
          }))}
          onChange={(selection) => void setQuery({ selection, applicationPage: 1 })}
        />
      </FilterBar>
      <CandidateSection
        clientId={clientId}
        kind='application'
        read={applications}
        isQuiet={found?.count !== 0}
        isFiltered={query.selection !== ''}
        onClear={clear}
        // `setQuery` resets `page`, the page of the other list, unless it is given.
        onPage={(applicationPage) => void setQuery({ applicationPage, page: query.page })}
      />
      <CandidateSection
        clientId={clientId}
        kind='preference'
        read={preferences}
        isQuiet
        isFiltered={query.selection !== ''}
        onClear={clear}
        onPage={(page) => void setQuery({ page })}
      />
    </>
  )
}

function CandidateSection({
  clientId,
  kind,
  read,
  isFiltered,
  isQuiet,
  onClear,
  onPage,
}: {
  clientId: string
  kind: keyof typeof texts
  read: Read
  isFiltered: boolean
  /**
   * Whether an empty list announces nothing. The filters announce the count of both lists together. If both are empty,
   * the first list alone announces that nothing was found.
   */
  isQuiet: boolean
  onClear: () => void
  onPage: (page: number) => void
}) {
  const { data } = read
  const text = texts[kind]
  return (
    <PageSection
      id={text.id}
      line={false}
      title={text.title}
      {...(data ? { note: noteOf(data) } : {})}
    >
      <p>{text.lead}</p>
      <QueryResult of={read} name={text.title} skeleton={<Skeleton kind='people' rows={3} />} />
      {data?.items.length === 0 && (
        <NoCandidates text={text} isFiltered={isFiltered} isQuiet={isQuiet} onClear={onClear} />
      )}
      {data && data.items.length > 0 && (
        <>
          <CandidateTable clientId={clientId} kind={kind} label={text.title} items={data.items} />
          <Pagination label={`${text.title}のページ`} of={data} unit='名' onPage={onPage} />
        </>
      )}
    </PageSection>
  )
}

function NoCandidates({
  text,
  isFiltered,
  isQuiet,
  onClear,
}: {
  text: (typeof texts)[keyof typeof texts]
  isFiltered: boolean
  isQuiet: boolean
  onClear: () => void
}) {
  if (isFiltered) return <NoResult isQuiet={isQuiet} what={text.title} onClear={onClear} />
  return (
    <EmptyState heading='h3' art='worker' title={text.emptyTitle}>
      {text.empty}
    </EmptyState>
  )
}
