import { testContext, type TestContext } from '@tests/kit/app'

export let world: TestContext
beforeEach(async () => {
  world = await testContext()
  await world.reset()
})
export const V1 = '/app/api/v1'
export const OFFERINGS = `${V1}/clients/11/offerings`
export const ME = `${V1}/accounts/me`
export const answerTo = async (response: Response | Promise<Response>) => {
  const it = await response
  return [it.status, ((await it.json()) as { code: string }).code]
}
