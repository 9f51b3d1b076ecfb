import { FileText, X } from 'lucide-react'
import { useRef } from 'react'
import { ManualName } from '@/components/offers/ManualName'
import { manualLimits } from '@/contracts/manuals/enums'
import type { Manual } from '@/contracts/manuals/schemas'
import { acceptedTypes, manualsField, useManuals } from '@/features/offers/hooks/useManuals'
import { errorMessageIn, type Editing } from '@/features/offers/lib/editing'
import { useSendings } from '@/features/offers/lib/manualSending'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { Field } from '@/ui/fields/Field'
import { fileSize } from '@/ui/fields/files/fileRules'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { ManualDropZone } from './ManualDropZone'
import { ManualActions, ManualFacts, Manuals } from './ManualField.styles'
import { UploadingManual } from './UploadingManual'

/** The manuals of an offer. The form values contain both uploaded manuals and those being uploaded (negative ids). */
export function ManualField({ editing: { clientId, form, values } }: { editing: Editing }) {
  const manuals = values.content.manuals
  const sendings = useSendings()
  const { errorMessages, statusMessage, add, replace, remove } = useManuals({ clientId, form })
  const input = useRef<HTMLInputElement>(null)
  const replacementInput = useRef<HTMLInputElement>(null)
  const replacedManual = useRef<Manual>(undefined)

  function handleReplace(manual: Manual) {
    replacedManual.current = manual
    replacementInput.current?.click()
  }
  function handleRemove(manual: Manual, replacement?: Manual) {
    remove(manual, replacement)
    // The focused button disappears with its row, so the focus moves to the file input.
    requestAnimationFrame(() => input.current?.focus())
  }
  const formError = errorMessageIn(form.getFieldState(manualsField, form.formState).error)
  return (
    <Field
      label='マニュアル(PDF)'
      optional
      help='マッチングしたワーカーに、メッセージで届きます。公開後に差し替えても、公開済みの求人では元のままです。'
      error={errorMessages.length > 0 ? errorMessages.join('\n') : formError}
    >
      {(wiring) => (
        <Manuals>
          {manuals.length > 0 && (
            <ul aria-label='マニュアル'>
              {manuals.map((manual) => (
                <li key={manual.id}>
                  <span data-kind=''>
                    <FileText aria-hidden />
                  </span>
                  {manual.id > 0 ? (
                    <UploadedManual
                      clientId={clientId}
                      manual={manual}
                      onReplace={() => handleReplace(manual)}
                      onRemove={() => handleRemove(manual)}
                    />
                  ) : (
                    <UploadingManual
                      manual={manual}
                      sending={sendings.find(({ id }) => id === manual.id)}
                      onRemove={(replacement) => handleRemove(manual, replacement)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <input
            ref={replacementInput}
            type='file'
            hidden
            aria-label='差し替えるファイル'
            accept={acceptedTypes.join(',')}
            onChange={(event) => {
              replace(replacedManual.current, [...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          {manuals.length < manualLimits.count && (
            <ManualDropZone
              inputProps={wiring}
              inputRef={input}
              hasManuals={manuals.length > 0}
              onSelect={add}
            />
          )}
          <VisuallyHidden role='status'>{statusMessage}</VisuallyHidden>
        </Manuals>
      )}
    </Field>
  )
}

type UploadedProps = {
  clientId: string
  manual: Manual
  onReplace: () => void
  onRemove: () => void
}

function UploadedManual({ clientId, manual, onReplace, onRemove }: UploadedProps) {
  return (
    <>
      <ManualFacts>
        <ManualName clientId={clientId} manual={manual} />
        <small>{fileSize(manual.byteSize)}</small>
      </ManualFacts>
      <ManualActions>
        <Button size={32} aria-label={`${manual.name}を差し替える`} onClick={onReplace}>
          差し替える
        </Button>
        <IconButton label={`${manual.name}を外す`} icon={<X aria-hidden />} onClick={onRemove} />
      </ManualActions>
    </>
  )
}
