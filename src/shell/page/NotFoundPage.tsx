import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { FullPageMessage } from './FullPageMessage'
import { PageMeta } from './PageMeta'

const messages = {
  400: {
    title: 'URLを読み取れません',
    text: 'URLに使えない文字が含まれています。コピーしたときに途中で切れていないか、確かめてください。',
    path: 'M22 40h58a14 14 0 0 1 0 28h-10M46 68H22M50 54h12M98 34l12-12M104 52h16M98 70l12 12',
    dot: [36, 54],
  },
  404: {
    title: 'ページがありません',
    text: 'URLが間違っているか、ページが移動または削除されています。',
    path: 'M38 46a24 24 0 1 0 48 0a24 24 0 1 0-48 0ZM80 64l22 22M52 46h20',
    dot: [88, 72],
  },
  500: {
    title: '画面を表示できませんでした',
    text: 'サーバーで問題が起きました。登録されている内容は変わっていません。時間をおいて、もう一度お試しください。',
    path: 'M24 50c26-22 62-22 88 0M40 64c16-14 40-14 56 0M56 78c8-6 16-6 24 0M30 20l76 68',
    dot: [102, 76],
  },
} as const

/**
 * The page of errors 400, 404 and 500. Its link is a plain anchor, so that the document is loaded again.
 */
export function NotFoundPage({ status }: { status: keyof typeof messages }) {
  const { title, text, path, dot } = messages[status]
  return (
    <>
      <PageMeta title={title} />
      <FullPageMessage
        viewBox='0 0 136 104'
        drawing={
          <>
            <circle cx={dot[0]} cy={dot[1]} r='15' />
            <path d={path} />
          </>
        }
        title={title}
        text={text}
        action={<a href={href(routes.account, {})}>店舗を選ぶ画面へ</a>}
      />
    </>
  )
}
