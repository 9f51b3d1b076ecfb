import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { PageNavigation } from './Pagination.styles'

type Props = {
  className?: string | undefined
  /** Names the navigation where a screen has several lists. */
  label?: string
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  /** Number of rows on the screen, where phones have loaded more pages. */
  shown?: number
  /** Phones: appends the next page below. Without it they get previous and next buttons. */
  onMore?: () => void
  loading?: boolean
  unit?: '件' | '名'
  /** The count was cut off: there are at least `total` items. */
  atLeast?: boolean
}

/** The first, the last and the neighbouring pages of the current one; null stands for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shownPages = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((pageNumber) => pageNumber >= 1 && pageNumber <= last)
    .sort((a, b) => a - b)
  return shownPages.flatMap((pageNumber, index) => {
    const gap = pageNumber - (shownPages[index - 1] ?? 0)
    if (gap > 2) return [null, pageNumber]
    return gap === 2 ? [pageNumber - 1, pageNumber] : [pageNumber]
  })
}

/** Page numbers from 750 px up; on phones 「さらに〇件を表示」. Without items nothing is rendered. */
export function Pagination({
  className,
  label = 'ページ',
  page,
  perPage,
  total,
  onPage,
  shown = Math.min(perPage, total - (page - 1) * perPage),
  onMore,
  loading = false,
  unit = '件',
  atLeast = false,
}: Props) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const summary = `${total.toLocaleString('ja-JP')}${unit}${atLeast ? '以上のうち' : '中'} ${shown.toLocaleString('ja-JP')}${unit}を表示`
  const nextCount = Math.min(perPage, total - shown)
  if (total === 0) return null
  return (
    <PageNavigation className={className} aria-label={label}>
      <p>{summary}</p>
      {last > 1 && (
        <div data-wide=''>
          <button
            type='button'
            aria-label='前のページ'
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          {pageNumbers(page, last).map((pageNumber, index) =>
            pageNumber === null ? (
              <span key={`gap${index}`} aria-hidden>
                …
              </span>
            ) : (
              <button
                type='button'
                key={pageNumber}
                aria-label={`${pageNumber}ページ目`}
                aria-current={pageNumber === page ? 'page' : undefined}
                onClick={() => onPage(pageNumber)}
              >
                {pageNumber}
              </button>
            ),
          )}
          <button
            type='button'
            aria-label='次のページ'
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </div>
      )}
      {onMore
        ? nextCount > 0 && (
            <div data-narrow=''>
              <Button size={44} wide loading={loading} onClick={onMore}>
                さらに{nextCount}
                {unit}を表示
              </Button>
            </div>
          )
        : last > 1 && (
            <div data-narrow=''>
              <Button size={44} disabled={page <= 1} onClick={() => onPage(page - 1)}>
                前の{perPage}
                {unit}
              </Button>
              <Button size={44} disabled={page >= last} onClick={() => onPage(page + 1)}>
                次の{perPage}
                {unit}
              </Button>
            </div>
          )}
    </PageNavigation>
  )
}
