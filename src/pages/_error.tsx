import type { NextPageContext } from 'next'
import { LostPage } from '@/shell/page/NotFoundPage'

function ErrorPage({ status }: { status: number }) {
  return <LostPage status={status === 404 ? 404 : 500} />
}
ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  status: res?.statusCode ?? err?.statusCode ?? 404,
})
ErrorPage.title = '画面を表示できませんでした'
export default ErrorPage
