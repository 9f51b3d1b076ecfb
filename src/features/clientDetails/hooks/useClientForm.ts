import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '@/api/ApiError'
import { useDraft } from '@/api/useDraft'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { Client } from '@/contracts/clients/schemas'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import type { ClientValues } from '@/features/clientDetails/lib/clientValues'
import { valuesOf } from '@/features/clientDetails/lib/clientValues'
import type schema from '@/features/clientDetails/clientForm.schema'

export type ClientOutput = z.output<typeof schema>
/** The form of a store, as its sections take it. */
export type ClientFormProps = { form: UseFormReturn<ClientValues, unknown, ClientOutput> }

const leaveNote =
  '入力した内容は下書きとしてこの端末に残ります(写真と、招待する方のメールアドレスは残りません)。'

/** What the server said about a save: a store that exists already may be confirmed, a newer version taken over. */
type SaveRefusal = {
  kind: 'duplicate' | 'stale' | 'refused' | 'latest'
  messages: readonly string[]
}
const kindOf = ({ code }: ApiError) => (code === 'duplicate' || code === 'stale' ? code : 'refused')

export type SaveClient = (
  values: ClientOutput,
  options: { isDuplicateConfirmed: boolean; onSaved: () => void },
) => Promise<void>
type Options = {
  initialValues: ClientValues
  draftKey: string | undefined
  /** Saves and navigates; calls `onSaved` before it navigates. */
  onSave: SaveClient
  /** Reads the store again, after somebody else has changed it. */
  onLatest?: (() => Promise<Client | undefined>) | undefined
}

/** The state of the form of a store: draft, guard, save, and what the server said about it. */
export function useClientForm({ initialValues, draftKey, onSave, onLatest }: Options) {
  const [refusal, setRefusal] = useState<SaveRefusal>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/clientDetails/clientForm.schema'),
    initialValues,
  )
  const draft = useDraft(draftKey, form, { except: ['photos', 'images', 'invitations'] })
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty, { note: leaveNote, draft })
  const saveWith = (isDuplicateConfirmed: boolean) =>
    submitWith(async (values) => {
      setRefusal(undefined)
      try {
        await onSave(values, {
          isDuplicateConfirmed,
          onSaved: () => {
            draft.clear()
            allowLeaving()
          },
        })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        setRefusal({ kind: kindOf(error), messages: error.messages })
      }
    })
  /** Fields that were not edited here take the values that somebody else saved; edited ones keep the input. */
  async function takeLatest() {
    const latest = await onLatest?.()
    if (!latest) return
    const typed = form.getValues()
    const before = { ...form.formState.defaultValues }
    form.reset(valuesOf(latest))
    for (const name of Object.keys(typed) as (keyof ClientValues)[])
      if (JSON.stringify(typed[name]) !== JSON.stringify(before[name]))
        form.setValue(name, typed[name], { shouldDirty: true })
    setRefusal({
      kind: 'latest',
      messages: [
        '最新の内容を読み込みました。',
        '入力した内容は残っています。確かめて、もう一度保存してください。',
      ],
    })
  }
  return {
    form: form as ClientFormProps['form'],
    guard,
    draft,
    refusal,
    submit: saveWith(false),
    saveAnyway: () => void saveWith(true).onSubmit(),
    takeLatest,
  }
}
