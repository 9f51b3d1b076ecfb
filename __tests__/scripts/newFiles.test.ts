import { newEndpoint } from '../../scripts/new/endpoint'
import { fieldOf } from '../../scripts/new/fields'
import { Files } from '../../scripts/new/files'
import { newPage } from '../../scripts/new/page'
import { newResource } from '../../scripts/new/resource'

// Nothing is written: what is held is that every list that a recipe names still has the place that it adds to.
test('求人のひな形に読み取りを足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newEndpoint(files, ['offers', 'usage'], '利用状況', '/offers/{offerId}/usage')
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
test('表のある資源を足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', 'ロッカーの鍵', [
    fieldOf('tag:text:札'),
    fieldOf('seats:count:数'),
  ])
  expect(files.paths().toSorted()).toEqual([
    '__tests__/fixtures/settingRows.ts',
    '__tests__/kit/serverKit.ts',
    '__tests__/server/lockerKeys/lockerKeys.test.ts',
    '__tests__/spec/beyond.txt',
    'eslint/serverModules.mjs',
    'mocks/schemas/store.ts',
    'src/contracts/common/fieldTexts.ts',
    'src/contracts/lockerKeys/index.ts',
    'src/contracts/lockerKeys/schemas.ts',
    'src/domain/audit/activityWords.ts',
    'src/server/app.ts',
    'src/server/db/schema/index.ts',
    'src/server/db/schema/lockerKeys.ts',
    'src/server/http/openapi/resourceTitles.ts',
    'src/server/http/openapi/schemaNames.ts',
    'src/server/modules/lockerKeys/reference.ts',
    'src/server/modules/lockerKeys/routes.ts',
  ])
})
test('並んだ一覧では、英字の順に入る', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', 'ロッカーの鍵', [fieldOf('tag:text:札')])
  const lines = files.contentOf('eslint/serverModules.mjs').split('\n')
  const at = lines.indexOf('  lockerKeys: [],')
  expect([lines[at - 1], lines[at + 1]]).toEqual([
    expect.stringMatching(/^ {2}ladders:/),
    expect.stringMatching(/^ {2}masterData:/),
  ])
})
test('すでに別の題名のある項目は、その題名を言って断る', () => {
  const make = (field: string) =>
    newResource(new Files(), 'lockerKeys', 'ロッカーの鍵', [fieldOf(field)])
  expect(() => make('title:text:札')).toThrow('「題名」')
  expect(() => make('title:text:題名')).not.toThrow()
})
test('見本の行は、店舗の行を足す関数に入る', () => {
  const files = new Files()
  newResource(files, 'lockerKeys', 'ロッカーの鍵', [fieldOf('tag:text:札')])
  const [before, after] = files
    .contentOf('__tests__/fixtures/settingRows.ts')
    .split('db.insert(lockerKeys)')
  expect(before?.match(/function \w+/g)).toEqual(['function addSettingRows'])
  expect(after).toContain('function addCompanySettingRows')
})
test('経路の新しい引数には、説明のはじまりができ、知らせる', () => {
  const files = new Files()
  newEndpoint(files, ['offers', 'usage'], '利用状況', '/offers/{offerId}/seats/{seatId}')
  expect(files.contentOf('src/server/http/openapi/parameterTexts.ts')).toContain(
    "  seatId: ['利用状況', 'Id of: seat.'],\n",
  )
  expect(files.notes).toEqual([expect.stringContaining('seatId')])
})
test('画面を足すとき、変える場所がすべて見つかる', () => {
  const files = new Files()
  newPage(files, 'lockers', 'ロッカー')
  expect(files.paths()).toContain('src/pages/clients/[clientId]/lockers.tsx')
})
test('題名や種類のない項目は、断る', () => {
  expect(() => fieldOf('label:text')).toThrow('label:text')
  expect(() => fieldOf('label:words:札')).toThrow('text, count, day, flag')
})
