import { namesOf, type Names } from './fields'
import type { Files } from './files'

const screenOf = (
  { camel, pascal }: Names,
  title: string,
) => `import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { clients } from '@/contracts/clients'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

/** ${title} of a store. The read is an example: put that of the page in its place. */
export function ${pascal}Screen({ clientId }: Params<typeof routes.${camel}.path>) {
  const query = useQuery(clients.one, { clientId })
  return (
    <PageLayout title={<BarTitle>${title}</BarTitle>}>
      <QueryResult of={query} name='${title}' heading='h2' skeleton={<Skeleton />}>
        {(client) => <p>{client.name}</p>}
      </QueryResult>
    </PageLayout>
  )
}
`
const pageOf = (
  { camel, pascal }: Names,
  title: string,
) => `import { clients } from '@/contracts/clients'
import { ${pascal}Screen } from '@/features/${camel}/${pascal}Screen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.${camel}, {
  title: '${title}',
  heading: false,
  layout: clientLayout,
  screen: ${pascal}Screen,
  permission: clients.one,
  prefetch: [clients.one],
})
`
const testOf = ({ snake }: Names, title: string) => `import { screen } from '@testing-library/react'
import { clients } from '@/contracts/clients'
import { aClient } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer, serverError } from '@mocks/server'

test('${title}が開き、読み込んだものが見える', async () => {
  answer(clients.one, aClient({ name: '見本の店' }))
  await renderPage('/clients/11/${snake}', { as: 'manager' })
  expect(await screen.findByRole('heading', { name: '${title}', level: 1 })).toBeVisible()
  expect(await screen.findByText('見本の店')).toBeVisible()
})
test('読み込めなければ、そう言う', async () => {
  answer(clients.one, serverError())
  await renderPage('/clients/11/${snake}', { as: 'manager' })
  expect(await screen.findByText('${title}を読み込めませんでした')).toBeVisible()
})
`

/** A page of a store: route, page file, screen with its states, list of routes and a test. */
export function newPage(files: Files, name: string, title: string): void {
  const names = namesOf(name)
  const { camel, pascal, snake } = names
  const path = `/clients/[clientId]/${snake}`
  files.change(
    'src/routes/routes.ts',
    /\n {2}matchChecks: /,
    (match) => `\n  ${camel}: route('${path}'),${match}`,
  )
  files.add(`src/pages${path}.tsx`, pageOf(names, title))
  files.add(`src/features/${camel}/${pascal}Screen.tsx`, screenOf(names, title))
  files.addLine('__tests__/spec/routesBeyond.txt', `/clients/{clientId}/${snake}`)
  files.add(`__tests__/light/${camel}.test.tsx`, testOf(names, title))
  files.note('Its menu entry, if it has one, is a line in src/shell/navigation/clientMenu.ts.')
}
