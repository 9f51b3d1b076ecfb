import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { answerOf, API, type Demo, type Preparations, STORE } from '../asking'

const INVITED_EMAIL = 'kitagawa@example.com'
const NEW_ADDRESS = 'miyake.keiko@example.com'
const PHONE = '0355550123'

/** Runs the waiting jobs and returns the part of the last message to an address or a number that matches. */
async function sentTo(demo: Demo, to: string, part: RegExp): Promise<string> {
  await demo.runJobs('setupMail', 'mail')
  const message = demo.context.mails.findLast((mail) => mail.to === to)
  const [, found] = part.exec(message?.body ?? '') ?? []
  if (found === undefined) throw new Error(`No message to ${to} has such a part.`)
  return found
}

/** Somebody is invited to the store; the key is the one in the link of the mail. */
async function invitation(demo: Demo) {
  const invited = { email: INVITED_EMAIL, role: 'clientStaff' }
  await answerOf(demo, `POST ${STORE}/members`, invited)
  return { setupToken: await sentTo(demo, INVITED_EMAIL, /\?token=([\w-]+)/) }
}

/** Calls with a key that the server reveals only in a message. */
export const mailedKeys: Preparations = {
  'GET /account_setup_tokens/{setupToken}': async (demo) => ({ ids: await invitation(demo) }),
  'POST /account_setup_tokens/{setupToken}/password_validation': async (demo) => ({
    ids: await invitation(demo),
    body: { password: 'Miyamasu-zaka-4711' },
  }),
  'PATCH /accounts/me/email_change_request': async (demo) => {
    const requestBody = { newEmail: NEW_ADDRESS, currentPassword: DEMO_PASSWORD }
    await answerOf(demo, `POST ${API}/accounts/me/email_change_request`, requestBody)
    const token = await sentTo(demo, NEW_ADDRESS, /\?token=([\w-]+)/)
    return { body: { token, action: 'confirm' } }
  },
  'PATCH /clients/{clientId}/phone_number/verification': async (demo) => {
    const requestBody = { phoneNumber: PHONE, method: 'sms' }
    await answerOf(demo, `POST ${STORE}/phone_number/verification`, requestBody)
    return { body: { code: await sentTo(demo, PHONE, /(\d{6})/) } }
  },
}
