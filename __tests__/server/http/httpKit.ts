import { testContext, type TestContext } from '@tests/kit/app'

export let context: TestContext
/** Importing this file gives each test the rows of the fixture. */
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
export const V1 = '/app/api/v1'
export const OFFERINGS = `${V1}/clients/11/offerings`
export const ME = `${V1}/accounts/me`
/** The status and the code of a refused call. */
export const answerTo = async (response: Response | Promise<Response>) => {
  const answer = await response
  return [answer.status, ((await answer.json()) as { code: string }).code]
}
