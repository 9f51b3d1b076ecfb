import { WandSparkles } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { noAnswer } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { type GroceryTemplateCode, groceryTemplateCodes } from '@/contracts/offers/enums'
import { groceryTemplateName } from '@/domain/offers/labels'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import type { TextEntry } from '@/features/offers/lib/texts'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const ReplaceTexts = dynamic(() => import('./ReplaceTexts').then((m) => m.ReplaceTexts), {
  ssr: false,
  loading: LazyDialogBoundary,
})

const GROCERY_INDUSTRY = 'スーパー'

/**
 * Fills in the model text of the occupation or of a supermarket department: empty fields at once,
 * others after a confirmation.
 */
export function ModelTextButton({
  editing: { clientId, form, values, occupations },
}: {
  editing: Editing
}) {
  const [loading, setLoading] = useState<number | GroceryTemplateCode>()
  const [conflictingEntries, setConflictingEntries] = useState<readonly TextEntry[]>([])
  const occupationId = values.masterCompanyOccupationId
  const isGrocery =
    occupations.find(({ id }) => id === occupationId)?.industry.startsWith(GROCERY_INDUSTRY) ===
    true
  async function fill(source: number | GroceryTemplateCode) {
    setLoading(source)
    try {
      const { fillModelText } = await import('@/features/offers/lib/modelText').catch(() => {
        throw noAnswer()
      })
      setConflictingEntries(await fillModelText({ clientId, form }, source))
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
          occupationId === null
            ? '「基本」で職種を選ぶと、その職種の文例を入れたり、文案を作ったりできます。'
            : undefined
        }
        onClick={() => {
          if (occupationId !== null) void fill(occupationId)
        }}
      >
        この職種の文例を入れる
      </Button>
      {isGrocery && (
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
      {conflictingEntries.length > 0 && (
        <ReplaceTexts
          form={form}
          conflictingEntries={conflictingEntries}
          onClose={() => setConflictingEntries([])}
        />
      )}
    </>
  )
}
