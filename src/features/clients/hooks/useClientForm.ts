import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '@/api/ApiError'
import { useDraft } from '@/api/useDraft'
import { useVersionedForm } from '@/api/useVersionedForm'
import type { Client } from '@/contracts/clients/schemas'
import type schema from '@/features/clients/clientForm.schema'
import { valuesOf, type ClientValues } from '@/features/clients/lib/clientValues'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'

export type ClientOutput = z.output<typeof schema>
/** The props of a section of the store's form. */
export type ClientFormProps = { form: UseFormReturn<ClientValues, unknown, ClientOutput> }

const leaveNote =
  '入力した内容は下書きとしてこの端末に残ります(写真と、招待する方のメールアドレスは残りません)。'

/** Why the server refused a save. The user can confirm that a `duplicate` is a different store. */
type SaveRefusal = {
  kind: 'duplicate' | 'refused'
  messages: readonly string[]
}
const kindOf = ({ code }: ApiError) => (code === 'duplicate' ? code : 'refused')

export type SaveClient = (
  values: ClientOutput,
  options: {
    isDuplicateConfirmed: boolean
    /** The version that the form's values are based on: opened, or merged since; undefined for a new store. */
    opened: Client | undefined
    onSaved: () => void
  },
) => Promise<void>
type Options = {
  /** The edited store; undefined for a new one. */
  client: Client | undefined
  draftKey: string | undefined
  /** Saves and navigates; calls `onSaved` before it navigates. */
  onSave: SaveClient
  /** Reads the store again after another user has changed it. */
  readLatest?: (() => Promise<Client | undefined>) | undefined
}

/** The state of the store's form: draft, unsaved-changes guard, save and refusal. */
export function useClientForm({ client, draftKey, onSave, readLatest }: Options) {
  const [refusal, setRefusal] = useState<SaveRefusal>()
  const versioned = useVersionedForm(() => import('@/features/clients/clientForm.schema'), {
    record: client,
    valuesOf,
    readLatest,
  })
  const { form } = versioned
  const draft = useDraft(draftKey, versioned.draftForm, {
    except: ['photos', 'images', 'invitations'],
  })
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty, { note: leaveNote, draft })
  const saveWith = (isDuplicateConfirmed: boolean) =>
    versioned.submitWith(async (values, opened) => {
      setRefusal(undefined)
      try {
        await onSave(values, {
          isDuplicateConfirmed,
          opened,
          onSaved: () => {
            draft.clear()
            allowLeaving()
          },
        })
      } catch (error) {
        const isRefusal = error instanceof ApiError && error.status === 409
        if (!isRefusal || error.code === 'stale') throw error
        setRefusal({ kind: kindOf(error), messages: error.messages })
      }
    })
  return {
    form: form as ClientFormProps['form'],
    guard,
    draft,
    refusal,
    submit: saveWith(false),
    saveAnyway: () => void saveWith(true).onSubmit(),
    versioned,
  }
}
