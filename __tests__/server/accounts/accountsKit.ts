import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { browser, testContext, type TestContext, type Who } from '@tests/kit/app'

export let world: TestContext
beforeEach(async () => {
  world = await testContext()
  await world.reset()
})
export const V1 = '/app/api/v1'
export const ME = `${V1}/accounts/me`
export const get = async <T>(who: Who, path: string) =>
  (await (await browser(who)).call('GET', path)).json() as Promise<T>
export const statusOf = async (response: Promise<Response>) => (await response).status
export const refusal = async (response: Promise<Response>) => {
  const answer = await response
  return [answer.status, await answer.json()] as [
    number,
    { code: string; messages: string[]; fields?: Record<string, string> },
  ]
}
/** Does what waits, and gives the mails that left. */
export async function sentMails() {
  world.mails.length = 0
  while (await runNextJob(world, jobDefinitions));
  return [...world.mails]
}
