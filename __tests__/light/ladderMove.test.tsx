import { screen, waitFor, within } from '@testing-library/react'
import { ladders } from '@/contracts/ladders'
import type { LadderCourse, LadderCourseRung } from '@/contracts/ladders/schemas'
import { offerings } from '@/contracts/offerings'
import { ladderOfPreset } from '@/domain/offerings/ladder'
import { anOfferingDetail } from '@mocks/factories'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'

const offering = anOfferingDetail({
  status: 'published',
  scope: 'trusted',
  ladder: ladderOfPreset('standard', false),
  peopleWanted: 3,
  peopleMatched: 0,
  closesAt: '2026-11-28T08:00:00.000Z',
})
const aRung = (changes: Partial<LadderCourseRung> & Pick<LadderCourseRung, 'scope'>) => ({
  newCount: 4,
  totalCount: 10,
  forecast: { filledCount: 0, shiftCount: 0, percent: null, lowPercent: 0, highPercent: 0 },
  state: 'coming' as const,
  startsAt: '2026-11-23T09:00:00.000Z',
  openedAt: null,
  openedByName: null,
  skippedByName: null,
  matchedCount: 0,
  ...changes,
})
const course: LadderCourse = {
  offeringId: offering.id,
  basis: '平日の夜',
  rungs: [
    aRung({
      scope: 'trusted',
      state: 'current',
      startsAt: '2026-11-20T00:00:00.000Z',
      openedAt: '2026-11-20T00:00:00.000Z',
    }),
    aRung({ scope: 'worked' }),
    aRung({ scope: 'public', startsAt: '2026-11-25T09:00:00.000Z', newCount: null }),
  ],
}

async function openSheet() {
  answer(offerings.one, offering)
  answer(ladders.one, course)
  const { user } = await renderPage(`/clients/11/offerings/${offering.id}?tab=ladder`, {
    as: 'manager',
  })
  await user.click(await screen.findByRole('button', { name: '勤務経験者の段の時刻を変える' }))
  const sheet = within(await screen.findByRole('dialog', { name: '勤務経験者の段の時刻を変える' }))
  /** Types into a field and leaves it. */
  async function fill(name: string, text: string) {
    const field = sheet.getByRole('textbox', { name: new RegExp(name) })
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  const submit = () => user.click(sheet.getByRole('button', { name: '時刻を変える' }))
  return { sheet, fill, submit }
}

test('段の時刻を変えると、その段の日時が東京の時刻で送られ、窓が閉じる', async () => {
  answer(ladders.move, course)
  const { sheet, fill, submit } = await openSheet()
  expect(sheet.getByText(/いまは11月23日\(月\) 18:00\s*からです/)).toBeVisible()
  await fill('日付', '2026/11/24')
  await fill('時刻', '10:30')
  await submit()
  await waitFor(() =>
    expect(requestsOf(ladders.move).map(({ params, body }) => [params, body])).toEqual([
      [
        { clientId: '11', offeringId: String(offering.id) },
        {
          scope: 'worked',
          startsAt: '2026-11-24T10:30:00+09:00',
          previousStartsAt: '2026-11-23T09:00:00.000Z',
        },
      ],
    ]),
  )
  expect(await findMessage('勤務経験者の段を、11月24日(火) 10:30からにしました。')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /時刻を変える/ })).toBeNull())
})

test('段の順番が入れ替わる時刻は、サーバーの理由が窓に出て、入力したものは残る', async () => {
  const reason = '次の段(一般公開)より前の時刻にしてください。'
  answer(ladders.move, refused(409, 'conflict', { messages: [reason] }))
  const { sheet, fill, submit } = await openSheet()
  await fill('日付', '2026/11/27')
  await submit()
  expect(await sheet.findByText(reason)).toBeVisible()
  expect(sheet.getByRole('textbox', { name: /日付/ })).toHaveValue('2026/11/27')
})

test('ない日付は送らず、項目に理由が出る', async () => {
  const { sheet, fill, submit } = await openSheet()
  await fill('日付', '2026/11/31')
  await submit()
  expect(await sheet.findByRole('textbox', { name: /日付/ })).toBeInvalid()
  expect(requestsOf(ladders.move)).toHaveLength(0)
})
