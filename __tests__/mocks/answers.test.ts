import { offerings } from '@/contracts/offerings'
import { aPage, anOffering } from '@mocks/factories'
import { answer, callLines, resetMocks, sequence, server, throwFaults } from '@mocks/server'

const PATH = '/app/api/v1/clients/11/offerings?page=2'
const call = () => fetch(`http://localhost${PATH}`)
const wrong = { ...aPage([anOffering()]), totalCount: 0.5 }

beforeAll(() => server.listen())
beforeEach(resetMocks)
afterAll(() => server.close())

test('サーバーがしない答えは、そう決めたときに断られる', () => {
  expect(() => answer(offerings.list, wrong)).toThrow(/totalCount/)
})
test('関数の答えは、呼ばれたときに確かめられ、テストの終わりに断られる', async () => {
  answer(offerings.list, sequence(aPage([anOffering()]), wrong))
  await call()
  expect(throwFaults).not.toThrow()
  await call()
  expect(throwFaults).toThrow(/GET .*offerings:\n.*totalCount/s)
  expect(throwFaults).not.toThrow()
})
test('呼び出しは、送られたとおりのURLで読める', async () => {
  await call()
  expect(callLines()).toEqual([`GET ${PATH}`])
})
