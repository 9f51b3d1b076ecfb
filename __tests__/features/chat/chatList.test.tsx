import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import router from 'next-router-mock'
import { chatRooms } from '@/contracts/chat'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { requestsTo, tearDownStore } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { LIST, openChatRooms, sendAsWorker, setUpChat } from './chatKit'

let uid = ''
beforeEach(async () => {
  uid = await setUpChat()
})
afterEach(tearDownStore)

test('氏名・最後の言葉・次の勤務・未読の数が並び、未読だけにでき、さがせる', async () => {
  await sendAsWorker(901, '裏口の鍵はどなたに')
  await openChatRooms()
  const row = await screen.findByRole('link', { name: /德永 さくら/ })
  expect(row).toHaveTextContent('裏口の鍵はどなたに1件の未読本日 22:00')
  expect(row).toHaveAttribute('href', `${LIST}/${uid}`)
  expect(screen.getByRole('button', { name: '未読のみ 1' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await pressButton('未読のみ 1')
  await waitFor(() => expect(screen.queryByRole('link', { name: /小林/ })).toBeNull())
  expect(router.asPath).toBe(`${LIST}?unread_only=1`)
  await pressButton('すべて')
  await userEvent.type(screen.getByRole('searchbox', { name: '氏名・ひな形で探す' }), 'こばやし')
  await waitFor(() => expect(screen.queryByRole('link', { name: /德永/ })).toBeNull())
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'いない人')
  expect(await screen.findByText('条件に合うメッセージはありません')).toBeVisible()
  await pressButton('条件をクリア')
  expect(await screen.findByRole('link', { name: /德永/ })).toBeVisible()
})
test('1,000のルームがあっても、並ぶのは20行で、さがすたびに送るのは1回だけ', async () => {
  await writeRows(async (db) => {
    await db.execute(
      sql`insert into users (id, name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at) select g, '人' || g, 'ヒト' || g, 'ヒト' || g, '1998-01-01', 'unspecified', '', 'hope', '13', now() from generate_series(20001, 21000) g`,
    )
    await db.execute(
      sql`insert into client_users (client_id, user_id, first_at) select 11, g, now() from generate_series(20001, 21000) g`,
    )
    await db.execute(
      sql`insert into chat_rooms (uid, client_id, user_id, last_message_at, last_message_body, last_message_side, created_at) select 'many-' || g, 11, g, now() - g * interval '1 minute', 'こんにちは', 'worker', now() from generate_series(20001, 21000) g`,
    )
  })
  await openChatRooms()
  expect(await screen.findByText('1,002件中 20件を表示')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  const before = requestsTo(/chat_rooms/).length
  await userEvent.type(screen.getByRole('searchbox'), 'ヒト20999')
  expect(await screen.findByRole('link', { name: /人20999/ })).toBeVisible()
  expect(requestsTo(/chat_rooms/).length - before).toBe(1)
  await writeRows(async (db) => {
    for (const table of ['chat_rooms', 'client_users'])
      await db.execute(sql.raw(`delete from ${table} where user_id between 20001 and 21000`))
    await db.execute(sql`delete from users where id between 20001 and 21000`)
  })
})
test('読み込めないときは理由を言い、もう一度読める', async () => {
  overrideAnswer(chatRooms.list, {
    status: 503,
    code: 'unavailable',
    messages: ['ただいま混み合っています。'],
  })
  await openChatRooms()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'メッセージを読み込めませんでしたただいま混み合っています。',
  )
  mockServer.resetHandlers()
  await pressButton('再試行')
  expect(await screen.findByRole('link', { name: /德永/ })).toBeVisible()
})
