import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { browser, testContext, type TestContext, type Who } from '@tests/kit/app'

export let context: TestContext
/** Importing this file gives each test the rows of the fixture. */
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
export const V1 = '/app/api/v1'
export const ME = `${V1}/accounts/me`
/** Reads as somebody and returns the content. */
export const get = async <T>(who: Who, path: string) =>
  (await (await browser(who)).call('GET', path)).json() as Promise<T>
/** Returns the status of an answer. */
export const statusOf = async (response: Promise<Response>) => (await response).status
/** Returns the status and the message of a refused call. */
export const refusal = async (response: Promise<Response>) => {
  const answer = await response
  return [answer.status, await answer.json()] as [
    number,
    { code: string; messages: string[]; fields?: Record<string, string> },
  ]
}
/** Runs the waiting jobs and returns the mails that they sent. */
export async function sentMails() {
  context.mails.length = 0
  while (await runNextJob(context, jobDefinitions));
  return [...context.mails]
}
