import { act, renderHook } from '@testing-library/react'
import { invitations } from '@/contracts/invitations'
import type { Invitation } from '@/contracts/invitations/schemas'
import { useSaveInvitation } from '@/features/invitations/saveInvitation'
import { answer, refused, requestsOf } from '@mocks/server'

test('窓を開いたあとに読み直した版では上書きせず、断られて知ったあとは、新しい版に保存する', async () => {
  answer(invitations.save, refused(409, 'stale', { messages: ['林さんが先に更新しました。'] }))
  const view = renderHook(
    (lockVersion: number) =>
      useSaveInvitation({
        clientId: '11',
        kind: '',
        invitation: { lockVersion } as Invitation,
        onClose: () => undefined,
        onStale: () => undefined,
      }),
    { initialProps: 1 },
  )
  const save = () =>
    act(() => view.result.current[0]([72], { renew: false, successText: '保存しました。' }))
  view.rerender(2)
  await save()
  expect(view.result.current[2]).toEqual(['林さんが先に更新しました。'])
  await save()
  expect(
    requestsOf(invitations.save).map(({ body }) => (body as { lockVersion: number }).lockVersion),
  ).toEqual([1, 2])
})
