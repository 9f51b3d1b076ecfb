import { SubmitButtons } from '@/features/offerings/components/form/OfferingForm.styles'
import type { OfferingSave } from '@/features/offerings/hooks/useSaveOffering'
import { Button } from '@/ui/buttons/Button'

type Props = {
  isHidden: boolean
  save: Pick<OfferingSave, 'intent' | 'setIntent' | 'isSaving'>
  isSubmitting: boolean
  onQuit: () => void
}

/** A hidden offering can be saved or published, a public one only saved. */
export function EditButtons({
  isHidden,
  save: { intent, setIntent, isSaving },
  isSubmitting,
  onQuit,
}: Props) {
  return (
    <>
      <SubmitButtons data-two-buttons={isHidden || undefined}>
        {isHidden && (
          <Button
            type='submit'
            tone='primary'
            size={48}
            wide
            loading={isSubmitting && intent === 'publish'}
            onClick={() => setIntent('publish')}
          >
            確認へ進む
          </Button>
        )}
        <Button
          type='submit'
          tone={isHidden ? 'plain' : 'primary'}
          size={48}
          wide
          loading={isSaving || (isSubmitting && intent === 'save')}
          onClick={() => setIntent('save')}
        >
          {isHidden ? '公開せずに保存する' : '変更を保存する'}
        </Button>
      </SubmitButtons>
      <Button tone='quiet' size={44} wide onClick={onQuit}>
        下書きを残してやめる
      </Button>
    </>
  )
}
