import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { color, media, weight } from './tokens'

type Props = {
  page: number; perPage: number; total: number; onPage: (page: number) => void
  /** Rows on the screen now, when phones have asked for more. */
  shown?: number
  /** Phones: adds the next page below. Without it they get 前 and 次. */
  onMore?: () => void
  loading?: boolean; unit?: '件' | '名'
}

/** First, last, and two beside the current page; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)
  return wanted.flatMap((n, i) => { const gap = n - (wanted[i - 1] ?? 0); return gap > 2 ? [null, n] : gap === 2 ? [n - 1, n] : [n] })
}

/** Numbers from 750 up; on phones 「さらに〇件を表示」. Nothing where one page holds everything. */
export function Pagination({ page, perPage, total, onPage, shown = Math.min(perPage, total - (page - 1) * perPage), onMore, loading = false, unit = '件' }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const words = `${total.toLocaleString('ja-JP')}${unit}中 ${shown.toLocaleString('ja-JP')}${unit}を表示`
  const left = Math.min(perPage, total - shown)
  if (total === 0) return null
  return (
    <Root aria-label='ページ'>
      <p>{words}</p>
      {last > 1 && (
        <div data-wide=''>
          <button type='button' aria-label='前のページ' disabled={page <= 1} onClick={() => onPage(page - 1)}><ChevronLeft size={16} aria-hidden /></button>
          {pageNumbers(page, last).map((n, i) => (n === null ? <span key={`gap${i}`} aria-hidden>…</span>
            : <button type='button' key={n} aria-label={`${n}ページ目`} aria-current={n === page ? 'page' : undefined} onClick={() => onPage(n)}>{n}</button>))}
          <button type='button' aria-label='次のページ' disabled={page >= last} onClick={() => onPage(page + 1)}><ChevronRight size={16} aria-hidden /></button>
        </div>
      )}
      {onMore ? left > 0 && <div data-narrow=''><Button size={44} wide loading={loading} onClick={onMore}>さらに{left}{unit}を表示</Button></div>
        : last > 1 && <div data-narrow=''><Button size={44} disabled={page <= 1} onClick={() => onPage(page - 1)}>前の{perPage}{unit}</Button><Button size={44} disabled={page >= last} onClick={() => onPage(page + 1)}>次の{perPage}{unit}</Button></div>}
    </Root>
  )
}

const Root = styled.nav`
  display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 16px 0 0; color: ${color.ink2}; font-size: 13px;
  p { margin: 0; }
  ${media.phone} { > [data-wide] { display: none; } [data-narrow] { display: flex; gap: 8px; width: 100%; } [data-narrow] > button { flex: 1; } }
  ${media.tablet} {
    flex-direction: row; justify-content: space-between; padding: 10px 16px 10px 20px;
    [data-narrow] { display: none; }
    > [data-wide] { display: flex; gap: 2px; align-items: center; }
    > [data-wide] > * { display: grid; place-items: center; min-width: 32px; height: 32px; padding: 0 6px; border: 0; border-radius: 6px; background: none; color: ${color.ink2}; font: inherit; cursor: pointer; }
    > [data-wide] > span { cursor: default; }
    > [data-wide] > [aria-current] { background: ${color.ink}; color: ${color.white}; font-weight: ${weight.bold}; }
    > [data-wide] > :disabled { color: ${color.control}; cursor: not-allowed; }
    @media (hover: hover) and (pointer: fine) { > [data-wide] > button:not([aria-current], :disabled):hover { background: ${color.sunken}; } }
  }
  ${media.print} { > [data-wide] { display: none; } }
`
