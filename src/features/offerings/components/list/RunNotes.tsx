import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { Can } from '@/components/permissions/Can'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { isMultidateRunning, multidateNote } from '@/domain/offerings/bulkOffering'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'

function toneOf(run: MultidatePosting): NoticeTone {
  if (isMultidateRunning(run.status)) return 'info'
  return run.failedCount === 0 ? 'success' : 'warning'
}
function linkLabelOf(run: MultidatePosting) {
  if (isMultidateRunning(run.status)) return '進み具合を見る'
  return run.failedCount > 0 ? '直す' : '結果を見る'
}

/** Bulk creations whose result has not been confirmed yet. */
export function RunNotes({
  clientId,
  runs,
}: {
  clientId: string
  runs: readonly MultidatePosting[]
}) {
  const [check, isChecking] = useMutation(bulkOfferings.check)
  return runs.map((run) => {
    const isRunning = isMultidateRunning(run.status)
    const runHref = href(routes.bulkCreate, { clientId }, { operationId: run.id })
    return (
      <Notice
        key={run.id}
        tone={toneOf(run)}
        title={`複数日の募集「${run.title}」`}
        action={
          <>
            <ButtonLink size={32} href={runHref}>
              {linkLabelOf(run)}
            </ButtonLink>
            {!isRunning && (
              <Can do={bulkOfferings.check}>
                <Button
                  size={32}
                  loading={isChecking}
                  onClick={() => void check({ clientId, operationId: run.id }).catch(notifyError)}
                >
                  確認した
                </Button>
              </Can>
            )}
          </>
        }
      >
        {multidateNote(run)}
      </Notice>
    )
  })
}
