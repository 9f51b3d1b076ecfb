import { useState } from 'react'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { WorkedWorkerPicker } from '@/components/workers/WorkedWorkerPicker'
import type { SelectedWorkers } from '@/components/workers/WorkerChoices'
import { graduates } from '@/contracts/workers'
import { graduateKinds, type GraduateKind } from '@/contracts/workers/enums'
import { graduateKindLabel } from '@/domain/workers/workers'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'

/** Registers workers who have worked here as graduates, several at once. */
export function AddGraduatesSheet({
  clientId,
  onClose,
}: {
  clientId: string
  onClose: () => void
}) {
  const [selected, setSelected] = useState<SelectedWorkers>(new Map())
  const [register] = useMutation(graduates.register)
  const [form, submitWith] = useSchemaForm(() => import('@/components/workers/graduate.schema'), {
    kind: '' as GraduateKind,
    hiredOn: '',
    employmentType: '' as const,
    note: '',
  })
  const onForm = submitWith(async ({ kind }) => {
    const particulars = { kind, hiredOn: null, employmentType: null, note: '' }
    await register({ clientId, body: { userIds: [...selected.keys()], ...particulars } })
    notify({ type: 'success', body: [`${selected.size}名を卒業ワーカーに登録しました。`] })
    onClose()
  })
  return (
    <Sheet title='勤務経験者から登録する' onClose={onClose}>
      {(close) => (
        <SheetForm {...onForm} aria-label='卒業ワーカーの登録'>
          <ChoiceChips
            form={form}
            name='kind'
            label='区分'
            required
            options={graduateKinds.map((value) => ({ value, label: graduateKindLabel[value] }))}
          />
          <WorkedWorkerPicker
            clientId={clientId}
            filter={{ notGraduate: '1' }}
            selected={selected}
            onSelect={setSelected}
            nobodyLeft='働いたことのある方は、全員登録されています。'
          />
          <SheetButtons>
            <Button
              type='submit'
              tone='primary'
              size={48}
              loading={form.formState.isSubmitting}
              disabledReason={
                selected.size === 0 ? '登録するワーカーを選んでください。' : undefined
              }
            >
              {selected.size > 0 ? `${selected.size}名を登録する` : '登録する'}
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
  )
}
