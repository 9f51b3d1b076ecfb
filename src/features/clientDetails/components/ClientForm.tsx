import { Save } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { formatTime } from '@/lib/date'
import type { Client } from '@/contracts/clients/schemas'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { ActionBar } from '@/ui/layout/ActionBar'
import { DraftNotice } from '@/components/drafts/DraftNotice'
import { fieldLabels, type ClientValues } from '@/features/clientDetails/lib/clientValues'
import { useClientForm, type SaveClient } from '@/features/clientDetails/hooks/useClientForm'
import { AddressSection } from './AddressSection'
import { BasicSection } from './BasicSection'
import { ContactSection } from './ContactSection'
import { InvitationSection } from './InvitationSection'
import { PhotoSection } from './PhotoSection'
import { WorkplaceSection } from './WorkplaceSection'
import * as S from './ClientForm.styles'

type Props = {
  /** The edited store; undefined for a new one. */
  clientId?: string
  /** A store whose known addresses a postal code is looked up in. */
  placeClientId: string | undefined
  initialValues: ClientValues
  draftKey: string | undefined
  /** 「保存」, 「追加」: what the button does, beside the invitations. */
  verb: string
  backTo: string
  onSave: SaveClient
  onLatest?: () => Promise<Client | undefined>
}

/** The form of a store: one page for a new one and for a stored one. */
export function ClientForm({
  clientId,
  placeClientId,
  initialValues,
  draftKey,
  verb,
  backTo,
  onSave,
  onLatest,
}: Props) {
  const id = useId()
  const editor = useClientForm({ initialValues, draftKey, onSave, onLatest })
  const { form, draft, submit } = editor
  const invitations = useWatch({ control: form.control, name: 'invitations' })
  return (
    <>
      {editor.guard}
      <S.Form {...submit} id={id}>
        <DraftNotice draft={draft} />
        <Refusal editor={editor} />
        <FormErrorSummary form={form} labels={fieldLabels} />
        <BasicSection form={form} />
        <AddressSection form={form} placeClientId={placeClientId} />
        <ContactSection form={form} />
        <WorkplaceSection form={form} />
        <PhotoSection form={form} clientId={clientId ?? ''} />
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

/** Why a save was refused, with the way on. */
function Refusal({ editor: { refusal, saveAnyway, takeLatest, form } }: { editor: Editor }) {
  if (!refusal) return null
  const tones = { duplicate: 'warning', stale: 'error', refused: 'error', latest: 'info' } as const
  const actions = {
    duplicate: (
      <Button size={32} loading={form.formState.isSubmitting} onClick={saveAnyway}>
        別の店舗として保存する
      </Button>
    ),
    stale: (
      <Button size={32} onClick={() => void takeLatest()}>
        最新の内容を読み込む
      </Button>
    ),
    refused: undefined,
    latest: undefined,
  }
  return (
    <FormAlert
      tone={tones[refusal.kind]}
      messages={refusal.messages}
      action={actions[refusal.kind]}
    />
  )
}
