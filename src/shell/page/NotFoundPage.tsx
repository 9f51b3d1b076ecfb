import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { useTitle } from './useTitle'

const texts = {
  404: {
    title: 'ページがありません',
    why: '住所がまちがっているか、ページが移動または削除されています。',
    d: 'M38 46a24 24 0 1 0 48 0a24 24 0 1 0-48 0ZM80 64l22 22M52 46h20',
    dot: [88, 72],
  },
  500: {
    title: '画面を表示できませんでした',
    why: 'サーバーで問題が起きました。登録されている内容は変わっていません。時間をおいて、もう一度お試しください。',
    d: 'M24 50c26-22 62-22 88 0M40 64c16-14 40-14 56 0M56 78c8-6 16-6 24 0M30 20l76 68',
    dot: [102, 76],
  },
} as const

/** A page that is not there, or could not be made. Plain links: whatever is broken, these load anew. */
export function NotFoundPage({ status }: { status: keyof typeof texts }) {
  const {
    title,
    why,
    d,
    dot: [cx, cy],
  } = texts[status]
  useTitle(title)
  return (
    <main className='whole'>
      <svg className='art' viewBox='0 0 136 104' aria-hidden>
        <circle cx={cx} cy={cy} r='15' />
        <path d={d} />
      </svg>
      <h1>{title}</h1>
      <p>{why}</p>
      <div>
        <a data-main='' href={href(routes.account, {})}>
          店舗をえらぶ画面へ
        </a>
      </div>
    </main>
  )
}
