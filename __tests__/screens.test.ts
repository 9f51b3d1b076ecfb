import { readdirSync, readFileSync } from 'node:fs'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

test('店舗と企業のページは、開くのに要る権限を名乗る。だれでも開けるのは、この一覧だけ', () => {
  const pages = filesOf('src/pages').filter(({ file }) => /^(clients|companies)\//.test(file))
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.filter(({ text }) => !/^ {2}permission: /m.test(text))).toEqual([])
  expect(
    pages.filter(({ text }) => text.includes("permission: 'everyone'")).map(({ file }) => file),
  ).toEqual([
    'clients/[clientId]/contact.tsx',
    'clients/[clientId]/feedback.tsx',
    'clients/[clientId]/notice.tsx',
    'companies/[companyId]/subscription/clients.tsx',
  ])
})
test('ページは、最初に読むものを名乗る。権限がわかる前に、HTMLの頭から送る', () => {
  // The URL does not determine the first reads of these pages, or they have none besides those of the layout.
  const reasons: Record<string, string> = {
    'clients/[clientId]/business_fact_check.tsx': 'the store is a query of the call',
    'clients/[clientId]/chat_rooms/[chatRoomId].tsx': 'the parameter has another name in the call',
    'clients/[clientId]/contact.tsx': 'reads nothing first',
    'clients/[clientId]/feedback.tsx': 'reads the account alone, which the layout asks for',
    'clients/[clientId]/offerings/bulk_create.tsx': 'the query says what is copied',
    'clients/[clientId]/users/invitation.tsx': 'the query says which invitation',
    'companies/[companyId]/statements/detail.tsx': 'the query says which statement',
  }
  const silent = filesOf('src/pages')
    .filter(({ file }) => /^(clients|companies)\//.test(file))
    .filter(({ text }) => !/^ {2}prefetch: /m.test(text))
    .map(({ file }) => file)
  expect(silent.sort()).toEqual(Object.keys(reasons).sort())
})
test('画面が自分で権限を問うのは、ページより強い権限の要る部分だけ', () => {
  expect(
    filesOf('src/features')
      .filter(({ text }) => text.includes('useForbidden('))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    'bulkOfferings/components/form/BulkSource.tsx',
    'clients/components/EditClient.tsx',
    'rosters/ForeignWorkersView.tsx',
    'storeCancellations/components/consultation/NegotiationNotice.tsx',
  ])
})
test('読み込みの失敗を手で描く場所は、増えない。ふつうは `QueryResult` が描く', () => {
  const count = [...filesOf('src/features'), ...filesOf('src/components')].reduce(
    (total, { text }) => total + text.split('<ErrorState').length - 1,
    0,
  )
  // What is left to convert; lower it with each screen that is.
  expect(count).toBeLessThanOrEqual(21)
})
test('画面のフォルダは、扱うものの契約と同じ名前', () => {
  // These pages show no resource.
  const alone = ['acrossStores', 'contact', 'gallery', 'offline']
  const contracts = readdirSync('src/contracts')
  expect(readdirSync('src/features').filter((name) => !contracts.includes(name))).toEqual(alone)
})
