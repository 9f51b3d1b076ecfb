import { Save } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { DraftNotice } from '@/components/drafts/DraftNotice'
import type { Client } from '@/contracts/clients/schemas'
import { useClientForm, type SaveClient } from '@/features/clients/hooks/useClientForm'
import { fieldLabels, fieldWords } from '@/features/clients/lib/clientValues'
import { formatTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { ActionBar } from '@/ui/layout/ActionBar'
import { AddressSection } from './AddressSection'
import { BasicSection } from './BasicSection'
import * as S from './ClientForm.styles'
import { ContactSection } from './ContactSection'
import { InvitationSection } from './InvitationSection'
import { PhotoSection } from './PhotoSection'
import { WorkplaceSection } from './WorkplaceSection'

type Props = {
  /** The edited store; undefined for a new one. */
  client?: Client
  /** The store on whose behalf postal codes are looked up. */
  placeClientId: string | undefined
  draftKey: string | undefined
  /** The verb of the submit button without invitations: '保存' or '追加'. */
  verb: string
  backTo: string
  onSave: SaveClient
  readLatest?: () => Promise<Client | undefined>
}

/** The form of a store: one page for a new one and for a stored one. */
export function ClientForm({
  client,
  placeClientId,
  draftKey,
  verb,
  backTo,
  onSave,
  readLatest,
}: Props) {
  const id = useId()
  const editor = useClientForm({ client, draftKey, onSave, readLatest })
  const { form, draft, submit } = editor
  const invitations = useWatch({ control: form.control, name: 'invitations' })
  return (
    <>
      {editor.guard}
      <S.Form {...submit} id={id}>
        <DraftNotice draft={draft} />
        <Refusal editor={editor} />
        <ConflictNotice versioned={editor.versioned} labels={fieldLabels} words={fieldWords} />
        <FormErrorSummary form={form} labels={fieldLabels} />
        <BasicSection form={form} />
        <AddressSection form={form} placeClientId={placeClientId} />
        <ContactSection form={form} />
        <WorkplaceSection form={form} />
        <PhotoSection form={form} clientId={client ? String(client.id) : ''} />
        <InvitationSection form={form} />
      </S.Form>
      <ActionBar
        summary={
          draft.savedAt === undefined ? undefined : (
            <S.Saved>
              <Save size={14} aria-hidden /> {formatTime(new Date(draft.savedAt))}{' '}
              に下書きを保存しました
            </S.Saved>
          )
        }
      >
        <Button
          type='submit'
          form={id}
          tone='primary'
          size={48}
          loading={form.formState.isSubmitting}
        >
          {invitations.length > 0 ? `${verb}して${invitations.length}名を招待する` : `${verb}する`}
        </Button>
        <ButtonLink size={48} href={backTo}>
          やめる
        </ButtonLink>
      </ActionBar>
    </>
  )
}

type Editor = ReturnType<typeof useClientForm>

/** Why a save was refused, and what to do next. */
function Refusal({ editor: { refusal, saveAnyway, form } }: { editor: Editor }) {
  if (!refusal) return null
  return (
    <FormAlert
      tone={refusal.kind === 'duplicate' ? 'warning' : 'error'}
      messages={refusal.messages}
      action={
        refusal.kind === 'duplicate' && (
          <Button size={32} loading={form.formState.isSubmitting} onClick={saveAnyway}>
            別の店舗として保存する
          </Button>
        )
      }
    />
  )
}
