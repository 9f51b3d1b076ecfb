import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { PageNavigation } from './Pagination.styles'

/** People are counted in 名, documents in 通, other things in 件. */
export type PagedUnit = '件' | '名' | '通' | '店舗'

type Props = {
  /** Names the navigation if a screen has several lists. */
  label?: string
  /** The page that is shown. */
  of: { items: readonly unknown[]; page: number; perPage: number; totalCount: number }
  onPage: (page: number) => void
  /** Phones: one button reads the next page, which the screen appends below. Without it: previous and next. */
  appends?: boolean
  /** Whether the page to append is being read. */
  isLoading?: boolean
  /** The word for what the list counts, the same as beside its heading. */
  unit: PagedUnit
  /** The count was cut off: there are at least `totalCount` items. */
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

/** Shows the beginning of the list that the pager is below. */
function showListStart(pager: RefObject<HTMLElement | null>) {
  const list = pager.current?.closest('section, [role=dialog], main')
  // jsdom has no scrollIntoView.
  if (list && 'scrollIntoView' in list) list.scrollIntoView()
}

/**
 * Page numbers from 750 px up; on phones 「さらに〇件を表示」, or previous and next. Nothing is rendered while all
 * items are on one page.
 */
export function Pagination({
  label = 'ページ',
  of: { items, page, perPage, totalCount },
  onPage,
  appends = false,
  isLoading = false,
  unit,
  atLeast = false,
}: Props) {
  const pager = useRef<HTMLElement>(null)
  const last = Math.max(1, Math.ceil(totalCount / perPage))
  const shown = items.length + (appends ? (page - 1) * perPage : 0)
  const summary = `${formatNumber(totalCount)}${unit}${atLeast ? '以上のうち' : '中'} ${formatNumber(shown)}${unit}を表示`
  const nextCount = Math.min(perPage, totalCount - shown)
  if (last === 1) return null
  function goTo(next: number) {
    onPage(next)
    showListStart(pager)
  }
  return (
    <PageNavigation ref={pager} aria-label={label}>
      <p>{summary}</p>
      <div data-wide=''>
        <Step label='前のページ' disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </Step>
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
              onClick={() => goTo(pageNumber)}
            >
              {pageNumber}
            </button>
          ),
        )}
        <Step label='次のページ' disabled={page >= last} onClick={() => goTo(page + 1)}>
          <ChevronRight size={16} aria-hidden />
        </Step>
      </div>
      {appends ? (
        nextCount > 0 && (
          <div data-narrow=''>
            <Button size={44} wide loading={isLoading} onClick={() => onPage(page + 1)}>
              さらに{nextCount}
              {unit}を表示
            </Button>
          </div>
        )
      ) : (
        <div data-narrow=''>
          <Button size={44} disabled={page <= 1} onClick={() => goTo(page - 1)}>
            前の{perPage}
            {unit}
          </Button>
          <Button size={44} disabled={page >= last} onClick={() => goTo(page + 1)}>
            次の{perPage}
            {unit}
          </Button>
        </div>
      )}
    </PageNavigation>
  )
}

type KeysetProps = {
  /** Number of rows on the screen. */
  shown: number
  isFirst: boolean
  onFirst: () => void
  /** Undefined on the last page. */
  onNext: (() => void) | undefined
}

/** The pager of a list whose next page is read from its last row on, so that pages have no numbers. */
export function KeysetPagination({ shown, isFirst, onFirst, onNext }: KeysetProps) {
  const pager = useRef<HTMLElement>(null)
  if (isFirst && !onNext) return null
  function goToFirst() {
    onFirst()
    showListStart(pager)
  }
  function goToNext() {
    onNext?.()
    showListStart(pager)
  }
  return (
    <PageNavigation ref={pager} aria-label='ページ'>
      <p>{formatNumber(shown)}件を表示</p>
      <div data-wide=''>
        <Step label='最初のページ' disabled={isFirst} onClick={goToFirst}>
          <ChevronsLeft size={16} aria-hidden />
        </Step>
        <Step label='次のページ' disabled={!onNext} onClick={goToNext}>
          <ChevronRight size={16} aria-hidden />
        </Step>
      </div>
      <div data-narrow=''>
        <Button size={44} disabled={isFirst} onClick={goToFirst}>
          最初に戻る
        </Button>
        <Button size={44} disabled={!onNext} onClick={goToNext}>
          続きを見る
        </Button>
      </div>
    </PageNavigation>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }
function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button type='button' aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
