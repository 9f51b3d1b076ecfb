import type { Files } from './files'
import { namesOf } from './names'

const screenOf = (
  camel: string,
  pascal: string,
  title: string,
) => `import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { clients } from '@/contracts/clients'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

const title = <BarTitle>${title}</BarTitle>

/** ${title} of a store. The read is an example: put that of the page in its place. */
export function ${pascal}Screen({ clientId }: Params<typeof routes.${camel}.path>) {
  const isForbidden = useForbidden(clients.one)
  const canRead = useCan(clients.one)
  const { data, error, isValidating, mutate } = useQuery(
    clients.one,
    canRead ? { clientId } : null,
  )
  if (isForbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='${title}を見る権限がありません'>
          必要なときは、企業管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={title}>
      {error && (
        <ErrorState
          heading='h2'
          inline={!!data}
          title='${title}を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton />}
      {data && <p>{data.name}</p>}
    </PageLayout>
  )
}
`
const pageOf = (
  camel: string,
  pascal: string,
  title: string,
) => `import { ${pascal}Screen } from '@/features/${camel}/${pascal}Screen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/layouts'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.${camel}, {
  title: '${title}',
  heading: false,
  layout: clientLayout,
  screen: ${pascal}Screen,
})
`
const testOf = (
  camel: string,
  pascal: string,
  snake: string,
  title: string,
) => `import { screen } from '@testing-library/react'
import { ${pascal}Screen } from '@/features/${camel}/${pascal}Screen'
import { axeViolations } from '@tests/kit/renderScreen'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'

beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('${title}が開き、読み込んだものが見える', async () => {
  await showScreen('manager', '/clients/11/${snake}', <${pascal}Screen clientId='11' />)
  expect(await screen.findByRole('heading', { name: '${title}', level: 1 })).toBeVisible()
  expect(await screen.findByText(/渋谷/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
`

/** A page of a store: route, page file, screen with its states, list of routes and a test. */
export function newPage(files: Files, name: string, title: string): void {
  const { camel, pascal, snake } = namesOf(name)
  const path = `/clients/[clientId]/${snake}`
  files.change(
    'src/routes/routes.ts',
    /\n {2}matchChecks: /,
    (match) => `\n  ${camel}: route('${path}'),${match}`,
  )
  files.add(`src/pages${path}.tsx`, pageOf(camel, pascal, title))
  files.add(`src/features/${camel}/${pascal}Screen.tsx`, screenOf(camel, pascal, title))
  files.addLine('__tests__/spec/routesBeyond.txt', `/clients/{clientId}/${snake}`)
  files.add(`__tests__/features/${camel}/${camel}.test.tsx`, testOf(camel, pascal, snake, title))
  files.note('Its menu entry, if it has one, is a line in src/shell/navigation/menuEntries.ts.')
}
