import type { Client, PhoneVerification } from '@/contracts/clients/schemas'
import { phoneVerifications } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { MORNING, callStore, callApi, prepareStore, writeRows } from '@tests/kit/serverKit'
import { sentMessages } from './clientKit'

type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
const PATH = '/phone_number/verification'
const NUMBER = '0398765432'
const send = <T = PhoneVerification>(method = 'sms', phoneNumber = NUMBER) =>
  callStore<T>('manager', 'POST', PATH, { phoneNumber, method })
const verify = <T = Client>(code: string) => callStore<T>('manager', 'PATCH', PATH, { code })
const sentCode = async () => /\d{6}/.exec((await sentMessages())[0]?.body ?? '')?.[0] ?? ''
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')
const setSeconds = async (seconds: number) => {
  ;(await testContext()).now = new Date(MORNING.getTime() + seconds * 1000)
}

beforeEach(prepareStore)

test('the code of the message makes the number the checked one of the store', async () => {
  const { body } = await send()
  expect(body).toEqual({
    phoneNumber: NUMBER,
    method: 'sms',
    sentAt: '2026-11-20T00:41:00.000Z',
    expiresAt: '2026-11-20T00:51:00.000Z',
    resendAt: '2026-11-20T00:42:00.000Z',
    attemptsLeft: 5,
    sendsLeft: 4,
  })
  const [message] = await sentMessages()
  expect(message).toMatchObject({ channel: 'sms', to: NUMBER })
  const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
  await writeRows(async (db) => {
    expect(JSON.stringify(await db.select().from(phoneVerifications))).not.toContain(code)
  })
  expect((await verify(code)).body).toMatchObject({
    phoneNumber: NUMBER,
    phoneVerifiedAt: '2026-11-20T00:41:00.000Z',
    phoneVerification: null,
    lockVersion: 2,
  })
  expect((await verify<Refusal>(code)).body.code).toBe('no_code')
})
test('a call reads the digits out one by one', async () => {
  await send('voice')
  const [message] = await sentMessages()
  expect(message?.channel).toBe('voice')
  expect(message?.body).toMatch(/確認コードは、(\d、){5}\d。繰り返します。/)
})
test('five wrong codes end it, even with the right one after them', async () => {
  await send()
  const code = await sentCode()
  const wrong = await verify<Refusal>(wrongOf(code))
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    { code: 'コードが違います。あと4回入力できます。' },
  ])
  for (let attempt = 2; attempt <= 4; attempt++) await verify(wrongOf(code))
  expect((await verify<Refusal>(wrongOf(code))).body.code).toBe('no_attempts_left')
  const late = await verify<Refusal>(code)
  expect([late.status, late.body.code]).toEqual([409, 'no_attempts_left'])
})
test('a code ends after ten minutes', async () => {
  await send()
  const code = await sentCode()
  await setSeconds(600)
  const late = await verify<Refusal>(code)
  expect([late.status, late.body.code]).toEqual([409, 'expired'])
})
test('the next code comes after a minute, and replaces the last one', async () => {
  await send()
  const first = await sentCode()
  await setSeconds(48)
  const early = await send<Refusal>()
  expect([early.status, early.body.messages]).toEqual([429, ['あと12秒で、もう一度送れます。']])
  await setSeconds(60)
  expect((await send()).status).toBe(200)
  const second = await sentCode()
  if (first !== second) expect((await verify(first)).status).toBe(422)
  expect((await verify(second)).status).toBe(200)
})
test('five codes a day, to one number from all stores together', async () => {
  for (let i = 0; i < 5; i++) {
    await setSeconds(i * 60)
    expect((await send()).status).toBe(200)
  }
  await setSeconds(300)
  const sixth = await send<Refusal>('sms', '0311112222')
  expect([sixth.status, sixth.body.messages[0]]).toEqual([
    429,
    'コードを送れるのは1日5回までです。明日、もう一度お試しください。',
  ])
  const fromElsewhere = await callApi('sibling', 'POST', `/clients/12${PATH}`, {
    phoneNumber: NUMBER,
    method: 'sms',
  })
  expect(fromElsewhere.status).toBe(429)
  await setSeconds(86_400 + 300)
  expect((await send()).status).toBe(200)
})
test('a code is sent by those who may change the store', async () => {
  const body = { phoneNumber: NUMBER, method: 'sms' }
  expect((await callStore('clientStaff', 'POST', PATH, body)).status).toBe(403)
  expect((await callStore('other', 'POST', PATH, body)).status).toBe(404)
})
