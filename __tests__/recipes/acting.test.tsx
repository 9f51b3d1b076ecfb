import { screen, waitFor } from '@testing-library/react'
import { activities } from '@/contracts/activities'
import { groups } from '@/contracts/groups'
import { findMessage, renderPage } from '@mocks/renderPage'
import { watchSavedFiles } from '@mocks/savedFiles'
import { answer, file, refused, requestsOf } from '@mocks/server'

test('項目ごとの断りは、その項目に出る', async () => {
  const reason = 'この名前のグループは、もうあります。'
  answer(groups.create, refused(422, 'invalid', { fields: { name: reason } }))
  const { user } = await renderPage('/clients/11/users/groups/create')
  await user.type(await screen.findByRole('textbox', { name: /グループの名前/ }), 'ホール')
  await user.click(screen.getByRole('button', { name: 'グループを作る' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /グループの名前/ })).toHaveAccessibleDescription(
      expect.stringContaining(reason),
    ),
  )
  expect(requestsOf(groups.create)[0]?.body).toMatchObject({ name: 'ホール' })
})

test('ほかの人が先に変えていたら、最新の内容を読み込める', async () => {
  const message = 'ほかの人が先に変更しました。'
  answer(groups.update, refused(409, 'stale', { messages: [message] }))
  const { user } = await renderPage('/clients/11/users/groups/71/edit')
  await user.type(await screen.findByRole('textbox', { name: /グループの名前/ }), '改')
  await user.click(screen.getByRole('button', { name: '保存する' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: '最新の内容を読み込む' })).toBeEnabled()
})

test('オフラインでは、送らずにそう言う', async () => {
  const { user } = await renderPage('/clients/11/users/groups/create')
  await user.type(await screen.findByRole('textbox', { name: /グループの名前/ }), 'ホール')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'グループを作る' }))
  expect(await findMessage(/オフラインのため、送信していません/)).toBeVisible()
  expect(requestsOf(groups.create)).toEqual([])
})

test('権限のない役割には、作るボタンがなく、読めない画面はそう言う', async () => {
  await renderPage('/clients/11/users/groups', { as: 'viewer' })
  expect(await screen.findByText('ホール経験者')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'グループを作る' })).not.toBeInTheDocument()

  await renderPage('/clients/11/offerings', { as: 'accounting' })
  expect(await screen.findByText('求人を見る権限がありません')).toBeVisible()
})

test('ファイルのダウンロード', async () => {
  answer(activities.file, file('操作の記録.csv', 'text/csv', '日時,操作\r\n'))
  const saved = watchSavedFiles()
  const { user } = await renderPage('/companies/1/activities', { as: 'company' })
  await user.click(await screen.findByRole('button', { name: 'CSVで保存' }))
  await waitFor(() => expect(saved).toEqual([{ name: '操作の記録.csv', content: '日時,操作\r\n' }]))
})
