import type { NextPageContext } from 'next'
import { NotFoundPage } from '@/shell/page/NotFoundPage'

function ErrorPage({ status }: { status: number }) {
  return <NotFoundPage status={status === 404 ? 404 : 500} />
}
ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  status: res?.statusCode ?? err?.statusCode ?? 404,
})
export default ErrorPage
