import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@/api/ApiError'
import { GraduateSheet } from '@/components/workers/GraduateSheet'
import { useGroupsForm } from '@/components/workers/groups/useGroupsForm'
import { budgets } from '@/contracts/budgets'
import type { CompanyBudget } from '@/contracts/budgets/schemas'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import type { Member } from '@/contracts/members/schemas'
import { workers } from '@/contracts/workers'
import { BudgetSheet } from '@/features/budgets/components/BudgetSheet'
import { NoteSheet } from '@/features/longTermJobs/components/NoteSheet'
import { EditMemberSheet } from '@/features/members/components/EditMemberSheet'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import { aGroup, aMember, aWorkerDetail } from '@mocks/factories'
import { answer, refused, requestsOf } from '@mocks/server'

// Another person saves while a form is open, and the page behind the form reads the new values. The form still sends
// the version that it was opened with, is refused, and continues with the other person's fields.

const FIRST = '林さんが先に更新しました。'
const nothing = () => undefined
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const takeLatest = async () => {
  expect(await screen.findByText(FIRST)).toBeVisible()
  await press('最新の内容を読み込む')
  await screen.findByText(/入力した内容は残っています/)
}
const bodiesOf = (endpoint: Parameters<typeof requestsOf>[0]) =>
  requestsOf(endpoint).map(({ body }) => body)

test('店舗の予算', async () => {
  const before: CompanyBudget = {
    id: 11,
    name: '渋谷店',
    code: null,
    budgetYen: 300_000,
    usedYen: 0,
    reservedYen: 0,
  }
  const after = { ...before, budgetYen: 350_000 }
  answer(budgets.set, refused(409, 'stale', { messages: [FIRST] }))
  const sheet = (store: CompanyBudget) => (
    <BudgetSheet
      companyId='1'
      store={store}
      month='2026-11'
      onClose={nothing}
      readLatest={async () => after}
    />
  )
  const page = render(sheet(before))
  const field = await screen.findByRole('textbox', { name: /予算/ })
  await userEvent.clear(field)
  await userEvent.type(field, '320000')
  page.rerender(sheet(after))
  await press('予算を保存する')
  await takeLatest()
  expect(screen.getByText(/予算: 300,000円 → 350,000円/)).toBeVisible()
  answer(budgets.set, { ...after, budgetYen: 320_000 })
  await press('予算を保存する')
  await waitFor(() =>
    expect(bodiesOf(budgets.set)).toEqual([
      { clientId: 11, month: '2026-11', budgetYen: 320_000, previousYen: 300_000 },
      { clientId: 11, month: '2026-11', budgetYen: 320_000, previousYen: 350_000 },
    ]),
  )
})

test('スタッフの権限と店舗', async () => {
  const roleAt = (clientId: number) => ({ ...aMember().roles[0], role: 'viewer', clientId })
  const before = { ...aMember(), roles: [roleAt(11)], lockVersion: 1 } as unknown as Member
  const after = { ...before, roles: [roleAt(11), roleAt(12)], lockVersion: 2 } as unknown as Member
  const saved: unknown[] = []
  const api = {
    update: async (_: number, body: unknown) => {
      saved.push(body)
      if (saved.length === 1) throw new ApiError(409, 'stale', [FIRST])
    },
  } as unknown as MemberApi
  const stores = [
    { id: 11, name: '渋谷店' },
    { id: 12, name: '新宿店' },
  ]
  const sheet = (member: Member) => (
    <EditMemberSheet
      api={api}
      member={member}
      roles={['clientStaff', 'viewer']}
      stores={stores}
      onClose={nothing}
      readLatest={async () => after}
    />
  )
  const page = render(sheet(before))
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: /権限/ }),
    '店舗スタッフ',
  )
  page.rerender(sheet(after))
  await press('変更する')
  await takeLatest()
  expect(screen.getByText(/開ける店舗: 渋谷店 → 渋谷店、新宿店/)).toBeVisible()
  await press('変更する')
  await waitFor(() =>
    expect(saved).toEqual([
      { role: 'clientStaff', clientIds: [11], lockVersion: 1 },
      { role: 'clientStaff', clientIds: [11, 12], lockVersion: 2 },
    ]),
  )
})

test('長期採用の選考メモ', async () => {
  const before = {
    id: 5,
    kind: 'application',
    name: '伊藤',
    selection: 'unselected',
    note: '',
    lockVersion: 1,
  } as LongTermCandidacy
  const after = { ...before, selection: 'interview', lockVersion: 2 } as LongTermCandidacy
  answer(longTermJobs.selectApplication, refused(409, 'stale', { messages: [FIRST] }))
  const sheet = (candidacy: LongTermCandidacy) => (
    <NoteSheet
      clientId='11'
      candidacy={candidacy}
      onClose={nothing}
      onChanged={nothing}
      readLatest={async () => after}
    />
  )
  const page = render(sheet(before))
  await userEvent.type(await screen.findByRole('textbox', { name: 'メモ' }), '土曜の朝に')
  page.rerender(sheet(after))
  await press('メモを保存する')
  await takeLatest()
  await press('メモを保存する')
  await waitFor(() =>
    expect(bodiesOf(longTermJobs.selectApplication)).toEqual([
      { selection: 'unselected', note: '土曜の朝に', lockVersion: 1 },
      { selection: 'interview', note: '土曜の朝に', lockVersion: 2 },
    ]),
  )
})

test('卒業ワーカーの登録', async () => {
  const shown = { kind: 'hired', hiredOn: null, employmentType: null, note: '' } as const
  const registered = {
    registeredAt: '2026-11-01T00:00:00.000Z',
    registeredByName: null,
    viaInvitation: false,
  }
  answer(workers.graduate, refused(409, 'stale', { messages: [FIRST] }))
  answer(
    workers.one,
    aWorkerDetail({ graduation: { ...shown, ...registered, note: '12月から勤務' } }),
  )
  render(
    <GraduateSheet
      clientId='11'
      user={{ userId: 901, name: '濵田 慎一' }}
      particulars={shown}
      onClose={nothing}
    />,
  )
  await userEvent.click(await screen.findByRole('radio', { name: /元スタッフ/ }))
  await press('保存する')
  await takeLatest()
  expect(screen.getByRole('textbox', { name: /店舗用のメモ/ })).toHaveValue('12月から勤務')
  await press('保存する')
  await waitFor(() =>
    expect(bodiesOf(workers.graduate)).toMatchObject([
      { kind: 'former_staff', note: '', previousGraduation: shown },
      {
        kind: 'former_staff',
        note: '12月から勤務',
        previousGraduation: { ...shown, note: '12月から勤務' },
      },
    ]),
  )
})

test('ワーカーのグループは、開いたときに見えていたものと比べて送る', async () => {
  answer(workers.setGroups, { groups: [] })
  const view = renderHook(
    (selectedIds: readonly number[]) =>
      useGroupsForm({
        clientId: '11',
        users: [{ userId: 901, name: '濵田 慎一' }],
        mode: 'set',
        groups: [aGroup({ id: 71 }), aGroup({ id: 72 })],
        selectedIds,
        onSaved: nothing,
      }),
    { initialProps: [71] },
  )
  // Another person has added 72, and the page has read that.
  view.rerender([71, 72])
  await act(() => view.result.current.onForm.onSubmit())
  await waitFor(() =>
    expect(bodiesOf(workers.setGroups)).toEqual([{ groupIds: [71], knownIds: [71] }]),
  )
})
