import { notifyError } from '@/api/client'
import { useMutation } from '@/api/hooks'
import { multidatePostings } from '@/contracts/bulkOfferings'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { isMultidateRunning, multidateNote } from '@/domain/offerings/bulkOffering'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

/** Runs over many dates whose outcome nobody has read yet. */
export function RunNotes({
  clientId,
  runs,
}: {
  clientId: string
  runs: readonly MultidatePosting[]
}) {
  const [check, checking] = useMutation(multidatePostings.check)
  return runs.map((run) => {
    const running = isMultidateRunning(run.status)
    const follow = href(routes.bulkCreate, { clientId }, { operationId: run.id })
    return (
      <Notice
        key={run.id}
        tone={running ? 'info' : run.failedCount === 0 ? 'success' : 'warning'}
        title={`複数日の募集「${run.title}」`}
        action={
          <>
            <ButtonLink size={32} href={follow}>
              {running ? '進み具合を見る' : run.failedCount > 0 ? '直す' : '結果を見る'}
            </ButtonLink>
            {!running && (
              <Can do={multidatePostings.check}>
                <Button
                  size={32}
                  loading={checking}
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
