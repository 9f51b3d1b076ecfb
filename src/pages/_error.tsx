import type { NextPageContext } from 'next'
import { NotFoundPage } from '@/shell/page/NotFoundPage'

const shown = (status: number) => (status === 400 || status === 404 ? status : 500)

function ErrorPage({ status }: { status: number }) {
  return <NotFoundPage status={shown(status)} />
}
ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  status: res?.statusCode ?? err?.statusCode ?? 404,
})
export default ErrorPage
