import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import {
  offerings as table,
  documentFiles,
  qualificationDocuments,
  stoolInspectionReports,
} from '@/server/db/schema'
import { requestsTo, takeMessages } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, callStore, offerContent, writeRows } from '@tests/kit/serverKit'
import { inDialog } from '@tests/kit/userActions'
import { expectDialogClosed, addMatches, openOffering } from './offeringActionsKit'

describe('回答と資格', () => {
  const question = {
    id: 'q1',
    body: '立ち仕事の経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  const look = async () => {
    const row = within((await screen.findByText('髙橋 美咲')).closest('[role=row]') as HTMLElement)
    await userEvent.click(row.getByRole('button', { name: '髙橋 美咲さんのその他の操作' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: '質問の回答・資格・検便を見る' }),
    )
    return inDialog('髙橋 美咲さんの回答・資格・検便')
  }
  beforeEach(() =>
    writeRows(async (db) => {
      const at = '2026-11-02T00:00:00Z'
      await db
        .update(table)
        .set({ terms: offerContent({ onboardingQuestions: [question] }) })
        .where(eq(table.id, 8001))
      await addMatch(db, 8001, 901, {
        id: 7001,
        answeredAt: at,
        answers: [{ questionId: 'q1', body: 'はい', options: [] }],
      })
      await db.insert(documentFiles).values({
        id: 901,
        clientId: 11,
        userId: 901,
        mediaType: 'image/png',
        body: Buffer.from('picture'),
        createdAt: at,
      })
      await db.insert(qualificationDocuments).values({
        id: 501,
        clientId: 11,
        matchingId: 7001,
        userId: 901,
        documentFileId: 901,
        qualificationId: 8,
        status: 'submitted',
        submittedAt: at,
        expiresOn: '2026-11-21',
      })
    }),
  )
  test('答えと証明書を読め、勤務日に切れる期限を言い、画像は押したときだけ取り寄せる', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })
    await openOffering()
    const sheet = await look()
    expect(await sheet.findByText('立ち仕事の経験はありますか')).toBeVisible()
    expect(sheet.getByText('はい')).toBeVisible()
    expect(sheet.getByText('勤務日には、食品衛生責任者の期限が切れています')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(requestsTo(/image_link$/)).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: '証明書を表示する' }))
    expect(
      await sheet.findByRole('img', { name: '髙橋 美咲さんの食品衛生責任者の証明書' }),
    ).toHaveAttribute('src', 'blob:here')
  })
  test('店舗スタッフには、証明書の画像を見られる人を言う', async () => {
    await openOffering('clientStaff')
    const sheet = await look()
    expect(await sheet.findByText('証明書の画像は、店舗管理者が確認できます。')).toBeVisible()
    expect(sheet.queryByRole('button', { name: '証明書を表示する' })).toBeNull()
  })
  test('検便は、状態・期限・結果を読め、書類は押したときだけ取り寄せる。期限切れと陽性は言葉で言う', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:stool', revokeObjectURL: () => undefined })
    const at = '2026-11-02T00:00:00Z'
    const report = {
      clientId: 11,
      userId: 901,
      requestedAt: at,
      submittedAt: at,
      documentFileId: 901,
    }
    await writeRows((db) =>
      db.insert(stoolInspectionReports).values({
        ...report,
        id: 601,
        inspectedOn: '2026-10-10',
        validUntilOn: '2026-11-10',
        result: 'negative',
      }),
    )
    await openOffering()
    let sheet = await look()
    let stool = within(await sheet.findByRole('region', { name: '検便' }))
    expect(await stool.findByText('勤務日には、結果の有効期限が切れています')).toBeVisible()
    expect(stool.getByText('陰性')).toBeVisible()
    expect(requestsTo(/report_link$/)).toEqual([])
    await userEvent.click(stool.getByRole('button', { name: '検便の結果を表示する' }))
    expect(await stool.findByRole('img', { name: '髙橋 美咲さんの検便の結果' })).toHaveAttribute(
      'src',
      'blob:stool',
    )
    expect(await axeViolations()).toEqual([])
    await writeRows((db) =>
      db.insert(stoolInspectionReports).values({
        ...report,
        id: 602,
        inspectedOn: '2026-11-15',
        validUntilOn: '2026-12-15',
        result: 'positive',
        checkedAt: at,
      }),
    )
    await openOffering()
    sheet = await look()
    stool = within(await sheet.findByRole('region', { name: '検便' }))
    expect(await stool.findByText('陽性の結果が届いています')).toBeVisible()
  })
  test('検便を求めない求人では、そう言う。店舗スタッフには見せない', async () => {
    await openOffering()
    const sheet = await look()
    expect(await sheet.findByText('この求人では、検便の提出を求めていません。')).toBeVisible()
    await openOffering('clientStaff')
    const other = await look()
    await other.findByRole('region', { name: '資格' })
    expect(other.queryByRole('region', { name: '検便' })).toBeNull()
  })
})
describe('1人の交通費', () => {
  const change = async () => {
    const row = within((await screen.findByText('髙橋 美咲')).closest('[role=row]') as HTMLElement)
    await userEvent.click(row.getByRole('button', { name: '髙橋 美咲さんのその他の操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '交通費を変更する' }))
    return inDialog('髙橋 美咲さんの交通費を変更する')
  }
  test('上げることだけができ、下げると欄で断り、変わった額を知らせる', async () => {
    await addMatches(901)
    await openOffering()
    const sheet = await change()
    const field = await sheet.findByRole('textbox', { name: /変更後の交通費/ })
    await userEvent.clear(field)
    await userEvent.type(field, '400')
    await userEvent.click(sheet.getByRole('button', { name: '交通費を変更する' }))
    expect(
      await sheet.findByText('マッチング済みのワーカーがいるため、下げることはできません。'),
    ).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '900')
    expect(sheet.getByText('交通費', { selector: 'dt' }).parentElement).toHaveTextContent(
      '交通費500円 →から 900円',
    )
    await userEvent.click(sheet.getByRole('button', { name: '交通費を変更する' }))
    await expectDialogClosed()
    expect(takeMessages()).toContain('髙橋 美咲さんの交通費を900円にしました。')
    expect(
      (
        await callStore<{ transportationYen: number }>(
          'manager',
          'GET',
          '/offerings/8001/users/901',
        )
      ).body.transportationYen,
    ).toBe(900)
  })
})
