import { useState } from 'react'
import { notifyError, request, fetchResponse } from '@/api/client'
import { useQuery } from '@/api/hooks'
import { papers } from '@/contracts/qualificationDocuments'
import type { StoolInspectionReports } from '@/contracts/qualificationDocuments/schemas'
import { stoolInspectionLabel } from '@/domain/labels'
import { formatDateTime, formatDay } from '@/lib/dates/tokyoDate'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useQualificationDocument } from '@/features/offerings/hooks/useQualificationDocument'

const results: Record<NonNullable<StoolInspectionReports['items'][number]['result']>, string> = {
  negative: '陰性',
  positive: '陽性',
  unknown: '判定できず',
}
type Props = { clientId: string; offeringId: number; user: { userId: number; name: string } }

/** The stool inspection of one worker as it stands for the day of work. The paper is fetched when it is asked for: each look is noted. */
export function StoolReport({ clientId, offeringId, user: { userId, name } }: Props) {
  const here = { clientId, offeringId }
  const now = new Date()
  const reports = useQuery(papers.stoolReports, here)
  const setting = useQuery(papers.stoolSettingOfOffering, here)
  const [paper, show] = useQualificationDocument(clientId)
  const [opening, setOpening] = useState(false)
  const error = reports.error ?? setting.error
  const one = reports.data?.items.find((item) => item.userId === userId)
  async function open() {
    setOpening(true)
    try {
      await show(
        () => request(papers.stoolReportLink, { ...here, userId }),
        (link) => fetchResponse(papers.open, link),
      )
    } catch (problem) {
      notifyError(problem)
    } finally {
      setOpening(false)
    }
  }
  return (
    <section aria-label='検便'>
      <h3>検便</h3>
      {error ? (
        <ErrorState
          inline
          onRetry={() => {
            void reports.mutate()
            void setting.mutate()
          }}
          retrying={reports.isValidating || setting.isValidating}
        >
          {error.message}
        </ErrorState>
      ) : !reports.data || !setting.data ? (
        <Skeleton kind='text' rows={2} />
      ) : !one || (!setting.data.required && one.status === 'notRequested') ? (
        <p>この求人では、検便の提出を求めていません。</p>
      ) : (
        <>
          {one.result === 'positive' && (
            <Notice tone='error' title='陽性の結果が届いています'>
              食品を扱う仕事には就けません。
            </Notice>
          )}
          {one.result !== 'positive' &&
            one.status !== 'available' &&
            one.submittedAt !== null &&
            one.validUntilOn !== null && (
              <Notice tone='warning' title='勤務日には、結果の有効期限が切れています'>
                新しい結果の提出を、メッセージで依頼してください。
              </Notice>
            )}
          <DescriptionList
            items={[
              { label: '状態', value: stoolInspectionLabel[one.status] },
              ...(setting.data.submitBy && one.status !== 'available'
                ? [{ label: '提出期限', value: formatDateTime(setting.data.submitBy, now) }]
                : []),
              ...(one.inspectedOn
                ? [{ label: '検査日', value: formatDay(one.inspectedOn, now) }]
                : []),
              ...(one.validUntilOn
                ? [{ label: '有効期限', value: formatDay(one.validUntilOn, now) }]
                : []),
              ...(one.result ? [{ label: '結果', value: results[one.result] }] : []),
            ]}
          />
          {one.hasPaper && !paper && (
            <Button loading={opening} onClick={() => void open()}>
              検便の結果を表示する
            </Button>
          )}
          {paper &&
            (paper.isImage ? (
              <img src={paper.url} alt={`${name}さんの検便の結果`} />
            ) : (
              <a href={paper.url} target='_blank' rel='noreferrer'>
                検便の結果を別の画面で開く
              </a>
            ))}
          {one.hasPaper && <p>結果の書類を表示すると、表示した人と日時が記録されます。</p>}
        </>
      )}
    </section>
  )
}
