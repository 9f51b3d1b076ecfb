import { headingsAfterSignOut, recordHeadings } from './headingsAfterSignOut'
import { test, expect } from './kit'

test('「戻る」で読み込み直すブラウザも、ログアウトのあとはログインだけを見せる @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('store')
  await recordHeadings(page)
  expect(await headingsAfterSignOut(page)).toEqual(['ログイン'])
})
