import { expect, settled, test } from './kit'
import { chooseForMyNumber, sendMyNumber, storeOf, thumbOf, toSalaryLimit } from './steps'

test('依頼できるワーカー全員へのマイナンバーの依頼を、ホームから5回の操作で送れる', async ({
  page,
  signIn,
  read,
  watch,
}) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 750
  await signIn('store')
  const clientId = await storeOf(read)
  const able = (
    await read<{ requestable: { userId: number }[] }>(
      `/clients/${clientId}/mynumber_provision_users`,
    )
  ).requestable.length
  const thumb = thumbOf(page, watch.look)
  await page.goto(`/clients/${clientId}${narrow ? '' : '/users/salary_limit'}`)
  await settled(page)
  if (narrow) await toSalaryLimit(thumb)
  await watch.look('salary_limit')
  // Workers who were asked in an earlier run cannot be asked again.
  if (able === 0) {
    await expect(page.getByRole('button', { name: /全員を選択/ })).toHaveCount(0)
    return
  }
  await chooseForMyNumber(thumb, able)
  // The two widths share one store, so only the narrow one sends.
  if (!narrow) return
  await sendMyNumber(thumb, able)
  expect(thumb.taps()).toBeLessThanOrEqual(5)
})

test('店舗スタッフには、報酬上限を見せない', async ({ page, signIn, read, visit, watch }) => {
  // On the first page of a browser, the script in the head sends reads before the account's rights are known.
  watch.expects(/answer 403: GET .*\/mynumber_provision_users/)
  watch.expects(/console\.error: Failed to load resource.*403/)
  await signIn('staff')
  const clientId = await storeOf(read)
  await visit(`/clients/${clientId}/users/salary_limit`, 'salary_limit_staff')
  await expect(page.getByText('報酬上限を見る権限がありません')).toBeVisible()
})
