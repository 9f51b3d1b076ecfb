import { NotFoundPage } from '@/shell/page/NotFoundPage'

/**
 * Next renders this page for a path that it cannot decode; see also scripts/kit/requests.mjs.
 */
export default function BrokenPath() {
  return <NotFoundPage status={400} />
}
