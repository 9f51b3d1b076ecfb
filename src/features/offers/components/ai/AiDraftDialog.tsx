import { useState } from 'react'
import styled from 'styled-components'
import { useAiDraft } from '@/features/offers/hooks/useAiDraft'
import type { Editing } from '@/features/offers/lib/editing'
import { entriesOf, putTexts, type TextField } from '@/features/offers/lib/texts'
import { notify } from '@/lib/notifications/notificationQueue'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font } from '@/ui/tokens'
import { AiDraftActions } from './AiDraftActions'
import { AiDraftForm, type AiDraftRequest } from './AiDraftForm'
import { AiDraftResult } from './AiDraftResult'

const Form = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.s};
    line-height: 1.6;
  }
`
type Props = { editing: Editing; occupationId: number; onClose: () => void }

const splitKeywords = (text: string) =>
  text
    .split(/[、,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/**
 * Generates a draft of the texts in three steps: request, wait, review. Only the selected texts are put into the form.
 */
export function AiDraftDialog({
  editing: { clientId, form, occupations, hasTextModel },
  occupationId,
  onClose,
}: Props) {
  const { state, start, startFromTasks, restart } = useAiDraft(clientId)
  const [request, setRequest] = useState<AiDraftRequest>({
    keywords: '',
    tone: 'standard',
    industryNote: '',
  })
  const [selectedFields, setSelectedFields] = useState<readonly TextField[]>()
  const input = {
    ...request,
    masterCompanyOccupationId: occupationId,
    keywords: splitKeywords(request.keywords),
  }
  const entries = state.kind === 'done' ? entriesOf(form, state.result) : []
  // Preselects the empty fields; fields with text are replaced only if the user selects them.
  const appliedFields =
    selectedFields ?? entries.filter(({ current }) => current === '').map(({ field }) => field)
  function handleApply(close: () => void) {
    putTexts(
      form,
      entries.filter(({ field }) => appliedFields.includes(field)),
    )
    notify({ type: 'success', body: ['文案を入れました。お店に合わせて直してください。'] })
    close()
  }
  return (
    <Dialog
      title='文案を作る'
      onClose={onClose}
      overlayCloses={false}
      footer={(close) => (
        <AiDraftActions
          kind={state.kind}
          hasEntries={entries.length > 0}
          selectedCount={appliedFields.length}
          onStart={() => void start(input)}
          onApply={() => handleApply(close)}
          onStartFromTasks={() => void startFromTasks(input)}
          onRestart={() => {
            setSelectedFields(undefined)
            restart()
          }}
          onClose={close}
        />
      )}
    >
      <Form>
        {state.kind === 'asking' && (
          <AiDraftForm
            request={request}
            occupation={occupations.find(({ id }) => id === occupationId)}
            hasTextModel={hasTextModel}
            errors={state.fields}
            onChange={(change) => setRequest((now) => ({ ...now, ...change }))}
          />
        )}
        {state.kind === 'waiting' && (
          <>
            <p role='status'>文案を作っています。長くても90秒ほどです。このままお待ちください。</p>
            <Skeleton kind='text' rows={5} />
          </>
        )}
        {state.kind === 'failed' && (
          <Notice tone='warning' live title='文案を作れませんでした'>
            {state.message}
          </Notice>
        )}
        {state.kind === 'done' && entries.length > 0 && (
          <AiDraftResult
            note={state.note}
            entries={entries}
            selectedFields={appliedFields}
            onChoose={setSelectedFields}
          />
        )}
        {state.kind === 'done' && entries.length === 0 && (
          <Notice title='この文案は、すでに入っています'>{state.note}</Notice>
        )}
      </Form>
    </Dialog>
  )
}
