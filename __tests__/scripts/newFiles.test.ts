import { newEndpoint } from '../../scripts/new/endpoint'
import { fieldOf } from '../../scripts/new/fields'
import { Files } from '../../scripts/new/files'
import { newPage } from '../../scripts/new/page'
import { newResource } from '../../scripts/new/resource'

const lockerKeys = ['ロッカーの鍵', 'Keys of lockers that the store lends.'] as const
const tag = fieldOf('tag:text:札:What stands on the tag: a word.')
const usage = ['利用状況', 'How often the template was used.'] as const

// The tests write nothing. They check that every list that a recipe names still has the place to add to.
test('求人のひな形に読み取りを足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newEndpoint(files, ['offers', 'usage'], usage, { fields: [tag], path: '/offers/{offerId}/usage' })
  expect(files.paths().toSorted()).toEqual([
    '__tests__/server/offers/usage.test.ts',
    '__tests__/spec/beyond.txt',
    'mocks/schemas/offerings.ts',
    'src/contracts/offers/index.ts',
    'src/contracts/offers/schemas.ts',
    'src/server/modules/offers/reference.ts',
    'src/server/modules/offers/routes.ts',
  ])
})
test('ほかの資源の表を見せる読み取りは、その表の変更で古くなる', () => {
  const files = new Files()
  const shows = ['closingDays', 'matchings', 'groups']
  newEndpoint(files, ['groups', 'usage'], usage, { fields: [tag], shows })
  const map = files.contentOf('src/contracts/shownIn.ts')
  expect(map).toContain("closingDays: ['closingDays', 'companyClients', 'groups'],")
  expect(map).toMatch(/\n {2}matchings: \[[^\]]*'budgets', 'groups'\]/)
  expect(map.match(/\n {2}groups: \[[^\]]*\]/)?.[0].match(/'groups'/g)).toHaveLength(1)
  const unknown = () =>
    newEndpoint(new Files(), ['groups', 'usage'], usage, { fields: [tag], shows: ['sessions'] })
  expect(unknown).toThrow('src/contracts/shownIn.ts')
})
test('表のある資源を足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', lockerKeys, [tag, fieldOf('seats:count:数:Number of seats.')])
  expect(files.paths().toSorted()).toEqual([
    '__tests__/fixtures/settingRows.ts',
    '__tests__/kit/serverKit.ts',
    '__tests__/server/lockerKeys/lockerKeys.test.ts',
    '__tests__/spec/beyond.txt',
    'lint/serverModules.mjs',
    'mocks/schemas/store.ts',
    'src/contracts/lockerKeys/index.ts',
    'src/contracts/lockerKeys/schemas.ts',
    'src/domain/audit/activityWords.ts',
    'src/server/app.ts',
    'src/server/db/schema/index.ts',
    'src/server/db/schema/lockerKeys.ts',
    'src/server/fieldTexts.ts',
    'src/server/http/openapi/resourceTitles.ts',
    'src/server/http/openapi/schemaNames.ts',
    'src/server/modules/lockerKeys/reference.ts',
    'src/server/modules/lockerKeys/routes.ts',
  ])
})
test('並んだ一覧では、英字の順に入る', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', lockerKeys, [tag])
  const lines = files.contentOf('lint/serverModules.mjs').split('\n')
  const at = lines.indexOf('  lockerKeys: [],')
  expect([lines[at - 1], lines[at + 1]]).toEqual([
    expect.stringMatching(/^ {2}ladders:/),
    expect.stringMatching(/^ {2}masterData:/),
  ])
})
test('すでに別の題名のある項目は、その題名を言って断る', () => {
  const make = (field: string) =>
    newResource(new Files(), 'lockerKeys', lockerKeys, [fieldOf(field)])
  expect(() => make('title:text:札')).toThrow('「題名」')
  expect(() => make('title:text:題名')).not.toThrow()
  expect(() => make('title:text')).not.toThrow()
})
test('断るときは、すべての項目についてまとめて言う', () => {
  const fields = ['title:text:札', 'seats:count', 'tag:text:札:What stands on the tag.']
  const make = () => newResource(new Files(), 'lockerKeys', lockerKeys, fields.map(fieldOf))
  expect(make).toThrow(
    /^title is 「題名」.*\nseats is new[^\n]*: write seats:TYPE:題名:'What it is\.'$/,
  )
})
test('その資源の項目にすでに説明があれば、題名と英文はいらない', () => {
  const files = new Files()
  const fields = [fieldOf('opensOnHolidays:flag')]
  newEndpoint(files, ['closingDays', 'usage'], usage, { fields })
  expect(files.paths()).toContain('src/contracts/closingDays/index.ts')
})
test('見本の行は、店舗の行を足す関数に入る', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', lockerKeys, [tag])
  const [before, after] = files
    .contentOf('__tests__/fixtures/settingRows.ts')
    .split('db.insert(lockerKeys)')
  expect(before?.match(/function \w+/g)).toEqual(['function addSettingRows'])
  expect(after).toContain('function addCompanySettingRows')
})
test('経路の引数にまだ説明がなければ、書く場所を言って断る', () => {
  const make = (path: string) =>
    newEndpoint(new Files(), ['offers', 'usage'], usage, { fields: [tag], path })
  expect(() => make('/offers/{offerId}/seats/{seatId}')).toThrow(
    'seatId: say in src/server/http/openapi/parameterTexts.ts what it is',
  )
  expect(() => make('/offers/{offerId}/seats')).not.toThrow()
})
test('新しい項目に英文がなければ断り、あればそのまま説明になる', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', lockerKeys, [tag])
  expect(files.contentOf('src/server/modules/lockerKeys/reference.ts')).toContain(
    "  tag: ['札', 'What stands on the tag: a word.'],\n",
  )
  const without = () => newResource(new Files(), 'lockerKeys', lockerKeys, [fieldOf('tag:text:札')])
  expect(without).toThrow("tag:TYPE:札:'What it is.'")
})
test('取り込みが加わり、その名前は英字の順に入る', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', lockerKeys, [tag])
  expect(files.contentOf('src/server/app.ts')).toContain(
    "import { lockerKeyRoutes } from './modules/lockerKeys/routes'\n",
  )
  newEndpoint(files, ['closingDays', 'usage'], usage, {
    fields: [tag],
    path: '/closing_days/usage',
  })
  expect(files.contentOf('src/contracts/closingDays/index.ts')).toContain(
    'ClosingDayUpdate, ClosingDayUsage }',
  )
})
test('画面を足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newPage(files, 'lockers', 'ロッカー')
  expect(files.paths().toSorted()).toEqual([
    '__tests__/light/lockers.test.tsx',
    '__tests__/spec/routesBeyond.txt',
    'src/features/lockers/LockersScreen.tsx',
    'src/pages/clients/[clientId]/lockers.tsx',
    'src/routes/routes.ts',
  ])
  expect(files.contentOf('src/pages/clients/[clientId]/lockers.tsx')).toContain(
    'permission: clients.one,',
  )
  expect(files.contentOf('src/features/lockers/LockersScreen.tsx')).toContain('<QueryResult of=')
})
test('種類のない項目は、断る', () => {
  expect(() => fieldOf('label:words:札')).toThrow('text, count, day, flag')
})
