import { useState } from 'react'
import { notifyError, request, fetchResponse } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { workerDocuments } from '@/contracts/documents'
import type { StoolInspectionReports } from '@/contracts/documents/schemas'
import { stoolInspectionLabel } from '@/domain/matchings/labels'
import { useQualificationDocument } from '@/features/offerings/hooks/useQualificationDocument'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'

type StoolReportItem = StoolInspectionReports['items'][number]
const results: Record<NonNullable<StoolReportItem['result']>, string> = {
  negative: '陰性',
  positive: '陽性',
  unknown: '判定できず',
}
type Props = { clientId: string; offeringId: number; user: { userId: number; name: string } }

/**
 * The stool inspection of one worker for the day of work. The document is read only on request,
 * because each view is recorded.
 */
export function StoolReport({ clientId, offeringId, user: { userId, name } }: Props) {
  const params = { clientId, offeringId }
  const { report, isLoaded, submitBy, error, isRetrying, retry } = useStoolReport({
    ...params,
    userId,
  })
  const [reportFile, show] = useQualificationDocument(clientId)
  const [isOpening, setIsOpening] = useState(false)
  async function handleOpen() {
    setIsOpening(true)
    try {
      await show(
        () => request(workerDocuments.stoolReportLink, { ...params, userId }),
        (link) => fetchResponse(workerDocuments.open, link),
      )
    } catch (error) {
      notifyError(error)
    } finally {
      setIsOpening(false)
    }
  }
  return (
    <section aria-label='検便'>
      <h3>検便</h3>
      {error && (
        <ErrorState inline onRetry={retry} retrying={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !isLoaded && <Skeleton kind='text' rows={2} />}
      {!error && isLoaded && !report && <p>この求人では、検便の提出を求めていません。</p>}
      {!error && report && (
        <>
          <ReportFacts report={report} submitBy={submitBy} />
          {report.hasFile && !reportFile && (
            <Button loading={isOpening} onClick={() => void handleOpen()}>
              検便の結果を表示する
            </Button>
          )}
          {reportFile &&
            (reportFile.isImage ? (
              <img src={reportFile.url} alt={`${name}さんの検便の結果`} />
            ) : (
              <a href={reportFile.url} target='_blank' rel='noreferrer'>
                検便の結果を別の画面で開く
              </a>
            ))}
          {report.hasFile && <p>結果の書類を表示すると、表示した人と日時が記録されます。</p>}
        </>
      )}
    </section>
  )
}

/** The report that the offering asks this worker for; undefined if it asks for none. */
function useStoolReport({
  clientId,
  offeringId,
  userId,
}: {
  clientId: string
  offeringId: number
  userId: number
}) {
  const reports = useQuery(workerDocuments.stoolReports, { clientId, offeringId })
  const setting = useQuery(workerDocuments.stoolSettingOfOffering, { clientId, offeringId })
  const ownReport = reports.data?.items.find((item) => item.userId === userId)
  const isRequired = setting.data?.required || ownReport?.status !== 'notRequested'
  const isLoaded = reports.data !== undefined && setting.data !== undefined
  return {
    report: isLoaded && isRequired ? ownReport : undefined,
    isLoaded,
    submitBy: setting.data?.submitBy ?? null,
    error: reports.error ?? setting.error,
    isRetrying: reports.isValidating || setting.isValidating,
    retry: () => {
      void reports.mutate()
      void setting.mutate()
    },
  }
}

/** The result and its dates, with a warning if it is not valid on the day of work. */
function ReportFacts({ report, submitBy }: { report: StoolReportItem; submitBy: string | null }) {
  const now = serverNow()
  const isPositive = report.result === 'positive'
  return (
    <>
      {isPositive && (
        <Notice tone='error' title='陽性の結果が届いています'>
          食品を扱う仕事には就けません。
        </Notice>
      )}
      {!isPositive &&
        report.status !== 'available' &&
        report.submittedAt !== null &&
        report.validUntilOn !== null && (
          <Notice tone='warning' title='勤務日には、結果の有効期限が切れています'>
            新しい結果の提出を、メッセージで依頼してください。
          </Notice>
        )}
      <DescriptionList
        items={[
          { label: '状態', value: stoolInspectionLabel[report.status] },
          ...(submitBy && report.status !== 'available'
            ? [{ label: '提出期限', value: formatDateTime(submitBy, now) }]
            : []),
          ...(report.inspectedOn
            ? [{ label: '検査日', value: formatDay(report.inspectedOn, now) }]
            : []),
          ...(report.validUntilOn
            ? [{ label: '有効期限', value: formatDay(report.validUntilOn, now) }]
            : []),
          ...(report.result ? [{ label: '結果', value: results[report.result] }] : []),
        ]}
      />
    </>
  )
}
