import { salaryListTypes } from '@/contracts/myNumber/enums'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { salaryListLabel } from '@/domain/workers/mynumberProvision'
import * as S from '@/features/myNumber/SalaryLimitScreen.styles'
import type { QueryValue } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import type { Found } from '@/ui/fields/filters/foundText'
import { Tabs } from '@/ui/navigation/Tabs'

type SalaryQuery = QueryValue<typeof routes.salaryLimit.query>
type Props = {
  clientId: string
  query: SalaryQuery
  counts: SalaryRows['counts'] | undefined
  found: Found | undefined
  onChange: (change: Partial<SalaryQuery>) => void
}

/** Tabs by list type, and search by name. */
export function SalaryFilters({ clientId, query, counts, found, onChange }: Props) {
  return (
    <>
      <Tabs
        label='報酬上限の表示'
        current={query.list_type}
        onSelect={(key) =>
          onChange({ list_type: salaryListTypes.find((type) => type === key) ?? 'all' })
        }
        tabs={salaryListTypes.map((type) => ({
          key: type,
          label: salaryListLabel[type],
          count: counts?.[type],
          href: href(routes.salaryLimit, { clientId }, { ...query, page: 1, list_type: type }),
        }))}
      />
      <S.Search>
        <ListConditions
          search={{
            label: '氏名・フリガナで探す',
            placeholder: '氏名・フリガナ',
            value: query.keyword,
            onSearch: (keyword) => onChange({ keyword }),
          }}
          found={query.keyword === '' ? undefined : found}
        />
      </S.Search>
    </>
  )
}
