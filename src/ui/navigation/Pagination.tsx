import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { PageNavigation } from './Pagination.styles'

type Props = {
  className?: string | undefined
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  /** Rows on the screen now, when phones have asked for more. */
  shown?: number
  /** Phones: adds the next page below. Without it they get 前 and 次. */
  onMore?: () => void
  loading?: boolean
  unit?: '件' | '名'
  /** Not all were counted: there are at least `total`. */
  atLeast?: boolean
}

/** First, last, and two beside the current page; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((n) => n >= 1 && n <= last)
    .sort((a, b) => a - b)
  return wanted.flatMap((n, i) => {
    const gap = n - (wanted[i - 1] ?? 0)
    if (gap > 2) return [null, n]
    return gap === 2 ? [n - 1, n] : [n]
  })
}

/** Numbers from 750 up; on phones 「さらに〇件を表示」. Nothing where one page holds everything. */
export function Pagination({
  className,
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
  const words = `${total.toLocaleString('ja-JP')}${unit}${atLeast ? '以上のうち' : '中'} ${shown.toLocaleString('ja-JP')}${unit}を表示`
  const left = Math.min(perPage, total - shown)
  if (total === 0) return null
  return (
    <PageNavigation className={className} aria-label='ページ'>
      <p>{words}</p>
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
          {pageNumbers(page, last).map((n, i) =>
            n === null ? (
              <span key={`gap${i}`} aria-hidden>
                …
              </span>
            ) : (
              <button
                type='button'
                key={n}
                aria-label={`${n}ページ目`}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onPage(n)}
              >
                {n}
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
        ? left > 0 && (
            <div data-narrow=''>
              <Button size={44} wide loading={loading} onClick={onMore}>
                さらに{left}
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
