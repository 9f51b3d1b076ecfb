import { useState } from 'react'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { WorkedWorkerPicker } from '@/components/workers/WorkedWorkerPicker'
import type { SelectedWorkers } from '@/components/workers/WorkerChoices'
import { graduates } from '@/contracts/workers'
import { graduateKinds, type GraduateKind } from '@/contracts/workers/enums'
import { graduateKindLabel } from '@/domain/workers/workers'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
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
    <FormSheet
      title='勤務経験者から登録する'
      form={form}
      onForm={onForm}
      applyLabel={selected.size > 0 ? `${selected.size}名を登録する` : '登録する'}
      disabledReason={selected.size === 0 ? '登録するワーカーを選んでください。' : undefined}
      onClose={onClose}
    >
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
        nobodyLeft='この店舗で働いたことがあり、まだ登録していない方はいません。'
      />
    </FormSheet>
  )
}
