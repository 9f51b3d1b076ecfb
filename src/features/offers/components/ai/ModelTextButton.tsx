import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { noAnswer } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import {
  type GroceryTemplateCode,
  groceryTemplateCodes,
  groceryTemplateName,
} from '@/contracts/groceryTemplates'
import { arriving } from '@/lib/browser/arriving'
import { Button } from '@/ui/buttons/Button'
import type { Editing } from '@/features/offers/lib/editing'
import { MissingPiece } from '@/features/offers/components/editor/LazyLoadError'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { TextEntry } from '@/features/offers/lib/texts'

const useReplaceTexts = arriving(() => import('./ReplaceTexts').then((m) => m.ReplaceTexts))

const GROCERY = 'スーパー'

/** The model text of the chosen occupation, or of a department of a supermarket: into the fields that are empty at once, into those with words only when asked. */
export function ModelTextButton({
  editing: { clientId, form, values, occupations },
}: {
  editing: Editing
}) {
  const [loading, setLoading] = useState<number | GroceryTemplateCode>()
  const [typed, setTyped] = useState<readonly TextEntry[]>([])
  const [ReplaceTexts, failed, retry] = useReplaceTexts(typed.length > 0)
  const occupation = values.masterCompanyOccupationId
  const grocery =
    occupations.find(({ id }) => id === occupation)?.industry.startsWith(GROCERY) === true
  async function fill(from: number | GroceryTemplateCode) {
    setLoading(from)
    try {
      const { fillModelText } = await import('@/features/offers/lib/modelText').catch(() => {
        throw noAnswer()
      })
      setTyped(await fillModelText({ clientId, form }, from))
    } catch (error) {
      notifyError(error)
    } finally {
      setLoading(undefined)
    }
  }
  return (
    <>
      <Button
        tone='blue'
        size={40}
        icon={<WandSparkles aria-hidden />}
        loading={typeof loading === 'number'}
        disabledReason={
          occupation === null
            ? '「基本」で職種を選ぶと、その職種の文例を入れたり、下書きを作ったりできます。'
            : undefined
        }
        onClick={() => {
          if (occupation !== null) void fill(occupation)
        }}
      >
        この職種の文例を入れる
      </Button>
      {grocery && (
        <QuickWords label='スーパーの部門の文例'>
          {groceryTemplateCodes.map((code) => (
            <Button
              key={code}
              size={32}
              loading={loading === code}
              aria-label={`「${groceryTemplateName[code]}」の文例を入れる`}
              onClick={() => void fill(code)}
            >
              {groceryTemplateName[code]}
            </Button>
          ))}
        </QuickWords>
      )}
      {typed.length > 0 && failed && <MissingPiece onRetry={retry} />}
      {typed.length > 0 && ReplaceTexts && (
        <ReplaceTexts form={form} typed={typed} onClose={() => setTyped([])} />
      )}
    </>
  )
}
